import Foundation
import RecordedText

/// How well kerning does on labels of repositories that it was not fitted to.
struct HeldOut {
    let observations: [Observation]
    let fit: KerningFit
    private static let parts = 10

    var report: String {
        let labels = observations.filter { $0.label != nil }
        let repositories = Set(labels.compactMap { $0.label?.repository }).sorted()
        var errors: [(inter: Double, fitted: Double, weight: String)] = []
        for part in 0..<Self.parts {
            let held = Set(repositories.enumerated().filter { $0.offset % Self.parts == part }.map(\.element))
            func isHeld(_ one: Observation) -> Bool { one.label.map { held.contains($0.repository) } ?? false }
            let seen = observations.filter { !isHeld($0) }
            let masters = Snapping(seen).snapped(fit.masters(seen))
            for one in labels where isHeld(one) {
                errors.append(
                    (
                        one.error(fit.inter.kerning(one.pairs, one.mixture)),
                        one.error(masters.kerning(one.pairs, one.mixture)),
                        RecordedLabel.weights.first { $0.value == one.label?.font.weight }?.key ?? ""
                    ))
            }
        }
        var lines = [
            "kerning on \(errors.count) labels, each fitted without its own repository (\(repositories.count)):",
            "                    within 0.5 pt   within 0.25 pt   mean error",
        ]
        func row(_ name: String, _ errors: [Double]) {
            let count = Double(max(errors.count, 1))
            func share(_ limit: Double) -> Double { Double(errors.count { abs($0) <= limit }) / count * 100 }
            let mean = errors.reduce(0) { $0 + abs($1) } / count
            lines.append(
                name.padding(toLength: 18, withPad: " ", startingAt: 0)
                    + String(format: "%14.1f %% %14.1f %% %12.3f", share(0.5), share(0.25), mean))
        }
        row("Inter's", errors.map(\.inter))
        row("fitted", errors.map(\.fitted))
        for weight in ["regular", "medium", "semibold", "bold"] {
            row("  " + weight, errors.filter { $0.weight == weight }.map(\.fitted))
        }
        return lines.joined(separator: "\n")
    }
}
