import Foundation

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
