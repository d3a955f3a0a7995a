import ObjectiveC
import UIKit

/// What a representable view gets to know.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transaction: Transaction { Transaction() }
}

/// What a representable controller gets to know.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transaction: Transaction { Transaction() }
}

public struct ProposedViewSize: Hashable, Sendable {
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static let zero = Self(width: 0, height: 0)
    public static let infinity = Self(width: .infinity, height: .infinity)
    public static let unspecified = Self(width: nil, height: nil)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// What was proposed before iOS 16, to a method that SwiftUI does not document and many call. It is not called here.
public struct _ProposedSize: Hashable, Sendable {
    public var width, height: CGFloat?
}

/// A UIKit view in a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View, HostedInUIKit where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public var body: Never { fatalError("a representable has no body") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public func _makeHosted(in controller: UIViewController) -> UIView { _made }

    public var _previewBody: PreviewBody { .view(_made) }

    private var _made: UIView {
        let context = Context(coordinator: makeCoordinator())
        let view = makeUIView(context: context)
        CoordinatorKeeper.keep(context.coordinator, for: view)
        updateUIView(view, context: context)
        return view
    }
}

/// A UIKit controller in a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View, HostedInUIKit where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("a representable has no body") }
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func _makeHosted(in controller: UIViewController) -> UIView {
        let child = _made
        controller.addChild(child)
        return child.view
    }

    public var _previewBody: PreviewBody { .controller(_made) }

    private var _made: UIViewController {
        let context = Context(coordinator: makeCoordinator())
        let child = makeUIViewController(context: context)
        CoordinatorKeeper.keep(context.coordinator, for: child)
        updateUIViewController(child, context: context)
        return child
    }
}

/// Views know their delegates weakly, so a coordinator lives as long as what it coordinates.
@MainActor private enum CoordinatorKeeper {
    private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

    static func keep(_ coordinator: Any, for owner: AnyObject) {
        objc_setAssociatedObject(owner, key, coordinator, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

/// What can give its content as a UIKit view.
@MainActor @preconcurrency public protocol HostedInUIKit {
    func _makeHosted(in controller: UIViewController) -> UIView
    /// The view or controller by itself.
    var _previewBody: PreviewBody { get }
}

@MainActor enum HostedContent {
    static func make(_ content: some View, in controller: UIViewController) -> UIView {
        if let hosted = content as? any HostedInUIKit { return hosted._makeHosted(in: controller) }
        let parts = (content as? any DescribedForPreviews)?._parts ?? []
        if parts.count == 1, let part = parts.first { return make(part, in: controller) }
        return placeholder(String(describing: type(of: content)))
    }

    private static func placeholder(_ name: String) -> UIView {
        let label = UILabel()
        label.text = name
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.backgroundColor = .secondarySystemBackground
        return label
    }
}
