import MaquetteDrawing

/// How an outline changes from row to row: in stretches, as around its corners, and at edges.
struct RowOutline {
    /// The bounds in pixels.
    private(set) var bounds: Rect
    /// The stretches from top to bottom, in pixels.
    private var stretches: [(top: Double, bottom: Double)] = []
    private var edges: [Double] = []
    /// Whether edges are put on those of pixels.
    private var isMoved = false

    /// All rows differ.
    init(varying bounds: Rect) {
        self.bounds = bounds
        stretches = [(bounds.y, bounds.maxY)]
    }

    /// What a path fills.
    init(_ path: Path, _ transform: Transform2D) {
        self.init(path, transform, reach: 0, halfWidth: nil)
    }

    init(_ path: Path, _ transform: Transform2D, strokedWith style: StrokeStyle) {
        let reach = style.width * max(1, style.join == .miter ? style.miterLimit : 1)
        self.init(path, transform, reach: reach, halfWidth: style.width / 2)
    }

    /// - Parameters:
    ///   - reach: how far the outline extends in points beyond its path, if this has corners of any kind.
    ///   - halfWidth: of the line, or nil for a filled path.
    private init(_ path: Path, _ transform: Transform2D, reach: Double, halfWidth: Double?) {
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        let (rect, corners, radius): (Rect, Corners, Double)
        switch path.shape {
        case .rect(let box) where isUpright: (rect, corners, radius) = (box, [], 0)
        case .roundedRect(let box, let round, let which, _) where isUpright:
            (rect, corners, radius) = (box, which, round)
        default:
            self = RowOutline(varying: transform.bounds(of: path.controlBounds.insetBy(-reach, -reach)))
            return
        }
        guard rect.width > 0, rect.height > 0 else {
            self = RowOutline(varying: transform.bounds(of: rect.insetBy(-reach, -reach)))
            return
        }
        let half = halfWidth ?? 0
        bounds = transform.bounds(of: rect.insetBy(-half, -half))
        isMoved = path.hasCrispEdges
        // The longest corner, the continuous one, begins there.
        let corner = 1.53 * radius * transform.d
        let line = 2 * half * transform.d
        if line == 0, corners.isDisjoint(with: [.topLeft, .topRight]) {
            edges.append(bounds.y)
        } else {
            stretches.append((bounds.y, bounds.y + line + corner))
        }
        if line == 0, corners.isDisjoint(with: [.bottomLeft, .bottomRight]) {
            edges.append(bounds.maxY)
        } else {
            stretches.append((bounds.maxY - line - corner, bounds.maxY))
        }
    }

    /// The shadow that it casts.
    func cast(_ shadow: Shadow, _ transform: Transform2D) -> RowOutline {
        let deviation = max(0, shadow.radius) * abs(transform.determinant).squareRoot()
        let reach = Double(GaussianBlur(deviation: deviation).reach)
        let shift = transform.b * shadow.offset.x + transform.d * shadow.offset.y
        var cast = self
        cast.bounds = Rect(bounds.x, bounds.y - reach + shift, bounds.width, bounds.height + 2 * reach)
        cast.edges = []
        cast.stretches =
            (stretches + edges.map { ($0, $0) }).map { ($0.top - reach + shift, $0.bottom + reach + shift) }
        return cast
    }

    /// All that it can reach; edges that are moved move by less than a pixel.
    var rows: Range<Int> { Range(rowsTouchedFrom: bounds.y, to: bounds.maxY, margin: Self.margin) }

    func note(in changes: inout RowChanges, within limit: Range<Int>) {
        for stretch in stretches {
            changes.note(
                Range(rowsTouchedFrom: stretch.top, to: stretch.bottom, margin: Self.margin), within: limit)
        }
        for edge in edges { changes.noteEdge(edge, isMoved: isMoved, within: limit) }
    }

    private static let margin = 2
}
