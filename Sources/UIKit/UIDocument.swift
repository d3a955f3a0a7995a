import Foundation
import MaquetteViewModel

/// A file that is edited. It is read and written at once, on the main thread, and nowhere but on this machine.
@preconcurrency @MainActor open class UIDocument: NSObject {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

    open private(set) var fileURL: URL
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    open var undoManager: UndoManager! = UndoManager()
    open var fileModificationDate: Date?
    private var changes = 0

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    open var hasUnsavedChanges: Bool { changes != 0 }
    open var progress: Progress? { nil }
    open var savingFileType: String? { fileType }

    // MARK: What subclasses override

    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) { documentState.insert(.savingError) }
    open func disableEditing() {}
    open func enableEditing() {}
    open func read(from url: URL) throws { try load(fromContents: Data(contentsOf: url), ofType: fileType) }
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.featureUnsupported) }
        try data.write(to: url, options: .atomic)
    }

    // MARK: Opening and saving

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(
            attempt {
                try read(from: fileURL)
                documentState = .normal
            })
    }
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(
            attempt {
                let contents = try contents(forType: savingFileType ?? "")
                try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
                (fileURL, changes, documentState) = (url, 0, .normal)
            })
    }
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave {
            if $0 { self.documentState = .closed }
            completionHandler?($0)
        }
    }
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(attempt { try read(from: url) })
    }
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: false)
            return false
        }
    }
}
