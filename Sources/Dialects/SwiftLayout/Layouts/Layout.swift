@_exported import UIKit

/// A tree of views and their constraints, not yet active.
///
/// Most layouts only group others; those that have a view stand for it.
@preconcurrency @MainActor public protocol Layout {
    var view: UIView? { get }
    var anchors: Anchors { get }
    var sublayouts: [any Layout] { get }
    /// How the views directly below are added.
    var option: LayoutOption? { get }

    func layoutWillActivate()
    func layoutDidActivate()
}

extension Layout {
    public var view: UIView? { nil }
    public var anchors: Anchors { Anchors() }
    public var option: LayoutOption? { nil }
    public func layoutWillActivate() {}
    public func layoutDidActivate() {}
}

extension Layout {
    /// Adds the views, activates the constraints, and returns the activation for updates and deactivation.
    public func active(forceLayout: Bool = false) -> Activation {
        update(fromActivation: Activation(), forceLayout: forceLayout)
    }

    /// Changes the active layout to this one: only differences are removed or activated.
    public func update(fromActivation activation: Activation, forceLayout: Bool = false) -> Activation {
        activation.elements.change(to: self, forceLayout: forceLayout)
        return activation
    }

    /// Adds the views and activates the constraints permanently.
    public func finalActive(forceLayout: Bool = false) {
        ActivatedElements().change(to: self, forceLayout: forceLayout)
    }

    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }
}

/// How views are added to their superview.
public struct LayoutOption: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let none: LayoutOption = []
    /// Views of a stack are added beside its arranged ones.
    public static let isNotArranged = LayoutOption(rawValue: 1 << 0)
}
