/// What `pinSides` made. A side that was not pinned has none.
public struct SideConstraints {
    public internal(set) var leftConstraint: NSLayoutConstraint?
    public internal(set) var rightConstraint: NSLayoutConstraint?
    public internal(set) var topConstraint: NSLayoutConstraint?
    public internal(set) var bottomConstraint: NSLayoutConstraint?
}

/// What `pinCenter` made.
public struct CenterConstraints {
    public let centerXConstraint: NSLayoutConstraint
    public let centerYConstraint: NSLayoutConstraint
}

/// What `matchSize`, `makeSize` and `makeCircle` made.
public struct SizeConstraints {
    public let heightConstraint: NSLayoutConstraint
    public let widthConstraint: NSLayoutConstraint
}
