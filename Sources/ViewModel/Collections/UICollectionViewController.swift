import Foundation

/// A controller whose view is a collection view, with the controller as data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let collectionControllerState = CollectionControllerState()

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        collectionControllerState.layout = layout
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewController.self)
    }

    open var collectionView: UICollectionView! {
        get { loadedCollectionView }
        set { adopt(newValue) }
    }
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    open var clearsSelectionOnViewWillAppear: Bool {
        get { collectionControllerState.clearsSelection }
        set { collectionControllerState.clearsSelection = newValue }
    }
    open var installsStandardGestureForInteractiveMovement: Bool {
        get { collectionControllerState.installsGesture }
        set { collectionControllerState.installsGesture = newValue }
    }
    open var useLayoutToLayoutNavigationTransitions: Bool {
        get { collectionControllerState.movesBetweenLayouts }
        set { collectionControllerState.movesBetweenLayouts = newValue }
    }

    open override func loadView() {
        if loadViewFromNib() { return adoptLoadedCollection() }
        let collection = UICollectionView(
            frame: UIScreen.main.bounds,
            collectionViewLayout: collectionControllerState.layout ?? UICollectionViewFlowLayout())
        if isTold { (collection.dataSource, collection.delegate) = (self, self) }
        view = UIView(frame: collection.frame).growingWithItsContainer()
        adopt(collection)
    }

    // MARK: Data

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    // MARK: Selection

    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    // MARK: Display

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension UICollectionViewController {
    fileprivate var loadedCollectionView: UICollectionView? {
        let view = self.view
        return collectionControllerState.collectionView ?? (view as? UICollectionView)
    }

    /// The collection view of a nib is the controller's view.
    fileprivate func adoptLoadedCollection() {
        guard isTold, let collection = view as? UICollectionView else { return }
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
    }

    /// The collection view is in a view of the controller, which does not scroll with it.
    fileprivate func adopt(_ collection: UICollectionView?) {
        collectionControllerState.collectionView?.removeFromSuperview()
        collectionControllerState.collectionView = collection
        guard let collection else { return }
        if viewIfLoaded == nil { view = UIView(frame: collection.frame).growingWithItsContainer() }
        collection.frame = view.bounds
        view.insertSubview(collection.growingWithItsContainer(), at: 0)
    }
}

@MainActor private final class CollectionControllerState: HiddenState {
    var layout: UICollectionViewLayout?
    var collectionView: UICollectionView?
    var clearsSelection = true
    var installsGesture = true
    var movesBetweenLayouts = false
}
