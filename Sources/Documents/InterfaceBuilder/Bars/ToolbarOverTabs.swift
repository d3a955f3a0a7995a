import Foundation
import MaquetteViewModel

/// The two bars at the foot of a navigation controller that has a toolbar and stands in tabs.
final class ToolbarOverTabs: UIView, HouseView {
    private let toolbar: UIToolbar
    private let tabs: UITabBar
    private let tabHeight: CGFloat

    init(_ toolbar: UIToolbar, _ tabs: UITabBar, tabHeight: CGFloat) {
        (self.toolbar, self.tabs, self.tabHeight) = (toolbar, tabs, tabHeight)
        super.init(frame: .zero)
        addSubview(tabs)
        addSubview(toolbar)
    }

    required init?(coder: NSCoder) { nil }

    /// How far the lower bar reaches behind the home indicator.
    var reach: CGFloat = 0 { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = max(0, bounds.height - tabHeight - reach)
        toolbar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: middle)
        tabs.frame = CGRect(x: 0, y: middle, width: bounds.width, height: bounds.height - middle)
    }
}
