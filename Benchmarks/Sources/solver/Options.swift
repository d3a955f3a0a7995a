import Measure

/// What the command line asks for.
struct Options {
    var jsonPath: String?
    var sizes = [10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000]
    var patience = 0.5
    var budget = 30.0
    var kiwiCoordinates = SystemBuilder.Coordinates.superview
    var shapes = Shape.all
    var peer = "kiwi"

    static let usage = """
        usage: Scripts/bench solver [--quick] [--json FILE] [--sizes LIST] [--shape NAME]
                                    [--budget SECONDS] [--kiwi-coordinates superview|window]

        Solves the same layouts with our engine and with kiwi's C++ and prints how much faster ours is.
        Exits with 1 when the two disagree by more than 1e-6 about a value that the layout determines.

          --quick             only up to 1,000 constraints, and fewer repetitions
          --sizes LIST        these numbers of constraints, such as 10,30
          --json FILE         also write the figures to FILE
          --shape NAME        only the shapes whose names contain NAME
          --budget SECONDS    skip kiwi where it would take longer than this (30)
          --kiwi-coordinates  kiwi's coordinates: relative to the superview as ours (so that the systems are the same),
                              or to the window, as is usual in programs that use kiwi
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Mistake(message: "\(option) needs a value") }
                return value
            }
            switch option {
            case "--quick":
                sizes.removeAll { $0 > 1_000 }
                patience = 0.05
            case "--sizes": sizes = try numbers(try value())
            case "--json": jsonPath = try value()
            case "--shape": try select(shape: try value())
            case "--budget": budget = try number(try value(), of: option)
            case "--kiwi-coordinates": kiwiCoordinates = try coordinates(try value())
            case "--peer": peer = try value()
            default: throw Mistake(message: "unknown option \(option)")
            }
        }
    }

    private mutating func select(shape name: String) throws {
        shapes.removeAll { !$0.name.contains(name) }
        guard shapes.isEmpty else { return }
        throw Mistake(
            message: "no shape is called \(name); there are \(Shape.all.map { $0.name }.joined(separator: ", "))")
    }

    private func numbers(_ text: String) throws -> [Int] {
        try text.split(separator: ",").map { part in
            guard let number = Int(part), number > 0 else {
                throw Mistake(message: "--sizes needs positive numbers with commas between them, not \(text)")
            }
            return number
        }
    }

    private func number(_ text: String, of option: String) throws -> Double {
        guard let number = Double(text), number > 0 else {
            throw Mistake(message: "\(option) needs a positive number, not \(text)")
        }
        return number
    }

    private func coordinates(_ text: String) throws -> SystemBuilder.Coordinates {
        guard let coordinates = SystemBuilder.Coordinates(rawValue: text) else {
            throw Mistake(message: "--kiwi-coordinates is superview or window, not \(text)")
        }
        return coordinates
    }
}
