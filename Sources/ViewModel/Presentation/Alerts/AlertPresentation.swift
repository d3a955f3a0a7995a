import Foundation

/// Dims the screen and places an alert in its middle, or an action sheet from before iOS 26 at its lower edge.
final class AlertPresentation: UIPresentationController {
    private let dimming = DimmingView()

    override var dimsTints: Bool { true }

    override func assemble(in container: PresentationContainer) {
        container.traitOverrides.userInterfaceLevel = .elevated
        dimming.frame = container.bounds
        container.addSubview(dimming)
        guard let view = presentedView else { return }
        (view as? AlertView)?.leavesOutCancel = false
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        // What is typed goes into its first field.
        let field = (presentedViewController as? UIAlertController)?.textFields?.first
        Deferred.run { [weak field] in
            MainActor.assumeIsolated { if field?.window != nil { field?.becomeFirstResponder() } }
        }
    }

    override func arrange(in container: PresentationContainer) {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView else { return .zero }
        let alerts = Headless.release.alerts
        let alert = presentedViewController as? UIAlertController
        let area = container.bounds.inset(by: container.safeAreaInsets)
        let grid = PixelGrid(scale: container.layoutScale)
        let isAtEdge = alerts.capsules == nil && alert?.preferredStyle == .actionSheet
        let margin = alerts.sheetMargin
        let widest = container.bounds.width - 2 * margin
        let isPad = container.traitCollection.userInterfaceIdiom == .pad
        let width = isAtEdge && !isPad ? widest : min(alerts.width, widest)
        let isBelow = isAtEdge && !isPad
        let bottom = isBelow ? min(area.maxY, container.bounds.maxY - margin) : area.maxY - margin
        let room = CGSize(width: width, height: max(0, bottom - area.minY - margin))
        let size = CGSize(width: width, height: view.sizeThatFits(room).height)
        let x = grid.rounded(area.midX - size.width / 2)
        guard isBelow else {
            return CGRect(x: x, y: grid.rounded(area.midY - size.height / 2), width: size.width, height: size.height)
        }
        return CGRect(x: x, y: bottom - size.height, width: size.width, height: size.height)
    }
}
