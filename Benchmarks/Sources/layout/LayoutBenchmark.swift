import Foundation
import Measure

@main
struct LayoutBenchmark {
    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") {
            print(Options.usage)
            return
        }
        do {
            try run(Options(arguments))
        } catch let mistake as Options.Mistake {
            complain("\(mistake.message)\n\n\(Options.usage)")
            exit(2)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    @MainActor private static func run(_ options: Options) throws {
        guard let program = TextProgram() else {
            complain("the font Inter is not installed: install the package fonts-inter")
            exit(1)
        }
        let comparison = Comparison(
            program, cells: options.cells, alternation: Alternation(patience: options.patience))
        let report = try comparison.run()
        print(report.table)
        if let path = options.jsonPath { try report.write(to: path) }
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data("layout: \(message)\n".utf8))
    }
}
