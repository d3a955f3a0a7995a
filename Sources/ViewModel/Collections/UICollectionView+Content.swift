import Foundation

/// Asking the data source, and using views again.
extension UICollectionView {
    func setUp() {
        backgroundColor = collectionState.layout._backgroundColor ?? .systemBackground
        collectionState.layout.layoutState.collectionView = self
    }

    func adopt(layout: UICollectionViewLayout) {
        let old = collectionState.layout
        guard old !== layout else { return }
        old.layoutState.collectionView = nil
        collectionState.layout = layout
        layout.layoutState.collectionView = self
        layout.layoutState.isPrepared = false
        if let color = layout._backgroundColor { backgroundColor = color }
        for view in collectionState.views.values { view.reusableState.acceptedSize = nil }
        collectionState.hasFoundItsBeginning = false
        setNeedsLayout()
    }

    func setDataSource(_ source: (any UICollectionViewDataSource)?) {
        collectionState.dataSource = source
        reload()
    }

    /// The scroll view's delegate is the same object.
    func setCollectionDelegate(_ delegate: (any UICollectionViewDelegate)?) {
        collectionState.collectionDelegate = delegate
        scrollState.delegate = delegate
        collectionState.layout.dataHasChanged()
        setNeedsLayout()
    }

    func setBackgroundView(_ view: UIView?) {
        guard collectionState.backgroundView !== view else { return }
        collectionState.backgroundView?.removeFromSuperview()
        collectionState.backgroundView = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    var itemCounts: [Int] {
        if let counts = collectionState.itemCounts { return counts }
        guard let source = dataSource else { return [] }
        let counts = (0..<source.numberOfSections(in: self)).map {
            source.collectionView(self, numberOfItemsInSection: $0)
        }
        collectionState.itemCounts = counts
        return counts
    }

    /// Returns all views to the reuse pool; the next layout asks the data source again.
    func reload(keepsSelection: Bool = true) {
        for (element, view) in collectionState.views { retire(view, of: element) }
        collectionState.views = [:]
        collectionState.itemCounts = nil
        if !keepsSelection { collectionState.selection = [] }
        collectionState.layout.dataHasChanged()
        setNeedsLayout()
    }

    /// The data source gets the cell that an item has where it asks for one to use again. The cell says its size anew.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            let element = CollectionElement(.cell, at: path)
            guard let cell = collectionState.views[element] as? UICollectionViewCell else { continue }
            collectionState.cellInUse = cell
            let answer = dataSource?.collectionView(self, cellForItemAt: path)
            collectionState.cellInUse = nil
            cell.reusableState.acceptedSize = nil
            if let answer, answer !== cell {
                retire(cell, of: element)
                collectionState.views[element] = nil
            }
        }
        setNeedsLayout()
    }

    // MARK: Reuse

    func requiredCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        let element = CollectionElement(.cell, at: path)
        guard let cell = dequeue(ReuseKey(nil, identifier), element) as? UICollectionViewCell else {
            fatalError(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    func requiredView(of kind: String, _ identifier: String, at path: IndexPath) -> UICollectionReusableView {
        let element = CollectionElement(.supplementaryView, kind, at: path)
        guard let view = dequeue(ReuseKey(kind, identifier), element) else {
            fatalError(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
        }
        return view
    }

    /// A view has its place and what the layout says of it, and knows its list, before the data source fills it, as
    /// PSTCollectionView found of UIKit (steipete/PSTCollectionView, pull request 155).
    private func dequeue(_ key: ReuseKey, _ element: CollectionElement) -> UICollectionReusableView? {
        if element.category == .cell, let cell = collectionState.cellInUse, cell.reuseIdentifier == key.identifier {
            return cell
        }
        let attributes = collectionState.layout.layoutState.isBeingPrepared ? nil : self.attributes(of: element)
        let view = collectionState.reuse.view(for: key, frame: attributes?.attributesState.look.frame ?? .zero)
        if let attributes { view?.take(attributes) }
        return view
    }

    func view(for element: CollectionElement) -> UICollectionReusableView {
        if let view = collectionState.views[element] { return view }
        let view = makeView(for: element)
        view.reusableState.collectionView = self
        view.reusableState.element = element
        view.reusableState.look = nil
        view.reusableState.acceptedSize = nil
        view.reusableState.announcedElement = nil
        collectionState.views[element] = view
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = collectionState.selection.contains(element.path)
        }
        if view.superview !== self { addSubview(view) }
        return view
    }

    private func makeView(for element: CollectionElement) -> UICollectionReusableView {
        if element.category == .decorationView {
            let decorations = collectionState.layout.layoutState.decorations
            return decorations.make(ReuseKey(element.kind, ""), frame: .zero) ?? UICollectionReusableView()
        }
        guard let source = dataSource else { fatalError("a collection without a data source has no items") }
        guard element.category == .supplementaryView, let kind = element.kind else {
            return source.collectionView(self, cellForItemAt: element.path)
        }
        return source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
    }

    /// The delegate is called for cells and supplementary views only.
    func announce(_ view: UICollectionReusableView, of element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        } else if let kind = element.kind, element.category == .supplementaryView {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
        }
    }

    func retire(_ view: UICollectionReusableView, of element: CollectionElement) {
        view.removeFromSuperview()
        view.reusableState.element = nil
        if element.category == .decorationView { return }
        collectionState.reuse.takeBack(view, kind: element.kind)
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        } else if let kind = element.kind {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
        }
    }
}

extension UICollectionViewLayout {
    func dataHasChanged() {
        let context = makeInvalidationContext()
        context.cover(everything: true, data: true)
        _forgetPreferredSizes()
        invalidateLayout(with: context)
        invalidateLayout()
    }
}
