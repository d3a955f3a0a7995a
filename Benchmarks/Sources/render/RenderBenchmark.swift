import Measure

@main
struct RenderBenchmark {
    @MainActor static func main() {
        runBenchmark("render", usage: Options.usage) { arguments in
            let options = try Options(arguments)
            let report = try Comparison(options).run()
            print(report.table)
            if let path = options.jsonPath { try report.write(to: path) }
        }
    }
}
