import Maquette

/// A constraint as Interface Builder draws it, in the coordinates of the picture: a beam along what it measures, or a line
/// along what it aligns.
package struct ConstraintMark: Sendable, Hashable {
    package enum Shape: String, Sendable {
        /// A line with a bar across each end.
        case beam
        case line
    }

    package var shape: Shape
    package var start: CGPoint
    package var end: CGPoint
    /// The constraint's number: `20`, `≥ 8`, `× 0.5`.
    package var label: String?

    package init(shape: Shape, start: CGPoint, end: CGPoint, label: String?) {
        (self.shape, self.start, self.end, self.label) = (shape, start, end, label)
    }
}

/// Finds out where constraints are drawn.
@MainActor struct ConstraintMarks {
    let account: LayoutAccount
    let canvas: UIView

    /// Nothing for what the framework does by itself, other than the length of a content that yields.
    func marks(of part: LayoutAccount.Part) -> [ConstraintMark] {
        switch part.origin {
        case .constraint: return account.places(of: part).map { marks(of: part, $0) } ?? []
        case .hugging, .compressionResistance:
            guard let rect = rect(of: part.item), let length = part.constraint?.constant, let axis = part.axis,
                (account.miss(of: part) ?? 0) > 0
            else { return [] }
            return [beam(of: length, along: axis, in: rect, label: "content \(length.shortened)")]
        case .stackOrder, .frame, .wish, .guide, .notNegative: return []
        }
    }

    private func marks(of part: LayoutAccount.Part, _ places: LayoutAccount.Places) -> [ConstraintMark] {
        guard let constraint = part.constraint, let first = rect(of: constraint.firstItem) else { return [] }
        let second = rect(of: constraint.secondItem)
        let axis = places.axis
        if places.isLength {
            let label = Self.label(ofLength: constraint)
            let own = beam(of: places.first, along: axis, in: first, label: label)
            // An aspect ratio is about one view.
            guard let second, second != first, let length = places.second else { return [own] }
            return [own, beam(of: length, along: axis, in: second, label: nil)]
        }
        guard let secondPlace = places.second, let second else { return [] }
        let from = along(axis, of: places.first, in: places.host), to = along(axis, of: secondPlace, in: places.host)
        if abs(from - to) < Self.visible {
            let (low, high) = shared(first, second, across: axis)
            return [line(at: to, along: axis, from: low, to: high)]
        }
        let across = middle(first, second, across: axis)
        return [
            ConstraintMark(
                shape: .beam, start: point(min(from, to), across, axis), end: point(max(from, to), across, axis),
                label: Self.label(ofPlace: constraint, distance: abs(from - to)))
        ]
    }

    /// The distance below which two places count as the same.
    private static let visible: CGFloat = 0.05

    // MARK: Labels

    private static func sign(_ constraint: NSLayoutConstraint) -> String {
        switch constraint.relation {
        case .lessThanOrEqual: "≤ "
        case .greaterThanOrEqual: "≥ "
        default: ""
        }
    }

    private static func label(ofPlace constraint: NSLayoutConstraint, distance: CGFloat) -> String {
        let constant = constraint.constant
        if constraint.multiplier != 1 {
            return sign(constraint) + "× \(Double(constraint.multiplier).written(decimals: 3))"
        }
        return sign(constraint) + (constant == 0 && constraint.relation == .equal ? distance : abs(constant)).shortened
    }

    private static func label(ofLength constraint: NSLayoutConstraint) -> String {
        guard constraint.secondItem != nil else { return sign(constraint) + constraint.constant.shortened }
        var words = constraint.multiplier == 1 ? "=" : "× \(Double(constraint.multiplier).written(decimals: 3))"
        if constraint.constant != 0 {
            words += (constraint.constant < 0 ? " − " : " + ") + abs(constraint.constant).shortened
        }
        return constraint.relation == .equal ? words : sign(constraint) + words.drop { $0 == "=" || $0 == " " }
    }

    // MARK: Places

    private func rect(of item: AnyObject?) -> CGRect? {
        if let view = item as? UIView { return view.convert(view.bounds, to: canvas) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        return owner.convert(guide.layoutFrame, to: canvas)
    }

    private func along(_ axis: NSLayoutConstraint.Axis, of place: CGFloat, in host: UIView) -> CGFloat {
        let point = host.convert(axis == .horizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place), to: canvas)
        return axis == .horizontal ? point.x : point.y
    }

    private func point(_ along: CGFloat, _ across: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// Near the lower or right edge of what it measures, so that it leaves room for beams between edges.
    private func beam(
        of length: CGFloat, along axis: NSLayoutConstraint.Axis, in rect: CGRect, label: String?
    ) -> ConstraintMark {
        let (start, low, size) =
            axis == .horizontal ? (rect.minX, rect.minY, rect.height) : (rect.minY, rect.minX, rect.width)
        let across = low + size - min(10, size / 4)
        return ConstraintMark(
            shape: .beam, start: point(start, across, axis), end: point(start + length, across, axis), label: label)
    }

    private func line(
        at place: CGFloat, along axis: NSLayoutConstraint.Axis, from low: CGFloat, to high: CGFloat
    ) -> ConstraintMark {
        ConstraintMark(shape: .line, start: point(place, low, axis), end: point(place, high, axis), label: nil)
    }

    private func range(_ rect: CGRect, across axis: NSLayoutConstraint.Axis) -> (low: CGFloat, high: CGFloat) {
        axis == .horizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    /// The middle of what both have beside each other, or of the first.
    private func middle(_ first: CGRect, _ second: CGRect, across axis: NSLayoutConstraint.Axis) -> CGFloat {
        let (one, other) = (range(first, across: axis), range(second, across: axis))
        let (low, high) = (max(one.low, other.low), min(one.high, other.high))
        return low < high ? (low + high) / 2 : (one.low + one.high) / 2
    }

    /// From one view to the other; of one around the other, along the one inside.
    private func shared(
        _ first: CGRect, _ second: CGRect, across axis: NSLayoutConstraint.Axis
    ) -> (low: CGFloat, high: CGFloat) {
        if first.contains(second) { return range(second, across: axis) }
        if second.contains(first) { return range(first, across: axis) }
        let (one, other) = (range(first, across: axis), range(second, across: axis))
        return (min(one.low, other.low), max(one.high, other.high))
    }
}
