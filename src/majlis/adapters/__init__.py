"""The interfaces that others know, a file each over one game in play; each needs the package it is named after."""
