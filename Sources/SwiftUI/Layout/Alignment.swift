/// Where a guide is in a view that has none of its own.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide, and along which axis it is measured.
public struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    public static func == (one: Self, other: Self) -> Bool { one.id == other.id && one.axis == other.axis }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
    static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key
    /// Whether the guide is an edge or a centre, which are always those of the container itself.
    var isOfEdge: Bool { id is any EdgeGuide.Type }
}

private protocol EdgeGuide: AlignmentID {}

private enum Guides {
    enum Leading: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum Trailing: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
    enum Middle: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
    enum Top: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum Bottom: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    enum Centre: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
    // A view without text has both at its bottom.
    enum First: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    enum Last: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    enum LeadingOfSeparator: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum TrailingOfSeparator: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
    public static let leading = Self(Guides.Leading.self)
    public static let center = Self(Guides.Middle.self)
    public static let trailing = Self(Guides.Trailing.self)
    public static let listRowSeparatorLeading = Self(Guides.LeadingOfSeparator.self)
    public static let listRowSeparatorTrailing = Self(Guides.TrailingOfSeparator.self)
}

public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
    public static let top = Self(Guides.Top.self)
    public static let center = Self(Guides.Centre.self)
    public static let bottom = Self(Guides.Bottom.self)
    public static let firstTextBaseline = Self(Guides.First.self)
    public static let lastTextBaseline = Self(Guides.Last.self)
}

public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Self(horizontal: .center, vertical: .center)
    public static let leading = Self(horizontal: .leading, vertical: .center)
    public static let trailing = Self(horizontal: .trailing, vertical: .center)
    public static let top = Self(horizontal: .center, vertical: .top)
    public static let bottom = Self(horizontal: .center, vertical: .bottom)
    public static let topLeading = Self(horizontal: .leading, vertical: .top)
    public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Self(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Self(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Self(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Self(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Self(horizontal: .trailing, vertical: .lastTextBaseline)

    /// Where the corner of something has to be in a box so that their guides meet, from the left.
    func shift(in size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        let box = ViewDimensions(width: size.width, height: size.height) { _ in nil }
        let lead = box[horizontal] - content[horizontal]
        return CGPoint(
            x: isRightToLeft ? size.width - content.width - lead : lead, y: box[vertical] - content[vertical])
    }
}

/// The size of a view, and where its guides are.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    private let own: (AlignmentKey) -> CGFloat?

    init(width: CGFloat, height: CGFloat, own: @escaping (AlignmentKey) -> CGFloat?) {
        (self.width, self.height, self.own) = (width, height, own)
    }

    public static func == (one: Self, other: Self) -> Bool { one.width == other.width && one.height == other.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { own(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { own(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { own(key) ?? key.id.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? { own(key) }
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    /// How far the view reaches before and after a guide. What has no end has none on both sides.
    func reach(around key: AlignmentKey) -> (before: CGFloat, after: CGFloat) {
        let (length, place) = (self[key.axis], self[key])
        guard length.isFinite, place.isFinite else { return (0, length) }
        return (place, length - place)
    }
}
