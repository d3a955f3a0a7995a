import Measure

/// What the command line asks for.
struct Options {
    var jsonPath: String?
    var preview = ""
    /// The C program.
    var plain = ""
    var rounds = 9
    var documents = 1_000
    /// A folder to keep one screen and its pictures in, to be looked at.
    var keep: String?

    static let usage = """
        usage: Scripts/bench render [--quick] [--documents COUNT] [--keep FOLDER] [--json FILE]

        Renders a screen of 50 views at 3x from a cold start: `preview render` of a JSON document, a C program that draws
        the same with cairo's own text and our encoder from a list of rectangles and texts at their places,
        `rsvg-convert` of a hand-written SVG, and headless Chromium's screenshot of a page. Then renders many documents in
        one call, on one core and on two. Every run has new texts, so that no cache helps.

          --quick            fewer repetitions
          --documents COUNT  the number of documents in the batch (1000)
          --keep FOLDER      keep one screen in its four forms there, with the four pictures
          --json FILE        also write the figures to FILE
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Mistake(message: "\(option) needs a value") }
                return value
            }
            switch option {
            case "--quick": (rounds, documents) = (3, 200)
            case "--json": jsonPath = try value()
            case "--keep": keep = try value()
            case "--preview": preview = try value()
            case "--plain": plain = try value()
            case "--documents":
                let text = try value()
                guard let count = Int(text), count > 0, count <= 100_000 else {
                    throw Mistake(message: "--documents needs a number from 1 to 100000, not \(text)")
                }
                documents = count
            default: throw Mistake(message: "unknown option \(option)")
            }
        }
        if preview.isEmpty || plain.isEmpty {
            throw Mistake(message: "--preview and --plain say where the programs are; Scripts/bench does so")
        }
    }
}
