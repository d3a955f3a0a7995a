import UIKit

extension UIColor {
    /// A word for the colour, which VoiceOver says.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha), alpha > 0 else {
            return "clear"
        }
        if brightness < 0.1 { return "black" }
        if saturation < 0.1 { return brightness > 0.95 ? "white" : "grey" }
        let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "red"]
        let ends: [CGFloat] = [0.04, 0.11, 0.19, 0.45, 0.54, 0.71, 0.81, 0.95, 1]
        return names[ends.firstIndex { hue <= $0 } ?? 0]
    }
}
