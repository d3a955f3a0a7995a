import UIKit

/// The attributes that a word stands for: one, or several as in `edges`.
struct Attributes: Equatable {
    private(set) var list: [NSLayoutConstraint.Attribute] = []

    init(_ list: NSLayoutConstraint.Attribute...) { self.list = list }

    mutating func formUnion(_ other: Attributes) { list += other.list.filter { !list.contains($0) } }

    static let edges = Attributes(.left, .top, .right, .bottom)
    static let horizontalEdges = Attributes(.left, .right)
    static let verticalEdges = Attributes(.top, .bottom)
    static let directionalEdges = Attributes(.top, .bottom, .leading, .trailing)
    static let directionalHorizontalEdges = Attributes(.leading, .trailing)
    static let size = Attributes(.width, .height)
    static let center = Attributes(.centerX, .centerY)
    static let margins = Attributes(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
    static let directionalMargins = Attributes(.topMargin, .bottomMargin, .leadingMargin, .trailingMargin)
    static let centerWithinMargins = Attributes(.centerXWithinMargins, .centerYWithinMargins)

    /// Which of these belongs to an attribute of the other side: edges go to margins of the same side, all else to the first.
    func counterpart(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        if list.contains(attribute) { return attribute }
        if let pair = Self.marginsOfEdges.first(where: { $0.edge == attribute }), list.count > 1,
            list.contains(pair.margin)
        {
            return pair.margin
        }
        if let pair = Self.marginsOfEdges.first(where: { $0.margin == attribute }), list.count > 1,
            list.contains(pair.edge)
        {
            return pair.edge
        }
        return list[0]
    }

    private static let marginsOfEdges: [(edge: NSLayoutConstraint.Attribute, margin: NSLayoutConstraint.Attribute)] = [
        (.left, .leftMargin), (.top, .topMargin), (.right, .rightMargin), (.bottom, .bottomMargin),
        (.leading, .leadingMargin), (.trailing, .trailingMargin),
    ]
}
