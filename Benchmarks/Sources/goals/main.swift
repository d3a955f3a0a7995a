import Measure

runBenchmark("goals", usage: "usage: Scripts/bench all [--quick] [--runs COUNT] [--json]") { arguments in
    guard let folder = arguments.first(where: { !$0.hasPrefix("-") }) else {
        throw Mistake(message: "the folder with the figures is missing")
    }
    let verdicts = Verdicts(try Results(folder: folder))
    print(arguments.contains("--json") ? try verdicts.json : verdicts.table)
}
