import Maquette
import MaquetteDrawing

extension DrawnPlaces {
    /// The places that can be seen in a picture of a display list.
    package init(_ list: DisplayList, scale: Double) {
        var finder = PlaceFinder(canvas: Rect(list.size))
        finder.visit(list, .identity, clip: Rect(list.size), nesting: 0)
        self.init(scale: scale, lines: finder.lines.map(\.line), boxes: finder.boxes)
    }
}

/// Collects places while it walks through a list, and drops those that something opaque covers later.
private struct PlaceFinder {
    private(set) var lines: [(line: DrawnPlaces.Line, view: Int, body: Rect)] = []
    private(set) var boxes: [DrawnPlaces.Box] = []
    private let canvas: Rect
    private var views = 0

    private var covers = 0
    private static let mostCovers = 5000

    /// An image may be a drawing with images in it.
    private static let deepest = 8

    init(canvas: Rect) { self.canvas = canvas }

    private struct Scope {
        var transform: Transform2D
        var clip: Rect
        var view: Int
        /// Whether an opaque colour hides what is below it.
        var isPlain = true
        var isSeen = true
    }

    mutating func visit(_ list: DisplayList, _ transform: Transform2D, clip: Rect, nesting: Int) {
        views += 1
        var scopes = [Scope(transform: transform, clip: clip, view: views)]
        for command in list.commands {
            var scope = scopes[scopes.count - 1]
            switch command {
            case .transform(let inner): scope.transform = inner.then(scope.transform)
            case .clip(let path, _):
                scope.clip = scope.clip.intersection(scope.transform.bounds(of: path.controlBounds))
                // What is clipped by a curve does not fill the rectangle around it.
                if !path.fillsItsBounds || !scope.transform.isUpright { scope.isPlain = false }
            case .group(let alpha, let bounds):
                scope.clip = scope.clip.intersection(scope.transform.bounds(of: bounds))
                if alpha < 1 { scope.isPlain = false }
                if alpha <= 0 { scope.isSeen = false }
            case .mask(_, let bounds):
                scope.clip = scope.clip.intersection(scope.transform.bounds(of: bounds))
                scope.isPlain = false
            case .blend: scope.isPlain = false
            case .shadowedGroup: break
            case .annotation:
                views += 1
                scope.view = views
            case .end:
                if scopes.count > 1 { scopes.removeLast() }
                continue
            case .fill(let path, _, let paint):
                note(path, paint, scope)
                continue
            case .stroke(let path, let style, _):
                add(.box, path.controlBounds.insetBy(-style.width / 2, -style.width / 2), scope)
                continue
            case .image(let placement):
                note(placement, scope, nesting: nesting)
                continue
            case .glyphs(let run, let origin, let color):
                note(run, at: origin, color, scope)
                continue
            case .shadow, .backdrop: continue
            }
            scopes.append(scope)
        }
    }

    private mutating func add(_ kind: DrawnPlaces.Box.Kind, _ rect: Rect, _ scope: Scope, name: String = "") {
        guard scope.isSeen else { return }
        let seen = scope.clip.intersection(scope.transform.bounds(of: rect)).intersection(canvas)
        guard !seen.isEmpty, boxes.count < DrawnPlaces.most else { return }
        boxes.append(DrawnPlaces.Box(kind, seen, name: name))
    }

    private mutating func note(_ path: Path, _ paint: Paint, _ scope: Scope) {
        guard scope.isSeen else { return }
        if case .color(let color) = paint {
            if color.alpha <= 0 { return }
            if color.alpha >= 1, scope.isPlain, scope.transform.isUpright {
                for rect in path.rectanglesInside { cover(scope.clip.intersection(scope.transform.bounds(of: rect))) }
            }
        }
        add(.box, path.controlBounds, scope)
    }

    private mutating func cover(_ rect: Rect) {
        // Each of very many looks at all before it.
        guard !rect.isEmpty, covers < Self.mostCovers else { return }
        covers += 1
        func isHidden(_ other: Rect) -> Bool {
            other.x >= rect.x - 0.01 && other.y >= rect.y - 0.01 && other.maxX <= rect.maxX + 0.01
                && other.maxY <= rect.maxY + 0.01
        }
        lines.removeAll { isHidden($0.body) }
        boxes.removeAll { isHidden($0.rect) }
    }

    private mutating func note(_ placement: ImagePlacement, _ scope: Scope, nesting: Int) {
        // A project may have an image of that name.
        if case .drawing = placement.source.content, SymbolNames.isDrawn(placement.source.name) {
            return add(.symbol, placement.rect, scope, name: placement.source.name)
        }
        guard case .drawing(let list, _) = placement.source.content, nesting < Self.deepest, list.size.width > 0,
            list.size.height > 0, scope.isSeen
        else { return add(.image, placement.rect, scope) }
        let fit = Transform2D.scale(
            placement.rect.width / list.size.width, placement.rect.height / list.size.height
        ).then(.translation(placement.rect.x, placement.rect.y)).then(scope.transform)
        visit(
            list, fit, clip: scope.clip.intersection(scope.transform.bounds(of: placement.rect)), nesting: nesting + 1)
    }

    private mutating func note(_ run: GlyphRun, at origin: Point, _ color: Color, _ scope: Scope) {
        guard scope.isSeen, color.alpha > 0, !run.glyphs.isEmpty else { return }
        guard scope.transform.isUpright else {
            // Turned letters are compared as a picture is.
            let around = Rect(around: run.glyphs.map { Point($0.x + origin.x, $0.y + origin.y) })
            return add(.symbol, around.insetBy(-run.size, -run.size), scope)
        }
        let size = run.size * scope.transform.d
        let points = run.glyphs.map { scope.transform.apply(to: Point($0.x + origin.x, $0.y + origin.y)) }
        let baseline = points[0].y
        let (first, last) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        let body = Rect(first, baseline - size / 2, max(last - first + size / 4, 1), size / 2)
        guard !body.intersection(scope.clip).intersection(canvas).isEmpty else { return }
        let piece = DrawnPlaces.Run(
            text: run.text, starts: points.map(\.x).sorted().map(Self.rounded), size: Self.rounded(size),
            color: color.pixel)
        if let last = lines.indices.last, lines[last].view == scope.view,
            abs(lines[last].line.baseline - baseline) < 0.5
        {
            lines[last].line.runs.append(piece)
            lines[last].body = Rect(around: lines[last].body.corners + body.corners)
        } else {
            guard lines.count < DrawnPlaces.most else { return }
            lines.append((.init(baseline: Self.rounded(baseline), runs: [piece]), scope.view, body))
        }
    }

    private static func rounded(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
}

extension Path {
    /// Whether all of the rectangle around it is inside, or nearly so.
    fileprivate var fillsItsBounds: Bool {
        switch shape {
        case .rect: true
        case .roundedRect(_, let radius, _, _): radius <= 4
        case .ellipse, nil: false
        }
    }

    /// Rectangles that are inside, as large as they can be.
    fileprivate var rectanglesInside: [Rect] {
        if fillsItsBounds { return [controlBounds] }
        guard case .roundedRect(_, let radius, _, _) = shape else { return [] }
        return [controlBounds.insetBy(radius, 0), controlBounds.insetBy(0, radius)]
    }
}

extension Color {
    /// `0xAARRGGBB`
    fileprivate var pixel: UInt32 {
        let (red, green, blue, alpha) = bytes
        return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}
