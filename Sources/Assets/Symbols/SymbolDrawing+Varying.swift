import Foundation
import MaquetteDrawing

/// Symbols that are another one in a different form, and pairs of two.
extension SymbolDrawing {
    /// `circle.lefthalf.filled`, `square.inset.filled`, `capsule.dashed`, `gobackward.10`, `person.fill.xmark`, `book.rtl`.
    static func varied(_ name: String) -> SymbolDrawing? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let (start, end) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        if end == "fill", let dot = start.lastIndex(of: "."), signs.contains(String(start[start.index(after: dot)...]))
        {
            return varied("\(start[..<dot]).fill\(start[dot...])")
        }
        switch end {
        case "filled", "fill":
            if let (shape, half) = start.halved, let plain = drawn(shape) {
                return drawn(shape + ".fill").map { plain.filled(half, with: $0) }
            }
            guard start.hasSuffix(".inset") else { return nil }
            let shape = String(start.dropLast(".inset".count))
            guard let plain = drawn(shape), let solid = drawn(shape + ".fill") else { return nil }
            let room = Rect(0, 0, plain.width, plain.height).insetBy(20, 20)
            return SymbolDrawing(
                plain.width, plain.height, baseline: plain.baseline,
                layers: plain.layers.map(\.behind)
                    + [SymbolLayer(solid.fittedAsSign(in: room).flatMap(\.marksInOneColor))])
        case "dashed": return drawn(start)?.dashed
        case "inverse": return halvesInverse(start) ?? drawn(start + ".fill") ?? drawn(start)
        case _ where signs.contains(end):
            return drawn(start).flatMap { whole in drawn(end).map { whole.signed($0) } }
        case "rtl": return drawn(start).map(mirrored)
        case _ where scripts.contains(end): return drawn(start)
        default:
            guard start == "gobackward" || start == "goforward", let number = inside(end), let arrow = drawn(start)
            else {
                return nil
            }
            return SymbolDrawing(
                arrow.width, arrow.height, baseline: arrow.baseline,
                layers: arrow.layers + number.fittedAsSign(in: Rect(arrow.width / 2 - 24, 48, 48, 36)))
        }
    }

    private static let signs: Set<String> = ["checkmark", "xmark", "questionmark", "exclamationmark", "plus", "minus"]

    /// Apple has forms of some symbols for languages; Maquette's is the same for all.
    private static let scripts: Set<String> = [
        "ar", "he", "hi", "ja", "ko", "th", "zh", "my", "km", "bn", "gu", "kn", "ml", "mni", "mr", "or", "pa",
        "sat",
        "si", "ta", "te", "el", "ru",
    ]

    enum Half: String, CaseIterable {
        case left, leading, right, trailing, top, bottom

        var opposite: Half {
            switch self {
            case .left: .right
            case .leading: .trailing
            case .right: .left
            case .trailing: .leading
            case .top: .bottom
            case .bottom: .top
            }
        }
    }

    /// The symbol whose other half is filled: `circle.lefthalf.filled.inverse`.
    private static func halvesInverse(_ name: String) -> SymbolDrawing? {
        guard let (shape, rest) = name.parted(at: "half.filled"), rest.isEmpty, let dot = shape.lastIndex(of: "."),
            let half = Half(rawValue: String(shape[shape.index(after: dot)...]))
        else { return nil }
        return drawn("\(shape[..<dot]).\(half.opposite.rawValue)half.filled")
    }

    private func filled(_ half: Half, with solid: SymbolDrawing) -> SymbolDrawing {
        let (middle, centre) = (width / 2, height / 2)
        let away =
            switch half {
            case .left, .leading: Rect(middle, 0, middle, height)
            case .right, .trailing: Rect(0, 0, middle, height)
            case .top: Rect(0, centre, width, centre)
            case .bottom: Rect(0, 0, width, centre)
            }
        return SymbolDrawing(width, height, baseline: baseline, solid.marks + [.hole(.rect(away))] + marks)
    }

    /// The symbol with dashes: of a sign in a frame only the frame is dashed.
    private var dashed: SymbolDrawing {
        let hasFrame = layers.contains { $0.level != .primary }
        return SymbolDrawing(
            width, height, baseline: baseline,
            layers: layers.map { layer in
                var layer = layer
                if hasFrame, layer.level == .primary { return layer }
                layer.marks = layer.marks.map { mark in
                    switch mark {
                    case .line(let path, let share):
                        .line(path.dashed(lengths: [14, 14], phase: 0), share: share)
                    case .ring(let center, let radius):
                        .line(Path.circle(center: center, radius: radius - 4.25).dashed(lengths: [14, 14], phase: 0))
                    default: mark
                    }
                }
                return layer
            })
    }

    /// A sign at the right, as high as two fifths, or as a share of the box.
    private func signed(_ sign: SymbolDrawing, height share: Double? = nil) -> SymbolDrawing {
        if let share {
            let room = Rect(width - 4, (1 - share) / 2 * height, 28, share * height)
            return SymbolDrawing(width + 28, height, baseline: baseline, layers: layers + sign.fitted(in: room))
        }
        let room = Rect(width - 2, height / 2 - 28, 44, 42)
        return SymbolDrawing(
            width + 42, height, baseline: baseline, layers: layers.map(\.behind) + sign.fitted(in: room))
    }

    /// `A.and.B` stands side by side, A a little higher; `A.on.B` lies over B.
    static func paired(_ plain: String, isFilled: Bool) -> SymbolDrawing? {
        // What has an outline of its own has its own filled one, or none.
        guard !SymbolBook.has(plain) else { return nil }
        let end = isFilled ? ".fill" : ""
        if let (first, second) = plain.parted(at: ".and."), let first = drawn(first + end) ?? drawn(first) {
            if signs.contains(second), let sign = drawn(second) { return first.signed(sign, height: 0.8) }
            let sign = SymbolBook.drawing("inside:" + second)
            guard let second = sign ?? drawn(second + end) ?? drawn(second) else { return nil }
            let (left, right) = (Rect(6, 4, 66, 76), Rect(70, 34, 66, 76))
            // Lines of both have one width, which neither of them is too dense for; a sign for small rooms has its own.
            let share = max(0.7, min(first.lineShare(in: left), second.lineShare(in: right)))
            return SymbolDrawing(
                140, 112,
                layers: first.fitted(in: left).map { $0.thinned(by: share) }
                    + second.fitted(in: right).map { sign == nil ? $0.thinned(by: share) : $0 })
        }
        if let (first, second) = plain.parted(at: ".on."), let first = drawn(first + end) ?? drawn(first),
            let second = drawn(second + end) ?? drawn(second)
        {
            let front = Rect(40, 38, 76, 70)
            return SymbolDrawing(
                120, 112,
                layers: second.fitted(in: Rect(4, 4, 84, 80)).map(\.behind)
                    + [SymbolLayer([.hole(.roundedRect(front, radius: 12))])] + first.fitted(in: front.insetBy(4, 4)))
        }
        return nil
    }
}

extension String {
    /// `circle.lefthalf` is a shape and its half.
    fileprivate var halved: (shape: String, half: SymbolDrawing.Half)? {
        for half in SymbolDrawing.Half.allCases where hasSuffix(".\(half.rawValue)half") {
            return (String(dropLast(half.rawValue.count + 5)), half)
        }
        return nil
    }
}
