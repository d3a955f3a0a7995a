/// What a representable view gets to know.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction { Transaction() }

    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// What a representable controller gets to know.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction { Transaction() }

    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// What was proposed before iOS 16, to a method that SwiftUI does not document and many have. It is not called here.
public struct _ProposedSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
}

/// A view of UIKit in a view of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
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

/// What a representable keeps at its place.
@MainActor private final class Represented<Shown, Coordinator> {
    let shown: Shown
    let coordinator: Coordinator
    init(_ shown: Shown, _ coordinator: Coordinator) { (self.shown, self.coordinator) = (shown, coordinator) }
}

extension UIViewRepresentable {
    public var body: Never { fatalError("a representable has no body") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _make(_ view: Self, in node: _ViewNode) {
        var view = view
        DynamicFields.of(Self.self).install(in: &view, of: node)
        let kept = node.kept as? Represented<UIViewType, Coordinator> ?? view.begin(in: node)
        node.kept = kept
        let context = Context(coordinator: kept.coordinator, environment: node.environment)
        node.observing { view.updateUIView(kept.shown, context: context) }
        node.environment.dress(kept.shown)
        node.leaf(
            RepresentedItem(kept.shown) { [view] in view.sizeThatFits($0, uiView: kept.shown, context: context) })
    }

    private func begin(in node: _ViewNode) -> Represented<UIViewType, Coordinator> {
        let coordinator = makeCoordinator()
        let context = Context(coordinator: coordinator, environment: node.environment)
        let shown = node.observing { makeUIView(context: context) }
        // Its place and size are those of the layout around it: recorded views that were made with a size, and whose own size is that of
        // their bounds, have no height where none is offered, and equal parts of a row.
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.bounds.size = .zero
        node.onRemoval.append { Self.dismantleUIView(shown, coordinator: coordinator) }
        return Represented(shown, coordinator)
    }
}

/// A controller of UIKit in a view of SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("a representable has no body") }
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func _make(_ view: Self, in node: _ViewNode) {
        var view = view
        DynamicFields.of(Self.self).install(in: &view, of: node)
        let kept = node.kept as? Represented<UIViewControllerType, Coordinator> ?? view.begin(in: node)
        node.kept = kept
        let context = Context(coordinator: kept.coordinator, environment: node.environment)
        node.observing { view.updateUIViewController(kept.shown, context: context) }
        node.environment.dress(kept.shown.view)
        node.leaf(
            LeafItem(kept.shown.view) { [view] in
                view.sizeThatFits($0, uiViewController: kept.shown, context: context)
                    ?? $0.replacingUnspecifiedDimensions()
            })
    }

    private func begin(in node: _ViewNode) -> Represented<UIViewControllerType, Coordinator> {
        let coordinator = makeCoordinator()
        let context = Context(coordinator: coordinator, environment: node.environment)
        let shown = node.observing { makeUIViewController(context: context) }
        shown.view.translatesAutoresizingMaskIntoConstraints = true
        // Its parent is the controller whose view it is shown in, as soon as there is one.
        node.graph.whenShown { [weak shown] in
            guard let shown, shown.parent == nil, let parent = shown.viewIfLoaded?.superview?.controllerAround else {
                return
            }
            parent.addChild(shown)
            shown.didMove(toParent: parent)
        }
        node.onRemoval.append {
            shown.willMove(toParent: nil)
            shown.removeFromParent()
            Self.dismantleUIViewController(shown, coordinator: coordinator)
        }
        return Represented(shown, coordinator)
    }
}

extension UIView {
    /// The controller of the nearest view above that has one, or of its own.
    var controllerAround: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

/// A view of UIKit in the layout. Along each axis it may be as small as its content if it resists compression with 750 or more, and as
/// large as that if it hugs it with 750 or more.
private final class RepresentedItem: Item, @unchecked Sendable {
    private let view: UIView
    private let said: @MainActor (ProposedViewSize) -> CGSize?

    init(_ view: UIView, said: @escaping @MainActor (ProposedViewSize) -> CGSize?) {
        (self.view, self.said) = (view, said)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        assumingMainActor {
            if let said = said(proposal) { return said }
            let content = view.intrinsicContentSize
            return CGSize(
                width: length(proposal.width, content.width, .horizontal),
                height: length(proposal.height, content.height, .vertical))
        }
    }

    @MainActor private func length(
        _ proposed: CGFloat?, _ content: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard content != UIView.noIntrinsicMetric else { return proposed ?? 0 }
        let least = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? content : 0
        let most = view.contentHuggingPriority(for: axis) >= .defaultHigh ? content : .infinity
        return min(max(proposed ?? content, least), most)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal)).onPixels(UIScreenScale.present)
        assumingMainActor { view.setFrameInLayout(view.frame(forAlignmentRect: frame)) }
    }

    override func mount(into views: inout [UIView]) { views.append(view) }
}
