public nonisolated struct Rectangle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> _Inset<Self> { _Inset(self, amount) }
}

/// A circle in the middle, as large as the shorter side.
public nonisolated struct Circle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    public func inset(by amount: CGFloat) -> _Inset<Self> { _Inset(self, amount) }
}

public nonisolated struct Ellipse: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> _Inset<Self> { _Inset(self, amount) }
}

public nonisolated struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> _Inset<Self> { _Inset(self, amount) }
}

public nonisolated struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetRounded(self, amount) }
}

/// A rounded rectangle within another one: its corners are less round by as much as it is smaller.
public nonisolated struct _InsetRounded: InsettableShape {
    private let base: RoundedRectangle
    private let amount: CGFloat
    init(_ base: RoundedRectangle, _ amount: CGFloat) { (self.base, self.amount) = (base, amount) }
    public func path(in rect: CGRect) -> Path {
        // What is rounder than it can be is so before it is made smaller.
        let most = min(rect.width, rect.height) / 2
        func radius(_ radius: CGFloat) -> CGFloat { max(0, min(radius, most) - amount) }
        return Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount),
            cornerSize: CGSize(width: radius(base.cornerSize.width), height: radius(base.cornerSize.height)),
            style: base.style)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> _InsetRounded { _InsetRounded(base, self.amount + amount) }
}

/// A shape in a smaller rectangle.
public nonisolated struct _Inset<Base: InsettableShape>: InsettableShape {
    private let base: Base
    private let amount: CGFloat
    init(_ base: Base, _ amount: CGFloat) { (self.base, self.amount) = (base, amount) }
    public func path(in rect: CGRect) -> Path {
        let smaller = rect.insetBy(dx: amount, dy: amount)
        return smaller.isNull ? Path() : base.path(in: smaller)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base, self.amount + amount) }
}

public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetUneven(base: self, amount: amount) }
}

public nonisolated struct _InsetUneven: InsettableShape {
    let base: UnevenRoundedRectangle
    let amount: CGFloat
    public func path(in rect: CGRect) -> Path {
        let radii = base.cornerRadii.limited(to: min(rect.width, rect.height) / 2).map { max(0, $0 - amount) }
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: radii, style: base.style)
    }
    public func inset(by amount: CGFloat) -> _InsetUneven { _InsetUneven(base: base, amount: self.amount + amount) }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
    private let erased: any Shape
    public init<Hidden: Shape>(_ shape: Hidden) { erased = shape }
    public func path(in rect: CGRect) -> Path { erased.path(in: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { erased.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { erased.sizeThatFits(proposal) }
    public func _outline(in rect: CGRect) -> _Outline { erased._outline(in: rect) }
}

// MARK: - Shapes where one is wanted: `.clipShape(.capsule)`

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> UnevenRoundedRectangle
    { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
