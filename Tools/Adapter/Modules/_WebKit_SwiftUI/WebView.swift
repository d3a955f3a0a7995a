import Observation
import SwiftUI
@_exported import WebKit

/// What a page is, since iOS 26. Nothing is loaded.
@Observable @MainActor public final class WebPage {
    public private(set) var url: URL?
    public var title: String { "" }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { 0 }
    public var themeColor: Color? { nil }
    public var customUserAgent: String?
    public var isInspectable = false
    public struct Configuration {
        public init() {}
        public var applicationNameForUserAgent: String?
        public var userContentController = WKUserContentController()
    }
    public init(configuration: Configuration = Configuration()) {}
    public func load(_ url: URL?) { self.url = url }
    public func load(_ request: URLRequest) { url = request.url }
    public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) { url = baseURL }
    public func reload(fromOrigin: Bool = false) {}
    public func stopLoading() {}
    @discardableResult public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws
        -> Any?
    { nil }
}

/// A place for a page, which is empty.
public struct WebView: View {
    public init(_ page: WebPage) {}
    public init(url: URL?) {}
    public var body: some View { Empty() }

    private struct Empty: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ uiView: WKWebView, context: Context) {}
    }
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }
    public typealias MagnificationGesturesBehavior = BackForwardNavigationGesturesBehavior
    public typealias LinkPreviewBehavior = BackForwardNavigationGesturesBehavior
}
extension View {
    public nonisolated func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    public nonisolated func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        self
    }
    public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    public nonisolated func webViewTextSelection(_ selectability: some TextSelectability) -> some View { self }
}
