/// Where the text after a tab begins.
public struct TabStop: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        /// The text begins at the stop.
        case leading
        /// The text's middle is at the stop.
        case center
        /// The text ends at the stop.
        case trailing
    }

    /// The distance from the margin of the text, not from the paragraph's indent.
    public var location: Double
    public var alignment: Alignment

    public init(location: Double, alignment: Alignment = .leading) {
        (self.location, self.alignment) = (location, alignment)
    }
}

extension ParagraphFormat {
    /// UIKit's default stops are 28 points apart.
    private static let defaultInterval = 28.0

    /// The stop behind a place on the line.
    func stop(after place: Double) -> TabStop {
        if let stop = tabStops?.filter({ $0.location > place + LineBreaker.tolerance })
            .min(by: { $0.location < $1.location })
        {
            return stop
        }
        let interval = tabStops != nil && tabInterval > 0 ? tabInterval : Self.defaultInterval
        return TabStop(location: ((place / interval + LineBreaker.tolerance).rounded(.down) + 1) * interval)
    }
}

extension ShapedParagraph {
    /// How wide the tab is.
    ///
    /// - Parameters:
    ///   - index: of the tab's cluster.
    ///   - pen: where it begins, from the beginning of the line.
    ///   - start: the line's first cluster.
    func tabAdvance(_ index: Int, from pen: Double, inLineFrom start: Int) -> Double {
        let place = pen + (start == 0 ? format.firstLineHeadIndent : format.headIndent)
        let stop = format.stop(after: place)
        let room = stop.location - place
        switch stop.alignment {
        case .leading: return room
        case .center: return max(0, room - widthOfText(after: index) / 2)
        case .trailing: return max(0, room - widthOfText(after: index))
        }
    }

    /// The width of the text up to the next tab or the end of the paragraph, as if it were not wrapped.
    private func widthOfText(after index: Int) -> Double {
        var (width, visible) = (0.0, 0.0)
        for cluster in clusters.dropFirst(index + 1) {
            if !cluster.traits.isDisjoint(with: [.isTab, .isLineSeparator]) { break }
            width += cluster.advance
            if !cluster.traits.contains(.isSpace) { visible = width }
        }
        return visible
    }
}
