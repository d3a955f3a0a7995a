import Foundation

/// The smallest and the largest text size that a view and everything in it takes from its surroundings.
struct ContentSizeLimits: Equatable {
    var minimum, maximum: UIContentSizeCategory?

    var isEmpty: Bool { minimum == nil && maximum == nil }

    /// The nearest size within the limits; the upper one counts where they contradict each other.
    func applied(to category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        var category = category
        if let minimum, category < minimum { category = minimum }
        if let maximum, category > maximum { category = maximum }
        return category
    }
}

extension UIView {
    func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        changeTraits { change(&$0.sizeLimits) }
    }

    /// The limits in force here, one line for each view that sets some, from the outermost to this one.
    func describeContentSizeLimits() -> String {
        var lines: [String] = []
        var current: UIView? = self
        while let view = current {
            let limits = view.viewState.traits.sizeLimits
            if !limits.isEmpty {
                let name = ConstraintFormat.classAndAddress(of: view, separator: ": ")
                lines.append(
                    "<\(name)> minimum: \(limits.minimum?.rawValue ?? "none"), "
                        + "maximum: \(limits.maximum?.rawValue ?? "none")")
            }
            current = view.superview
        }
        return lines.reversed().joined(separator: "\n")
    }
}
