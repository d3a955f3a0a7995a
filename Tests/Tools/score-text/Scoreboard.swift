import Foundation
import MaquetteText
import RecordedText

/// Counts how many recorded labels our measurements reproduce.
struct Scoreboard {
    let labels: [RecordedLabel]

    var report: String {
        let weights: [(String, FontWeight)] = [
            ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
        ]
        var lines = ["widths       labels   within 0.5 pt   of own text   within 1 pt   mean error"]
        for (name, weight) in weights {
            lines.append(widths(name, labels.filter { $0.hasOwnWidth && $0.isOneLine && $0.font.weight == weight }))
        }
        let known = labels.filter { $0.hasOwnWidth && $0.font.weight.isRecorded }
        lines.append("with labels of several lines")
        for (name, weight) in weights.dropFirst() {
            lines.append(widths(name, known.filter { $0.font.weight == weight }))
        }
        lines.append(heights)
        lines.append("farthest off")
        let errors = known.filter(\.isOneLine).map { (label: $0, error: $0.distance(of: width($0))) }
        for (label, error) in errors.sorted(by: { abs($0.error) > abs($1.error) }).prefix(40) {
            lines.append(
                String(format: "%8.2f  %5.1f pt  stored %.2f  ", error, label.font.size, label.width)
                    + "\(label.text.prefix(50)) (\(label.repository))")
        }
        return lines.joined(separator: "\n")
    }

    private func width(_ label: RecordedLabel) -> Double {
        Typesetter.layout(StyledText(label.text, font: label.font)).width
    }

    private func widths(_ name: String, _ labels: [RecordedLabel]) -> String {
        let errors = labels.map { $0.distance(of: width($0)) }
        let count = Double(max(errors.count, 1))
        func share(_ limit: Double) -> Double { Double(errors.count { abs($0) <= limit }) / count * 100 }
        // What is farther off than that was given its width by something else than its text.
        let own = errors.filter { abs($0) <= 20 }
        let ownShare = Double(own.count { abs($0) <= 0.5 }) / Double(max(own.count, 1)) * 100
        // Labels that are far off were stored before their text was: they would drown the mean.
        let near = errors.filter { abs($0) <= 2 }
        let mean = near.reduce(0, +) / Double(max(near.count, 1))
        return name.padding(toLength: 12, withPad: " ", startingAt: 0)
            + String(
                format: "%7d %12.1f %% %11.1f %% %11.1f %% %12.3f", errors.count, share(0.5), ownShare, share(1), mean)
    }

    private var heights: String {
        let free = labels.filter { $0.hasOwnHeight && !$0.text.isEmpty }
        let scales: [Double] = [1, 2, 3]
        let other = free.filter { label in
            let height = height(label)
            return !scales.contains { abs((height * $0 - 1e-6).rounded(.up) / $0 - label.height) < 0.01 }
        }
        let share = 100 - Double(other.count) / Double(max(free.count, 1)) * 100
        let summary = String(format: "line heights %6d %12.1f %% equal the rounding at 1x, 2x or 3x", free.count, share)
        let list = other.map { label in
            String(format: "  %5.1f pt  measured %.2f  stored %.2f  ", label.font.size, height(label), label.height)
                + "\(label.text.prefix(50)) (\(label.repository))"
        }
        return ([summary] + list).joined(separator: "\n")
    }

    private func height(_ label: RecordedLabel) -> Double {
        // A width that is right within the tolerance must not count as a wrong height too.
        let width = label.maximumLines == 1 ? .infinity : label.width + 1
        let box = TextBox(width: width, maximumLines: label.maximumLines)
        return Typesetter.layout(StyledText(label.text, font: label.font), in: box).height
    }
}

extension FontWeight {
    /// Whether enough labels of the weight were recorded to judge it.
    var isRecorded: Bool { [.regular, .medium, .semibold, .bold].contains(self) }
}
