import UIKit

public struct IndicatorInfo {
    public var title: String?
    public var image: UIImage?
    public var highlightedImage: UIImage?
    public var accessibilityLabel: String?
    public var userInfo: Any?

    public init(title: String?) { self.init(title: title, accessibilityLabel: title) }

    public init(image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) {
        (self.image, self.highlightedImage, self.userInfo) = (image, highlightedImage, userInfo)
    }

    public init(title: String?, image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) {
        self.init(
            title: title, accessibilityLabel: title, image: image, highlightedImage: highlightedImage,
            userInfo: userInfo)
    }

    public init(
        title: String?, accessibilityLabel: String?, image: UIImage? = nil, highlightedImage: UIImage? = nil,
        userInfo: Any? = nil
    ) {
        self.title = title
        self.accessibilityLabel = accessibilityLabel
        self.image = image
        self.highlightedImage = highlightedImage
        self.userInfo = userInfo
    }
}

extension IndicatorInfo: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(title: value) }
}

@preconcurrency @MainActor public protocol IndicatorInfoProvider {
    func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo
}

@preconcurrency @MainActor public protocol PagerTabStripDelegate: AnyObject {
    func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int)
}

@preconcurrency @MainActor public protocol PagerTabStripIsProgressiveDelegate: PagerTabStripDelegate {
    func updateIndicator(
        for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
        withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool)
}

@preconcurrency @MainActor public protocol PagerTabStripDataSource: AnyObject {
    func viewControllers(for pagerTabStripController: PagerTabStripViewController) -> [UIViewController]
}

public enum PagerTabStripBehaviour: Sendable {
    case common(skipIntermediateViewControllers: Bool)
    case progressive(skipIntermediateViewControllers: Bool, elasticIndicatorLimit: Bool)

    public var skipIntermediateViewControllers: Bool {
        switch self {
        case .common(let skips), .progressive(let skips, _): skips
        }
    }

    public var isProgressiveIndicator: Bool {
        if case .progressive = self { true } else { false }
    }

    public var isElasticIndicatorLimit: Bool {
        if case .progressive(_, let isElastic) = self { isElastic } else { false }
    }
}

public enum SwipeDirection: Sendable {
    case left, right, none
}

public enum PagerScroll: Sendable {
    case no, yes, scrollOnlyIfOutOfScreen
}

public enum SelectedBarAlignment: Sendable {
    case left, center, right, progressive
}

public enum SelectedBarVerticalAlignment: Sendable {
    case top, middle, bottom
}

public enum ButtonBarItemSpec<CellType: UICollectionViewCell> {
    case nibFile(nibName: String, bundle: Bundle?, width: (IndicatorInfo) -> CGFloat)
    case cellClass(width: (IndicatorInfo) -> CGFloat)

    public var weight: (IndicatorInfo) -> CGFloat {
        switch self {
        case .nibFile(_, _, let width), .cellClass(let width): width
        }
    }
}

public enum PagerTabStripError: Error {
    case viewControllerOutOfBounds
}
