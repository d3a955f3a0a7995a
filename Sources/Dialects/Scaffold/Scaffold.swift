@_exported import UIKit

/// Collects the constraints of one view after another, and activates them together.
///
/// Distances are added with their sign: positive is right or down.
@preconcurrency @MainActor public final class Scaffold {
    private var viewToLayOut: UIView?
    private var collected: [NSLayoutConstraint] = []
    private let activatesImmediately: Bool

    public init(activateImmediately: Bool = false) { activatesImmediately = activateImmediately }

    /// Selects the view for the constraints that follow. It must have a superview.
    public func view(_ view: UIView) -> Scaffold {
        viewToLayOut = view
        view.translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    /// Activates everything collected so far; later constraints need another call.
    public func activate() {
        NSLayoutConstraint.activate(collected)
        collected.removeAll()
    }
}

extension Scaffold {
    var currentView: UIView {
        guard let viewToLayOut else { fatalError("Scaffold has no view yet: call view(_:) first.") }
        return viewToLayOut
    }

    /// The default second view of constraints.
    var currentSuperview: UIView {
        guard let superview = currentView.superview else {
            fatalError("Scaffold attaches to the superview, and \(currentView) has none.")
        }
        return superview
    }

    @discardableResult
    func collect(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority?, _ identifier: String?) -> Scaffold {
        if let priority { constraint.priority = priority }
        if let identifier { constraint.identifier = identifier }
        if activatesImmediately { constraint.isActive = true }
        collected.append(constraint)
        return self
    }
}
