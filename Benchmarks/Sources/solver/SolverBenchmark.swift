import Foundation
import Measure

@main
struct SolverBenchmark {
    @MainActor static func main() {
        runBenchmark("solver", usage: Options.usage) { arguments in
            let report = try run(Options(arguments))
            if !report.agrees { throw Failure("the solvers disagree; see the rows marked DISAGREES") }
        }
    }

    private static func run(_ options: Options) throws -> Report {
        var report = Report(peer: options.peer, kiwiCoordinates: options.kiwiCoordinates)
        say(Table.preface(report))
        for shape in options.shapes {
            report.shapes.append(try compare(shape, options))
        }
        if let path = options.jsonPath { try report.write(to: path) }
        return report
    }

    private static func compare(_ shape: Shape, _ options: Options) throws -> Report.Section {
        var outcomes: [Comparison.Outcome] = []
        var budget = Budget(seconds: options.budget)
        for size in options.sizes {
            let comparison = Comparison(
                shape: shape, constraints: size, kiwiCoordinates: options.kiwiCoordinates,
                alternation: Alternation(patience: options.patience))
            let outcome = try comparison.run(kiwiOrders: budget.goes(at: size, atMost: Comparison.mostOrders))
            // The smallest layout of a shape may be larger than asked for.
            if outcome.constraints == outcomes.last?.constraints {
                outcomes[outcomes.count - 1].size = size
                continue
            }
            outcomes.append(outcome)
            let kiwi = outcome.costs.filter { $0.name != "memory" }.compactMap(\.kiwi)
            if !kiwi.isEmpty { budget.note(size: size, cost: kiwi.reduce(0, +)) }

            let section = Report.Section(shape, outcomes)
            if outcomes.count == 1 { say(Table.header(section)) }
            say(Table.row(section.rows[section.rows.count - 1]))
        }
        let section = Report.Section(shape, outcomes)
        if let footer = Table.footer(section) { say(footer) }
        return section
    }

    /// Prints at once, even into a pipe: some rows take their time.
    private static func say(_ text: String) {
        print(text)
        fflush(nil)
    }
}
