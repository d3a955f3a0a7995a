import Maquette
import MaquetteDrawing
import MaquetteRenderer

/// The texts of a scene with the colours that are really seen: theirs, and those behind them.
///
/// The picture is painted twice at one pixel for each point, once without texts and once with a block of each text's
/// colour in its place. What lies over both, such as shades and translucent groups, is in both.
@MainActor struct PaintedTexts {
    struct Sample {
        let text: PaintedText
        /// The colour of the text where its contrast is among the lowest tenth.
        let ink: Color
        let ground: Color
        let contrast: Double
    }

    private let list: DisplayList
    private let grounds: Bitmap
    private let blocks: Bitmap

    /// Nil when there is no picture, or none of a size that can be painted.
    init?(_ shown: Shown) {
        list = shown.picture().list
        guard list.commands.contains(where: { if case .glyphs = $0 { true } else { false } }),
            let grounds = try? Bitmap(list.withoutTexts), let blocks = try? Bitmap(list.withTextsAsBlocks)
        else { return nil }
        (self.grounds, self.blocks) = (grounds, blocks)
    }

    var samples: [Sample] { list.texts.compactMap(sample) }

    /// Nil for what is covered, too small to be measured, or over nothing that is known.
    private func sample(_ text: PaintedText) -> Sample? {
        let columns = max(0, Int(text.body.x.rounded(.up)))..<min(grounds.width, Int(text.body.maxX.rounded(.down)))
        let rows = max(0, Int(text.body.y.rounded(.up)))..<min(grounds.height, Int(text.body.maxY.rounded(.down)))
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        let (across, down) = (max(1, columns.count / 32), max(1, rows.count / 8))
        var found: [(ink: Color, ground: Color, contrast: Double)] = []
        var covered = 0
        var last: (UInt32, UInt32, Double) = (0, 0, 0)
        for y in stride(from: rows.lowerBound, to: rows.upperBound, by: down) {
            for x in stride(from: columns.lowerBound, to: columns.upperBound, by: across) {
                let (ground, block) = (grounds[x, y], blocks[x, y])
                // Behind a transparent root there is whatever the app puts there.
                guard ground >> 24 == 255 else { return nil }
                if isCovered(text, x, y) || isMixed(text, x, y) {
                    covered += 1
                    continue
                }
                let (ink, behind) = (Color(pixel: block), Color(pixel: ground))
                if last.0 != ground || last.1 != block || found.isEmpty {
                    last = (ground, block, ink.contrast(with: behind))
                }
                found.append((ink, behind, last.2))
            }
        }
        guard found.count > covered else { return nil }
        let low = found.sorted { $0.contrast < $1.contrast }[found.count / 10]
        return Sample(text: text, ink: low.ink, ground: low.ground, contrast: low.contrast)
    }

    /// Whether a pixel is the same with and without the text, though their colours differ.
    private func isCovered(_ text: PaintedText, _ x: Int, _ y: Int) -> Bool {
        guard grounds[x, y] == blocks[x, y] else { return false }
        let behind = Color(pixel: grounds[x, y])
        return text.color.over(behind).distance(to: behind) > 0.03
    }

    /// Whether a pixel is at the edge of what covers the text, and its colour a mixture of both.
    private func isMixed(_ text: PaintedText, _ x: Int, _ y: Int) -> Bool {
        let seen = text.color.over(Color(pixel: grounds[x, y]))
        guard Color(pixel: blocks[x, y]).distance(to: seen) > 0.03 else { return false }
        let neighbours: [(x: Int, y: Int)] = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        return neighbours.contains { x, y in
            guard (0..<grounds.width).contains(x), (0..<grounds.height).contains(y) else { return false }
            let pixel = Rect(Double(x), Double(y), 1, 1)
            return text.body.intersection(pixel) == pixel && isCovered(text, x, y)
        }
    }
}

extension Color {
    /// The largest difference of a component.
    func distance(to other: Color) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }

    /// The colour nearest to this one, on the way to black or to white, that has a contrast with another; nil when
    /// neither has it.
    package func nearest(with wanted: Double, against ground: Color) -> Color? {
        func mixed(_ share: Double, _ end: Double) -> Color {
            // As bytes, because that is how it will be written down.
            let bytes = Color(
                red: red + (end - red) * share, green: green + (end - green) * share,
                blue: blue + (end - blue) * share
            ).bytes
            return Color(
                red: Double(bytes.red) / 255, green: Double(bytes.green) / 255, blue: Double(bytes.blue) / 255)
        }
        for step in 0...255 {
            let share = Double(step) / 255
            let passing = [mixed(share, 0), mixed(share, 1)].filter { $0.contrast(with: ground) >= wanted }
            if let best = passing.max(by: { $0.contrast(with: ground) < $1.contrast(with: ground) }) { return best }
        }
        return nil
    }
}
