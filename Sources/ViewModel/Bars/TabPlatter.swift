import Foundation
import MaquetteDrawing

/// The glass behind the tabs of a phone since iOS 26, with the capsule around the selected one.
final class TabPlatter: UIView, InternalView {
    /// Where the chosen tab is.
    var selection: CGRect? {
        didSet { if selection != oldValue { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

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
