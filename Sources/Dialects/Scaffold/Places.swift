// The names are members of `Scaffold`, so that `Scaffold.Dimension` differs from Foundation's.
public typealias LayoutGuide = Scaffold.LayoutGuide
public typealias HorizontalAxis = Scaffold.HorizontalAxis
public typealias VerticalAxis = Scaffold.VerticalAxis
public typealias Dimension = Scaffold.Dimension

extension Scaffold {
    /// The rectangle of a view that an anchor is taken from.
    public enum LayoutGuide: Hashable, Sendable {
        case view, safeArea, readableContent, keyboard
    }

    public enum HorizontalAxis: Hashable, Sendable {
        case leading(LayoutGuide = .view)
        case trailing(LayoutGuide = .view)
        case left(LayoutGuide = .view)
        case right(LayoutGuide = .view)
        case centerX(LayoutGuide = .view)
    }

    public enum VerticalAxis: Hashable, Sendable {
        case top(LayoutGuide = .view)
        case bottom(LayoutGuide = .view)
        case centerY(LayoutGuide = .view)
    }

    public enum Dimension: Hashable, Sendable {
        case width(LayoutGuide = .view)
        case height(LayoutGuide = .view)
    }
}

/// The left edge of a view, for `attach(_:to:on:)` as the library's guide writes it: `on: left`.
public var left: Scaffold.HorizontalAxis { .left() }
