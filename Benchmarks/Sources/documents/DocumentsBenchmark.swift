import Foundation
import Measure

@main
struct DocumentsBenchmark {
    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") {
            print(Options.usage)
            return
        }
        do {
            let options = try Options(arguments)
            let corpus = try Corpus(options.folders, own: options.ownFolders, copies: options.copies)
            let report = Comparison(corpus, rounds: options.rounds).run()
            print(report.table)
            if let path = options.jsonPath { try report.write(to: path) }
        } catch let mistake as Options.Mistake {
            complain("\(mistake.message)\n\n\(Options.usage)")
            exit(2)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data("documents: \(message)\n".utf8))
    }
}
