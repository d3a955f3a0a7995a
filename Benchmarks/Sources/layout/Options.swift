import Measure

/// What the command line asks for.
struct Options {
    var jsonPath: String?
    var cells = 1_000
    var patience = 4.0

    static let usage = """
        usage: Scripts/bench layout [--quick] [--cells COUNT] [--json FILE]

        Builds a list of cells through UIKit's names (an image, a title and a subtitle of several lines in each, held by
        ordinary constraints), lays it out and sets the time against that of a C program which only measures the same
        texts with Pango. No two texts are alike, in a list or from one list to the next, so nothing can be looked up.

          --quick         with less repetition
          --cells COUNT   how many cells the list has (1000)
          --json FILE     write the same figures to FILE
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
