import Foundation

/// What a controller shows in place of its content.
@MainActor final class UnavailableContent: HiddenState {
    let content = ConfiguredContent()
    /// A controller is asked before its view is first laid out, and whenever it says so.
    var needsUpdate = true
    fileprivate var holder: UnavailableContentHolder?
}

/// Lies over the controller's view, whatever that scrolls to.
private final class UnavailableContentHolder: UIView, InternalView {
    func fill(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // Only what is in it is touched.
        subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
    }
}

extension UIViewController {
    private var unavailable: UnavailableContent { controllerState.unavailable }

    func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
        let state = contentUnavailableConfigurationState
        let updated = configuration?.updated(for: state)
        guard updated != nil || unavailable.holder != nil else { return }
        let holder = unavailable.holder ?? UnavailableContentHolder()
        unavailable.holder = holder
        if let change = unavailable.content.update(updated) {
            change.old?.removeFromSuperview()
            if let new = change.new { holder.fill(with: new) }
        }
        if updated == nil {
            holder.removeFromSuperview()
            unavailable.holder = nil
        }
        viewIfLoaded?.setNeedsLayout()
    }

    func markNeedsUnavailableUpdate() {
        unavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    func layOutUnavailable() {
        if unavailable.needsUpdate {
            unavailable.needsUpdate = false
            if isTold { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
        }
        guard let holder = unavailable.holder, let view = viewIfLoaded else { return }
        if holder.superview !== view { view.addSubview(holder) }
        view.bringSubviewToFront(holder)
        // A scroll view's safe area is its insets, so that the room between bars is the same.
        let insets = (view as? UIScrollView)?.adjustedContentInset ?? view.safeAreaInsets
        holder.frame = view.bounds.inset(by: insets)
    }
}
