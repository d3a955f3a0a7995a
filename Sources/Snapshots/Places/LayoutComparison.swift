import MaquetteDrawing
import MaquetteRenderer

/// Compares the layout of a picture of ours with one that a simulator drew of the same: boxes, images and colours outside of letters by
/// their pixels, lines of text by where they begin and end and by the look of their words. Letters themselves may differ, since nobody may
/// ship San Francisco.
package struct LayoutComparison {
    package enum Verdict: Hashable, Sendable {
        case same
        /// Where the layouts differ, what is seen most first.
        case different([Difference])
        /// Why nothing can be said.
        case incomparable(String)
    }

    /// Something of ours that is another than the simulator's, in words, and where it is in points.
    package struct Difference: Hashable, Sendable {
        package var words: String
        package var place: Rect
    }

    package let verdict: Verdict

    /// - Parameters:
    ///   - places: what is known of our picture.
    ///   - ignored: areas of which nothing is said.
    package init(simulator: Bitmap, ours: Bitmap, places: DrawnPlaces, ignoring ignored: [PixelArea] = []) {
        verdict = Self.verdict(simulator, ours, places, ignored.map { PixelBox(columns: $0.columns, rows: $0.rows) })
    }

    /// Another scale at which our picture would have the size of the simulator's.
    private static func scale(of simulator: Bitmap, besides ours: Bitmap) -> Int? {
        (1...3).first { scale in
            let factor = Double(scale) / ours.scale
            return factor != 1 && abs(Double(ours.width) * factor - Double(simulator.width)) <= 3
                && abs(Double(ours.height) * factor - Double(simulator.height)) <= 3
        }
    }

    private static func verdict(
        _ simulator: Bitmap, _ ours: Bitmap, _ places: DrawnPlaces, _ ignored: [PixelBox]
    ) -> Verdict {
        let (theirSize, ourSize) = (PixelSize(simulator), PixelSize(ours))
        guard theirSize == ourSize else {
            let advice = scale(of: simulator, besides: ours).map {
                "; the simulator had a scale of \($0), so choose its `--device`"
            }
            return .incomparable("the picture is \(ourSize) pixels instead of \(theirSize)" + (advice ?? ""))
        }
        if simulator.hasSamePixels(as: ours) { return .same }
        let (their, our) = (PixelPlanes(simulator), PixelPlanes(ours))
        var zones = PixelMask(width: our.width, height: our.height)
        var found: [Difference] = []
        for area in ignored { zones.cover(area) }
        func isIgnored(_ rect: Rect) -> Bool {
            let (x, y) = (Int((rect.x + rect.width / 2) * places.scale), Int((rect.y + rect.height / 2) * places.scale))
            return ignored.contains { $0.columns.contains(x) && $0.rows.contains(y) }
        }
        for line in places.lines where !isIgnored(line.body) {
            let match = LineMatch(line, their: their, our: our, scale: places.scale)
            if let difference = match.difference { found.append(difference) }
            zones.cover(match.zone)
        }
        for symbol in places.boxes where symbol.kind == .symbol && !isIgnored(symbol.rect) {
            let match = SymbolMatch(symbol, their: their, our: our, scale: places.scale)
            if let difference = match.difference { found.append(difference) }
            zones.cover(match.zone)
        }
        found += BoxMatch(their: their, our: our, leavingOut: zones, places: places).differences
        return found.isEmpty ? .same : .different(found)
    }
}
