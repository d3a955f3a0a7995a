import Foundation
import MaquetteViewModel

// Pressing hard step by step, and other things that fingers and pencils do. Nobody presses.

@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    public init(view: UIView) {
        self.view = view
        super.init()
    }
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    open func cancel() {}
}

@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}
extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// Remembers the view that it was added to.
@preconcurrency @MainActor open class _AttachedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor open class UIPencilInteraction: _AttachedInteraction {
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true

    public override init() { super.init() }
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    open class var prefersPencilOnlyDrawing: Bool { false }
}
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

@preconcurrency @MainActor open class UIScribbleInteraction: _AttachedInteraction {
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    open var isHandlingWriting: Bool { false }
    open class var isPencilInputExpected: Bool { false }

    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

@preconcurrency @MainActor open class UIToolTipInteraction: _AttachedInteraction {
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var isEnabled = true
    open var defaultToolTip: String?

    public override init() { super.init() }
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }
}
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    public let toolTip: String
    public let sourceRect: CGRect

    public init(toolTip: String, in rect: CGRect) { (self.toolTip, sourceRect) = (toolTip, rect) }
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
}
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

/// Holding something over a view until it opens.
@preconcurrency @MainActor open class UISpringLoadedInteraction: _AttachedInteraction {
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    public init(
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        handler = activationHandler
        super.init()
    }
}
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive, possible, activating, activated }
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}
extension UISpringLoadedInteractionSupporting where Self: AnyObject {
    public var isSpringLoaded: Bool {
        get { Remembered.value("isSpringLoaded", of: self, false) }
        set { Remembered.set("isSpringLoaded", of: self, newValue) }
    }
}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
