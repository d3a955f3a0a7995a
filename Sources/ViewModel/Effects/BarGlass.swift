import Foundation
import MaquetteDrawing

/// The glass behind buttons and tabs of bars since iOS 26, as far as a still can show it.
///
/// The numbers were measured on iOS 26.1 (iPhone 16 and SE simulators) by Vercantez/openuikit, over white and black, in the dark over
/// black.
/// What is behind glass tints it more strongly there than it does here.
struct BarGlass: Equatable {
    enum Bar {
        case navigation
        /// Toolbars and tab bars.
        case lower
    }

    var bar: Bar
    /// Whether anything but the screen's ground may be behind. Only that has to be blurred.
    var isOverContent: Bool

    private static let deviation = 2.25
    private static let edge = 1.0
    /// How much dark glass covers, as that of views does. Over black it is as dark as was measured.
    private static let darkCover = 0.75
    private static let shadow = Shadow(color: Color.black.multiplyingAlpha(by: 0.075), offset: Point(0, 4), radius: 10)

    @MainActor func draw(_ outline: Path, into list: inout DisplayList, traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        guard !UIAccessibility.isReduceTransparencyEnabled else {
            Self.drawShadow(of: outline, into: &list)
            return list.fill(outline, Self.gray(isDark ? bar.darkLevel : 253))
        }
        list.effect { drawGlass(outline, isDark: isDark, into: &$0) }
    }

    private func drawGlass(_ outline: Path, isDark: Bool, into list: inout DisplayList) {
        Self.drawShadow(of: outline, into: &list)
        if isOverContent { list.blurBackdrop(outline, deviation: Self.deviation) }
        guard !isDark else {
            return list.fill(outline, Self.gray(bar.darkLevel / Self.darkCover).multiplyingAlpha(by: Self.darkCover))
        }
        list.fill(outline, bar.tint)
        // The light on the edge lies inside of it.
        list.clip(to: outline) {
            $0.stroke(outline, StrokeStyle(width: 2 * Self.edge), Color.white.multiplyingAlpha(by: 13.0 / 35))
        }
    }

    /// Around the glass alone, as it would show through.
    static func drawShadow(of outline: Path, into list: inout DisplayList) {
        list.drawShadow(shadow, around: outline)
    }

    static func gray(_ level: Double) -> Color { Color(red: level / 255, green: level / 255, blue: level / 255) }
}

extension BarGlass.Bar {
    /// White shows as 255 and black as 198 through the glass of navigation bars, and as 253 and 220 through other glass.
    fileprivate var tint: Color {
        switch self {
        case .navigation: Color.white.multiplyingAlpha(by: 198.0 / 255)
        case .lower: BarGlass.gray(220 * 255.0 / 222).multiplyingAlpha(by: 222.0 / 255)
        }
    }

    fileprivate var darkLevel: Double { self == .navigation ? 25 : 19 }
}
