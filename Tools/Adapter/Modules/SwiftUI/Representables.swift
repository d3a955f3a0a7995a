import UIKit

public struct UIViewRepresentableContext<Representable> {
    public let coordinator: AnyObject?
}

/// A UIKit view in a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View, HostedInUIKit where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
    public var body: Never { fatalError("a representable has no body") }

    public func _makeHosted(in controller: UIViewController) -> UIView { _made }

    public var _previewBody: PreviewBody { .view(_made) }

    private var _made: UIView {
        let context = Context(coordinator: nil)
        let view = makeUIView(context: context)
        updateUIView(view, context: context)
        return view
    }
}

/// A UIKit controller in a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View, HostedInUIKit where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("a representable has no body") }

    public func _makeHosted(in controller: UIViewController) -> UIView {
        let child = _made
        controller.addChild(child)
        return child.view
    }

    public var _previewBody: PreviewBody { .controller(_made) }

    private var _made: UIViewController {
        let context = Context(coordinator: nil)
        let child = makeUIViewController(context: context)
        updateUIViewController(child, context: context)
        return child
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
        if let hidden = content as? AnyView { return make(hidden.hidden, in: controller) }
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
