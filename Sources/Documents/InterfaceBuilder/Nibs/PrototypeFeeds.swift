import Foundation
import MaquetteViewModel

/// One row of each prototype, as Interface Builder shows them, where the controller that knows the rows is not asked. They are
/// made as an app makes them, when the table wants them.
final class PrototypeRows: NSObject, FixedRows {
    let isStatic = false
    private let prototypes: [(identifier: String, height: CGFloat?)]

    init(_ elements: [MarkupElement]) {
        prototypes = elements.compactMap { element in
            element.reuseIdentifier.map { ($0, element.rowHeight.flatMap { $0 > 0 ? $0 : nil }) }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { prototypes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: prototypes[indexPath.row].identifier, for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        prototypes[indexPath.row].height ?? tableView.rowHeight
    }
}

/// One item of each prototype of a collection, where the controller that knows the items is not asked.
final class PrototypeItems: NSObject, FixedItems {
    private let prototypes: [(identifier: String, size: CGSize?)]
    let items: [UICollectionViewCell] = []
    let header: UICollectionReusableView? = nil
    let footer: UICollectionReusableView? = nil

    init(_ elements: [MarkupElement]) {
        prototypes = elements.compactMap { element in
            element.reuseIdentifier.map { ($0, element.size(key: "customSize")) }
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        prototypes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(
            withReuseIdentifier: prototypes[indexPath.item].identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        prototypes[indexPath.item].size ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
