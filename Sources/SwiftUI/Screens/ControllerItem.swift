/// The view of a controller in the layout. It takes all that it is offered, and runs on below bars and corners.
final class ControllerItem: Item, @unchecked Sendable {
    private let controller: UIViewController
    private let refresh: @MainActor () -> Void

    init(_ controller: UIViewController, _ refresh: @escaping @MainActor () -> Void) {
        (self.controller, self.refresh) = (controller, refresh)
    }

    override var spacing: ViewSpacing { .zero }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        let whole = space.grown(frame, by: space.outgrowth(of: frame)).onPixels(UIScreenScale.present)
        assumingMainActor {
            // Its parent is the controller whose view it is shown in.
            if let parent = LayoutHost.current?.controllerAround, parent !== controller.parent {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
                parent.addChild(controller)
                controller.didMove(toParent: parent)
            }
            refresh()
            controller.view.translatesAutoresizingMaskIntoConstraints = true
            controller.view.setFrameInLayout(whole)
        }
    }

    override func mount(into views: inout [UIView]) { views.append(controller.view) }
}

/// A screen of SwiftUI in a container of UIKit: a page of a stack, what a tab shows, a sheet.
final class PageController: UIViewController {
    let host: HostView
    private(set) lazy var lowerSearch = LowerSearch()
    private(set) lazy var searching = SearchTyping()

    init(_ node: _ViewNode, background: UIColor? = .systemBackground) {
        host = HostView(node)
        super.init(nibName: nil, bundle: nil)
        host.backgroundColor = background
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    override func loadView() { view = host }

    override var prefersStatusBarHidden: Bool {
        host.node.hidesStatusBar(ofItem: host.number) ?? super.prefersStatusBarHidden
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
        host.node.statusBarStyle(ofItem: host.number) ?? super.preferredStatusBarStyle
    }
    override var prefersHomeIndicatorAutoHidden: Bool { host.node.hidesOverlays(ofItem: host.number) }
}

extension EnvironmentValues {
    /// Gives a controller of the model, with its bars, what of the environment those around it do not give it.
    @MainActor func dress(_ controller: UIViewController) {
        dress(controller.view)
        let isRightToLeft = layoutDirection == .rightToLeft
        guard (hostTraits.layoutDirection == .rightToLeft) != isRightToLeft else { return }
        controller.view.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension _ViewNode {
    /// Nothing of these keys reaches those above.
    func hides(_ keys: [any PreferenceKey.Type]) {
        let hidden = Set(keys.map { ObjectIdentifier($0) })
        preferenceTransform = { id, value in hidden.contains(id) ? nil : value }
    }
}
