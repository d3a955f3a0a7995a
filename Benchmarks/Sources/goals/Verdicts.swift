import Foundation
import Measure

/// Every goal with what was measured, for the eye and for programs.
struct Verdicts: Encodable {
    struct Verdict: Encodable {
        var benchmark: String
        var figure: String
        var atLeast: Double?
        var atMost: Double?
        /// Missing if the benchmark did not say it.
        var measured: Results.Middle?
        var isReached: Bool
    }

    var machine = Machine()
    var runs: Int
    var verdicts: [Verdict]

    init(_ results: Results) {
        runs = results.runs
        verdicts = Goal.all.map { goal in
            let measured = results.middle(of: goal)
            var verdict = Verdict(
                benchmark: goal.benchmark, figure: goal.figure, measured: measured,
                isReached: measured.map { goal.isReached(by: $0.median) } ?? false)
            switch goal.bound {
            case .atLeast(let value): verdict.atLeast = value
            case .atMost(let value): verdict.atMost = value
            }
            return verdict
        }
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    var table: String {
        let head = [["", "goal", "median", "runs"]]
        let rows = verdicts.map { verdict in
            [
                "\(verdict.benchmark): \(verdict.figure)", verdict.goal,
                verdict.measured.map { ($0.isLowerBound ? ">" : "") + short($0.median) } ?? "not measured",
                verdict.measured.map { "\(short($0.least)) to \(short($0.most))" } ?? "",
            ]
        }
        let widths = (0..<4).map { column in (head + rows).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String], _ mark: String) -> String {
            let padded = cells.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - cells[column].count)
                return column == 0 ? cells[column] + space : space + cells[column]
            }
            return padded.joined(separator: "  ") + mark
        }
        let lines = zip(rows, verdicts).map { line($0, $1.isReached ? "" : "  missed") }
        let reached = verdicts.count { $0.isReached }
        return """
            \(machine.words). Medians of \(runs) run\(runs == 1 ? "" : "s").
            solver: how many times faster than kiwi; power: of the size, with which time grows. layout: over a C program that only
            measures the text. documents: frames over a C program that only measures their texts, a picture over frames. render, snapshots: see there.

            \(line(head[0], ""))
            \(lines.joined(separator: "\n"))

            \(reached) of \(verdicts.count) goals are reached.
            """
    }

    private func short(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.0f", value) }
}

extension Verdicts.Verdict {
    var goal: String {
        func plain(_ value: Double) -> String {
            value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
        }
        return atLeast.map { "≥ \(plain($0))" } ?? atMost.map { "≤ \(plain($0))" } ?? ""
    }
}

/// Where the figures come from.
struct Machine: Encodable {
    var processor: String
    var cores: Int
    var gigabytes: Int

    init() {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let model = lines.first { $0.hasPrefix("model name") }
        processor = model?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "an unknown processor"
        cores = ProcessInfo.processInfo.activeProcessorCount
        gigabytes = Int((Double(ProcessInfo.processInfo.physicalMemory) / 1e9).rounded())
    }

    var words: String { "\(processor), \(cores) cores, \(gigabytes) GB" }
}
