import Measure

/// What the command line asks for.
struct Options {
    var jsonPath: String?
    var cells = 1_000
    var patience = 4.0

    static let usage = """
        usage: Scripts/bench layout [--quick] [--cells COUNT] [--json FILE]

        Builds a list of cells through UIKit's names (an image, a title and a subtitle of several lines in each, held by
        ordinary constraints), lays it out, and compares the time with that of a C program that only measures the same
        texts with Pango. All texts differ, so that no cache helps.

          --quick         fewer repetitions
          --cells COUNT   the number of cells in the list (1000)
          --json FILE     also write the figures to FILE
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Mistake(message: "\(option) needs a value") }
                return value
            }
            switch option {
            case "--quick": patience = 0.5
            case "--json": jsonPath = try value()
            case "--cells":
                let text = try value()
                guard let count = Int(text), count > 0, count <= 100_000 else {
                    throw Mistake(message: "--cells needs a number from 1 to 100000, not \(text)")
                }
                cells = count
            default: throw Mistake(message: "unknown option \(option)")
            }
        }
    }
}
