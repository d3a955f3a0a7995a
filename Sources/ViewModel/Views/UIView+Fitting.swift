import Foundation
import MaquetteLayout

/// The fitting size of a view, from its own constraints and a target size.
extension UIView {
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsBelow()
        let engine = LayoutEngine(root: self, isForFitting: true)
        let item = engine.item(of: self)
        engine.wish(target.width, priority: horizontal, along: .horizontal, of: item)
        engine.wish(target.height, priority: vertical, along: .vertical, of: item)
        engine.bringUpToDate()
        let size = engine.alignmentRect(of: item).size
        let grid = PixelGrid(scale: layoutScale)
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }
}

extension LayoutEngine {
    func wish(
        _ length: CGFloat, priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis, of item: LayoutItem
    ) {
        let expression = LinearExpression.unknown(item.unknowns(along: axis).length) - .number(Double(length))
        set(
            .fitting(axis), of: item,
            to: expression.constrained(.equal, priority: priority.rawValue, tag: 0, origin: .framework))
    }
}
