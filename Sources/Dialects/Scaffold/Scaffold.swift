@_exported import UIKit

/// Collects the constraints of one view after another, and activates them together.
///
/// Distances are added as they stand: a positive one goes right or down.
@preconcurrency @MainActor public final class Scaffold {
    private var viewToLayOut: UIView?
    private var collected: [NSLayoutConstraint] = []
    private let activatesImmediately: Bool

    public init(activateImmediately: Bool = false) { activatesImmediately = activateImmediately }

    /// Turns to a view, whose constraints are named next. It must have its superview by then.
    public func view(_ view: UIView) -> Scaffold {
        viewToLayOut = view
        view.translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    /// Activates everything collected so far; what is collected later waits for the next time.
    public func activate() {
        NSLayoutConstraint.activate(collected)
        collected.removeAll()
    }
}

extension Scaffold {
    var currentView: UIView {
        guard let viewToLayOut else { preconditionFailure("Scaffold has no view yet: call view(_:) first.") }
        return viewToLayOut
    }

    /// What constraints hold on to where no view is named.
    var currentSuperview: UIView {
        guard let superview = currentView.superview else {
            preconditionFailure("Scaffold attaches to the superview, and \(currentView) has none.")
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
