import MaquetteDrawing
import MaquetteViewModel

/// The arrows between the scenes of a storyboard: one for each pair of scenes, with the kinds of its segues.
struct SegueArrows {
    private let scenes: [DocumentScene]
    private let frames: [String: CGRect]

    init(_ scenes: [DocumentScene], frames: [String: CGRect]) { (self.scenes, self.frames) = (scenes, frames) }

    private static let color = Color(red: 0.42, green: 0.45, blue: 0.5)
    private static let tip = 9.0

    @MainActor func draw(on sheet: inout DisplayList) throws {
        for scene in scenes {
            guard let start = frames[scene.id] else { continue }
            if scene.isInitial { drawEntrance(to: start, on: &sheet) }
            var seen: Set<String> = []
            for link in scene.links where link.destination != scene.id && seen.insert(link.destination).inserted {
                guard let end = frames[link.destination] else { continue }
                let words = Self.words(for: scene.links.filter { $0.destination == link.destination })
                // Arrows in both directions are side by side.
                let isReturned = scenes.contains { other in
                    other.id == link.destination && other.links.contains { $0.destination == scene.id }
                }
                let lane: CGFloat = isReturned ? 14 : 0
                try draw(
                    from: start, to: end, words: words, lane: scene.id < link.destination ? lane : -lane, on: &sheet)
            }
        }
    }

    /// `root`, `show`, `present modally`; each kind once, in the document's order.
    static func words(for links: [SceneLink]) -> String {
        var words: [String] = []
        for link in links {
            let word =
                switch link.kind {
                case .relationship: link.name.isEmpty ? "relationship" : link.name
                case .show: "show"
                case .present: "present"
                case .embed: "embed"
                case .unwind: "unwind"
                case .custom: "custom"
                case .touch: link.name
                }
            if !words.contains(word) { words.append(word) }
        }
        return words.joined(separator: ", ")
    }

    private func drawEntrance(to frame: CGRect, on sheet: inout DisplayList) {
        let end = Point(Double(frame.minX) - 2, Double(frame.midY))
        var path = Path()
        path.move(to: Point(end.x - 46, end.y))
        path.addLine(to: Point(end.x - Self.tip, end.y))
        sheet.stroke(path, StrokeStyle(width: 4, cap: .round), Self.color)
        drawTip(at: end, dx: 1, dy: 0, size: Self.tip * 1.6, on: &sheet)
    }

    /// Starts and ends at the sides that face each other.
    @MainActor private func draw(
        from start: CGRect, to end: CGRect, words: String, lane: CGFloat, on sheet: inout DisplayList
    ) throws {
        let isSideways = end.minX >= start.maxX || end.maxX <= start.minX
        let across = isSideways ? CGPoint(x: 0, y: lane) : CGPoint(x: lane, y: 0)
        let (start, end) = (start.offsetBy(dx: across.x, dy: across.y), end.offsetBy(dx: across.x, dy: across.y))
        let (from, to, dx, dy): (Point, Point, Double, Double)
        if isSideways {
            let goesRight = end.midX > start.midX
            from = Point(Double(goesRight ? start.maxX : start.minX), Double(start.midY))
            to = Point(Double(goesRight ? end.minX : end.maxX), Double(end.midY))
            (dx, dy) = (goesRight ? 1 : -1, 0)
        } else {
            let goesDown = end.midY > start.midY
            from = Point(Double(start.midX), Double(goesDown ? start.maxY : start.minY))
            to = Point(Double(end.midX), Double(goesDown ? end.minY : end.maxY))
            (dx, dy) = (0, goesDown ? 1 : -1)
        }
        let last = Point(to.x - dx * Self.tip, to.y - dy * Self.tip)
        let reach = max(24, 0.5 * max(abs(last.x - from.x), abs(last.y - from.y)))
        var path = Path()
        path.move(to: from)
        path.addCurve(
            Point(from.x + dx * reach, from.y + dy * reach), Point(last.x - dx * reach, last.y - dy * reach), to: last)
        sheet.stroke(path, StrokeStyle(width: 2, cap: .round), Self.color)
        drawTip(at: to, dx: dx, dy: dy, size: Self.tip, on: &sheet)
        try drawLabel(words, at: Point((from.x + last.x) / 2, (from.y + last.y) / 2), on: &sheet)
    }

    private func drawTip(at point: Point, dx: Double, dy: Double, size: Double, on sheet: inout DisplayList) {
        var path = Path()
        path.move(to: point)
        path.addLine(to: Point(point.x - dx * size - dy * size * 0.55, point.y - dy * size - dx * size * 0.55))
        path.addLine(to: Point(point.x - dx * size + dy * size * 0.55, point.y - dy * size + dx * size * 0.55))
        path.close()
        sheet.fill(path, Self.color)
    }

    @MainActor private func drawLabel(_ words: String, at middle: Point, on sheet: inout DisplayList) throws {
        let width = Double(words.count) * 6.2 + 14
        let text = try SheetText.list(
            words, font: .systemFont(ofSize: 11, weight: .medium), gray: 0.25, width: width, alignment: .center)
        let plate = Rect(middle.x - width / 2, middle.y - 9, width, 18)
        sheet.fill(.roundedRect(plate, radius: 9), .white)
        sheet.stroke(.roundedRect(plate, radius: 9), StrokeStyle(width: 1), Self.color)
        sheet.transform(.translation(plate.x, plate.y)) { $0.append(text) }
    }
}
