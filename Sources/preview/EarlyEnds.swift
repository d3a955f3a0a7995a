@_exported import MaquetteFiles

/// Somebody typed `--help` among the arguments.
struct HelpIsWanted: Error {}
