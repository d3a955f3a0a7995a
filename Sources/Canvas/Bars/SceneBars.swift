import Foundation
import MaquetteViewModel

/// Everything that Interface Builder draws around the content of a scene: status bar, navigation bar, tabs or tools, and
/// the home indicator. It lies over the scene and says nothing about its layout, which knows the bars as safe area.
package final class SceneBars: UIView, InternalView {
    /// Where the upper bar is: above the safe area, or, in scenes of containers, at its beginning.
    package enum Upper {
        case none
        case inSafeArea(UINavigationBar, height: CGFloat)
        case afterSafeArea(UINavigationBar)
    }

    package enum Lower {
        case none
        case inSafeArea(UIView, height: CGFloat)
        case afterSafeArea(UIView)
    }

    private let upper: Upper
    private let lower: Lower
    private let statusBar: StatusBarView?
    private let homeIndicator = UIView()
    /// The colour behind the home indicator, which is light on dark colours.
    package var backdrop: UIColor?
    /// The insets of the canvas that include the device's twice; nil if the scene's canvas does not double them.
    private let doubledInsets: UIEdgeInsets?

    package var showsStatusBar = true { didSet { setNeedsLayout() } }
    package var showsHomeIndicator = true { didSet { setNeedsLayout() } }

    package init(upper: Upper, lower: Lower, statusColor: UIColor?, doubledInsets: UIEdgeInsets?) {
        (self.upper, self.lower, self.doubledInsets) = (upper, lower, doubledInsets)
        statusBar = statusColor.map(StatusBarView.init)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        switch lower {
        case .none: break
        case .inSafeArea(let bar, _), .afterSafeArea(let bar): addSubview(bar)
        }
        switch upper {
        case .none: break
        case .inSafeArea(let bar, _), .afterSafeArea(let bar): addSubview(bar)
        }
        homeIndicator.layer.cornerRadius = 2.5
        addSubview(homeIndicator)
        if let statusBar { addSubview(statusBar) }
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let safeArea = superview?.safeAreaInsets ?? .zero
        // On another screen it covers only its own insets.
        let deviceShare: CGFloat = safeArea == doubledInsets ? 0.5 : 1
        var top = safeArea.top
        switch upper {
        case .none: break
        case .inSafeArea(let bar, let height):
            top = max(0, top - height)
            place(bar, top: top * deviceShare, height: height)
        case .afterSafeArea(let bar): place(bar, top: top * deviceShare, height: bar.intrinsicContentSize.height)
        }
        var bottom = safeArea.bottom
        switch lower {
        case .none: break
        case .inSafeArea(let bar, let height):
            bottom = max(0, bottom - height)
            place(bar, height: height, bottom: bottom * deviceShare)
        case .afterSafeArea(let bar):
            let height: CGFloat = bar is UITabBar ? 49 : bar.intrinsicContentSize.height
            place(bar, height: height, bottom: bottom * deviceShare)
        }
        placeDeviceParts(top: top * deviceShare, bottom: bottom * deviceShare)
    }

    private func place(_ bar: UINavigationBar, top: CGFloat, height: CGFloat) {
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        bar.setReachAbove(top)
    }

    private func place(_ bar: UIView, height: CGFloat, bottom: CGFloat) {
        if let toolbar = bar as? UIToolbar {
            toolbar.frame = CGRect(x: 0, y: bounds.height - bottom - height, width: bounds.width, height: height)
            toolbar.setReachBelow(bottom)
        } else {
            (bar as? ToolbarOverTabs)?.reach = bottom
            bar.frame = CGRect(
                x: 0, y: bounds.height - bottom - height, width: bounds.width, height: height + bottom)
        }
    }

    private func placeDeviceParts(top: CGFloat, bottom: CGFloat) {
        let isScreen = bounds.size == UIScreen.main.bounds.size
        statusBar?.isHidden = top < 20 || !showsStatusBar
        statusBar?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        homeIndicator.backgroundColor = isBackdropDark ? .white : .label
        let width: CGFloat = bounds.width > bounds.height ? 0.27 * bounds.width : 0.36 * bounds.width
        homeIndicator.isHidden = bottom < 20 || !isScreen || !showsHomeIndicator
        homeIndicator.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 13, width: width.rounded(), height: 5)
    }

    private var isBackdropDark: Bool {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 0)
        guard let backdrop,
            backdrop.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        else { return false }
        return alpha > 0.5 && 0.3 * red + 0.59 * green + 0.11 * blue < 0.4
    }
}

/// The toolbar and the tab bar of a navigation controller in tabs.
package final class ToolbarOverTabs: UIView, InternalView {
    private let toolbar: UIToolbar
    private let tabs: UITabBar
    private let tabHeight: CGFloat

    package init(_ toolbar: UIToolbar, _ tabs: UITabBar, tabHeight: CGFloat) {
        (self.toolbar, self.tabs, self.tabHeight) = (toolbar, tabs, tabHeight)
        super.init(frame: .zero)
        addSubview(tabs)
        addSubview(toolbar)
    }

    package required init?(coder: NSCoder) { nil }

    /// How far the lower bar extends behind the home indicator.
    var reach: CGFloat = 0 { didSet { setNeedsLayout() } }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let middle = max(0, bounds.height - tabHeight - reach)
        toolbar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: middle)
        tabs.frame = CGRect(x: 0, y: middle, width: bounds.width, height: bounds.height - middle)
    }
}
