import Foundation

/// The state of a view controller.
@MainActor final class ControllerState: HiddenState {
    /// How far a controller's view is in appearing and disappearing.
    enum Appearance { case disappeared, appearing, appeared, disappearing }

    let lifetimeToken = LifetimeToken()
    let nibName: String?
    let nibBundle: Bundle?
    var view: UIView?
    var title: String?
    /// The scene of a storyboard that it comes from.
    var scene: (any NibScene)?
    var appearance = Appearance.disappeared
    var isAppearingSeen = false
    /// Whether the view has been laid out again after its first layout in a window.
    var wasLaidOutTwice = false

    @Unretained var window: UIWindow?
    @Unretained var parent: UIViewController?
    var children: [UIViewController] = []
    var presented: UIViewController?
    /// Set while a presentation keeps the view out of the window.
    var placeBehind: UIViewController.PlaceBehind?
    @Unretained var presenting: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false

    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var respectsMinimumMargins = true
    var preferredContentSize = CGSize.zero
    var isEditing = false
    var editButtonItem: UIBarButtonItem?
    var modalPresentationStyle = UIModalPresentationStyle.automatic
    var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var presentation: UIPresentationController?
    var isModalInPresentation = false
    var definesPresentationContext = false
    var capturesStatusBar = false
    var hidesBottomBarWhenPushed = false
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var restoresFocus = true
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var adjustsScrollViewInsets = true
    /// Set for scenes of documents, which are built without their navigation controller.
    var isUnderNavigationBar = false
    let unavailable = UnavailableContent()
    var traits = TraitObservation()
    var traitsForChildren: [ObjectIdentifier: UITraitCollection] = [:]

    // Kept, and without effect in a picture
    var userActivity: NSUserActivity?
    var keyCommands: [UIKeyCommand] = []
    /// The scroll views that bars should look at, by edge.
    var contentScrollViews: [UInt: UIScrollView] = [:]

    func setContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
            contentScrollViews[edge.rawValue] = scrollView
        }
    }

    init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
    }
}

/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case blurOverFullScreen
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
