import Foundation
import MaquetteDrawing
import Synchronization

/// A symbol as outlines in hundredths of the text's point size, so that it goes with text of any size and weight.
struct SymbolDrawing: Hashable, Sendable {
    enum Mark: Hashable, Sendable {
        /// A line in the width of the weight, or in a share of it.
        case line(Path, share: Double = 1)
        case area(Path)
        /// A circle's line in the width of the weight, inside a radius.
        case ring(Point, radius: Double)
        /// Erased from what was drawn before.
        case gap(Path, share: Double = 1)
        case hole(Path)
        /// Erased with a margin, as wide as a line, around what is drawn there next.
        case clearing(Path, share: Double = 1)
    }

    let width: Double
    let height: Double
    /// How far the baseline of the text beside it lies above the lower edge.
    let baseline: Double
    /// The layers in the order in which they are painted.
    let layers: [SymbolLayer]

    /// Centred on the capitals, which are 70.5 hundredths high.
    init(_ width: Double, _ height: Double, baseline: Double? = nil, layers: [SymbolLayer]) {
        self.width = width
        self.height = height
        self.baseline = baseline ?? (height - 70.5) / 2
        self.layers = SymbolLayer.joined(layers)
    }

    init(_ width: Double, _ height: Double, baseline: Double? = nil, _ marks: [Mark]) {
        self.init(width, height, baseline: baseline, layers: [SymbolLayer(marks)])
    }

    /// What is painted in one colour.
    var marks: [Mark] { layers.flatMap(\.marksInOneColor) }

    func size(pointSize: CGFloat, weight: UIImage.SymbolWeight, screenScale scale: CGFloat) -> CGSize {
        func pixels(_ hundredths: Double) -> CGFloat {
            max(1, (CGFloat(hundredths) / 100 * pointSize * scale).rounded()) / scale
        }
        return CGSize(width: pixels(width), height: pixels(height + 2 * weight.roomAround))
    }
}

extension UIImage.SymbolWeight {
    /// What heavier symbols have above and below in addition, in hundredths of the point size: what their lines are wider.
    /// Recorded of bold circles and chevrons, which are two points higher than regular ones in 17 points.
    var roomAround: Double { max(0, pen - Self.regular.pen) }

    /// The width of lines in hundredths of the point size, as the stems of text of the weight.
    var pen: Double {
        switch self {
        case .ultraLight: 3
        case .thin: 4.5
        case .light: 6.5
        case .unspecified, .regular: 8.5
        case .medium: 10
        case .semibold: 11.5
        case .bold: 13.5
        case .heavy: 15.5
        case .black: 18
        }
    }
}

extension SymbolDrawing {
    /// Our own outline of a system symbol, or a neutral one.
    static func named(_ name: String) -> SymbolDrawing { drawn(name) ?? neutral(name) }

    static func isDrawn(_ name: String) -> Bool { drawn(name) != nil }

    /// Each is read or composed once; nil is known as well.
    static func drawn(_ name: String) -> SymbolDrawing? {
        if let found = known.withLock({ $0[name] }) { return found }
        let drawing = SymbolBook.drawing(name) ?? composed(name)
        known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[name] = .some(drawing)
        }
        return drawing
    }

    private static let known = Mutex<[String: SymbolDrawing?]>([:])
    private static let mostKnown = 4096

    /// A symbol, or what only occurs inside of others.
    static func part(_ name: String) -> SymbolDrawing { drawn(name) ?? inside(name) ?? neutral(name) }

    /// The frame for the name, or else a dashed box.
    private static func neutral(_ name: String) -> SymbolDrawing {
        if name.hasSuffix(".circle") { return circle([]) }
        if name.hasSuffix(".circle.fill") { return disc([]) }
        if name.hasSuffix(".square") { return square([]) }
        if name.hasSuffix(".square.fill") { return tile([]) }
        let dashes = box(14, 12, 92, 92, 18).dashed(lengths: [14, 12], phase: 0)
        return SymbolDrawing(120, 116, [.line(dashes)] + words(name, in: Rect(24, 22, 72, 72)))
    }

    /// The parts of a name below each other, in thin letters.
    private static func words(_ name: String, in room: Rect) -> [Mark] {
        let lines = name.lowercased().split(separator: ".").prefix(5).map { $0.prefix(12) }
        guard let longest = lines.map(\.count).max() else { return [] }
        let height = min(18, room.height / Double(lines.count) - 4, 72 / Double(longest) * 1.15)
        let top = room.y + (room.height - Double(lines.count) * (height + 4)) / 2
        let thin = StrokeStyle(width: 3, cap: .round, join: .round)
        return lines.enumerated().flatMap { number, line -> [Mark] in
            let letters = line.compactMap { inside(String($0)) }
            guard let first = letters.first else { return [] }
            let written = letters.dropFirst().reduce(first) { $0.beside($1) }
            let row = Rect(room.x, top + Double(number) * (height + 4), room.width, height)
            return written.fitted(in: row).flatMap(\.marks).map { mark in
                if case .line(let path, _) = mark { .area(path.stroked(thin)) } else { mark }
            }
        }
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
        .roundedRect(Rect(x, y, width, height), radius: radius)
    }

    /// A drawing inside a circle. Its diameter is 99.6 hundredths, as pictures of iOS's have it.
    static func circle(_ inner: [SymbolLayer]) -> SymbolDrawing {
        SymbolDrawing(
            120, 115, layers: [SymbolLayer(.secondary, [.ring(Point(60, 57.5), radius: 49.8)])] + inner)
    }

    /// A drawing erased from a disc.
    static func disc(_ inner: [SymbolLayer]) -> SymbolDrawing {
        let disc = Path.circle(center: Point(60, 57.5), radius: 49.8)
        return SymbolDrawing(120, 115, layers: [SymbolLayer(.tertiary, [.area(disc)])] + inner.map(\.cutOut))
    }

    /// A drawing inside a square with round corners, 88.7 hundredths wide with its line.
    static func square(_ inner: [SymbolLayer]) -> SymbolDrawing {
        SymbolDrawing(119, 106, layers: [SymbolLayer(.secondary, [.line(box(19.5, 13, 80, 80, 15.8))])] + inner)
    }

    /// A drawing erased from such a square.
    static func tile(_ inner: [SymbolLayer]) -> SymbolDrawing {
        let tile = box(15.3, 8.8, 88.4, 88.4, 17.6)
        return SymbolDrawing(119, 106, layers: [SymbolLayer(.tertiary, [.area(tile)])] + inner.map(\.cutOut))
    }

    /// What is erased of the marks is painted: a sign in a disc keeps its lines.
    static func erasing(_ marks: [Mark]) -> [Mark] {
        marks.map { mark in
            switch mark {
            case .line(let path, let share): .gap(path, share: share)
            case .area(let path): .hole(path)
            // As wide as the lines of a regular weight.
            case .ring(let center, let radius): .gap(.circle(center: center, radius: radius - 4.25))
            case .gap(let path, let share): .line(path, share: share)
            case .hole(let path): .area(path)
            // Its fill is not needed: what is drawn there next covers it.
            case .clearing(let path, let share): .line(path, share: 3 * share)
            }
        }
    }

    static func mirrored(_ drawing: SymbolDrawing) -> SymbolDrawing {
        drawing.turned(by: Transform2D.scale(-1, 1).then(.translation(drawing.width, 0)))
    }

    static func overturned(_ drawing: SymbolDrawing) -> SymbolDrawing {
        drawing.turned(by: Transform2D.scale(1, -1).then(.translation(0, drawing.height)))
    }

    /// A quarter of a turn, clockwise.
    static func turned(_ drawing: SymbolDrawing) -> SymbolDrawing {
        let quarter = Transform2D(a: 0, b: 1, c: -1, d: 0, tx: drawing.height, ty: 0)
        return SymbolDrawing(
            drawing.height, drawing.width, layers: drawing.layers.map { $0.placed(by: quarter, scale: 1) })
    }

    private func turned(by transform: Transform2D) -> SymbolDrawing {
        SymbolDrawing(
            width, height, baseline: baseline, layers: layers.map { $0.placed(by: transform, scale: 1) })
    }

    /// The book is our own text and read by a test; what cannot be read is left out.
    static func outline(_ text: String) -> Path { Path(svg: text) ?? Path() }
}
