import Foundation
import Measure

/// How time and memory of `preview frames` grow with a document, for each shape that documents have.
struct Growth {
    static let usage = """
        usage: Scripts/bench growth [--most COUNT] [--seconds LIMIT] [--json FILE] [SHAPE…]

        Lays out documents of 125, 500, 2000 … 100000 views or constraints of each shape, and prints the seconds of processors, the
        megabytes, and the power that the time grows with between the last two sizes: 1 is linear. What an empty document
        takes is left out.

          --json FILE      also write the powers to FILE
          --most COUNT     no larger documents (100000)
          --seconds LIMIT  no larger ones of a shape once one took this long (20)
          SHAPE            only shapes whose names begin so
        """

    var preview = ""
    var jsonPath: String?
    var most = 100_000
    var limit = 20.0
    var shapes: [String] = []

    init(_ words: [String]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--preview": preview = words.popFirst() ?? ""
            case "--json": jsonPath = words.popFirst()
            case "--most": most = words.popFirst().flatMap { Int($0) } ?? most
            case "--seconds": limit = words.popFirst().flatMap { Double($0) } ?? limit
            case "-h", "--help":
                print(Self.usage)
                exit(0)
            default: shapes.append(word)
            }
        }
    }

    func run() throws {
        let file = NSTemporaryDirectory() + "growth-\(getpid()).json"
        defer { unlink(file) }
        func measure(_ text: String) throws -> FinishedProcess {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            return try FinishedProcess([preview, "frames", file])
        }
        let empty = try (0..<5).map { _ in try measure(#"{"view": {}}"#).processorSeconds }.min() ?? 0
        let sizes = [125, 500, 2000, 8000, 32_000, 100_000].filter { $0 <= most }
        func cell(_ text: String) -> String { String(repeating: " ", count: max(0, 14 - text.count)) + text }
        func name(_ text: String) -> String { text + String(repeating: " ", count: max(0, 22 - text.count)) }
        print(name("seconds, megabytes") + sizes.map { cell("\($0)") }.joined() + cell("power"))
        var powers = Powers()
        for shape in Shape.all where shapes.isEmpty || shapes.contains(where: shape.name.hasPrefix) {
            var line = name(shape.name)
            var points: [(size: Double, cost: Double)] = []
            for size in sizes {
                if let last = points.last, last.cost > limit {
                    line += cell("-")
                    continue
                }
                let text = shape.document(size)
                // The smaller ones are over at once, and vary more.
                let runs = try (0..<(size <= 2000 ? 3 : 1)).map { _ in try measure(text) }
                let seconds = max(0.001, (runs.map(\.processorSeconds).min() ?? 0) - empty)
                points.append((Double(size), seconds))
                line += cell(String(format: "%.3f, %.0f", seconds, runs.map(\.megabytes).min() ?? 0))
            }
            if let power = exponentOfGrowth(Array(points.suffix(2))) {
                line += cell(String(format: "%.2f", power))
                powers.figures.append(Figure("\(shape.name): power", power))
            }
            print(line)
            fflush(nil)
        }
        if let jsonPath { try powers.write(to: jsonPath) }
    }

    private struct Powers: Figures {
        var figures: [Figure] = []
    }
}

do {
    try Growth(Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("growth: \(error)\n".utf8))
    exit(2)
}
