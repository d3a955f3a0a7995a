/// Attributes of one kind, which can be related to each other.
public protocol AnchorsAttribute {
    init?(attribute: NSLayoutConstraint.Attribute)
    var attribute: NSLayoutConstraint.Attribute { get }
    /// The sign of a distance inwards from here.
    var inwardDirectionFactor: CGFloat { get }
}

extension AnchorsAttribute {
    public var inwardDirectionFactor: CGFloat { attribute.inwardDirectionFactor }
}

extension AnchorsAttribute {
    fileprivate init?(_ attribute: NSLayoutConstraint.Attribute, among all: [Self]) {
        guard let found = all.first(where: { $0.attribute == attribute }) else { return nil }
        self = found
    }
}

extension NSLayoutConstraint.Attribute {
    var inwardDirectionFactor: CGFloat {
        switch self {
        case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: -1
        default: 1
        }
    }
}

/// Places along the horizontal.
public enum AnchorsXAxisAttribute: AnchorsAttribute, Hashable, Sendable {
    case centerX, leading, trailing, left, right
    case centerXWithinMargins, leftMargin, rightMargin, leadingMargin, trailingMargin

    public init?(attribute: NSLayoutConstraint.Attribute) {
        self.init(
            attribute,
            among: [
                .centerX, .leading, .trailing, .left, .right, .centerXWithinMargins, .leftMargin, .rightMargin,
                .leadingMargin, .trailingMargin,
            ])
    }

    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .centerX: .centerX
        case .leading: .leading
        case .trailing: .trailing
        case .left: .left
        case .right: .right
        case .centerXWithinMargins: .centerXWithinMargins
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        }
    }
}

/// Places along the vertical.
public enum AnchorsYAxisAttribute: AnchorsAttribute, Hashable, Sendable {
    case centerY, top, bottom, firstBaseline, lastBaseline
    case centerYWithinMargins, topMargin, bottomMargin

    public init?(attribute: NSLayoutConstraint.Attribute) {
        self.init(
            attribute,
            among: [
                .centerY, .top, .bottom, .firstBaseline, .lastBaseline, .centerYWithinMargins, .topMargin,
                .bottomMargin,
            ])
    }

    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .centerY: .centerY
        case .top: .top
        case .bottom: .bottom
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .centerYWithinMargins: .centerYWithinMargins
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        }
    }
}

/// Lengths.
public enum AnchorsDimensionAttribute: AnchorsAttribute, Hashable, Sendable {
    case height, width

    public init?(attribute: NSLayoutConstraint.Attribute) {
        self.init(
            attribute,
            among: [.height, .width])
    }

    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .height: .height
        case .width: .width
        }
    }
}
