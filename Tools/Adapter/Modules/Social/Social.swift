@_exported import UIKit

public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

/// No service is there since iOS 11.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    public convenience init!(forServiceType serviceType: String!) {
        self.init(nibName: nil, bundle: nil)
        self.serviceType = serviceType
    }
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    open private(set) var serviceType: String!
    open var completionHandler: ((SLComposeViewControllerResult) -> Void)!
    @discardableResult open func setInitialText(_ text: String!) -> Bool { true }
    @discardableResult open func add(_ image: UIImage!) -> Bool { true }
    @discardableResult open func add(_ url: URL!) -> Bool { true }
    @discardableResult open func removeAllImages() -> Bool { true }
    @discardableResult open func removeAllURLs() -> Bool { true }
}

@preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
    open var title: String!
    open var value: String!
    open var valuePending = false
    open var tapHandler: (() -> Void)!
}

/// A sheet with a text to be shared.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    public let _field = UITextView()
    open var textView: UITextView! { _field }
    open var contentText: String! { _field.text }
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open var autoCompletionViewController: UIViewController!

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _field.font = .preferredFont(forTextStyle: .body)
        _field.frame = view.bounds
        _field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(_field)
    }
    open func presentationAnimationDidFinish() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() {}
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
    open func loadPreviewView() -> UIView! { nil }
}
