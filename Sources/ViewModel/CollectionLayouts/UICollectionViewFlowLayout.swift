import Foundation

/// Places items in lines, one after the other, and lines below each other or side by side.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    let flowState = FlowState()

    /// Makes items size themselves.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewFlowLayout.self)
    }

    open var scrollDirection: UICollectionView.ScrollDirection {
        get { flowState.direction }
        set { change { $0.direction = newValue } }
    }
    open var itemSize: CGSize {
        get { flowState.itemSize }
        set { change { $0.itemSize = newValue } }
    }
    open var estimatedItemSize: CGSize {
        get { flowState.estimatedItemSize }
        set { change { $0.estimatedItemSize = newValue } }
    }
    open var minimumLineSpacing: CGFloat {
        get { flowState.lineSpacing }
        set { change { $0.lineSpacing = newValue } }
    }
    open var minimumInteritemSpacing: CGFloat {
        get { flowState.itemSpacing }
        set { change { $0.itemSpacing = newValue } }
    }
    open var sectionInset: UIEdgeInsets {
        get { flowState.sectionInset }
        set { change { $0.sectionInset = newValue } }
    }
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
        get { flowState.insetReference }
        set { change { $0.insetReference = newValue } }
    }
    open var headerReferenceSize: CGSize {
        get { flowState.headerSize }
        set { change { $0.headerSize = newValue } }
    }
    open var footerReferenceSize: CGSize {
        get { flowState.footerSize }
        set { change { $0.footerSize = newValue } }
    }
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { flowState.pinsHeaders }
        set { change { $0.pinsHeaders = newValue } }
    }
    open var sectionFootersPinToVisibleBounds: Bool {
        get { flowState.pinsFooters }
        set { change { $0.pinsFooters = newValue } }
    }

    // MARK: Layout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    open override func prepare() {
        super.prepare()
        arrange()
    }
    open override var collectionViewContentSize: CGSize { contentSizeArranged }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, section: indexPath.section) }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        otherBreadth(in: newBounds)
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { sizesItselves && preferredAttributes.size != originalAttributes.size }

    override func _keep(preferred: UICollectionViewLayoutAttributes) {
        if preferred.representedElementCategory == .cell { flowState.preferred[preferred.indexPath] = preferred.size }
    }
    override func _forgetPreferredSizes() { flowState.preferred = [:] }
}

extension UICollectionViewFlowLayout {
    /// The edges that section insets are counted from.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
}

/// The state of a flow layout.
@MainActor final class FlowState: HiddenState {
    var direction = UICollectionView.ScrollDirection.vertical
    var itemSize = CGSize(width: 50, height: 50)
    var estimatedItemSize = CGSize.zero
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    var sectionInset = UIEdgeInsets.zero
    var insetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
    var headerSize = CGSize.zero
    var footerSize = CGSize.zero
    var pinsHeaders = false
    var pinsFooters = false

    var sections: [FlowSection] = []
    var breadth: CGFloat = 0
    /// The sizes that cells have asked for.
    var preferred: [IndexPath: CGSize] = [:]
}

/// Sizes and spacing of a flow layout. Methods that are not implemented return the layout's own values.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionViewLayout.flow?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { collectionViewLayout.flow?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { collectionViewLayout.flow?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { collectionViewLayout.flow?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { collectionViewLayout.flow?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { collectionViewLayout.flow?.footerReferenceSize ?? .zero }
}

extension UICollectionViewLayout {
    fileprivate var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
