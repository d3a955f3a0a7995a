import Foundation

/// The places of the items of one group, relative to the corner of the group.
struct SolvedGroup {
    /// The place of one item, by its number in the section.
    struct Leaf {
        var frame: CGRect
        var item: Int
        var zIndex = 0
        var estimatedAxes: UIAxis = []
    }

    /// A supplementary view, at the place of the item that it belongs to.
    struct Side {
        var frame: CGRect
        var item: Int
        let kind: String
        let zIndex: Int
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var sides: [Side] = []
    /// The number of the first item after the group.
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

    /// The places of this group for later items.
    func moved(by items: Int) -> SolvedGroup {
        var moved = self
        moved.end += items
        for index in moved.leaves.indices { moved.leaves[index].item += items }
        for index in moved.sides.indices { moved.sides[index].item += items }
        return moved
    }

    /// Removes the places beyond the last item.
    mutating func drop(from count: Int) {
        leaves.removeAll { $0.item >= count }
        sides.removeAll { $0.item >= count }
        end = min(end, count)
    }
}

/// The places of everything in a section of a compositional layout, relative to the beginning of the section.
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

    /// Where the section begins along the scroll direction, and how long it is.
    var start: CGFloat = 0
    var length: CGFloat = 0
    var items: [SolvedGroup.Leaf] = []
    var sides: [Side] = []
    var backgrounds: [Side] = []
    var list: UICollectionLayoutListConfiguration?
}
