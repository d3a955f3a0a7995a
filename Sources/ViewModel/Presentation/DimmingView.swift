import Foundation
import MaquetteDrawing

/// The shade over what lies behind a presentation.
final class DimmingView: UIView, InternalView {
    /// What stays as bright as it was: the view that a context menu belongs to.
    var spared: Path? { didSet { setNeedsDisplay() } }
    /// The screen behind, where it is pushed back: black is around it.
    var pushedBack: CGRect? { didSet { setNeedsDisplay() } }
    var isClear = false { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func drawOwnContent(into list: inout DisplayList) {
        guard !isClear else { return }
        let dimming = Headless.release.sheets.dimming
        let isDark = traitCollection.userInterfaceStyle == .dark
        var shade = Path.rect(Rect(bounds))
        if let spared { shade.add(spared) }
        list.fill(
            shade, Color.black.multiplyingAlpha(by: Double(isDark ? dimming.dark : dimming.light)), rule: .evenOdd)
        guard let pushedBack else { return }
        var surround = Path.rect(Rect(bounds))
        surround.add(
            .roundedRect(
                Rect(pushedBack), radius: Double(Headless.release.sheets.radius), corners: [.topLeft, .topRight],
                curve: .continuous))
        list.fill(surround, Color.black, rule: .evenOdd)
    }
}

extension UIWindow {
    /// Whether a sheet pushes the screen behind it back, so that black is above it.
    package var pushesBack: Bool {
        subviews.contains { container in
            container is PresentationContainer
                && container.subviews.contains { ($0 as? DimmingView)?.pushedBack != nil }
        }
    }
}
