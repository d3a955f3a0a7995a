import UIKit

extension UITableView {
    public func reload<C>(
        using stagedChangeset: StagedChangeset<C>, with animation: @autoclosure () -> RowAnimation,
        interrupt: ((Changeset<C>) -> Bool)? = nil, setData: (C) -> Void
    ) {
        guard let data = stagedChangeset.last?.data else { return }
        setData(data)
        reloadData()
    }

    public func reload<C>(
        using stagedChangeset: StagedChangeset<C>, deleteSectionsAnimation: @autoclosure () -> RowAnimation,
        insertSectionsAnimation: @autoclosure () -> RowAnimation,
        reloadSectionsAnimation: @autoclosure () -> RowAnimation,
        deleteRowsAnimation: @autoclosure () -> RowAnimation, insertRowsAnimation: @autoclosure () -> RowAnimation,
        reloadRowsAnimation: @autoclosure () -> RowAnimation, interrupt: ((Changeset<C>) -> Bool)? = nil,
        setData: (C) -> Void
    ) { reload(using: stagedChangeset, with: .none, setData: setData) }
}

extension UICollectionView {
    public func reload<C>(
        using stagedChangeset: StagedChangeset<C>, interrupt: ((Changeset<C>) -> Bool)? = nil,
        onInterruptedReload: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil, setData: (C) -> Void
    ) {
        if let data = stagedChangeset.last?.data {
            setData(data)
            reloadData()
        }
        completion?(true)
    }
}
