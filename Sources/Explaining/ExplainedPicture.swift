import Maquette
import MaquetteDrawing

extension Shown {
    /// A picture with the views of explanations over it, and the constraints that decide their sides; those that yield are in
    /// another colour.
    package func picture(_ picture: Picture, explaining explanations: [Explanation]) throws -> Picture {
        guard !explanations.isEmpty else { return picture }
        var list = picture.list
        for explanation in explanations {
            let frame = explanation.frameInPicture
            let rect = Rect(Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
            list.stroke(.rect(rect), StrokeStyle(width: 1), MarkColor.view.color)
            for constraint in explanation.constraints where constraint.isDrawn {
                let color = constraint.miss > 0 ? MarkColor.yielding : MarkColor.deciding
                for mark in constraint.marks { try draw(mark, color, on: &list) }
            }
        }
        return Picture(list, scale: picture.scale)
    }

    private func draw(_ mark: ConstraintMark, _ color: MarkColor, on list: inout DisplayList) throws {
        let (start, end) = (Point(mark.start), Point(mark.end))
        let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        if mark.shape == .beam {
            let (x, y) = isHorizontal ? (0, Self.halfBar) : (Self.halfBar, 0)
            for place in [start, end] {
                path.move(to: Point(place.x - x, place.y - y))
                path.addLine(to: Point(place.x + x, place.y + y))
            }
        }
        list.stroke(path, StrokeStyle(width: mark.shape == .beam ? 1 : 0.75), color.color)
        guard let label = mark.label else { return }
        let tag = try tag(label, color: color.uiColor)
        let (width, height) = (tag.size.width, tag.size.height)
        let (x, y) = ((start.x + end.x - width) / 2, (start.y + end.y - height) / 2)
        // A short beam is not covered by its number.
        let isShort = (isHorizontal ? abs(end.x - start.x) - width : abs(end.y - start.y) - height) < 6
        let aside = Self.halfBar + 1
        let beside = start.x + aside + width > list.size.width ? start.x - aside - width : start.x + aside
        let place = !isShort ? Point(x, y) : isHorizontal ? Point(x, start.y + aside) : Point(beside, y)
        let inside = Point(
            min(max(0, place.x), max(0, list.size.width - width)),
            min(max(0, place.y), max(0, list.size.height - height)))
        list.transform(.translation(inside.x, inside.y)) { $0.append(tag) }
    }

    private static let halfBar = 3.0
}

extension Explanation.Constraint {
    /// Whether the constraint decides a side of the view or says the same as others, or is the view's own and yields.
    package var isDrawn: Bool { miss > 0 || !decides.isEmpty && isDirect || !alsoSays.isEmpty && isDirect }
}

/// The colours of marks on the page of `preview serve`.
private enum MarkColor {
    case view, deciding, yielding

    private var parts: (red: Double, green: Double, blue: Double) {
        switch self {
        case .view: (0.88, 0.13, 0.54)
        case .deciding: (0.04, 0.4, 0.85)
        case .yielding: (0.85, 0.45, 0)
        }
    }

    var color: Color { Color(red: parts.red, green: parts.green, blue: parts.blue) }
    var uiColor: UIColor {
        UIColor(red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: 1)
    }
}
