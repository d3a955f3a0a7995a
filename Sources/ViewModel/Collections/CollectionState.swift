import Foundation

/// The state of a collection view.
@MainActor final class CollectionState: HiddenState {
    var layout: UICollectionViewLayout
    weak var dataSource: (any UICollectionViewDataSource)?
    weak var collectionDelegate: (any UICollectionViewDelegate)?
    var menuPress: MenuPress?
    /// The cell whose item is configured again.
    var cellInUse: UICollectionViewCell?
    var rowSwipe: RowSwipe?
    var swipe: OpenSwipe?
    weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    var isDragEnabled: Bool?
    var reorderingCadence = UICollectionView.ReorderingCadence.immediate
    var isPrefetchingEnabled = true
    var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
    var backgroundView: UIView?

    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    var isEditing = false
    var selection: [IndexPath] = []
    /// The item that a finger is on.
    var touched: IndexPath?

    var fixedItems: (any FixedItems)?
    let reuse = ReusePool()
    /// How many items each section has; `nil` until the data source has been asked.
    var itemCounts: [Int]?
    /// The views in sight.
    var views: [CollectionElement: UICollectionReusableView] = [:]
    /// Whether the content offset was set to the beginning, which is on the right in a mirrored layout.
    var hasFoundItsBeginning = false

    init(layout: UICollectionViewLayout) { self.layout = layout }
}

/// A kind of view, and the identifier that tells those of the same use.
struct ReuseKey: Hashable {
    let kind: String?
    let identifier: String

    init(_ kind: String?, _ identifier: String) {
        self.kind = kind
        self.identifier = identifier
    }
}

/// Views that have left the visible area, ready for reuse, and the classes that new ones are made of.
@MainActor final class ReusePool {
    private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
    private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

    private var nibs: [ReuseKey: UINib] = [:]
    /// What a storyboard has for the collection.
    var prototypes: [ReuseKey: @MainActor () -> UICollectionReusableView?] = [:]

    func register(_ type: AnyClass?, for key: ReuseKey) {
        classes[key] = type as? UICollectionReusableView.Type
        nibs[key] = nil
    }

    func register(_ nib: UINib?, for key: ReuseKey) {
        nibs[key] = nib
        classes[key] = nil
    }

    func view(for key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
        if let view = waiting[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = make(key, frame: frame) else { return nil }
        view.reusableState.reuseIdentifier = key.identifier
        return view
    }

    func make(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
        if let nib = nibs[key] { return nib.reusableView(key.identifier) }
        if let type = classes[key] { return _ReusableViewOfAnyClass.make(type, frame: frame) }
        return prototypes[key]?()
    }

    func takeBack(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        waiting[ReuseKey(kind, identifier), default: []].append(view)
    }
}
