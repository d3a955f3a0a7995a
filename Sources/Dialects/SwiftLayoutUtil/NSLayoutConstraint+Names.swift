extension NSLayoutConstraint.Attribute: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { name }

    public var debugDescription: String { "NSLayoutConstraint.Attribute.\(description)" }
}

extension NSLayoutConstraint.Relation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }

    public var debugDescription: String { "NSLayoutConstraint.Relation.\(description)" }

    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kinds of attributes that can be in one chain.
    enum Kind { case horizontal, vertical, length, none }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .length
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }
}
