@_exported import MaquetteFiles

/// Somebody typed `--help` among the arguments.
struct HelpIsWanted: Error {}

/// Whoever read our output has read enough, as `head` does. That is no error.
struct ReaderHasGone: Error {}
