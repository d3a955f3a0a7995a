import Measure

/// What the command line asks for.
struct Options {
    var jsonPath: String?
    var patience = 6.0

    static let usage = """
        usage: Scripts/bench symbols [--quick] [--json FILE]

        Draws a sheet of everyday system symbols at 17 and at 60 points, and compares the time with that of the same sheet of
        plain round rectangles, in one process, in turns. No picture is drawn from a cache.

          --quick      fewer repetitions
          --json FILE  also write the figures to FILE
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--quick": patience = 1
            case "--json":
                guard let path = rest.popFirst() else { throw Mistake(message: "--json needs a value") }
                jsonPath = path
            default: throw Mistake(message: "unknown option \(option)")
            }
        }
    }
}
