import Measure

@main
struct LayoutBenchmark {
    @MainActor static func main() {
        runBenchmark("layout", usage: Options.usage) { arguments in
            let options = try Options(arguments)
            guard let program = TextProgram() else {
                throw Failure("the font Inter is not installed: install the package fonts-inter")
            }
            let comparison = Comparison(
                program, cells: options.cells, alternation: Alternation(patience: options.patience))
            let report = try comparison.run()
            print(report.table)
            if let path = options.jsonPath { try report.write(to: path) }
        }
    }
}
