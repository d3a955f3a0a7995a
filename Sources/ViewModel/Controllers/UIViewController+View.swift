import Foundation

extension UIView {
    /// Views that UIKit makes for controllers grow with what they are put into.
    func growingWithItsContainer() -> Self {
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return self
    }
}

/// Loads the view and takes part in its layout.
extension UIViewController: UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
    var loadedView: UIView {
        if let view = controllerState.view { return view }
        GivenProperties.fill(self)
        loadView()
        if controllerState.view == nil { view = UIView(frame: UIScreen.main.bounds).growingWithItsContainer() }
        guard let view = controllerState.view else { fatalError("\(self) has no view after loading it") }
        if isTold { viewDidLoad() }
        return view
    }

    var isTold: Bool { Headless.runsOwnControllers || !NibClasses.isOwn(type(of: self)) }

    func replaceView(with view: UIView?) {
        ResolvedTraits.forgetAll()
        controllerState.view?.viewState.controller = nil
        controllerState.view = view
        guard let view else { return }
        view.viewState.controller = self
        view.refreshInsets()
    }

    // MARK: Layout

    func willLayOutSubviews() {
        announceAppearanceIfDue()
        layOutUnavailable()
        if isTold { viewWillLayoutSubviews() }
    }

    func didLayOutSubviews() {
        guard isTold else { return }
        viewDidLayoutSubviews()
        layOutOnceMore()
    }

    /// In a window the first layout is never the only one on a device, as insets change while bars come. What code reads of views further
    /// below in `viewDidLayoutSubviews` is of the layout before.
    private func layOutOnceMore() {
        guard !controllerState.wasLaidOutTwice, viewIfLoaded?.window != nil else { return }
        controllerState.wasLaidOutTwice = true
        Deferred.run { [weak self] in
            MainActor.assumeIsolated { self?.viewIfLoaded?.setNeedsLayout() }
        }
    }

    func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
        controllerState.additionalSafeAreaInsets = insets
        viewIfLoaded?.refreshInsets()
    }

    func setRespectsMinimumMargins(_ respects: Bool) {
        controllerState.respectsMinimumMargins = respects
        viewIfLoaded?.refreshInsets()
    }

    func setPreferredContentSize(_ size: CGSize) {
        guard controllerState.preferredContentSize != size else { return }
        controllerState.preferredContentSize = size
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    var minimumMargins: NSDirectionalEdgeInsets {
        let side = Headless.release.margins.controllers.side(
            inWidth: widthForMargins, isRegular: traitCollection.horizontalSizeClass == .regular)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// A phone on its side, whose height is compact, has the margins that it has upright.
    private var widthForMargins: CGFloat {
        guard let view = viewIfLoaded else { return 0 }
        guard traitCollection.verticalSizeClass == .compact else { return view.bounds.width }
        var screen: UIView = view
        while let around = screen.superview { screen = around }
        return min(view.bounds.width, screen.bounds.height)
    }

    var minimumMarginsInForce: NSDirectionalEdgeInsets {
        controllerState.respectsMinimumMargins ? systemMinimumLayoutMargins : .zero
    }

    // MARK: Traits

    public var traitChangeHandlers: UITraitChangeHandlers { controllerState.traits.handlers }

    public var traitOverrides: UITraitOverrides {
        get { controllerState.traits.overrides }
        set { changeTraits { $0.controllerState.traits.overrides = newValue } }
    }

    /// A controller takes its traits from the view around its own, its parent, or the screen.
    var inheritedTraits: UITraitCollection {
        let around =
            viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
            ?? controllerState.window?.traitCollection ?? UIScreen.main.traitCollection
        return applyTraitOverrides(to: around)
    }

    func applyTraitOverrides(to inherited: UITraitCollection) -> UITraitCollection {
        var traits = controllerState.traits.overrides.applied(to: inherited)
        if let fromParent = parent?.overrideTraitCollection(forChild: self) {
            traits = UITraitCollection(traitsFrom: [traits, fromParent])
        }
        let style = controllerState.traits.overrideUserInterfaceStyle
        return style == .unspecified ? traits : traits.modifyingTraits { $0.userInterfaceStyle = style }
    }

    func changeTraits(_ change: (UIViewController) -> Void) {
        let before = [(controller: self, traits: traitsInForce)] + traitsPastViews
        change(self)
        ResolvedTraits.forgetAll()
        for (controller, old) in before {
            if let view = controller.viewIfLoaded {
                view.notifyTraitChange(from: old)
            } else if controller.traitCollection != old {
                controller.traitsChanged(from: old, to: controller.traitCollection)
            }
        }
    }

    private var traitsInForce: UITraitCollection { viewIfLoaded?.traitCollection ?? traitCollection }

    /// The controllers below this one that take their traits from their parents, not from a view around their own.
    private var traitsPastViews: [(controller: UIViewController, traits: UITraitCollection)] {
        children.flatMap { child in
            let own = child.viewIfLoaded?.superview == nil ? [(controller: child, traits: child.traitsInForce)] : []
            return own + child.traitsPastViews
        }
    }

    /// Called by the view, before its own method.
    func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        new.performAsCurrent {
            traitCollectionDidChange(old)
            traitChangeHandlers.notify(self, from: old, to: new)
        }
        viewIfLoaded?.refreshInsets()
    }
}
