import Foundation

// See the word on classes that are known only at run time beside `_CellOfAnyClass`.

/// Stands in for cells and other views of collections whose class is known only at run time.
@preconcurrency @MainActor open class _ReusableViewOfAnyClass: UICollectionReusableView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(type, to: _ReusableViewOfAnyClass.Type.self).init(frame: frame)
    }
}

/// Stands in for layout attributes whose class is known only at run time.
@preconcurrency @MainActor open class _AttributesOfAnyClass: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }

    static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
        guard type is UICollectionViewLayoutAttributes.Type else { return UICollectionViewLayoutAttributes() }
        return unsafeBitCast(type, to: _AttributesOfAnyClass.Type.self).init()
    }
}

/// Stands in for invalidation contexts whose class is known only at run time.
@preconcurrency @MainActor open class _InvalidationContextOfAnyClass: UICollectionViewLayoutInvalidationContext {
    public required override init() { super.init() }

    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard type is UICollectionViewLayoutInvalidationContext.Type else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return unsafeBitCast(type, to: _InvalidationContextOfAnyClass.Type.self).init()
    }
}
