"""A live table, without HTTP: what is on disk, who may play, and what each audience is shown."""
