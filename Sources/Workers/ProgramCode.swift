import CProcess

/// The program's own code in memory.
public enum ProgramCode {
    /// Gives back the memory of all code that was needed so far. Between two stages of the work that is more than what comes
    /// next takes, and reading again what both need takes a few tenths of a millisecond.
    public static func letGo() { maquette_let_go_of_code() }
}
