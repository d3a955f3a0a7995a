import Foundation

/// A view's trait overrides and the handlers of trait changes.
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
        return applyTraitOverrides(to: Self.traits(below: superview))
    }

    /// What a view inherits that is directly in another one, or in none.
    static func traits(below superview: UIView?) -> UITraitCollection {
        superview?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The traits, kept until something above changes, because they are asked for all the time and found by climbing to the window.
    var effectiveTraits: UITraitCollection {
        if let known = viewState.resolvedTraits, known.isValid { return known.traits }
        resolveTraitsAbove()
        let traits = combinedTraits
        viewState.resolvedTraits = ResolvedTraits(traits)
        bubble(.hasTraits)
        return traits
    }

    /// Resolves the traits of the views above, from the outermost inwards, so that each one needs only its superview's answer: asking
    /// recursively would overflow the stack with thousands of nested views.
    private func resolveTraitsAbove() {
        var unresolved: [UIView] = []
        var current = viewState.superview
        while let view = current, view.viewState.resolvedTraits?.isValid != true {
            unresolved.append(view)
            current = view.viewState.superview
        }
        for view in unresolved.reversed() { _ = view.traitCollection }
    }

    /// Called when the view's own traits, or those around it, may have changed.
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

    func applyTraitOverrides(to inherited: UITraitCollection) -> UITraitCollection {
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

    /// Notifies the view and its descendants, if their traits have changed.
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
        setNeedsLayout()
        viewState.controller?.traitsChanged(from: old, to: new)
        new.performAsCurrent {
            traitCollectionDidChange(old)
            traitChangeHandlers.notify(self, from: old, to: new)
        }
        for subview in viewState.subviews {
            let before = subview.traits(under: old)
            let after = subview.traitCollection
            if before != after { subview.traitsChanged(from: before, to: after) }
        }
    }

    /// The traits of this view if those of its superview were `inherited`.
    private func traits(under inherited: UITraitCollection) -> UITraitCollection {
        let around = viewState.controller?.applyTraitOverrides(to: inherited) ?? inherited
        return applyTraitOverrides(to: around)
    }
}

/// The resolved traits of a view, and whether they are still valid.
@MainActor struct ResolvedTraits {
    /// Controllers pass traits to each other past the views, so a change of theirs invalidates all answers.
    private static var generation = 0

    let traits: UITraitCollection
    private let screenTraits: Int
    private let generation: Int

    init(_ traits: UITraitCollection) {
        self.traits = traits
        screenTraits = Headless.screenTraitsNumber
        generation = Self.generation
    }

    var isValid: Bool { generation == Self.generation && screenTraits == Headless.screenTraitsNumber }

    static func forgetAll() { generation += 1 }
}

/// The meaning of a view's content, which decides whether its layout is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    func direction(relativeTo inherited: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: inherited
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
