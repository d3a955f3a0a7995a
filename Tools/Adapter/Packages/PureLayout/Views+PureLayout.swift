import UIKit

/// Several views at once.
extension Array where Element: UIView {
    private func pairs(_ make: (UIView, UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
        zip(self, dropFirst()).map { make($1, $0) }
    }

    @preconcurrency @MainActor @discardableResult public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
        pairs { $0.autoPinEdge(edge, to: edge, of: $1) }
    }
    @preconcurrency @MainActor @discardableResult public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
        pairs { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
    }
    @preconcurrency @MainActor @discardableResult public func autoMatchViewsDimension(_ dimension: ALDimension)
        -> [NSLayoutConstraint]
    {
        pairs { $0.autoMatch(dimension, to: dimension, of: $1) }
    }
    @preconcurrency @MainActor @discardableResult public func autoSetViewsDimension(
        _ dimension: ALDimension, toSize size: CGFloat
    )
        -> [NSLayoutConstraint]
    {
        map { $0.autoSetDimension(dimension, toSize: size) }
    }
    @preconcurrency @MainActor @discardableResult public func autoSetViewsDimensions(to size: CGSize)
        -> [[NSLayoutConstraint]]
    {
        map { $0.autoSetDimensions(to: size) }
    }

    /// From edge to edge of the superview with the same spaces between, and before and behind where `insetSpacing` says so.
    @preconcurrency @MainActor @discardableResult public func autoDistributeViews(
        along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
        insetSpacing: Bool = true,
        matchedSizes: Bool = true
    ) -> [NSLayoutConstraint] {
        guard let first, let last else { return [] }
        let (from, to, length): (ALEdge, ALEdge, ALDimension) =
            axis == .vertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
        let edge = insetSpacing ? spacing : 0
        var all = [first.autoPinEdge(toSuperviewEdge: from, withInset: edge)]
        all += pairs { $0.autoPinEdge(from, to: to, of: $1, withOffset: spacing) }
        if matchedSizes { all += autoMatchViewsDimension(length) }
        all += pairs { $0.autoConstrainAttribute(alignment, to: alignment, of: $1) }
        all.append(last.autoPinEdge(toSuperviewEdge: to, withInset: edge))
        return all
    }
}

extension NSArray {
    private var views: [UIView] { self as? [UIView] ?? [] }

    @preconcurrency @MainActor @discardableResult public func autoAlignViews(to edge: ALEdge) -> NSArray {
        views.autoAlignViews(to: edge) as NSArray
    }
    @preconcurrency @MainActor @discardableResult public func autoAlignViews(to axis: ALAxis) -> NSArray {
        views.autoAlignViews(to: axis) as NSArray
    }
    @preconcurrency @MainActor @discardableResult public func autoMatchViewsDimension(_ dimension: ALDimension)
        -> NSArray
    {
        views.autoMatchViewsDimension(dimension) as NSArray
    }
    @preconcurrency @MainActor @discardableResult public func autoSetViewsDimension(
        _ dimension: ALDimension, toSize size: CGFloat
    )
        -> NSArray
    {
        views.autoSetViewsDimension(dimension, toSize: size) as NSArray
    }
    @preconcurrency @MainActor @discardableResult public func autoDistributeViews(
        along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
        insetSpacing: Bool = true,
        matchedSizes: Bool = true
    ) -> NSArray {
        views.autoDistributeViews(
            along: axis, alignedTo: alignment, withFixedSpacing: spacing, insetSpacing: insetSpacing,
            matchedSizes: matchedSizes) as NSArray
    }
}
