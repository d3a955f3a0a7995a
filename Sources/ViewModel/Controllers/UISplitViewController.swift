import Foundation

/// Shows controllers beside each other where there is room, otherwise only one.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Hashable, Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Int, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        /// The names of before iOS 14.
        public static let primaryHidden = secondaryOnly
        public static let allVisible = oneBesideSecondary
        public static let primaryOverlay = oneOverSecondary
    }
    public enum SplitBehavior: Int, Hashable, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Hashable, Sendable { case leading, trailing }
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable { case automatic, never, always }
    public enum BackgroundStyle: Int, Hashable, Sendable { case none, sidebar }

    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    let splitState = SplitState()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UISplitViewController.self)
    }

    public init(style: UISplitViewController.Style) {
        super.init(nibName: nil, bundle: nil)
        splitState.style = style
    }

    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { splitState.delegate }
        set { splitState.delegate = newValue }
    }
    open var style: UISplitViewController.Style { splitState.style }

    // MARK: Columns

    open var viewControllers: [UIViewController] {
        get { children }
        set { exchangeColumns(for: newValue) }
    }
    /// Controllers that are no navigation controllers are wrapped in one.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        setColumn(vc, column)
    }
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        splitState.columns[column]?.given
    }
    open func show(_ column: UISplitViewController.Column) { showColumn(column) }
    open func hide(_ column: UISplitViewController.Column) { change { $0.hidden.insert(column) } }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    // MARK: Looks

    open var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { splitState.preferredMode }
        set { change { $0.preferredMode = newValue } }
    }
    open var displayMode: UISplitViewController.DisplayMode { modeInForce }
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { splitState.behavior }
        set { splitState.behavior = newValue }
    }
    open var primaryEdge: UISplitViewController.PrimaryEdge {
        get { splitState.primaryEdge }
        set { change { $0.primaryEdge = newValue } }
    }
    open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { splitState.backgroundStyle }
        set { splitState.backgroundStyle = newValue }
    }
    open var presentsWithGesture: Bool {
        get { splitState.presentsWithGesture }
        set { splitState.presentsWithGesture = newValue }
    }
    open var showsSecondaryOnlyButton: Bool {
        get { splitState.showsSecondaryOnlyButton }
        set { splitState.showsSecondaryOnlyButton = newValue }
    }
    open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { splitState.displayModeButtonVisibility }
        set { splitState.displayModeButtonVisibility = newValue }
    }
    open var displayModeButtonItem: UIBarButtonItem { splitState.displayModeButton }

    // MARK: Widths

    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { splitState.primary.fraction }
        set { change { $0.primary.fraction = newValue } }
    }
    open var preferredPrimaryColumnWidth: CGFloat {
        get { splitState.primary.preferred }
        set { change { $0.primary.preferred = newValue } }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { splitState.primary.minimum }
        set { change { $0.primary.minimum = newValue } }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { splitState.primary.maximum }
        set { change { $0.primary.maximum = newValue } }
    }
    open var primaryColumnWidth: CGFloat { width(of: splitState.primary) }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { splitState.supplementary.fraction }
        set { change { $0.supplementary.fraction = newValue } }
    }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { splitState.supplementary.preferred }
        set { change { $0.supplementary.preferred = newValue } }
    }
    open var supplementaryColumnWidth: CGFloat { width(of: splitState.supplementary) }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }
    open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traits(forColumn: childViewController) ?? super.overrideTraitCollection(forChild: childViewController)
    }
    open override func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutColumns() }
        view = container.growingWithItsContainer()
    }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Whether the delegate has shown it itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}

@MainActor final class SplitState: HiddenState {
    /// What is said about the width of a column.
    struct Width {
        var fraction = UISplitViewController.automaticDimension
        var preferred = UISplitViewController.automaticDimension
        var minimum = UISplitViewController.automaticDimension
        var maximum = UISplitViewController.automaticDimension
    }

    weak var delegate: (any UISplitViewControllerDelegate)?
    var style = UISplitViewController.Style.unspecified
    /// The controllers as they were set for the columns, and the children that show them.
    var columns: [UISplitViewController.Column: (given: UIViewController, shown: UIViewController)] = [:]
    var hidden: Set<UISplitViewController.Column> = []
    var preferredMode = UISplitViewController.DisplayMode.automatic
    var behavior = UISplitViewController.SplitBehavior.automatic
    var primaryEdge = UISplitViewController.PrimaryEdge.leading
    var backgroundStyle = UISplitViewController.BackgroundStyle.none
    var presentsWithGesture = true
    var showsSecondaryOnlyButton = false
    var displayModeButtonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
    var primary = Width()
    var supplementary = Width()
    let displayModeButton = UIBarButtonItem()
    var separators: [UIView] = []
}

extension ClassTable {
    package static let splitViewController = ClassTable(of: UISplitViewController.self) { controller in
        controller.key("delegate", \.delegate)
    }
}
