import UIKit

public typealias ESTabBarControllerShouldHijackHandler = (
    _ tabBarController: UITabBarController, _ viewController: UIViewController, _ index: Int
) -> Bool
public typealias ESTabBarControllerDidHijackHandler = (
    _ tabBarController: UITabBarController, _ viewController: UIViewController, _ index: Int
) -> Void

public enum ESTabBarItemContentMode: Int, Sendable {
    case alwaysOriginal, alwaysTemplate
}

public enum ESTabBarItemPositioning: Int, Sendable {
    case automatic, fill, centered, fillExcludeSeparator, fillIncludeSeparator
}

/// A controller of tabs, whose bar has the words, pictures and colours of its items' content views.
open class ESTabBarController: UITabBarController {
    open var shouldHijackHandler: ESTabBarControllerShouldHijackHandler?
    open var didHijackHandler: ESTabBarControllerDidHijackHandler?

    public static func isShowingMore(_ tabBarController: UITabBarController?) -> Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        color()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        color()
    }

    private func color() {
        guard let item = tabBar.items?.lazy.compactMap({ $0 as? ESTabBarItem }).first else { return }
        let content = item.contentView
        if tabBar.tintColor != content.highlightIconColor { tabBar.tintColor = content.highlightIconColor }
        if tabBar.unselectedItemTintColor != content.iconColor { tabBar.unselectedItemTintColor = content.iconColor }
    }
}

open class ESTabBar: UITabBar {
    public var tabBarHeight: CGFloat?
    public var itemEdgeInsets = UIEdgeInsets.zero
    public var itemCustomPositioning: ESTabBarItemPositioning?
    open var moreContentView: ESTabBarItemContentView? = ESTabBarItemMoreContentView()
    open var isEditing = false

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = super.sizeThatFits(size)
        if let tabBarHeight { fitting.height = tabBarHeight }
        return fitting
    }
}

/// An item that is a view.
open class ESTabBarItem: UITabBarItem {
    open var contentView = ESTabBarItemContentView() { didSet { tell() } }

    public init(
        _ contentView: ESTabBarItemContentView = ESTabBarItemContentView(), title: String? = nil,
        image: UIImage? = nil, selectedImage: UIImage? = nil, tag: Int = 0
    ) {
        super.init()
        self.contentView = contentView
        self.title = title
        self.image = image.map { $0.withRenderingMode(contentView.renderingMode) }
        self.selectedImage = selectedImage.map { $0.withRenderingMode(contentView.renderingMode) }
        self.tag = tag
        tell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tell()
    }

    private func tell() {
        contentView.title = title
        contentView.image = image
        contentView.selectedImage = selectedImage
    }

    open override var badgeValue: String? { didSet { contentView.badgeValue = badgeValue } }
    open override var badgeColor: UIColor? { didSet { contentView.badgeColor = badgeColor } }
    open override var title: String? { didSet { contentView.title = title } }
}
