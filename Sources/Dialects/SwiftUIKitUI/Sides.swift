public enum Side: Hashable, Sendable {
    case left, right, top, bottom
}

/// The inset of a view from one side.
public enum Padding: Hashable, Sendable {
    case left(_ value: CGFloat)
    case right(_ value: CGFloat)
    case top(_ value: CGFloat)
    case bottom(_ value: CGFloat)

    var side: Side {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        }
    }

    var value: CGFloat {
        switch self {
        case .left(let value), .right(let value), .top(let value), .bottom(let value): value
        }
    }
}
