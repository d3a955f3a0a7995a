import Foundation

/// What a view has been told about traits, and whom it tells.
struct TraitObservation {
    var overrides = UITraitOverrides()
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    let handlers = UITraitChangeHandlers()
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace, CALayerDelegate {
    public var traitChangeHandlers: UITraitChangeHandlers { viewState.traits.handlers }

    public var traitOverrides: UITraitOverrides {
        get { viewState.traits.overrides }
        set {
            let old = traitCollection
            viewState.traits.overrides = newValue
            notifyTraitChange(from: old)
        }
    }

    func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        let old = traitCollection
        viewState.traits.overrideUserInterfaceStyle = style
        notifyTraitChange(from: old)
    }

    var effectiveTraits: UITraitCollection {
        if let controller = viewState.controller { return applyTraitOverrides(to: controller.traitCollection) }
        return applyTraitOverrides(to: superview?.traitCollection ?? UIScreen.main.traitCollection)
    }

    private func applyTraitOverrides(to inherited: UITraitCollection) -> UITraitCollection {
        let own = viewState.traits.overrides.applied(to: inherited)
        let style = viewState.traits.overrideUserInterfaceStyle
        return style == .unspecified ? own : own.modifyingTraits { $0.userInterfaceStyle = style }
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
