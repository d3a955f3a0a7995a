/// A screen that is presented while a state says so.
@MainActor final class PresentedScreen {
    private(set) var controller: UIViewController?
    private unowned let node: _ViewNode
    /// The item that the screen was presented for.
    var item: AnyHashable?

    init(_ node: _ViewNode) {
        self.node = node
        node.onRemoval.append { [self] in takeAway() }
    }

    /// Presented once the views of the screen around it are there, and before the screens that are presented by what is in it.
    func takeTurn() {
        guard controller == nil else { return }
        node.graph.whenShown { [weak self, weak node] in
            guard let node, let made = self?.controller, made.presentingViewController == nil else { return }
            guard var presenter = node.graph.hostView?.controllerAround else { return }
            while let next = presenter.presentedViewController { presenter = next }
            presenter.present(made, animated: false)
        }
    }

    func present(_ make: () -> UIViewController) {
        if controller == nil { controller = make() }
    }

    func takeAway() {
        guard let controller else { return }
        self.controller = nil
        item = nil
        if controller.presentingViewController != nil { controller.dismiss(animated: false) }
    }
}

enum PresentationKind { case sheet, cover, popover }

/// Presents a screen of SwiftUI.
private struct ScreenPresenting<Screen: View>: _PrimitiveModifier {
    let kind: PresentationKind
    /// What the screen is presented for; nil while it is not.
    nonisolated(unsafe) let item: () -> AnyHashable?
    nonisolated(unsafe) let dismiss: () -> Void
    nonisolated(unsafe) let onDismiss: (() -> Void)?
    nonisolated(unsafe) let screen: () -> Screen

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let presented = node.kept as? PresentedScreen ?? PresentedScreen(node)
        node.kept = presented
        node.output = { children in children.first?.items ?? [] }
        // What the screen says is not said by the one around it.
        node.speakers = 1
        guard let item = modifier.item() else {
            if presented.controller != nil {
                presented.takeAway()
                if let onDismiss = modifier.onDismiss { node.graph.whenShown(onDismiss) }
            }
            return node.keepChildren(1)
        }
        if presented.item != nil, presented.item != item { presented.takeAway() }
        presented.item = item
        let screen = node.observing { modifier.screen() }
        var environment = node.environment
        environment.dismiss = DismissAction(action: modifier.dismiss)
        environment.isPresented = true
        environment.isInList = false
        environment.isInTabs = false
        environment.isInToolbar = false
        environment[NavigationModel.self] = nil
        environment.joinsStack = false
        environment.splitColumn = nil
        environment.listChoice = nil
        environment[ScrollPlace.self] = nil
        environment[LazyWindow.self] = nil
        environment[ContainerSize.self] = nil
        let place = node.child(1)
        presented.takeTurn()
        place.update(screen.id(item), in: environment)
        // An appearance that is preferred in it is that of the presentation alone.
        let scheme = place.preference(PreferredSchemeKey.self) ?? nil
        if let scheme, environment.colorScheme != scheme {
            environment.colorScheme = scheme
            place.update(screen.id(item), in: environment)
        }
        presented.present { make(modifier.kind, place, beside: node) }
        guard let controller = presented.controller as? PageController else { return }
        let style = UIUserInterfaceStyle(scheme)
        if controller.overrideUserInterfaceStyle != style { controller.overrideUserInterfaceStyle = style }
        say(place, to: controller, modifier.kind)
    }

    @MainActor private static func make(_ kind: PresentationKind, _ place: _ViewNode, beside node: _ViewNode)
        -> UIViewController
    {
        let controller = PageController(place)
        let adaptation = place.preference(PresentationKey.self)?.adaptation
        switch (kind, adaptation) {
        case (.cover, _), (_, .fullScreenCover?): controller.modalPresentationStyle = .fullScreen
        case (.popover, .popover?), (.popover, PresentationAdaptation.none?):
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = controller.host.item.size(.unspecified)
            let popover = controller.popoverPresentationController
            popover?.delegate = StayingPopover.shared
            var views: [UIView] = []
            for item in node.child(0).items { item.mount(into: &views) }
            popover?.sourceView = views.first
            popover?.sourceRect = views.first?.bounds ?? .zero
            controller.host.backgroundColor = nil
        default: controller.modalPresentationStyle = .pageSheet
        }
        return controller
    }

    @MainActor private static func say(_ place: _ViewNode, to controller: PageController, _ kind: PresentationKind) {
        let settings = place.preference(PresentationKey.self) ?? PresentationSettings()
        if let background = settings.background { controller.host.backgroundColor = background }
        guard controller.modalPresentationStyle == .pageSheet, let sheet = controller.sheetPresentationController
        else { return }
        let detents = settings.detents ?? [.large]
        sheet.detents = detents.map(\.detent)
        sheet.selectedDetentIdentifier = settings.selected?.identifier
        sheet.prefersGrabberVisible =
            settings.indicator == .visible || settings.indicator != .hidden && detents.count > 1
        if let radius = settings.cornerRadius { sheet.preferredCornerRadius = radius }
        if settings.isUndimmed == true { sheet.largestUndimmedDetentIdentifier = detents.first?.identifier }
        // A sheet that floats is glass.
        if settings.background == nil, Headless.release.sheets.floating != nil, !detents.contains(.large) {
            controller.host.backgroundColor = nil
        }
    }
}

/// Keeps a popover a popover on a phone.
private final class StayingPopover: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = StayingPopover()

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { .none }
}

extension View {
    private nonisolated func presenting<Screen: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Screen
    ) -> some View {
        modifier(
            ScreenPresenting(
                kind: kind, item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, screen: content))
    }
    private nonisolated func presenting<Item: Identifiable, Screen: View>(
        _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Screen
    ) -> some View {
        modifier(
            ScreenPresenting(
                kind: kind, item: { item.wrappedValue.map { AnyHashable($0.id) } },
                dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
                screen: { item.wrappedValue.map(content) }))
    }

    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss, content) }
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, onDismiss, content) }
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item, onDismiss, content) }
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, nil, content) }
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.popover, item, nil, content) }
    /// On a phone an inspector is a sheet.
    public nonisolated func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, nil, content) }
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { unseen }
    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    { unseen }
}
public enum PopoverAttachmentAnchor: @unchecked Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
