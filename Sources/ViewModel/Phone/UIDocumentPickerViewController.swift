import Foundation

/// Lets the user choose files. There is no user: it remembers its settings.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    private let pickerState = DocumentPickerState()

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
        (pickerState.types, pickerState.mode) = (allowedUTIs, mode)
    }

    public init(url: URL, in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
        pickerState.mode = mode
    }

    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
        pickerState.mode = mode
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
        pickerState.mode = .exportToService
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIDocumentPickerViewController.self)
    }

    open weak var delegate: (any UIDocumentPickerDelegate)? {
        get { pickerState.delegate }
        set { pickerState.delegate = newValue }
    }
    open var documentPickerMode: UIDocumentPickerMode { pickerState.mode }
    open var allowsMultipleSelection: Bool {
        get { pickerState.allowsMany }
        set { pickerState.allowsMany = newValue }
    }
    open var shouldShowFileExtensions: Bool {
        get { pickerState.showsExtensions }
        set { pickerState.showsExtensions = newValue }
    }
    open var directoryURL: URL? {
        get { pickerState.directory }
        set { pickerState.directory = newValue }
    }
}

public enum UIDocumentPickerMode: UInt, Hashable, Sendable { case `import`, open, exportToService, moveToService }

@MainActor private final class DocumentPickerState: HiddenState {
    weak var delegate: (any UIDocumentPickerDelegate)?
    var types: [String] = []
    var mode = UIDocumentPickerMode.open
    var allowsMany = false
    var showsExtensions = false
    var directory: URL?
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Hands a file to other apps. There are none: it remembers its settings.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    private let state = DocumentInteractionState()

    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    open weak var delegate: (any UIDocumentInteractionControllerDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }
    open var url: URL? {
        get { state.url }
        set { state.url = newValue }
    }
    open var uti: String? {
        get { state.type }
        set { state.type = newValue }
    }
    open var name: String? {
        get { state.name ?? url?.lastPathComponent }
        set { state.name = newValue }
    }
    open var annotation: Any? {
        get { state.annotation }
        set { state.annotation = newValue }
    }
    open var icons: [UIImage] { [] }
    open func presentPreview(animated: Bool) -> Bool { false }
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
}

@MainActor private final class DocumentInteractionState: HiddenState {
    weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    var url: URL?
    var type, name: String?
    var annotation: Any?
}

@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    public func documentInteractionControllerViewForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIView? { nil }
    public func documentInteractionControllerRectForPreview(
        _ controller: UIDocumentInteractionController
    ) -> CGRect { .zero }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
