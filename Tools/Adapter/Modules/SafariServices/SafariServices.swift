@_exported import UIKit

/// A place for a page of Safari. Nothing is loaded.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    /// What was asked for.
    public let url: URL

    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    public init(url: URL, configuration: Configuration) {
        (self.url, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
