import Foundation
import MaquetteDrawing

/// The glass behind the tabs of a phone since iOS 26, with the capsule around the selected one.
final class TabPlatter: UIView, HouseView {
    static let height: CGFloat = 62
    static let selectionHeight: CGFloat = 53.5
    /// How much wider the platter is than its tabs together.
    static let padding: CGFloat = 16.75
    /// How far the capsule of the selected tab extends beyond the tab at either side.
    static let reach: CGFloat = 3.875
    /// The least distance from the lower edge of the bar.
    static let distance: CGFloat = 10
    private static let sideMargin: CGFloat = 21
    private static let widestTab: CGFloat = 85.75

    /// The frame of the selected tab.
    var selection: CGRect? {
        didSet { if selection != oldValue { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The width of each tab in a bar.
    static func pitch(of count: Int, in width: CGFloat) -> CGFloat {
        max(0, min(widestTab, (width - 2 * sideMargin - padding) / CGFloat(max(1, count))))
    }

    override func drawOwnContent(into list: inout DisplayList) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let rect = Rect(bounds)
        let outline = Path.roundedRect(rect, radius: rect.height / 2)
        list.drawShadow(
            Shadow(color: Color.black.multiplyingAlpha(by: 0.08), offset: Point(0, 4), radius: 12), of: outline)
        list.fill(outline, Self.gray(isDark ? 28 : 253))
        if let selection { list.fillCapsule(Rect(selection), Self.gray(isDark ? 58 : 235)) }
    }

    private static func gray(_ level: Double) -> Color {
        Color(red: level / 255, green: level / 255, blue: level / 255)
    }
}
