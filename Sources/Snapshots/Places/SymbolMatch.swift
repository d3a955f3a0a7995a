import MaquetteDrawing

/// How a system symbol, or a text that is turned, is found in the simulator's picture: its outline is another, its middle, its size and
/// its colour are not.
struct SymbolMatch {
    private(set) var zone: PixelBox
    private(set) var difference: LayoutComparison.Difference?

    /// Of the middle, in points.
    static let mostShift = 1.5
    /// Of a side, in points or as a share.
    static let mostGrowth = (points: 3.0, share: 0.25)

    init(_ symbol: DrawnPlaces.Box, their: PixelPlanes, our: PixelPlanes, scale: Double) {
        let rect = symbol.rect
        // Outlines of another drawing reach a little further.
        let margin = 1 + 0.08 * max(rect.width, rect.height)
        zone = PixelBox(
            left: rect.x - margin, top: rect.y - margin, right: rect.maxX + margin, bottom: rect.maxY + margin,
            scale: scale, in: our)
        guard !zone.isEmpty else { return }
        let ourInk = InkMap(our, zone, ground: our.ground(of: zone), blur: 1)
        let theirInk = InkMap(their, zone, ground: their.ground(of: zone), blur: 1)
        guard let seen = ourInk.bounds(in: zone) else {
            // As of letters that nobody sees.
            zone = .none
            return
        }
        guard let words = Self.words(seen, ourInk, theirInk, in: zone, scale) else { return }
        difference = .init(
            words: "\(symbol.name.isEmpty ? "the turned text" : "the symbol \(symbol.name.quotedShortly)") \(words)",
            place: seen.points(scale))
    }

    private static func words(
        _ seen: PixelBox, _ ourInk: InkMap, _ theirInk: InkMap, in zone: PixelBox, _ scale: Double
    ) -> String? {
        guard let other = theirInk.bounds(in: zone) else { return "is not there on the simulator" }
        func middle(_ range: Range<Int>) -> Double { Double(range.lowerBound + range.upperBound) / 2 / scale }
        let dx = middle(other.columns) - middle(seen.columns)
        let dy = middle(other.rows) - middle(seen.rows)
        if abs(dx) > Self.mostShift { return "is \(abs(dx).pointsInWords) too far \(dx > 0 ? "left" : "right")" }
        if abs(dy) > Self.mostShift { return "is \(abs(dy).pointsInWords) too \(dy > 0 ? "high" : "low")" }
        for (mine, yours, words) in [
            (seen.columns, other.columns, ("wide", "narrow")), (seen.rows, other.rows, ("tall", "flat")),
        ] {
            let growth = Double(mine.count - yours.count) / scale
            if abs(growth) > max(mostGrowth.points, mostGrowth.share * Double(mine.count) / scale) {
                return "is \(abs(growth).pointsInWords) too \(growth > 0 ? words.0 : words.1)"
            }
        }
        if ourInk.ground.distance(to: theirInk.ground) > BoxMatch.mostStep {
            return "is on \(ourInk.ground.words) instead of \(theirInk.ground.words)"
        }
        if let mine = ourInk.color(in: zone), let yours = theirInk.color(in: zone), mine.deltaE(to: yours) > 10 {
            return "is \(mine.words) instead of \(yours.words)"
        }
        return nil
    }
}
