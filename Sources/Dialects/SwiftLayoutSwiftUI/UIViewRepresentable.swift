/// A UIKit view in SwiftUI.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
}

/// The context of creating and updating a view.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

extension UIViewRepresentable {
    public var body: Never { fatalError("Nothing describes what is a view of UIKit already") }

    func makeUIKitView() -> UIView {
        let view = makeUIView(context: Context())
        updateUIView(view, context: Context())
        return view
    }
}

/// A view controller in SwiftUI.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// The context of creating and updating a view controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("Nothing describes what is a view controller already") }

    func makeUIKitView() -> UIView {
        let controller = makeUIViewController(context: Context())
        updateUIViewController(controller, context: Context())
        return controller.view
    }
}
