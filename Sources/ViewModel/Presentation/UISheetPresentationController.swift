import Foundation

/// Stores the detents of a sheet. Here what is presented fills the window.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    private let sheetState = SheetState()

    open var detents: [UISheetPresentationController.Detent] {
        get { sheetState.detents }
        set { sheetState.detents = newValue }
    }
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { sheetState.selected }
        set { sheetState.selected = newValue }
    }
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { sheetState.largestUndimmed }
        set { sheetState.largestUndimmed = newValue }
    }
    open var prefersGrabberVisible: Bool {
        get { sheetState.showsGrabber }
        set { sheetState.showsGrabber = newValue }
    }
    open var preferredCornerRadius: CGFloat? {
        get { sheetState.cornerRadius }
        set { sheetState.cornerRadius = newValue }
    }
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { sheetState.expandsByScrolling }
        set { sheetState.expandsByScrolling = newValue }
    }
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { sheetState.attachesToEdge }
        set { sheetState.attachesToEdge = newValue }
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
    open func invalidateDetents() {}
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor public final class Detent: NSObject {
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

        public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
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
}
