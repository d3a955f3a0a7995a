import Foundation

/// The trait overrides of a view, and its handlers.
struct TraitObservation {
    var overrides = UITraitOverrides()
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var sizeLimits = ContentSizeLimits()
    let handlers = UITraitChangeHandlers()
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace, CALayerDelegate {
    public var traitChangeHandlers: UITraitChangeHandlers { viewState.traits.handlers }

    public var traitOverrides: UITraitOverrides {
        get { viewState.traits.overrides }
        set { changeTraits { $0.overrides = newValue } }
    }

    func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        changeTraits { $0.overrideUserInterfaceStyle = style }
    }

    func changeTraits(_ change: (inout TraitObservation) -> Void) {
        let old = traitCollection
        change(&viewState.traits)
        forgetTraits()
        notifyTraitChange(from: old)
    }

    private var combinedTraits: UITraitCollection {
        if let controller = viewState.controller { return applyTraitOverrides(to: controller.traitCollection) }
        return applyTraitOverrides(to: superview?.traitCollection ?? UIScreen.main.traitCollection)
    }

    /// Asked for all the time, and found by climbing to the window: the answer is kept until something above changes.
    var effectiveTraits: UITraitCollection {
        if let known = viewState.resolvedTraits, known.isValid { return known.traits }
        resolveTraitsAbove()
        let traits = combinedTraits
        viewState.resolvedTraits = ResolvedTraits(traits)
        bubble(\.subtreeHasTraits)
        return traits
    }

    /// From the outermost view inwards, so that each finds the answer of the one around it: thousands of nested views
    /// would not fit on the stack if each asked the next.
    private func resolveTraitsAbove() {
        var unresolved: [UIView] = []
        var current = viewState.superview
        while let view = current, view.viewState.resolvedTraits?.isValid != true {
            unresolved.append(view)
            current = view.viewState.superview
        }
        for view in unresolved.reversed() { _ = view.traitCollection }
    }

    /// To be called when the view's own traits, or those around it, may have become others.
    func forgetTraits() {
        if viewState.controller != nil { ResolvedTraits.forgetAll() }
        forgetTraitsBelow()
    }

    private func forgetTraitsBelow() {
        guard viewState.subtreeHasTraits else { return }
        viewState.subtreeHasTraits = false
        viewState.resolvedTraits = nil
        for subview in viewState.subviews { subview.forgetTraitsBelow() }
    }

    private func applyTraitOverrides(to inherited: UITraitCollection) -> UITraitCollection {
        var traits = viewState.traits.overrides.applied(to: inherited)
        let style = viewState.traits.overrideUserInterfaceStyle
        if style != .unspecified { traits = traits.modifyingTraits { $0.userInterfaceStyle = style } }
        guard !viewState.traits.sizeLimits.isEmpty else { return traits }
        let category = viewState.traits.sizeLimits.applied(to: traits.preferredContentSizeCategory)
        if category != traits.preferredContentSizeCategory {
            traits = traits.modifyingTraits { $0.preferredContentSizeCategory = category }
        }
        return traits
    }

    /// Tells the view and everything in it, if its traits are not what they were.
    package func notifyTraitChange(from old: UITraitCollection) {
        let new = traitCollection
        guard new !== old, new != old else { return }
        traitsChanged(from: old, to: new)
    }

    private func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        if let color = viewState.backgroundColor {
            layer.layerState.backgroundColor = color.resolvedColor(with: new).cgColor
        }
        if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
        if old.displayScale != new.displayScale { setNeedsLayout() }
        viewState.controller?.traitsChanged(from: old, to: new)
        traitCollectionDidChange(old)
        traitChangeHandlers.notify(self, from: old, to: new)
        for subview in viewState.subviews {
            let before = subview.traits(under: old)
            let after = subview.traitCollection
            if before != after { subview.traitsChanged(from: before, to: after) }
        }
    }

    /// What this view's traits were when those around it were `inherited`.
    private func traits(under inherited: UITraitCollection) -> UITraitCollection {
        let around = viewState.controller?.applyTraitOverrides(to: inherited) ?? inherited
        return applyTraitOverrides(to: around)
    }
}

/// The traits of a view as they were found, and how to see that they still hold.
@MainActor struct ResolvedTraits {
    /// Controllers hand traits to each other past the views, so that a change among them makes all answers old.
    private static var generation = 0

    let traits: UITraitCollection
    private let screenTraits: UITraitCollection
    private let generation: Int

    init(_ traits: UITraitCollection) {
        self.traits = traits
        screenTraits = Headless.screenTraits
        generation = Self.generation
    }

    var isValid: Bool { generation == Self.generation && screenTraits === Headless.screenTraits }

    static func forgetAll() { generation += 1 }
}
