import FoundationNetworking
import UIKit

extension UIWebView {
    /// Nothing is loaded.
    public func loadRequest(_ request: URLRequest) {}
    public var request: URLRequest? { nil }
}
