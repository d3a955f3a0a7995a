import Foundation
import MaquetteDrawing

/// A symbol as outlines in hundredths of the text's point size, so that it goes with text of any size and weight.
struct SymbolDrawing: Hashable, Sendable {
    enum Mark: Hashable, Sendable {
        /// A line in the width of the weight.
        case line(Path)
        case area(Path)
        /// A circle's line in the width of the weight, inside a radius.
        case ring(Point, radius: Double)
        /// Erased from what was drawn before.
        case gap(Path)
        case hole(Path)
    }

    let width: Double
    let height: Double
    /// How far the baseline of the text beside it lies above the lower edge.
    let baseline: Double
    let marks: [Mark]

    /// Centred on the capitals, which are 70.5 hundredths high.
    init(_ width: Double, _ height: Double, baseline: Double? = nil, _ marks: [Mark]) {
        self.width = width
        self.height = height
        self.baseline = baseline ?? (height - 70.5) / 2
        self.marks = marks
    }

    func size(pointSize: CGFloat, weight: UIImage.SymbolWeight, screenScale scale: CGFloat) -> CGSize {
        func pixels(_ hundredths: Double) -> CGFloat {
            max(1, (CGFloat(hundredths) / 100 * pointSize * scale).rounded()) / scale
        }
        return CGSize(width: pixels(width), height: pixels(height + 2 * weight.roomAround))
    }

    func picture(size: CGSize, pointSize: CGFloat, weight: UIImage.SymbolWeight, color: Color) -> DisplayList {
        var list = DisplayList(size: Size(size))
        let unit = Double(pointSize) / 100
        let room = weight.roomAround
        let fit = Transform2D.translation(0, room)
            .then(.scale(Double(size.width) / width, Double(size.height) / (height + 2 * room)))
        let pen = StrokeStyle(width: weight.pen * unit, cap: .round, join: .round)
        for mark in marks {
            switch mark {
            case .line(let path): list.stroke(path.transformed(by: fit), pen, color)
            case .area(let path): list.fill(path.transformed(by: fit), color)
            case .ring(let center, let radius):
                let ring = Path.circle(center: center, radius: radius - weight.pen / 2)
                list.stroke(ring.transformed(by: fit), pen, color)
            case .gap(let path): list.blend(.clear) { $0.stroke(path.transformed(by: fit), pen, .black) }
            case .hole(let path): list.blend(.clear) { $0.fill(path.transformed(by: fit), .black) }
            }
        }
        return list
    }
}

extension UIImage.SymbolWeight {
    /// What heavier symbols have above and below in addition, in hundredths of the point size: what their lines are wider.
    /// Recorded of bold circles and chevrons, which are two points higher than regular ones in 17 points.
    fileprivate var roomAround: Double { max(0, pen - Self.regular.pen) }

    /// The width of lines in hundredths of the point size, as the stems of text of the weight.
    fileprivate var pen: Double {
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
    static func named(_ name: String) -> SymbolDrawing { outlines[name] ?? composed(name) ?? neutral(name) }

    static func isDrawn(_ name: String) -> Bool { isListed(name) || composed(name) != nil }
    static func isListed(_ name: String) -> Bool { outlines[name] != nil }

    /// Later tables win where two have a name.
    private static let outlines: [String: SymbolDrawing] = [
        frameOutlines, characters, media, places, tables, common, signs, circled, daily, things,
    ].reduce(into: [:]) { all, table in all.merge(table) { $1 } }

    /// The frame for the name, or else a dashed box.
    private static func neutral(_ name: String) -> SymbolDrawing {
        if name.hasSuffix(".circle") { return circle([]) }
        if name.hasSuffix(".circle.fill") { return disc([]) }
        if name.hasSuffix(".square") { return SymbolDrawing(112, 106, [.line(box(10, 7, 92, 92, 18))]) }
        if name.hasSuffix(".square.fill") { return SymbolDrawing(112, 106, [.area(box(6, 3, 100, 100, 20))]) }
        let dashes = box(14, 12, 92, 92, 18).dashed(lengths: [14, 12], phase: 0)
        return SymbolDrawing(120, 116, [.line(dashes)])
    }

    // Shorthands for the tables.

    static func line(_ text: String) -> Mark { .line(outline(text)) }
    static func area(_ text: String) -> Mark { .area(outline(text)) }
    static func gap(_ text: String) -> Mark { .gap(outline(text)) }
    static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Mark {
        .area(.circle(center: Point(x, y), radius: radius))
    }
    static func ring(_ x: Double, _ y: Double, _ radius: Double) -> Mark { .ring(Point(x, y), radius: radius) }
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
        .roundedRect(Rect(x, y, width, height), radius: radius)
    }

    /// A drawing inside a circle.
    static func circle(_ marks: [Mark]) -> SymbolDrawing {
        SymbolDrawing(120, 115, [.ring(Point(60, 57.5), radius: 55)] + marks)
    }

    /// A drawing erased from a disc.
    static func disc(_ marks: [Mark]) -> SymbolDrawing {
        SymbolDrawing(120, 115, [.area(.circle(center: Point(60, 57.5), radius: 55))] + erasing(marks))
    }

    static func erasing(_ marks: [Mark]) -> [Mark] {
        marks.map { mark in
            switch mark {
            case .line(let path): .gap(path)
            case .area(let path): .hole(path)
            // As wide as the lines of a regular weight.
            case .ring(let center, let radius): .gap(.circle(center: center, radius: radius - 4))
            default: mark
            }
        }
    }

    static func mirrored(_ drawing: SymbolDrawing) -> SymbolDrawing {
        drawing.turned(by: Transform2D.scale(-1, 1).then(.translation(drawing.width, 0)))
    }

    static func overturned(_ drawing: SymbolDrawing) -> SymbolDrawing {
        drawing.turned(by: Transform2D.scale(1, -1).then(.translation(0, drawing.height)))
    }

    private func turned(by transform: Transform2D) -> SymbolDrawing {
        SymbolDrawing(
            width, height, baseline: baseline,
            marks.map { mark in
                switch mark {
                case .line(let path): .line(path.transformed(by: transform))
                case .area(let path): .area(path.transformed(by: transform))
                case .gap(let path): .gap(path.transformed(by: transform))
                case .hole(let path): .hole(path.transformed(by: transform))
                case .ring(let center, let radius): .ring(transform.apply(to: center), radius: radius)
                }
            })
    }

    /// The tables below are our own text and read by a test; what cannot be read is left out.
    static func outline(_ text: String) -> Path { Path(svg: text) ?? Path() }
}
