import Foundation

/// A tab of a tab bar controller, as iOS 18 describes them: a title, an image, and a controller that is made when it is
/// shown.
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String { didSet { item.title = title } }
    open var image: UIImage? { didSet { item.image = image } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    open var isHidden = false
    open var isEnabled = true
    open var userInfo: Any?
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var made: UIViewController?
    private let item: UITabBarItem

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, tag: 0)
    }

    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        made?.tabBarItem = item
        return made
    }
}

/// The tab of a search, with its title and symbol.
@preconcurrency @MainActor open class UISearchTab: UITab {
    public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.search",
            viewControllerProvider: viewControllerProvider)
    }
}

/// What iOS 26 shows above the tabs, such as a player.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    public let contentView: UIView
    public init(contentView: UIView) { self.contentView = contentView }
}

/// An accessory on its glass. Its place is a guess: nobody measured it.
final class TabAccessoryView: UIView, InternalView {
    static let height: CGFloat = 48
    static let gap: CGFloat = 8
    private let glass = TabPlatter()
    private let accessory: UITabAccessory

    init(_ accessory: UITabAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        addSubview(glass)
        addSubview(accessory.contentView)
    }

    required init?(coder: NSCoder) { nil }

    func isOf(_ other: UITabAccessory) -> Bool { other === accessory }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.isOverContent = true
        glass.frame = bounds
        accessory.contentView.frame = bounds
        accessory.contentView.layer.cornerRadius = bounds.height / 2
    }
}

extension UITabBarController {
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public var tabs: [UITab] {
        get { tabState.tabs }
        set {
            tabState.tabs = newValue
            viewControllers = newValue.filter { !$0.isHidden }.compactMap(\.viewController)
        }
    }
    public var selectedTab: UITab? {
        get { tabState.tabs.first { $0.viewController === selectedViewController } }
        set { newValue?.viewController.map { selectedViewController = $0 } }
    }
    public var bottomAccessory: UITabAccessory? {
        get { tabState.bottomAccessory }
        set {
            tabState.bottomAccessory = newValue
            tabsChanged()
        }
    }
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { tabState.minimizeBehavior }
        set { tabState.minimizeBehavior = newValue }
    }
}
