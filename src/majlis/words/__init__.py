"""What the house itself says, a folder a language: sentences only. A third language is a third folder."""
