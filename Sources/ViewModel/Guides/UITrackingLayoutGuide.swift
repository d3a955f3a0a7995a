import Foundation

/// A guide with constraints that depend on which edges of its view it is near.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private let tracking = TrackingState()

    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { tracking.replace(trackingConstraints, near: edge, holds: isNear(edge)) }

    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) { tracking.replace(trackingConstraints, awayFrom: edge, holds: !isNear(edge)) }

    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracking.near[edge.rawValue] ?? []
    }

    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracking.away[edge.rawValue] ?? []
    }

    open func removeAllTrackedConstraints() { tracking.removeAll() }

    /// A docked or hidden keyboard is near the lower edge and both sides, and away from the top.
    private func isNear(_ edge: NSDirectionalRectEdge) -> Bool { !edge.contains(.top) }
}

@MainActor private final class TrackingState: HiddenState {
    private(set) var near: [UInt: [NSLayoutConstraint]] = [:]
    private(set) var away: [UInt: [NSLayoutConstraint]] = [:]

    func replace(_ constraints: [NSLayoutConstraint], near edge: NSDirectionalRectEdge, holds: Bool) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = constraints
        if holds { NSLayoutConstraint.activate(constraints) }
    }

    func replace(_ constraints: [NSLayoutConstraint], awayFrom edge: NSDirectionalRectEdge, holds: Bool) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = constraints
        if holds { NSLayoutConstraint.activate(constraints) }
    }

    func removeAll() {
        NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
        near = [:]
        away = [:]
    }
}

/// The part of a view that the keyboard covers. Without a keyboard it is at the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private let keyboard = KeyboardState()

    open var followsUndockedKeyboard: Bool {
        get { keyboard.followsUndocked }
        set { keyboard.followsUndocked = newValue }
    }
    open var usesBottomSafeArea: Bool {
        get { keyboard.usesBottomSafeArea }
        set {
            keyboard.usesBottomSafeArea = newValue
            owningView?.invalidateSystemGuides()
        }
    }
    open var keyboardDismissPadding: CGFloat {
        get { keyboard.dismissPadding }
        set { keyboard.dismissPadding = newValue }
    }
}

@MainActor private final class KeyboardState: HiddenState {
    var followsUndocked = false
    var usesBottomSafeArea = true
    var dismissPadding: CGFloat = 0
}
