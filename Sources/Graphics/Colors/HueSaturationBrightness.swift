import Foundation

/// The six-sided colour wheel, all three between 0 and 1.
struct HueSaturationBrightness {
    let hue, saturation, brightness: CGFloat

    init(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let brightest = max(red, green, blue)
        let spread = brightest - min(red, green, blue)
        brightness = brightest
        saturation = brightest == 0 ? 0 : spread / brightest
        guard spread != 0 else {
            hue = 0
            return
        }
        let side =
            switch brightest {
            case red: (green - blue) / spread
            case green: (blue - red) / spread + 2
            default: (red - green) / spread + 4
            }
        hue = side < 0 ? side / 6 + 1 : side / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let position = (hue - hue.rounded(.down)) * 6
        let fraction = position - position.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        return switch Int(saturating: position) {
        case 0: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
    }
}
