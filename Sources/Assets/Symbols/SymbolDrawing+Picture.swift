import Foundation
import MaquetteDrawing

/// What colours a symbol has, and how much of its value it shows.
struct SymbolInk: Hashable, Sendable {
    /// One for each level; the last one is for all that follow.
    var colors: [Color]
    /// Whether the levels differ in the opacity of the first colour.
    var isHierarchical = false
    /// The value that the symbol shows, from 0 to 1; nil shows all of the symbol.
    var value: Double?

    /// How visible steps are that the value does not reach. Not measured.
    static let opacityOfIdleSteps = 0.3

    var isInOneColor: Bool { colors.count < 2 && !isHierarchical }

    func color(of level: SymbolLayer.Level) -> Color {
        colors.dropFirst(isHierarchical ? 0 : level.rawValue).first ?? colors.last ?? .black
    }

    /// The steps share the values from 0 to 1 evenly, in whole hundredths: a value has to be above what is left to the steps before
    /// (Apple's session 10158 of 2022, "Adopt Variable Color in SF Symbols").
    func opacity(of layer: SymbolLayer, steps: Int) -> Double {
        let level = isHierarchical ? layer.level.opacity : 1
        guard let value, layer.step > 0 else { return level }
        let before = (100 * Double(layer.step - 1) / Double(steps)).rounded() / 100
        return value > before ? level : level * Self.opacityOfIdleSteps
    }
}

extension SymbolDrawing {
    func picture(size: CGSize, pointSize: CGFloat, weight: UIImage.SymbolWeight, ink: SymbolInk) -> DisplayList {
        var list = DisplayList(size: Size(size))
        let room = weight.roomAround
        let pen = SymbolPen(
            fit: Transform2D.translation(0, room)
                .then(.scale(Double(size.width) / width, Double(size.height) / (height + 2 * room))),
            unit: Double(pointSize) / 100, weight: weight)
        let steps = layers.map(\.step).max() ?? 0
        for layer in layers {
            let opacity = ink.opacity(of: layer, steps: steps)
            let color = ink.color(of: layer.level)
            if ink.isInOneColor, layer.isCutOut {
                pen.draw(layer.marksInOneColor, color, erasing: opacity, into: &list)
            } else if opacity < 1 {
                // What lies below does not shine through.
                if layer != layers.first { list.blend(.destinationOut) { pen.draw(layer.marks, .black, into: &$0) } }
                list.group(alpha: opacity, bounds: Rect(list.size)) { pen.draw(layer.marks, color, into: &$0) }
            } else {
                pen.draw(layer.marks, color, into: &list)
            }
        }
        return list
    }
}

private struct SymbolPen {
    let fit: Transform2D
    let unit: Double
    let weight: UIImage.SymbolWeight

    func draw(
        _ marks: [SymbolDrawing.Mark], _ color: Color, erasing share: Double = 1, into list: inout DisplayList
    ) {
        func pen(_ share: Double) -> StrokeStyle {
            StrokeStyle(width: share * weight.pen * unit, cap: .round, join: .round)
        }
        let eraser = Color.black.multiplyingAlpha(by: share)
        let mode = share < 1 ? BlendMode.destinationOut : .clear
        for mark in marks {
            switch mark {
            case .line(let path, let share): list.stroke(path.transformed(by: fit), pen(share), color)
            case .area(let path): list.fill(path.transformed(by: fit), color)
            case .ring(let center, let radius):
                let ring = Path.circle(center: center, radius: radius - weight.pen / 2)
                list.stroke(ring.transformed(by: fit), pen(1), color)
            case .gap(let path, let share):
                list.blend(mode) { $0.stroke(path.transformed(by: fit), pen(share), eraser) }
            case .hole(let path): list.blend(mode) { $0.fill(path.transformed(by: fit), eraser) }
            case .clearing(let path, let share):
                list.blend(mode) {
                    $0.fill(path.transformed(by: fit), eraser)
                    $0.stroke(path.transformed(by: fit), pen(3 * share), eraser)
                }
            }
        }
    }
}
