import UIKit

@preconcurrency @MainActor public protocol SkeletonTableViewDataSource: UITableViewDataSource {
    func numSections(in collectionSkeletonView: UITableView) -> Int
    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier
    func collectionSkeletonView(_ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath)
        -> UITableViewCell?
    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath)
}

extension SkeletonTableViewDataSource {
    public func numSections(in collectionSkeletonView: UITableView) -> Int { 1 }
    public func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
        UITableView.automaticNumberOfSkeletonRows
    }
    public func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "" }
    public func collectionSkeletonView(_ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath)
        -> UITableViewCell?
    { nil }
    public func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {}
}

@preconcurrency @MainActor public protocol SkeletonTableViewDelegate: UITableViewDelegate {
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableCellIdentifier?
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForFooterInSection section: Int
    ) -> ReusableCellIdentifier?
}

extension SkeletonTableViewDelegate {
    public func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableCellIdentifier? { nil }
    public func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForFooterInSection section: Int
    ) -> ReusableCellIdentifier? { nil }
}

@preconcurrency @MainActor public protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {
    func numSections(in collectionSkeletonView: UICollectionView) -> Int
    func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier?
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell?
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath)
}

extension SkeletonCollectionViewDataSource {
    public func numSections(in collectionSkeletonView: UICollectionView) -> Int { 1 }
    public func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        UICollectionView.automaticNumberOfSkeletonItems
    }
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier? { nil }
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell? { nil }
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath
    ) {}
}

@preconcurrency @MainActor public protocol SkeletonCollectionViewDelegate: UICollectionViewDelegate {}

extension UITableView {
    public static let automaticNumberOfSkeletonRows = -1

    /// Called in place of `showSkeleton` by rows that know their height only afterwards.
    public func prepareSkeleton(completion: @escaping (Bool) -> Void) { completion(true) }
}

extension UICollectionView {
    public static let automaticNumberOfSkeletonItems = -1
    public func prepareSkeleton(completion: @escaping (Bool) -> Void) { completion(true) }
}

/// Rows that are only skeletons, as many as the data source says or as fit.
private final class SkeletonRows: NSObject, UITableViewDataSource {
    let source: any SkeletonTableViewDataSource
    let color: UIColor

    init(_ source: any SkeletonTableViewDataSource, _ color: UIColor) { (self.source, self.color) = (source, color) }

    func numberOfSections(in tableView: UITableView) -> Int { source.numSections(in: tableView) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let count = source.collectionSkeletonView(tableView, numberOfRowsInSection: section)
        if count >= 0 { return count }
        let height = tableView.rowHeight > 0 ? tableView.rowHeight : max(tableView.estimatedRowHeight, 44)
        return Int((tableView.bounds.height / height).rounded(.up)) + 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = source.collectionSkeletonView(tableView, cellIdentifierForRowAt: indexPath)
        let cell =
            source.collectionSkeletonView(tableView, skeletonCellForRowAt: indexPath)
            ?? tableView.dequeueReusableCell(withIdentifier: name) ?? UITableViewCell()
        source.collectionSkeletonView(tableView, prepareCellForSkeleton: cell, at: indexPath)
        cell.contentView.isSkeletonable = true
        cell.contentView.cover(with: color)
        return cell
    }
}

private final class SkeletonItems: NSObject, UICollectionViewDataSource {
    let source: any SkeletonCollectionViewDataSource
    let color: UIColor

    init(_ source: any SkeletonCollectionViewDataSource, _ color: UIColor) {
        (self.source, self.color) = (source, color)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { source.numSections(in: collectionView) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let count = source.collectionSkeletonView(collectionView, numberOfItemsInSection: section)
        if count >= 0 { return count }
        let size = (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        guard size.width > 0, size.height > 0 else { return 1 }
        let columns = max((collectionView.bounds.width / size.width).rounded(.down), 1)
        return Int(columns * (collectionView.bounds.height / size.height).rounded(.up))
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let name = source.collectionSkeletonView(collectionView, cellIdentifierForItemAt: indexPath)
        let cell =
            source.collectionSkeletonView(collectionView, skeletonCellForItemAt: indexPath)
            ?? collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        source.collectionSkeletonView(collectionView, prepareCellForSkeleton: cell, at: indexPath)
        cell.contentView.isSkeletonable = true
        cell.contentView.cover(with: color)
        return cell
    }
}

extension UIView {
    /// Whether this is a table or collection whose data source knows of skeletons.
    func fillWithRows(_ color: UIColor) -> Bool {
        if let table = self as? UITableView, let source = table.dataSource as? any SkeletonTableViewDataSource {
            let rows = SkeletonRows(source, color)
            marks.rows = rows
            table.dataSource = rows
            table.reloadData()
            return true
        }
        if let collection = self as? UICollectionView,
            let source = collection.dataSource as? any SkeletonCollectionViewDataSource
        {
            let items = SkeletonItems(source, color)
            marks.rows = items
            collection.dataSource = items
            collection.reloadData()
            return true
        }
        return false
    }

    func takeRowsAway(reloading: Bool) {
        defer { marks.rows = nil }
        if let table = self as? UITableView, let rows = marks.rows as? SkeletonRows {
            for cell in table.visibleCells { cell.contentView.uncover(reloading: false) }
            table.dataSource = rows.source
            if reloading { table.reloadData() }
        }
        if let collection = self as? UICollectionView, let items = marks.rows as? SkeletonItems {
            for cell in collection.visibleCells { cell.contentView.uncover(reloading: false) }
            collection.dataSource = items.source
            if reloading { collection.reloadData() }
        }
    }
}
