@_exported import MaquetteFiles

/// `--help` is among the arguments.
struct HelpIsWanted: Error {}
