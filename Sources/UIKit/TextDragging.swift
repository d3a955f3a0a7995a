import Foundation
import MaquetteViewModel

// Text that is dragged, dropped and pasted. Nobody drags, and what is pasted is plain text.

@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    var textDragInteraction: UIDragInteraction? { get }
    var isTextDragActive: Bool { get }
    var textDragOptions: UITextDragOptions { get set }
}
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    var textDropInteraction: UIDropInteraction? { get }
    var isTextDropActive: Bool { get }
}

public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    var dragRange: UITextRange { get }
    var suggestedItems: [UIDragItem] { get }
    var existingItems: [UIDragItem] { get }
    var isSelected: Bool { get }
    var dragSession: any UIDragSession { get }
}
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
}
extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
}

@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    var dropPosition: UITextPosition { get }
    var suggestedProposal: UITextDropProposal { get }
    var isSameView: Bool { get }
    var dropSession: any UIDropSession { get }
}
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
    public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
    public enum ProgressMode: UInt, Sendable { case system, custom }
    public enum Performer: UInt, Sendable { case view, delegate }
    open var dropAction = Action.insert
    open var dropProgressMode = ProgressMode.system
    open var useFastSameViewOperations = false
    open var dropPerformer = Performer.view
}
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
}
extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
}

@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    var itemProvider: NSItemProvider { get }
    var localObject: Any? { get }
    var defaultAttributes: [String: Any] { get }
    func setResult(string: String)
    func setResult(attributedString: NSAttributedString)
    func setNoResult()
    func setDefaultResult()
}
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}
extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

extension UITextInput where Self: UIView {
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { Remembered.weak("pasteDelegate", of: self) as? any UITextPasteDelegate }
        set { Remembered.setWeak("pasteDelegate", of: self, newValue) }
    }
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { Remembered.weak("textDragDelegate", of: self) as? any UITextDragDelegate }
        set { Remembered.setWeak("textDragDelegate", of: self, newValue) }
    }
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { Remembered.weak("textDropDelegate", of: self) as? any UITextDropDelegate }
        set { Remembered.setWeak("textDropDelegate", of: self, newValue) }
    }
    public var textDragOptions: UITextDragOptions {
        get { Remembered.value("textDragOptions", of: self, []) }
        set { Remembered.set("textDragOptions", of: self, newValue) }
    }
    public var textDropInteraction: UIDropInteraction? { nil }
    public var isTextDragActive: Bool { false }
    public var isTextDropActive: Bool { false }
}

extension UITextView: UITextPasteConfigurationSupporting {}
extension UITextField: UITextPasteConfigurationSupporting {}

// MARK: What a view takes from the pasteboard

@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
}
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
    func paste(itemProviders: [NSItemProvider])
}
extension UIResponder: UIPasteConfigurationSupporting {
    public var pasteConfiguration: UIPasteConfiguration? {
        get { Remembered.value("pasteConfiguration", of: self, nil) }
        set { Remembered.set("pasteConfiguration", of: self, newValue) }
    }
}
