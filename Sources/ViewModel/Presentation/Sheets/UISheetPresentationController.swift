import Foundation

/// A sheet over the screen: at its lower edge on phones, in the middle of pads.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    private let sheetState = SheetState()

    // MARK: On the screen

    override func assemble(in container: PresentationContainer) {
        container.traitOverrides.userInterfaceLevel = .elevated
        if isForm(in: container) { container.traitOverrides.horizontalSizeClass = .compact }
        let dimming = DimmingView()
        dimming.frame = container.bounds
        container.addSubview(dimming)
        let sheet = SheetView(presentedView)
        if Headless.release.sheets.floating != nil { sheet.backgroundColor = Self.floatingGround }
        container.addSubview(sheet)
        (sheetState.dimming, sheetState.sheet) = (dimming, sheet)
    }

    /// A guess, chosen to look like the glass that it is on devices. It is opaque: sheets cover most of what is behind.
    private static let floatingGround = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.16 : 0.975, alpha: 1)
    }

    override func arrange(in container: PresentationContainer) {
        let place = place(in: container)
        let sheets = Headless.release.sheets
        sheetState.dimming?.isClear = !isDimmed(in: container)
        let pushesBack = sheets.pushesBack && place.isLarge && place.isAttachedBelow && !isOverSheet
        sheetState.dimming?.pushedBack =
            pushesBack
            ? CGRect(
                x: 16, y: container.safeAreaInsets.top, width: container.bounds.width - 32,
                height: container.bounds.height)
            : nil
        let radius = place.concentricRadius ?? sheets.radius
        sheetState.sheet?.take(
            place, radius: preferredCornerRadius.map { max(0, $0) } ?? radius,
            hasGrabber: prefersGrabberVisible && !isOnPad(container))
    }

    /// Whether what is above the sheet is dimmed and can be touched.
    var goesWhenTouchedOutside: Bool {
        guard let containerView, !isOnPad(containerView) else { return false }
        return isDimmed(in: containerView) && !place(in: containerView).isLarge
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { place(in: $0).frame } ?? .zero
    }

    /// Sheets of phones held sideways cover everything, unless they ask for the edge.
    func fillsScreen(of window: UIWindow) -> Bool {
        let traits = window.traitCollection
        return traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    private func place(in container: UIView) -> SheetPlace {
        guard isOnPad(container) else {
            return .onPhone(detent: chosenDetent(in: container)?.value ?? .infinity, in: container)
        }
        let sheets = Headless.release.sheets
        let own = presentedViewController.preferredContentSize
        if own.width > 0, own.height > 0 { return .onPad(own, in: container) }
        let height = container.bounds.height
        return .onPad(
            isForm(in: container) ? sheets.form : CGSize(width: sheets.pageWidth, height: height), in: container)
    }

    private func isOnPad(_ container: UIView) -> Bool {
        let traits = container.superview?.traitCollection ?? container.traitCollection
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    }

    private func isForm(in container: UIView) -> Bool {
        isOnPad(container) && presentedViewController.modalPresentationStyle == .formSheet
    }

    override var dimsTints: Bool { containerView.map { isDimmed(in: $0) } ?? false }

    private var isOverSheet: Bool { presentingViewController.viewIfLoaded?.superview is SheetView }

    // MARK: Detents

    /// The selected one, or else the lowest.
    private func chosenDetent(in container: UIView) -> (detent: Detent, value: CGFloat)? {
        let context = DetentContext(container)
        let heights = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent: detent, value: $0) }
        }
        return heights.first { $0.detent.identifier == selectedDetentIdentifier }
            ?? heights.min { $0.value < $1.value }
    }

    /// Sheets up to a detent may leave the screen behind as it is.
    private func isDimmed(in container: UIView) -> Bool {
        guard let limit = largestUndimmedDetentIdentifier,
            let last = detents.first(where: { $0.identifier == limit })?.resolvedValue(in: DetentContext(container)),
            let chosen = chosenDetent(in: container)
        else { return true }
        return chosen.value > last
    }

    private func sheetChanged() { containerView?.setNeedsLayout() }

    open var detents: [UISheetPresentationController.Detent] {
        get { sheetState.detents }
        set {
            sheetState.detents = newValue
            sheetChanged()
        }
    }
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { sheetState.selected }
        set {
            sheetState.selected = newValue
            sheetChanged()
        }
    }
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { sheetState.largestUndimmed }
        set {
            sheetState.largestUndimmed = newValue
            sheetChanged()
        }
    }
    open var prefersGrabberVisible: Bool {
        get { sheetState.showsGrabber }
        set {
            sheetState.showsGrabber = newValue
            sheetChanged()
        }
    }
    open var preferredCornerRadius: CGFloat? {
        get { sheetState.cornerRadius }
        set {
            sheetState.cornerRadius = newValue
            sheetChanged()
        }
    }
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { sheetState.expandsByScrolling }
        set { sheetState.expandsByScrolling = newValue }
    }
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { sheetState.attachesToEdge }
        set {
            sheetState.attachesToEdge = newValue
            sheetChanged()
        }
    }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { sheetState.followsContentWidth }
        set { sheetState.followsContentWidth = newValue }
    }
    open var sourceView: UIView? {
        get { sheetState.sourceView }
        set { sheetState.sourceView = newValue }
    }
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() { sheetChanged() }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor public final class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
        }

        public static func medium() -> Detent {
            Detent(.medium) { $0.maximumDetentValue * Headless.release.sheets.medium }
        }
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { height(context) }
    }
}

@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

@MainActor private final class SheetState: HiddenState {
    var detents = [UISheetPresentationController.Detent.large()]
    var selected: UISheetPresentationController.Detent.Identifier?
    var largestUndimmed: UISheetPresentationController.Detent.Identifier?
    var showsGrabber = false
    var cornerRadius: CGFloat?
    var expandsByScrolling = true
    var attachesToEdge = false
    var followsContentWidth = false
    weak var sourceView: UIView?
    weak var dimming: DimmingView?
    weak var sheet: SheetView?
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection

    @MainActor init(_ container: UIView) {
        maximumDetentValue = SheetPlace.greatestDetent(in: container)
        containerTraitCollection = container.traitCollection
    }
}
