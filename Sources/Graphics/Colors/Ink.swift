import Foundation
import MaquetteDrawing

/// What something is painted with: a colour, or the cells of a pattern, which begin at a place.
package struct Ink {
    /// The ink's colour. With a pattern, only its alpha counts.
    package var color: Color
    package var pattern: CGPattern?
    package var origin = Point(0, 0)

    package init(_ color: Color, pattern: CGPattern? = nil) { (self.color, self.pattern) = (color, pattern) }
}

extension ColorValue {
    var ink: Ink { Ink(drawingColor, pattern: pattern) }
}

extension CGColor {
    package var ink: Ink { value.ink }
}

extension UIColor {
    package func ink(with traits: UITraitCollection) -> Ink { value(with: traits).ink }
}

extension DisplayList {
    package mutating func fill(_ path: Path, _ ink: Ink, rule: Path.FillRule = .winding) {
        guard let pattern = ink.pattern else { return fill(path, ink.color, rule: rule) }
        pattern.fill(path, rule, alpha: ink.color.alpha, from: ink.origin, into: &self)
    }

    package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ ink: Ink) {
        paint(ink) { $0.stroke(path, style, $1) }
    }

    package mutating func draw(_ run: GlyphRun, at origin: Point, _ ink: Ink) {
        paint(ink) { $0.draw(run, at: origin, $1) }
    }

    /// Paints in the ink's colour, or shows the ink's pattern where something would be painted.
    mutating func paint(_ ink: Ink, _ shape: (inout DisplayList, Color) -> Void) {
        guard let pattern = ink.pattern else { return shape(&self, ink.color) }
        var mask = DisplayList(size: size)
        shape(&mask, .black)
        let bounds = mask.inkBounds
        guard !bounds.isEmpty else { return }
        self.mask(by: mask, bounds: bounds) {
            pattern.fill(.rect(bounds), .winding, alpha: ink.color.alpha, from: ink.origin, into: &$0)
        }
    }
}
