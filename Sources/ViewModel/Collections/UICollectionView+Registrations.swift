import Foundation

extension UICollectionView {
    /// Makes cells of one class and configures each for an item.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Makes supplementary views of one class and configures each for its place.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = made as? Cell else {
            fatalError("a cell of another class than \(Cell.self) was made")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = made as? Supplementary else {
            fatalError("a view of another class than \(Supplementary.self) was made")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

// `MadeByClass.swift` explains these classes.

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
