import Foundation

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// How a view looks while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
public typealias UITargetedDragPreview = UITargetedPreview
public typealias UIDragPreviewTarget = UIPreviewTarget

@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progress: Progress { get }
}

public enum UIDropOperation: UInt, Hashable, Sendable { case cancel, forbidden, copy, move }

/// What would be done with something dropped.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// For tables and collections, where the place matters too.
    public convenience init(dropOperation: UIDropOperation) { self.init(operation: dropOperation) }
}

/// Lets its view be dragged. Nobody drags: it remembers its delegate.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    private let state = DragState()

    public init(delegate: any UIDragInteractionDelegate) {
        super.init()
        state.dragDelegate = delegate
    }

    open weak var delegate: (any UIDragInteractionDelegate)? { state.dragDelegate }
    open var isEnabled: Bool {
        get { state.isEnabled }
        set { state.isEnabled = newValue }
    }
    open var allowsSimultaneousRecognitionDuringLift: Bool {
        get { state.isSimultaneous }
        set { state.isSimultaneous = newValue }
    }
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    open var view: UIView? { state.view }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { state.view = view }
}

/// Lets things be dropped on its view. Nobody drops: it remembers its delegate.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    private let state = DragState()

    public init(delegate: any UIDropInteractionDelegate) {
        super.init()
        state.dropDelegate = delegate
    }

    open weak var delegate: (any UIDropInteractionDelegate)? { state.dropDelegate }
    open var allowsSimultaneousDropSessions: Bool {
        get { state.isSimultaneous }
        set { state.isSimultaneous = newValue }
    }
    open var view: UIView? { state.view }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { state.view = view }
}

/// How text looks while it is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// Lets the selected text of a field or text view be dragged.
@MainActor final class TextDrags: NSObject, UIDragInteractionDelegate {
    var options: UITextDragOptions = []
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
}

@MainActor private final class DragState: HiddenState {
    weak var view: UIView?
    weak var dragDelegate: (any UIDragInteractionDelegate)?
    weak var dropDelegate: (any UIDropInteractionDelegate)?
    var isEnabled = UIDragInteraction.isEnabledByDefault
    var isSimultaneous = false
}

@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
}

@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// What happens beside the animation of something that is dragged or dropped.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIDragDropSession {
    /// Without a finger nothing comes with a session that could be read.
    public func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool { false }
}

extension UIDropSession {
    @discardableResult
    public func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) -> Progress {
        completion([])
        return Progress(totalUnitCount: 0)
    }
}
