import MaquetteDrawing
import MaquetteViewModel

extension Shown {
    /// The picture with the frame and the name of every element drawn over it: those that the document describes, or
    /// else all views.
    public func outlinedPicture() throws -> Picture {
        let picture = picture()
        var list = try picture.seenList()
        var taken: [Rect] = []
        for (depth, view, name) in outlined {
            let frame = view.convert(view.bounds, to: canvas)
            let rect = Rect(Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
            let color = Self.outlineColors[depth % Self.outlineColors.count]
            let inset = rect.width > 1 && rect.height > 1 ? 0.25 : 0
            list.stroke(.rect(rect.insetBy(inset, inset)), StrokeStyle(width: 0.5), color.color)
            try draw(name, at: rect, color: color, on: &list, avoiding: &taken)
        }
        return Picture(list, scale: picture.scale)
    }

    private struct OutlineColor {
        let red: Double, green: Double, blue: Double
        var color: Color { Color(red: red, green: green, blue: blue) }
        var uiColor: UIColor { UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1) }
    }

    /// One for each depth, dark enough for white text.
    private static let outlineColors = [
        OutlineColor(red: 0.85, green: 0.1, blue: 0.25), OutlineColor(red: 0.0, green: 0.35, blue: 0.85),
        OutlineColor(red: 0.0, green: 0.5, blue: 0.25), OutlineColor(red: 0.6, green: 0.2, blue: 0.75),
        OutlineColor(red: 0.75, green: 0.35, blue: 0.0), OutlineColor(red: 0.0, green: 0.45, blue: 0.55),
    ]

    /// A visible view, with its depth below the canvas and its name.
    private var outlined: [(depth: Int, view: UIView, name: String)] {
        let described = Dictionary(elements.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
        var found: [(depth: Int, view: UIView, name: String)] = []
        var waiting: [(depth: Int, view: UIView)] = [(0, canvas)]
        while let (depth, view) = waiting.popLast() {
            guard !view.isHidden || depth == 0 else { continue }
            let element = described[ObjectIdentifier(view)]
            if element != nil || described.isEmpty && depth > 0 {
                let name = element.map { $0.id ?? $0.label ?? $0.kind } ?? view.accessibilityIdentifier
                found.append((depth, view, name ?? view.knownClassName))
            }
            waiting += view.subviews.reversed().map { (depth + 1, $0) }
        }
        return found
    }

    /// Places a name above its frame, or below that at the nearest place without another name.
    private func draw(
        _ name: String, at frame: Rect, color: OutlineColor, on list: inout DisplayList, avoiding taken: inout [Rect]
    ) throws {
        let tag = try tag(name, color: color.uiColor)
        let size = tag.size
        var place = Rect(
            max(0, min(frame.x, list.size.width - size.width)), max(0, frame.y - size.height), size.width, size.height)
        for _ in 0..<12 where taken.contains(where: { $0.overlaps(place) }) { place.y += place.height }
        taken.append(place)
        list.transform(.translation(place.x, place.y)) { $0.append(tag) }
    }

    /// White words on a colour, to be drawn over a picture.
    package func tag(_ words: String, color: UIColor) throws -> DisplayList {
        try Stage(scale: stage.settings.scale, style: .light, direction: .leftToRight, room: .natural).picture(
            of: {
                let label = UILabel()
                label.text = words
                label.font = .systemFont(ofSize: 7, weight: .medium)
                label.textColor = .white
                label.backgroundColor = color
                label.sizeToFit()
                return label
            }()
        ).list
    }
}
