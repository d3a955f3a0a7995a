import Measure

@main
struct DocumentsBenchmark {
    @MainActor static func main() {
        runBenchmark("documents", usage: Options.usage) { arguments in
            let options = try Options(arguments)
            let corpus = try Corpus(options.folders, own: options.ownFolders, copies: options.copies)
            let report = try Comparison(corpus, rounds: options.rounds).run()
            print(report.table)
            if let path = options.jsonPath { try report.write(to: path) }
        }
    }
}
