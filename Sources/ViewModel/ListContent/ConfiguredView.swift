import Foundation

/// What a cell, a header or a footer keeps of its configurations.
@MainActor final class ViewConfigurations {
    let content = ConfiguredContent()
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    /// A view is brought up to date before it is first seen.
    fileprivate var needsUpdate = true
    /// Shows the background.
    fileprivate var shape: BackgroundConfigurationView?
}

/// A view that configurations describe, and that brings them up to date before it is laid out or measured.
@preconcurrency @MainActor protocol ConfiguredView: UIView {
    associatedtype State: UIConfigurationState

    var configurations: ViewConfigurations { get }
    var contentView: UIView { get }
    /// What `contentView` returns.
    var ownContentView: UIView { get set }
    var configurationState: State { get }
    func updateConfiguration(using state: State)
    /// Calls the closure of the app, if there is one.
    func callUpdateHandler(_ state: State)
}

extension ConfiguredView {
    func markNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// The view's own method first, then the handler, as in UIKit.
    func updateConfigurationsIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = configurationState
        traitCollection.performAsCurrent {
            updateConfiguration(using: state)
            callUpdateHandler(state)
        }
        configurations.needsUpdate = false
    }

    /// What UIKit's own `updateConfiguration(using:)` does.
    func updateConfigurations(_ state: State) {
        if configurations.updatesContent, let updated = configurations.content.configuration?.updated(for: state) {
            showContent(updated)
        }
        if configurations.updatesBackground, let updated = configurations.background?.updated(for: state) {
            configurations.background = updated
        }
    }

    func configureContent(_ configuration: (any UIContentConfiguration)?) {
        showContent(configuration)
        markNeedsUpdateConfiguration()
    }

    /// The view of a configuration takes the place of the content view, and an empty one the place of that: Apple's pages of
    /// `contentConfiguration`.
    private func showContent(_ configuration: (any UIContentConfiguration)?) {
        guard let change = configurations.content.update(configuration) else { return }
        let view = change.new ?? UIView()
        (view.frame, view.autoresizingMask) = (ownContentView.frame, ownContentView.autoresizingMask)
        view.translatesAutoresizingMaskIntoConstraints = true
        replaceContentView(with: view)
    }

    func replaceContentView(with view: UIView) {
        let old = ownContentView
        ownContentView = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// Whether constraints affect the content's size, or a configuration's view knows it.
    var contentHasSize: Bool { configurations.content.view != nil || contentView.isLaidOutByConstraints }

    func contentSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    func configureBackground(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        markNeedsUpdateConfiguration()
    }

    /// The view of the background, or of another where none was set.
    func backgroundShape(else automatic: UIBackgroundConfiguration? = nil) -> UIView? {
        guard let background = configurations.background ?? automatic else {
            configurations.shape?.removeFromSuperview()
            return nil
        }
        let view = configurations.shape ?? BackgroundConfigurationView()
        configurations.shape = view
        view.show(background)
        return view
    }
}
