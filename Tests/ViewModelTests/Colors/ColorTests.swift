import Testing
import UIKit

@Suite struct ColorTests {
    private func channels(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = -1
        var green: CGFloat = -1
        var blue: CGFloat = -1
        var alpha: CGFloat = -1
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test func hueSaturationAndBrightnessMakeRedGreenAndBlue() {
        // Hue 1/3 is green; half saturation lifts the other two to half the brightness.
        let color = UIColor(hue: 1 / 3, saturation: 0.5, brightness: 0.8, alpha: 0.5)
        let expected: [CGFloat] = [0.4, 0.8, 0.4, 0.5]
        for (actual, wanted) in zip(channels(color), expected) { #expect(abs(actual - wanted) < 1e-9) }
    }

    @Test func redGreenAndBlueTellHueSaturationAndBrightness() {
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        // Between magenta (5/6) and red, green being the least: 330 degrees.
        UIColor(red: 1, green: 0, blue: 0.5, alpha: 1).getHue(
            &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 330.0 / 360) < 1e-9)
        #expect(saturation == 1)
        #expect(brightness == 1)
    }

    @Test func onlyGreyTellsItsWhite() {
        var white: CGFloat = 0
        var alpha: CGFloat = 0
        #expect(UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25)
        #expect(alpha == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    }

    @Test func equalityComparesNumbersAndSpace() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]).count == 2)
    }

    @Test func colorsPrintAsUIKitPrintsThem() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0.5, alpha: 0.25).description == "UIExtendedGrayColorSpace 0.5 0.25")
        #expect(UIColor.label.description.hasSuffix("; name = labelColor>"))
    }

    @Test func theWidestRedLiesOutsideOfSRGB() {
        // Display P3's red in extended sRGB, as Apple's converters give it: 1.093, -0.227, -0.150.
        let numbers = channels(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        for (actual, wanted) in zip(numbers, [1.0930, -0.2267, -0.1501, 1]) { #expect(abs(actual - wanted) < 2e-4) }
        // White is white in both.
        for number in channels(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) {
            #expect(abs(number - 1) < 1e-5)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -7.25, 1e300])
    func huesOfAnyKindMakeSomeColor(_ hue: CGFloat) {
        #expect(UIColor(hue: hue, saturation: 0, brightness: 0.5, alpha: 1).cgColor.components?.count == 4)
    }

    @Test func colorLiteralsAreColors() {
        let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == .red)
        // As apps write it: `layer.borderColor = #colorLiteral(…)`.
        let border: CGColor? = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(border?.components == [1, 0, 0, 0.5])
    }

    @Test func coreGraphicsColorsCarryTheirComponents() {
        #expect(UIColor.white.cgColor.components == [1, 1])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)) == .blue)
        #expect(UIColor.red.cgColor == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 1, 0, 1])?.numberOfComponents == 4)
    }

    @Test func archivedColorsComeBack() throws {
        for color in [UIColor.red, .systemTeal, UIColor(white: 0.25, alpha: 0.5)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
            #expect(restored == color)
        }
    }
}
