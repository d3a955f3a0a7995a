import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    private let tabState = TabBarItemState()

    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UITabBarItem.self)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        tabState.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        tabState.systemItem = systemItem
    }

    /// The plain image is the fallback.
    open var selectedImage: UIImage? {
        get { tabState.selectedImage ?? image }
        set {
            tabState.selectedImage = newValue
            onChange?()
        }
    }
    open var badgeValue: String? {
        get { tabState.badgeValue }
        set {
            tabState.badgeValue = newValue
            onChange?()
        }
    }
    open var badgeColor: UIColor? {
        get { AppearanceProxies.resolved(self) { $0.tabState.badgeColor } }
        set { tabState.badgeColor = newValue }
    }
    open var standardAppearance: UITabBarAppearance? {
        get { tabState.standardAppearance }
        set { tabState.standardAppearance = UIBarAppearance.kept(newValue) }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { tabState.scrollEdgeAppearance }
        set { tabState.scrollEdgeAppearance = UIBarAppearance.kept(newValue) }
    }
    open override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        tabState.titleAttributes[state.rawValue] = attributes
        onChange?()
    }
    open override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        AppearanceProxies.resolved(self) { $0.tabState.titleAttributes[state.rawValue] }
    }

    var systemItem: SystemItem? { tabState.systemItem }

    open var titlePositionAdjustment: UIOffset {
        get { tabState.titlePositionAdjustment }
        set { tabState.titlePositionAdjustment = newValue }
    }
}

@MainActor private final class TabBarItemState: HiddenState {
    var systemItem: UITabBarItem.SystemItem?
    var selectedImage: UIImage?
    var badgeValue: String?
    var badgeColor: UIColor?
    var titlePositionAdjustment = UIOffset.zero
    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var standardAppearance, scrollEdgeAppearance: UITabBarAppearance?
}
