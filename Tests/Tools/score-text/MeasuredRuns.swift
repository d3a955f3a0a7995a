import Foundation
import MaquetteText
import RecordedText

/// Our widths against those measured on a simulator, font by font.
struct MeasuredRuns {
    enum Kind { case strings, characters }

    let runs: [RecordedRun]
    let kind: Kind

    var report: String {
        let limit = kind == .strings ? 0.5 : 0.01
        let errors = runs.compactMap { run in
            run.font.font.map { font in
                (run: run, error: Typesetter.layout(StyledText(run.text, font: font)).width - run.width)
            }
        }
        let name = kind == .strings ? "strings" : "characters"
        var lines = [
            name.padding(toLength: 16, withPad: " ", startingAt: 0)
                + " count   within \(limit) pt   largest       share"
        ]
        func row(_ name: String, _ errors: [(run: RecordedRun, error: Double)]) {
            let near = errors.count { abs($0.error) <= limit }
            let largest = errors.map { abs($0.error) }.max() ?? 0
            let share = errors.map { abs($0.error) / max($0.run.width, 1e-9) }.max() ?? 0
            lines.append(
                name.padding(toLength: 16, withPad: " ", startingAt: 0)
                    + String(
                        format: "%6d %14.1f %% %9.4f %9.2f %%", errors.count,
                        Double(near) / Double(max(errors.count, 1)) * 100, largest, share * 100))
        }
        for font in Set(errors.map(\.run.font.name)).sorted() { row(font, errors.filter { $0.run.font.name == font }) }
        row("all", errors)
        let far = errors.filter { abs($0.error) > limit }.sorted { abs($0.error) > abs($1.error) }
        for (run, error) in far.prefix(20) {
            lines.append(
                String(format: "%8.3f  %5.1f pt  measured %.3f  ", error, run.font.size, run.width)
                    + "\(run.text) (\(run.font.name))")
        }
        return lines.joined(separator: "\n")
    }
}
