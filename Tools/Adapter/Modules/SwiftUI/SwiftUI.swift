@_exported import Combine
@_exported import Observation
@_exported import UIKit

/// SwiftUI as far as UIKit code names it. What a view's body describes is not drawn.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("this view has no body") }
}

public struct EmptyView: View {
    public nonisolated init() {}
    public var body: Never { fatalError("an empty view has no body") }
}

/// A view whose type is hidden.
public struct AnyView: View {
    nonisolated(unsafe) let hidden: any View

    public nonisolated init<Content: View>(_ view: Content) { hidden = view }
    public var body: Never { fatalError("a hidden view is reached through its owner") }
}

/// The UIKit view of a representable; of any other view, a placeholder with the name of its type.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content {
        didSet { if isViewLoaded { showContent() } }
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) { nil }

    /// Which parts of the safe area keep the content away.
    open var safeAreaRegions = SafeAreaRegions.all
    /// Not in Apple's documentation, and called by libraries.
    open var _disableSafeArea = false
    /// Which sizes of the controller follow the content.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return view.subviews.first?.sizeThatFits(size) ?? .zero
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showContent()
    }

    private func showContent() {
        for former in view.subviews { former.removeFromSuperview() }
        for former in children { former.removeFromParent() }
        let shown = HostedContent.make(rootView, in: self)
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all = Self(rawValue: .max)
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1)
    public static let intrinsicContentSize = Self(rawValue: 2)
}
