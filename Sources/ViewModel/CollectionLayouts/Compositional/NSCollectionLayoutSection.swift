import Foundation

/// One section of a compositional layout: groups one after the other, and what is around them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let sectionState: SectionState

    public init(group: NSCollectionLayoutGroup) { sectionState = SectionState(group) }

    open var contentInsets: NSDirectionalEdgeInsets {
        get { sectionState.insets }
        set { sectionState.insets = newValue }
    }
    open var contentInsetsReference: UIContentInsetsReference {
        get { sectionState.insetsReference }
        set { sectionState.insetsReference = newValue }
    }
    open var interGroupSpacing: CGFloat {
        get { sectionState.spacing }
        set { sectionState.spacing = newValue }
    }
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        get { sectionState.orthogonalScrolling }
        set { sectionState.orthogonalScrolling = newValue }
    }
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { sectionState.boundaryItems }
        set { sectionState.boundaryItems = newValue }
    }
    open var supplementariesFollowContentInsets: Bool {
        get { sectionState.boundaryItemsFollowInsets }
        set { sectionState.boundaryItemsFollowInsets = newValue }
    }
    open var supplementaryContentInsetsReference: UIContentInsetsReference {
        get { sectionState.boundaryInsetsReference }
        set { sectionState.boundaryInsetsReference = newValue }
    }
    open var decorationItems: [NSCollectionLayoutDecorationItem] {
        get { sectionState.decorations }
        set { sectionState.decorations = newValue }
    }
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
        get { sectionState.scrollHandler }
        set { sectionState.scrollHandler = newValue }
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: sectionState.group)
        copy.sectionState.takeOver(sectionState)
        return copy
    }
}

/// Called during scrolling, which does not happen here.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls across the direction of its layout. Pictures show its beginning.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

@MainActor final class SectionState: HiddenState {
    let group: NSCollectionLayoutGroup
    var insets = NSDirectionalEdgeInsets.zero
    var insetsReference = UIContentInsetsReference.automatic
    var spacing: CGFloat = 0
    var orthogonalScrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var boundaryItemsFollowInsets = true
    var boundaryInsetsReference = UIContentInsetsReference.automatic
    var decorations: [NSCollectionLayoutDecorationItem] = []
    var scrollHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// What makes a list of the section.
    var list: UICollectionLayoutListConfiguration?

    init(_ group: NSCollectionLayoutGroup) { self.group = group }

    func takeOver(_ other: SectionState) {
        (insets, insetsReference, spacing) = (other.insets, other.insetsReference, other.spacing)
        (orthogonalScrolling, scrollHandler, list) = (other.orthogonalScrolling, other.scrollHandler, other.list)
        (boundaryItems, boundaryItemsFollowInsets) = (other.boundaryItems, other.boundaryItemsFollowInsets)
        (boundaryInsetsReference, decorations) = (other.boundaryInsetsReference, other.decorations)
    }
}
