import Measure

/// What the command line asks for.
struct Options {
    var jsonPath: String?
    var rounds = 3
    var copies = 20
    var folders: [String] = []
    /// This project's own, which are the default.
    var ownFolders: [String] = []

    static let usage = """
        usage: Scripts/bench documents [--rounds N] [--copies N] [--json FILE] [FOLDER…]

        Reads, builds and lays out many documents in one process, and prints how long each step takes. Without a FOLDER
        the documents are this project's fixtures and screens that were written for this benchmark. In every round each
        document has new texts, so that no cache helps.

          --rounds N    the number of rounds, after one for warming up (3)
          --copies N    the number of copies of each of this project's documents (20); those of a FOLDER are not copied
          --json FILE   also write the figures to FILE
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Mistake(message: "\(option) needs a value") }
                return value
            }
            func number() throws -> Int {
                let text = try value()
                guard let number = Int(text), (1...10_000).contains(number) else {
                    throw Mistake(message: "\(option) needs a number from 1 to 10000, not \(text)")
                }
                return number
            }
            switch option {
            case "--own": ownFolders.append(try value())
            case "--rounds": rounds = try number()
            case "--copies": copies = try number()
            case "--json": jsonPath = try value()
            default:
                guard !option.hasPrefix("-") else { throw Mistake(message: "unknown option \(option)") }
                folders.append(option)
            }
        }
    }
}
