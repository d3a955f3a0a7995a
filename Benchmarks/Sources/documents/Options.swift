import Measure

/// What the command line asks for.
struct Options {
    var jsonPath: String?
    var rounds = 3
    var copies = 20
    var folders: [String] = []
    /// This project's own, which are measured when nobody names others.
    var ownFolders: [String] = []

    static let usage = """
        usage: Scripts/bench documents [--rounds N] [--copies N] [--json FILE] [FOLDER…]

        Reads, builds and lays out many documents in one process, and says where a document's time goes. Without a FOLDER
        the documents are this project's fixtures and screens that were written for this benchmark. In every round each
        document has other texts, so that nothing can be looked up.

          --rounds N    how often every document has its turn, after a first one that warms up (3)
          --copies N    how many documents are made of each of this project's (20); each of a FOLDER's stands for itself
          --json FILE   write the same figures to FILE
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
