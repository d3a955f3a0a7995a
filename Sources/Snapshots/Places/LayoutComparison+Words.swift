import MaquetteDrawing

extension LayoutComparison.Verdict {
    package var differences: [LayoutComparison.Difference] {
        if case .different(let differences) = self { differences } else { [] }
    }

    package var state: SnapshotState {
        switch self {
        case .same: .tolerated
        case .different, .incomparable: .different
        }
    }

    /// The verdict in one line.
    package var words: String {
        switch self {
        case .same: "the layout is the same"
        case .different(let differences):
            "the layout differs in \(differences.count == 1 ? "one place" : "\(differences.count) places")"
        case .incomparable(let reason): "the layouts cannot be compared: \(reason)"
        }
    }
}

extension ReportEntry {
    /// Takes over what came of comparing a picture with a simulator's.
    package mutating func take(_ verdict: LayoutComparison.Verdict, scale: Double) {
        (state, summary) = (verdict.state, verdict.words)
        changes.frames = verdict.differences.map(\.words)
        regions = verdict.differences.prefix(Self.mostRegions).map { difference in
            func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
            let (place, width, height) = (
                difference.place, max(1, pixels(difference.place.width)), max(1, pixels(difference.place.height))
            )
            return PixelRegion(
                x: pixels(place.x), y: pixels(place.y), width: width, height: height, pixelCount: width * height)
        }
    }
}
