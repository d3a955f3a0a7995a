import Foundation
import MaquetteLayout

/// The smallest and the largest content size category for a view and its descendants.
struct ContentSizeLimits: Equatable {
    var minimum, maximum: UIContentSizeCategory?

    var isEmpty: Bool { minimum == nil && maximum == nil }

    /// The nearest size within the limits; if they contradict each other, the upper one counts.
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

    /// The limits that apply here, a line for each view that sets some, from the outermost to this one.
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

/// The fitting size of a view, from its own constraints and a target size.
extension UIView {
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsBelow()
        let engine = LayoutEngine(root: self, for: .fitting)
        let item = engine.item(of: self)
        engine.preference(target.width, priority: horizontal, along: .horizontal, of: item)
        engine.preference(target.height, priority: vertical, along: .vertical, of: item)
        engine.bringUpToDate()
        let size = engine.alignmentRect(of: item).size
        let grid = PixelGrid(scale: layoutScale)
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }
}

extension LayoutEngine {
    func preference(
        _ length: CGFloat, priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis, of item: LayoutItem
    ) {
        let expression = LinearExpression.unknown(item.unknowns(along: axis).length) - .number(Double(length))
        set(
            .fitting(axis), of: item,
            to: expression.constrained(.equal, priority: priority.rawValue, tag: 0, origin: .framework))
    }
}
