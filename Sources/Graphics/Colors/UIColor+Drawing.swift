import Foundation
import MaquetteDrawing

extension UIColor {
    /// The colour to paint with in the given traits.
    package func drawingColor(with traits: UITraitCollection) -> Color { value(with: traits).drawingColor }
}

extension CGColor {
    /// The colour to paint with.
    package var drawingColor: Color { value.drawingColor }
}

extension ColorValue {
    /// The colour in sRGB, what it cannot show being cut off.
    var drawingColor: Color {
        func channel(_ component: CGFloat) -> Double { min(max(Double(component), 0), 1) }
        let (red, green, blue) = sRGB
        return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
    }
}
