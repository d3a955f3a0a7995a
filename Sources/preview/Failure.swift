/// What keeps the command from doing what was asked, in one line for each error.
struct Failure: Error {
    let lines: [String]

    init(_ line: String) { lines = [line] }
    init(lines: [String]) { self.lines = lines }
}

/// Somebody typed `--help` among the arguments.
struct HelpIsWanted: Error {}

/// Whoever read our output has read enough, as `head` does. That is no error.
struct ReaderHasGone: Error {}
