import Foundation
import MaquetteViewModel

/// Pages as they were shown before iOS 8. Nothing is loaded: the view is white, as before the first page.
@preconcurrency @MainActor open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    open weak var delegate: (any UIWebViewDelegate)?
    public let scrollView = UIScrollView()
    open private(set) var isLoading = false
    open private(set) var canGoBack = false
    open private(set) var canGoForward = false
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        arrange()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        arrange()
    }

    private func arrange() {
        backgroundColor = .white
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {}
    open func reload() {}
    open func stopLoading() {}
    open func goBack() {}
    open func goForward() {}
    open func stringByEvaluatingJavaScript(from script: String) -> String? { "" }
}

@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
