import Foundation
import MaquetteViewModel

// Controllers that show a part of the system: a dictionary, a video that is cut, the files of an app. Their views are empty.

@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController {
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
    open var videoPath = ""
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = UIImagePickerController.QualityType.typeLow
}
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}
extension UIVideoEditorControllerDelegate {
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {}
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}

/// Always false: there is no camera and no album, and nothing is saved.
@MainActor @preconcurrency public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    false
}
@MainActor @preconcurrency public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    public enum ImportMode: UInt, Sendable { case none, copy, move }
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true
    open var allowsPickingMultipleItems = false
    open var shouldShowFileExtensions = false
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, CocoaError(.featureUnsupported)) }
}
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
}
extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
}

/// How small and large a window may become, which on a phone is what its screen is.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true
}
extension UIWindowScene {
    /// Nil on a phone.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
    public var isFullScreen: Bool { true }
    public var focusSystem: UIFocusSystem? { nil }
}
extension UIScreen {
    public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }
    public var overscanCompensation: OverscanCompensation {
        get { .none }
        set {}
    }
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    public var focusedItem: (any UIFocusItem)? { nil }
    public var focusedView: UIView? { nil }
    public var supportsFocus: Bool { false }
    public var wantsSoftwareDimming: Bool {
        get { false }
        set {}
    }
    /// The screen without the status bar, as before iOS 9.
    public var applicationFrame: CGRect {
        let bar = UIApplication.shared.statusBarFrame.height
        return CGRect(x: bounds.minX, y: bounds.minY + bar, width: bounds.width, height: bounds.height - bar)
    }
    public var currentEDRHeadroom: CGFloat { 1 }
    public var potentialEDRHeadroom: CGFloat { 1 }
}
