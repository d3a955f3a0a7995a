/// A view that lays itself out, in SwiftUI.
@preconcurrency @MainActor public struct SLViewRepresentable<L: Layoutable & UIView>: UIViewRepresentable {
    let view: L

    public func makeUIView(context: Context) -> L { view }
    public func updateUIView(_ uiView: L, context: Context) { uiView.sl.updateLayout() }
}

/// A view controller that lays itself out, in SwiftUI.
@preconcurrency @MainActor
public struct SLViewControllerRepresentable<L: Layoutable & UIViewController>: UIViewControllerRepresentable {
    let controller: L

    public func makeUIViewController(context: Context) -> L { controller }
    public func updateUIViewController(_ uiViewController: L, context: Context) {
        uiViewController.sl.updateLayout()
    }
}

extension LayoutMethodWrapper where Base: Layoutable & UIView {
    public var swiftUI: SLViewRepresentable<Base> { SLViewRepresentable(view: base) }
}

extension LayoutMethodWrapper where Base: Layoutable & UIViewController {
    public var swiftUI: SLViewControllerRepresentable<Base> { SLViewControllerRepresentable(controller: base) }
}
