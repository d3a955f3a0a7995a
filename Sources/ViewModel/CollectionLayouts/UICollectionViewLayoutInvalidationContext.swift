import Foundation

/// Which parts of a layout are out of date. The layouts here always start over as a whole; subclasses may do less.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    private let contextState = InvalidationState()

    public override init() { super.init() }

    open var invalidateEverything: Bool { contextState.isEverything }
    open var invalidateDataSourceCounts: Bool { contextState.isData }
    open var contentOffsetAdjustment: CGPoint {
        get { contextState.offsetAdjustment }
        set { contextState.offsetAdjustment = newValue }
    }
    open var contentSizeAdjustment: CGSize {
        get { contextState.sizeAdjustment }
        set { contextState.sizeAdjustment = newValue }
    }
    open var invalidatedItemIndexPaths: [IndexPath]? { contextState.items }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { contextState.supplementaries }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { contextState.decorations }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        contextState.items = (contextState.items ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        contextState.supplementaries = (contextState.supplementaries ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        contextState.decorations = (contextState.decorations ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    func cover(everything: Bool, data: Bool) { (contextState.isEverything, contextState.isData) = (everything, data) }
}

/// Which parts of a flow layout are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    private let flowContextState = FlowInvalidationState()

    open var invalidateFlowLayoutDelegateMetrics: Bool {
        get { flowContextState.coversDelegate }
        set { flowContextState.coversDelegate = newValue }
    }
    open var invalidateFlowLayoutAttributes: Bool {
        get { flowContextState.coversAttributes }
        set { flowContextState.coversAttributes = newValue }
    }
}

@MainActor private final class InvalidationState: HiddenState {
    var isEverything = false
    var isData = false
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    var items: [IndexPath]?
    var supplementaries: [String: [IndexPath]]?
    var decorations: [String: [IndexPath]]?
}

@MainActor private final class FlowInvalidationState: HiddenState {
    var coversDelegate = true
    var coversAttributes = true
}
