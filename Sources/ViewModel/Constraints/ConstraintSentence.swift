import Foundation

extension NSLayoutConstraint {
    /// The constraint in words: `the width of title is at least 100`.
    package func sentence(naming: (AnyObject) -> String) -> String {
        let state = constraintState
        func place(_ operand: ConstraintOperand) -> String {
            guard operand.startAttribute == nil, let item = operand.item else {
                return ConstraintFormat.term(operand, naming: naming)
            }
            return "the \(operand.attribute.words) of \(naming(item))"
        }
        let priority =
            priority == .required ? "" : " (priority \(ConstraintFormat.number(CGFloat(priority.rawValue))))"
        let start = "\(place(state.first)) \(relation.words) "
        if state.second.isAbsent { return start + ConstraintFormat.number(constant) + priority }
        let difference = ConstraintFormat.number(abs(constant)) + (constant > 0 ? " more than " : " less than ")
        let factor = multiplier == 1 ? "" : "\(ConstraintFormat.number(multiplier)) times "
        let isSame = state.first.attribute == state.second.attribute && state.second.startAttribute == nil
        let other = isSame ? state.second.item.map { "that of \(naming($0))" } : nil
        return start + (constant == 0 ? "" : difference) + factor + (other ?? place(state.second)) + priority
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var words: String {
        switch self {
        case .lessThanOrEqual: "is at most"
        case .equal: "is"
        case .greaterThanOrEqual: "is at least"
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var words: String {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: "\(name) edge"
        case .leftMargin: "left margin"
        case .rightMargin: "right margin"
        case .topMargin: "top margin"
        case .bottomMargin: "bottom margin"
        case .leadingMargin: "leading margin"
        case .trailingMargin: "trailing margin"
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .centerXWithinMargins: "horizontal centre within the margins"
        case .centerYWithinMargins: "vertical centre within the margins"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        case .width, .height, .notAnAttribute: name
        }
    }
}
