/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Columns of given widths, or rows of given heights, that are filled one after the other.
struct LazyGridLayout: Layout {
    /// Along which it grows.
    let axis: Axis
    let tracks: [GridItem]
    let spacing: CGFloat?
    let across: CGFloat

    struct Track {
        var start, length: CGFloat
        var alignment: Alignment?
    }

    /// The tracks in a length: what fixed ones leave is shared by the others in turn, each as far as it may.
    private func arranged(in length: CGFloat?) -> (tracks: [Track], whole: CGFloat) {
        func gap(_ index: Int) -> CGFloat {
            index < tracks.count - 1 ? tracks[index].spacing ?? ViewSpacing.usual : 0
        }
        let gaps = tracks.indices.reduce(0) { $0 + gap($1) }
        let fixed = tracks.reduce(0) { if case .fixed(let length) = $1.size { $0 + length } else { $0 } }
        var left = length.map { $0 - gaps - fixed }
        var count = tracks.reduce(0) { if case .fixed = $1.size { $0 } else { $0 + 1 } }
        var found: [Track] = []
        var at: CGFloat = 0
        for (index, track) in tracks.enumerated() {
            switch track.size {
            case .fixed(let length):
                found.append(Track(start: at, length: length, alignment: track.alignment))
                at += length
            case .flexible(let least, let most):
                let share = left.map { $0 / CGFloat(max(1, count)) } ?? least
                let length = max(least, min(share, most))
                found.append(Track(start: at, length: length, alignment: track.alignment))
                at += length
                left = left.map { $0 - length }
                count -= 1
            case .adaptive(let least, let most):
                let share = max(0, left.map { $0 / CGFloat(max(1, count)) } ?? least)
                let between = track.spacing ?? ViewSpacing.usual
                let many = max(1, Int((share + between) / max(1, least + between)))
                let each = max(least, min((share - between * CGFloat(many - 1)) / CGFloat(many), most))
                for place in 0..<many {
                    found.append(Track(start: at, length: each, alignment: track.alignment))
                    at += each + (place < many - 1 ? between : 0)
                }
                left = left.map { $0 - CGFloat(many) * each - between * CGFloat(many - 1) }
                count -= 1
            }
            at += gap(index)
        }
        return (found, at)
    }

    private struct Line {
        var views: Range<Int>
        var isWhole: Bool
        var length: CGFloat
    }

    /// Headers and footers have a line to themselves.
    private func lines(_ subviews: Subviews, _ tracks: [Track], _ whole: CGFloat) -> [Line] {
        var lines: [Line] = []
        var index = 0
        let count = max(1, tracks.count)
        while index < subviews.count {
            func isRow(_ index: Int) -> Bool { subviews[index][SectionPartKey.self].map { $0.kind == .row } ?? true }
            func section(_ index: Int) -> SectionIdentity? { subviews[index][SectionPartKey.self]?.section }
            guard isRow(index) else {
                lines.append(
                    Line(views: index..<index + 1, isWhole: true, length: length(subviews[index], whole, axis)))
                index += 1
                continue
            }
            var end = index + 1
            while end < subviews.count, end - index < count, isRow(end), section(end) === section(index) { end += 1 }
            let longest = (index..<end).map { length(subviews[$0], tracks[$0 - index].length, axis) }.max() ?? 0
            lines.append(Line(views: index..<end, isWhole: false, length: longest))
            index = end
        }
        return lines
    }

    private func length(_ view: LayoutSubview, _ across: CGFloat, _ axis: Axis) -> CGFloat {
        view.sizeThatFits(offer(across))[axis]
    }
    private func offer(_ across: CGFloat) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = across
        return offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offered = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
        let (tracks, whole) = arranged(in: offered)
        let lines = lines(subviews, tracks, whole)
        var size = CGSize.zero
        // A grid fills what it is offered, and puts its tracks where it is aligned.
        size[axis.other] = max(whole, proposal[axis.other] ?? 0)
        size[axis] =
            lines.reduce(0) { $0 + $1.length } + CGFloat(max(0, lines.count - 1)) * (spacing ?? ViewSpacing.usual)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (tracks, whole) = arranged(in: bounds.size[axis.other])
        let start = (bounds.size[axis.other] - whole) * across
        let isRightToLeft = subviews.layoutDirection == .rightToLeft
        var at: CGFloat = 0
        for line in lines(subviews, tracks, whole) {
            for index in line.views {
                let track =
                    line.isWhole ? Track(start: 0, length: whole) : tracks[index - line.views.lowerBound]
                let own = subviews[index].dimensions(in: offer(track.length))
                var box = CGSize.zero
                box[axis.other] = track.length
                box[axis] = line.length
                let shift = (track.alignment ?? .center).shift(in: box, own, isRightToLeft: isRightToLeft)
                var corner =
                    axis == .vertical
                    ? CGPoint(x: start + track.start, y: at) : CGPoint(x: at, y: start + track.start)
                if isRightToLeft { corner.x = bounds.width - corner.x - box.width }
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + corner.x + shift.x, y: bounds.minY + corner.y + shift.y),
                    proposal: offer(track.length))
            }
            at += line.length + (spacing ?? ViewSpacing.usual)
        }
    }
}

/// Views in columns, which are filled from the top down. Only those are made that are seen.
public nonisolated struct LazyVGrid<Content: View>: View {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }

    @MainActor public var body: some View {
        LazyGridLayout(
            axis: .vertical, tracks: columns, spacing: spacing,
            across: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        ) { LazyContent(content) }
    }
}

/// Views in rows, which are filled from the leading edge on. Only those are made that are seen.
public nonisolated struct LazyHGrid<Content: View>: View {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content()) }

    @MainActor public var body: some View {
        LazyGridLayout(
            axis: .horizontal, tracks: rows, spacing: spacing,
            across: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
        ) { LazyContent(content) }
    }
}
