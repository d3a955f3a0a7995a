import Foundation

/// A view of a collection that can show one part of the data after another: a header, a badge, a cell.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    let reusableState = ReusableState()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionReusableView.self)
    }

    open var reuseIdentifier: String? { reusableState.reuseIdentifier }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { preferring(layoutAttributes) }

    /// Rows of lists look different at the ends of a section.
    func _take(_ place: ListPlace) {}
}

/// The state of a view of a collection.
@MainActor final class ReusableState: HiddenState {
    /// What a document connects with the choice of the item.
    var segue: (@MainActor () -> Void)?
    var reuseIdentifier: String?
    /// The collection that shows the view, and the part of it that the view shows.
    weak var collectionView: UICollectionView?
    var element: CollectionElement?
    /// The attributes that the view was given last, with the layout's direction taken into account.
    var look: ElementLook?
    /// The part that was reported to the delegate.
    var announcedElement: CollectionElement?
    /// The size that the view has accepted.
    var acceptedSize: CGSize?
}

extension UICollectionReusableView {
    /// For views made with a coder: documents set the identifier.
    package func adopt(reuseIdentifier: String?) { reusableState.reuseIdentifier = reuseIdentifier }

    /// The fitting size along the estimated axes; the other lengths stay.
    private func preferring(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let estimated = attributes.attributesState.estimatedAxes
        guard !estimated.isEmpty, let preferred = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        let size = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: estimated.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: estimated.contains(.vertical) ? .fittingSizeLevel : .required)
        if estimated.contains(.horizontal), size.width > 0 { preferred.size.width = size.width }
        if estimated.contains(.vertical), size.height > 0 { preferred.size.height = size.height }
        return preferred
    }

    /// Applies the frame and the looks from the layout.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let look = attributes.attributesState.look
        if let place = attributes.attributesState.listPlace { _take(place) }
        if reusableState.look != look {
            reusableState.look = look
            if CATransform3DIsIdentity(look.transform), CATransform3DIsIdentity(transform3D) {
                if frame != look.frame { frame = look.frame }
            } else {
                bounds.size = look.size
                center = look.center
                transform3D = look.transform
            }
            alpha = look.alpha
            isHidden = look.isHidden
            layer.zPosition = CGFloat(look.zIndex)
        }
        apply(attributes)
    }
}
