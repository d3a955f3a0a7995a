import Testing
import UIKit

/// What Apple's pages say of colors.
@Suite("Documented: colors") @MainActor
struct DocumentedColorTests {
    private func rgba(_ color: UIColor) -> [CGFloat] {
        var r: CGFloat = -1, g: CGFloat = -1, b: CGFloat = -1, a: CGFloat = -1
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a].map { ($0 * 1000).rounded() / 1000 }
    }

    private func white(_ color: UIColor) -> [CGFloat] {
        var w: CGFloat = -1, a: CGFloat = -1
        color.getWhite(&w, alpha: &a)
        return [w, a].map { ($0 * 1000).rounded() / 1000 }
    }

    private func hsba(_ color: UIColor) -> [CGFloat] {
        var h: CGFloat = -1, s: CGFloat = -1, b: CGFloat = -1, a: CGFloat = -1
        color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        return [h, s, b, a].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test("The fixed colors in RGB") func fixed() {
        documented("uikit/uicolor/red", rgba(.red), [1, 0, 0, 1])
        documented("uikit/uicolor/green", rgba(.green), [0, 1, 0, 1])
        documented("uikit/uicolor/blue", rgba(.blue), [0, 0, 1, 1])
        documented("uikit/uicolor/cyan", rgba(.cyan), [0, 1, 1, 1])
        documented("uikit/uicolor/yellow", rgba(.yellow), [1, 1, 0, 1])
        documented("uikit/uicolor/magenta", rgba(.magenta), [1, 0, 1, 1])
        documented("uikit/uicolor/orange", rgba(.orange), [1, 0.5, 0, 1])
        documented("uikit/uicolor/purple", rgba(.purple), [0.5, 0, 0.5, 1])
        documented("uikit/uicolor/brown", rgba(.brown), [0.6, 0.4, 0.2, 1])
    }

    @Test("The fixed colors in grayscale") func grays() {
        documented("uikit/uicolor/black", white(.black), [0, 1])
        documented("uikit/uicolor/white", white(.white), [1, 1])
        documented("uikit/uicolor/gray", white(.gray), [0.5, 1])
        documented("uikit/uicolor/darkgray", white(.darkGray), [0.333, 1])
        documented("uikit/uicolor/lightgray", white(.lightGray), [0.667, 1])
        documented("uikit/uicolor/clear", white(.clear), [0, 0])
    }

    @Test("Components come back as given") func components() {
        documented(
            "uikit/uicolor/getred(_:green:blue:alpha:)", rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
            [0.1, 0.2, 0.3, 0.4])
        documented("uikit/uicolor/getwhite(_:alpha:)", white(UIColor(white: 0.25, alpha: 0.75)), [0.25, 0.75])
        documented(
            "uikit/uicolor/gethue(_:saturation:brightness:alpha:)",
            hsba(UIColor(hue: 0.5, saturation: 0.4, brightness: 0.3, alpha: 0.2)), [0.5, 0.4, 0.3, 0.2])
        documented(
            "uikit/uicolor/getred(_:green:blue:alpha:)", rgba(UIColor(white: 0.25, alpha: 0.5)),
            [0.25, 0.25, 0.25, 0.5])
    }

    @Test("Hue, saturation and brightness") func hue() {
        documented(
            "uikit/uicolor/init(hue:saturation:brightness:alpha:)",
            rgba(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)), [1, 0, 0, 1])
        documented(
            "uikit/uicolor/init(hue:saturation:brightness:alpha:)",
            rgba(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)), [0, 1, 0, 1])
        documented(
            "uikit/uicolor/init(hue:saturation:brightness:alpha:)",
            rgba(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)), [0, 0, 0.5, 1])
        documented("uikit/uicolor/gethue(_:saturation:brightness:alpha:)", hsba(.red), [0, 1, 1, 1])
        documented("uikit/uicolor/gethue(_:saturation:brightness:alpha:)", hsba(.green), [0.333, 1, 1, 1])
        documented(
            "uikit/uicolor/gethue(_:saturation:brightness:alpha:)", hsba(UIColor(white: 0.5, alpha: 1)), [0, 0, 0.5, 1])
    }

    @Test("The getters say whether they could convert") func convertible() {
        var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
        documented(
            "uikit/uicolor/getred(_:green:blue:alpha:)", UIColor.white.getRed(&r, green: &g, blue: &b, alpha: &a), true)
        documented("uikit/uicolor/getwhite(_:alpha:)", UIColor.gray.getWhite(&r, alpha: &a), true)
        documented(
            "uikit/uicolor/gethue(_:saturation:brightness:alpha:)",
            UIColor.red.getHue(&r, saturation: &g, brightness: &b, alpha: &a), true)
    }

    @Test("Extended components are not clamped") func extended() {
        documented(
            "uikit/uicolor/init(red:green:blue:alpha:)", rgba(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1)),
            [1.5, -0.5, 0, 1])
    }

    @Test("withAlphaComponent keeps the color") func alpha() {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        documented("uikit/uicolor/withalphacomponent(_:)", rgba(color.withAlphaComponent(0.5)), [0.2, 0.4, 0.6, 0.5])
        documented("uikit/uicolor/withalphacomponent(_:)", rgba(color), [0.2, 0.4, 0.6, 1])
        documented("uikit/uicolor/withalphacomponent(_:)", color.withAlphaComponent(0.3).cgColor.alpha, 0.3)
    }

    @Test("Equality") func equality() {
        documented(
            "objectivec/nsobjectprotocol/isequal(_:)",
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1),
            true)
        documented("objectivec/nsobjectprotocol/isequal(_:)", UIColor.red == UIColor.blue, false)
        documented("objectivec/nsobjectprotocol/isequal(_:)", UIColor.systemBlue == UIColor.systemBlue, true)
    }

    @Test("Dynamic colors resolve with traits") func dynamic() {
        let color = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        documented("uikit/uicolor/resolvedcolor(with:)", rgba(color.resolvedColor(with: dark)), [1, 0, 0, 1])
        documented("uikit/uicolor/resolvedcolor(with:)", rgba(color.resolvedColor(with: light)), [0, 0, 1, 1])
        var current: [CGFloat] = []
        dark.performAsCurrent { current = rgba(color) }
        documented("uikit/uicolor/init(dynamicprovider:)", current, [1, 0, 0, 1])
        light.performAsCurrent { current = rgba(color) }
        documented("uikit/uitraitcollection/performascurrent(_:)", current, [0, 0, 1, 1])
        documented(
            "uikit/uicolor/withalphacomponent(_:)", rgba(color.withAlphaComponent(0.5).resolvedColor(with: dark)),
            [1, 0, 0, 0.5])
    }

    @Test("A fixed color resolves to itself") func fixedResolve() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        documented("uikit/uicolor/resolvedcolor(with:)", UIColor.red.resolvedColor(with: dark), UIColor.red)
    }

    @Test("System colors adapt") func system() {
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        documented(
            "uikit/uicolor/label", UIColor.label.resolvedColor(with: dark) != UIColor.label.resolvedColor(with: light),
            true)
        documented(
            "uikit/uicolor/systembackground",
            UIColor.systemBackground.resolvedColor(with: dark) != UIColor.systemBackground.resolvedColor(with: light),
            true)
        documented(
            "uikit/uicolor/darktext", UIColor.darkText.resolvedColor(with: dark),
            UIColor.darkText.resolvedColor(with: light))
        documented(
            "uikit/uicolor/lighttext", UIColor.lightText.resolvedColor(with: dark),
            UIColor.lightText.resolvedColor(with: light))
    }

    @Test("Named colors and Core Graphics colors") func others() {
        documented("uikit/uicolor/init(named:)", UIColor(named: "No such color in any catalog") == nil, true)
        let cg = UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 0.5).cgColor
        documented("uikit/uicolor/init(cgcolor:)", rgba(UIColor(cgColor: cg)), [0.5, 0.25, 0.75, 0.5])
        documented("uikit/uicolor/cgcolor", cg.components?.count, 4)
        documented("uikit/uicolor/cgcolor", cg.alpha, 0.5)
        documented("uikit/uicolor/init(white:alpha:)", UIColor(white: 0.5, alpha: 1).cgColor.numberOfComponents, 2)
    }
}
