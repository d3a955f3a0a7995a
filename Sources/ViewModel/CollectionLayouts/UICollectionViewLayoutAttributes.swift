import Foundation

/// Where a layout wants a cell or another view of a collection, and how it is to look there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    let attributesState = AttributesState()

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        attributesState.element = CollectionElement(.cell, at: indexPath)
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        attributesState.element = CollectionElement(.supplementaryView, elementKind, at: indexPath)
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        attributesState.element = CollectionElement(.decorationView, decorationViewKind, at: indexPath)
    }

    open var indexPath: IndexPath {
        get { attributesState.element.path }
        set { attributesState.element.path = newValue }
    }
    open var representedElementCategory: UICollectionView.ElementCategory { attributesState.element.category }
    open var representedElementKind: String? { attributesState.element.kind }

    // MARK: Geometry

    open var frame: CGRect {
        get { attributesState.look.frame }
        set { attributesState.look.frame = newValue }
    }
    open var center: CGPoint {
        get { attributesState.look.center }
        set { attributesState.look.center = newValue }
    }
    open var size: CGSize {
        get { attributesState.look.size }
        set { attributesState.look.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { attributesState.look.transform }
        set { attributesState.look.transform = newValue }
    }

    // MARK: Looks

    open var alpha: CGFloat {
        get { attributesState.look.alpha }
        set { attributesState.look.alpha = newValue }
    }
    open var zIndex: Int {
        get { attributesState.look.zIndex }
        set { attributesState.look.zIndex = newValue }
    }
    open var isHidden: Bool {
        get { attributesState.look.isHidden }
        set { attributesState.look.isHidden = newValue }
    }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = _AttributesOfAnyClass.make(type(of: self))
        copy.attributesState.takeOver(attributesState)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated { hasSameValues(as: object) }
    }

    open override var hash: Int { MainActor.assumeIsolated { attributesState.element.hashValue } }
}

/// The state of layout attributes.
@MainActor final class AttributesState: HiddenState {
    var element = CollectionElement(.cell, at: IndexPath(item: 0, section: 0))
    var look = ElementLook()
    /// The axes along which the size is only an estimate.
    var estimatedAxes: UIAxis = []
    /// What a cell knows about its list.
    var listPlace: ListPlace?

    func takeOver(_ other: AttributesState) {
        (element, look, estimatedAxes) = (other.element, other.look, other.estimatedAxes)
        listPlace = other.listPlace
    }
}

/// The place and the looks that a layout gives to a view.
struct ElementLook: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    /// The frame, which is what the transform makes of the size, as with views.
    var frame: CGRect {
        get {
            let untransformed = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform) else {
                return untransformed.offsetBy(dx: center.x, dy: center.y)
            }
            return untransformed.applying(CATransform3DGetAffineTransform(transform))
                .offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    static func == (one: ElementLook, other: ElementLook) -> Bool {
        one.center == other.center && one.size == other.size && one.alpha == other.alpha
            && one.zIndex == other.zIndex && one.isHidden == other.isHidden
            && CATransform3DEqualToTransform(one.transform, other.transform)
    }
}

extension UICollectionViewLayoutAttributes {
    private func hasSameValues(as object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return attributesState.element == other.attributesState.element
            && attributesState.look == other.attributesState.look
    }

    /// The mirrored place, for layouts that flip in right-to-left interfaces.
    func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
        guard let mirrored = copy() as? UICollectionViewLayoutAttributes else { return self }
        mirrored.center.x = width - center.x
        return mirrored
    }
}

/// What a collection can have a view for: an item, a supplementary view or a decoration.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String? = nil, at path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
