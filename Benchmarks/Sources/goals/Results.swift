import Foundation
import Measure

/// What several runs of the benchmarks found: files named `BENCHMARK-RUN.json`.
struct Results {
    private var samples: [String: [Figure]] = [:]
    private(set) var runs = 0

    init(folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
        for name in names.sorted() {
            let parts = name.dropLast(".json".count).split(separator: "-")
            guard parts.count == 2, let run = Int(parts[1]) else {
                throw Mistake(message: "\(name) is not called BENCHMARK-RUN.json")
            }
            runs = max(runs, run)
            let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
            for figure in try JSONDecoder().decode([Figure].self, from: data) {
                samples["\(parts[0]): \(figure.name)", default: []].append(figure)
            }
        }
        if runs == 0 { throw Mistake(message: "no figures are in \(folder)") }
    }

    struct Middle: Encodable {
        var median: Double
        var least: Double
        var most: Double
        /// In one of the runs the peer was given up.
        var isLowerBound: Bool
    }

    func middle(of goal: Goal) -> Middle? {
        guard let figures = samples["\(goal.benchmark): \(goal.figure)"] else { return nil }
        let values = figures.map(\.value)
        return Middle(
            median: median(values), least: values.min() ?? 0, most: values.max() ?? 0,
            isLowerBound: figures.contains { $0.isLowerBound == true })
    }
}
