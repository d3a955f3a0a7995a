import MaquetteDrawing

/// A part of a symbol that has a colour or an opacity of its own where it is not drawn in one colour.
struct SymbolLayer: Hashable, Sendable {
    /// Which colour of a palette, or which opacity of a colour, it gets.
    enum Level: Int, Hashable, Sendable {
        case primary, secondary, tertiary

        /// Measured in the pictures of one app: signs have 1, outlines around them 0.5, filled circles 0.25. Apple's documentation only
        /// says that the secondary and the tertiary colour are less intense.
        var opacity: Double {
            switch self {
            case .primary: 1
            case .secondary: 0.5
            case .tertiary: 0.25
            }
        }

        /// The level of what is behind a badge or a slash.
        var behind: Level { self == .primary ? .secondary : .tertiary }
    }

    var level: Level
    /// Where the symbol shows a value: which of its steps this is, from 1 on; 0 is always shown.
    var step: Int
    /// Whether the layer is cut out: in one colour it is erased from what lies below; in several it lies on it.
    var isCutOut: Bool
    var marks: [SymbolDrawing.Mark]

    init(_ level: Level, step: Int = 0, isCutOut: Bool = false, _ marks: [SymbolDrawing.Mark]) {
        (self.level, self.step, self.isCutOut, self.marks) = (level, step, isCutOut, marks)
    }

    init(_ marks: [SymbolDrawing.Mark]) { self.init(.primary, marks) }

    var marksInOneColor: [SymbolDrawing.Mark] { isCutOut ? SymbolDrawing.erasing(marks) : marks }

    /// This layer, erased from what it is put on. What was erased of the layer stays erased.
    var cutOut: SymbolLayer {
        SymbolLayer(level == .primary ? .primary : .secondary, step: step, isCutOut: true, marksInOneColor)
    }

    var behind: SymbolLayer {
        var layer = self
        layer.level = level.behind
        return layer
    }

    func placed(by transform: Transform2D, scale: Double) -> SymbolLayer {
        var layer = self
        layer.marks = marks.map { $0.placed(by: transform, scale: scale) }
        return layer
    }

    /// Neighbours that differ in their marks only are one layer.
    static func joined(_ layers: [SymbolLayer]) -> [SymbolLayer] {
        layers.reduce(into: []) { joined, layer in
            if var last = joined.last, last.level == layer.level, last.step == layer.step,
                last.isCutOut == layer.isCutOut
            {
                last.marks += layer.marks
                joined[joined.count - 1] = last
            } else {
                joined.append(layer)
            }
        }
    }
}
