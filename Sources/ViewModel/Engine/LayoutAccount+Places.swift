import Foundation
import MaquetteLayout

extension LayoutAccount {
    /// Where the two sides of a constraint are: places along an axis in the view that holds it, or lengths.
    package struct Places {
        package let host: UIView
        package let axis: NSLayoutConstraint.Axis
        package let isLength: Bool
        package let first: CGFloat
        /// Nil if it relates one side to a number.
        package let second: CGFloat?
    }

    /// Nil for what has no constraint object, and for distances between anchors.
    package func places(of part: Part) -> Places? {
        guard let constraint = part.constraint, !constraint.constraintState.first.isDistance,
            let sides = ConstraintLowering(engine).sides(of: constraint)
        else { return nil }
        let attribute = constraint.firstAttribute
        let isLength = attribute == .width || attribute == .height
        let isHorizontal = constraint.constraintState.first.family == .horizontalPosition || attribute == .width
        func place(_ expression: LinearExpression) -> CGFloat {
            let value = CGFloat(
                expression.terms.reduce(expression.constant) { $0 + $1.coefficient * engine.system[$1.unknown] })
            return isHorizontal && !isLength && sides.isCountedFromRight ? sides.host.bounds.width - value : value
        }
        return Places(
            host: sides.host, axis: isHorizontal ? .horizontal : .vertical, isLength: isLength,
            first: place(sides.first), second: sides.second.map(place))
    }
}
