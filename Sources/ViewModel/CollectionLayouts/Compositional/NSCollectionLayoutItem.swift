import Foundation

/// One part of a compositional layout: the place of a cell, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    let itemState = LayoutItemState()

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        itemState.supplementaries = supplementaryItems
    }

    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { itemState.supplementaries }
    open var contentInsets: NSDirectionalEdgeInsets {
        get { itemState.insets }
        set { itemState.insets = newValue }
    }
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
        get { itemState.edgeSpacing }
        set { itemState.edgeSpacing = newValue }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor final class LayoutItemState: HiddenState {
    var supplementaries: [NSCollectionLayoutSupplementaryItem] = []
    var insets = NSDirectionalEdgeInsets.zero
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A frame that code gives to an item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column, over and over until they fill it, or wherever code puts them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The subitems in turn, as often as they fit.
        case repeating(LayoutAxis)
        /// One subitem a number of times; `inShares` gives each an equal share of the length.
        case counted(LayoutAxis, Int, inShares: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let groupState: GroupState

    init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        groupState = GroupState(arrangement, subitems)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        .init(layoutSize, .repeating(.horizontal), subitems)
    }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.horizontal, count, inShares: true), [subitem]) }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.horizontal, count, inShares: false), [subitem]) }
    open class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.horizontal, count, inShares: false), [subitem]) }

    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        .init(layoutSize, .repeating(.vertical), subitems)
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.vertical, count, inShares: true), [subitem]) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.vertical, count, inShares: false), [subitem]) }
    open class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.vertical, count, inShares: false), [subitem]) }

    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .custom(itemProvider), []) }

    open var subitems: [NSCollectionLayoutItem] { groupState.subitems }
    open var interItemSpacing: NSCollectionLayoutSpacing? {
        get { groupState.spacing }
        set { groupState.spacing = newValue }
    }
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { itemState.supplementaries = newValue }
    }
}

@MainActor final class GroupState: HiddenState {
    let arrangement: NSCollectionLayoutGroup.Arrangement
    let subitems: [NSCollectionLayoutItem]
    var spacing: NSCollectionLayoutSpacing?

    init(_ arrangement: NSCollectionLayoutGroup.Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        self.arrangement = arrangement
        self.subitems = subitems
    }
}

extension NSCollectionLayoutItem {
    /// This item or group with another size.
    func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let resized: NSCollectionLayoutItem
        if let group = self as? NSCollectionLayoutGroup {
            let copy = NSCollectionLayoutGroup(size, group.groupState.arrangement, group.subitems)
            copy.interItemSpacing = group.interItemSpacing
            copy.supplementaryItems = group.supplementaryItems
            resized = copy
        } else {
            resized = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
        }
        resized.contentInsets = contentInsets
        resized.edgeSpacing = edgeSpacing
        return resized
    }

    /// Whether no length in the item is an estimate.
    var isDetermined: Bool {
        guard layoutSize.estimatedAxes.isEmpty else { return false }
        guard let group = self as? NSCollectionLayoutGroup else { return true }
        return group.subitems.allSatisfy(\.isDetermined)
    }
}
