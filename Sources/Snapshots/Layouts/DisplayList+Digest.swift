import MaquetteDrawing
import MaquetteText
import Synchronization

extension DisplayList {
    /// Equal digests mean equal pixels with one renderer: everything that a painter reads is hashed, to the last bit.
    public var digest: Digest {
        var builder = DigestBuilder()
        builder.add(self)
        return builder.digest
    }
}

extension DigestBuilder {
    fileprivate mutating func add(_ list: DisplayList) {
        add(list.size.width)
        add(list.size.height)
        add(list.commands.count)
        for command in list.commands { add(command) }
    }

    private mutating func add(_ command: DrawingCommand) {
        switch command {
        case .fill(let path, let rule, let paint):
            add(1)
            add(path, rule)
            add(paint)
        case .stroke(let path, let style, let paint):
            add(2)
            add(path)
            add(style)
            add(paint)
        case .image(let placement):
            add(3)
            add(placement)
        case .glyphs(let run, let origin, let color):
            add(4)
            add(run)
            add(origin)
            add(color)
        case .shadow(let path, let rule, let shadow):
            add(5)
            add(path, rule)
            add(shadow)
        case .transform(let map):
            add(6)
            for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { add(number) }
        case .clip(let path, let rule):
            add(7)
            add(path, rule)
        case .group(let alpha, let bounds):
            add(8)
            add(alpha)
            add(bounds)
        case .mask(let mask, let bounds):
            add(9)
            add(mask)
            add(bounds)
        case .blend(let mode):
            add(10)
            add(String(describing: mode))
        case .shadowedGroup(let shadow, let bounds):
            add(11)
            add(shadow)
            add(bounds)
        // Painters ignore names and texts, but they are scopes with an end.
        case .annotation: add(12)
        case .end: add(13)
        // Pictures do not have its ground.
        case .backdrop(let path, let blur, _):
            add(14)
            add(path)
            add(blur)
        }
    }

    private mutating func add(_ path: Path, _ rule: Path.FillRule) {
        add(rule == .evenOdd)
        add(path)
    }

    /// The elements describe the shape completely, but painters treat known shapes differently.
    private mutating func add(_ path: Path) {
        switch path.shape {
        case .rect: add(1)
        case .roundedRect: add(2)
        case .ellipse: add(3)
        case nil: add(0)
        }
        add(path.hasCrispEdges)
        add(path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let point):
                add(1)
                add(point)
            case .line(let point):
                add(2)
                add(point)
            case .curve(let first, let second, let end):
                add(3)
                add(first)
                add(second)
                add(end)
            case .close: add(4)
            }
        }
    }

    private mutating func add(_ style: StrokeStyle) {
        add(style.width)
        add(style.cap == .butt ? 0 : style.cap == .round ? 1 : 2)
        add(style.join == .miter ? 0 : style.join == .round ? 1 : 2)
        add(style.miterLimit)
        add(style.dashes.count)
        for dash in style.dashes { add(dash) }
        add(style.dashPhase)
    }

    private mutating func add(_ paint: Paint) {
        switch paint {
        case .color(let color):
            add(1)
            add(color)
        case .gradient(let gradient):
            add(2)
            add(gradient.geometry)
            add(gradient.stops.count)
            for stop in gradient.stops {
                add(stop.location)
                add(stop.color)
            }
            add(gradient.extendsBefore)
            add(gradient.extendsAfter)
        }
    }

    private mutating func add(_ geometry: Gradient.Geometry) {
        switch geometry {
        case .linear(let start, let end):
            add(1)
            add(start)
            add(end)
        case .radial(let center, let radius):
            add(2)
            add(center)
            add(radius)
        case .circles(let start, let end):
            add(3)
            add(start.center)
            add(start.radius)
            add(end.center)
            add(end.radius)
        case .conic(let center, let startAngle):
            add(4)
            add(center)
            add(startAngle)
        }
    }

    private mutating func add(_ placement: ImagePlacement) {
        add(placement.source)
        add(placement.rect)
        add(placement.interpolation == .nearest)
        add(placement.tint != nil)
        if let tint = placement.tint { add(tint) }
        add(placement.scale)
        add(placement.capInsets != nil)
        if let insets = placement.capInsets {
            for margin in [insets.top, insets.left, insets.bottom, insets.right] { add(margin) }
        }
        add(placement.tilesMiddle)
    }

    private mutating func add(_ source: ImageSource) {
        switch source.content {
        case .encoded(let bytes, _):
            add(1)
            bytes.withUnsafeBytes { add($0) }
        case .pixels(let bytes):
            add(2)
            add(source.width)
            bytes.withUnsafeBytes { add($0) }
        case .drawing(let list, let scale):
            add(3)
            add(list)
            add(scale)
        }
    }

    private mutating func add(_ run: GlyphRun) {
        let face = FaceDigests.digest(of: run.face)
        add(face.high)
        add(face.low)
        add(run.size)
        add(run.slant)
        if run.pen > 0 { add(run.pen) }
        add(run.glyphs.count)
        for glyph in run.glyphs {
            add(UInt64(glyph.id))
            add(glyph.x)
            add(glyph.y)
        }
    }

    private mutating func add(_ shadow: Shadow) {
        add(shadow.color)
        add(shadow.offset)
        add(shadow.radius)
    }

    private mutating func add(_ color: Color) {
        for component in [color.red, color.green, color.blue, color.alpha] { add(component) }
    }

    private mutating func add(_ rect: Rect) {
        for number in [rect.x, rect.y, rect.width, rect.height] { add(number) }
    }

    private mutating func add(_ point: Point) {
        add(point.x)
        add(point.y)
    }
}

/// The contents of the glyphs' font files: another version of a font has other outlines under the same name.
private enum FaceDigests {
    private static let known = Mutex<[FontFaceID: Digest]>([:])

    static func digest(of face: FontFaceID) -> Digest {
        if let digest = known.withLock({ $0[face] }) { return digest }
        var builder = DigestBuilder()
        builder.add(face.name)
        if let file = FontLibrary.file(of: face) {
            builder.add(file.index)
            builder.add(file.bytes)
        }
        let digest = builder.digest
        known.withLock { $0[face] = digest }
        return digest
    }
}
