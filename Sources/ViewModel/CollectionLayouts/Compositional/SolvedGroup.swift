import Foundation

/// Where the items of one group are, from the corner of the group on.
struct SolvedGroup {
    /// The place of one item, by its number in the section.
    struct Leaf {
        var frame: CGRect
        var item: Int
        var zIndex = 0
        var estimatedAxes: UIAxis = []
    }

    /// A badge or the like, at the place of the item that it belongs to.
    struct Side {
        var frame: CGRect
        var item: Int
        let kind: String
        let zIndex: Int
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var sides: [Side] = []
    /// The first number that the group has not taken.
    var end: Int

    mutating func add(_ part: SolvedGroup, at origin: CGPoint) {
        for leaf in part.leaves {
            leaves.append(leaf)
            leaves[leaves.count - 1].frame.origin.x += origin.x
            leaves[leaves.count - 1].frame.origin.y += origin.y
        }
        for side in part.sides {
            sides.append(side)
            sides[sides.count - 1].frame.origin.x += origin.x
            sides[sides.count - 1].frame.origin.y += origin.y
        }
        end = part.end
    }

    /// The same places for items that come later.
    func moved(by items: Int) -> SolvedGroup {
        var moved = self
        moved.end += items
        for index in moved.leaves.indices { moved.leaves[index].item += items }
        for index in moved.sides.indices { moved.sides[index].item += items }
        return moved
    }

    /// Without the places that there are no items for.
    mutating func drop(from count: Int) {
        leaves.removeAll { $0.item >= count }
        sides.removeAll { $0.item >= count }
        end = min(end, count)
    }
}

/// Where everything in a section of a compositional layout is, from the beginning of the section on.
struct SolvedSection {
    /// A header, footer or badge.
    struct Side {
        var frame: CGRect
        let kind: String
        let item: Int
        let zIndex: Int
        var estimatedAxes: UIAxis = []
        var isPinned = false
    }

    /// Where the section begins along the direction of scrolling, and how long it is.
    var start: CGFloat = 0
    var length: CGFloat = 0
    var items: [SolvedGroup.Leaf] = []
    var sides: [Side] = []
    var backgrounds: [Side] = []
    var list: UICollectionLayoutListConfiguration?
}
