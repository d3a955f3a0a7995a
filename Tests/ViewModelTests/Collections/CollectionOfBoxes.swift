import UIKit

/// A cell that says when it was made and used again.
class BoxCell: UICollectionViewCell {
    static let identifier = "box"
    let frameWhenMade: CGRect
    private(set) var timesReused = 0
    private(set) var timesApplied = 0

    override init(frame: CGRect) {
        frameWhenMade = frame
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func prepareForReuse() {
        super.prepareForReuse()
        timesReused += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        timesApplied += 1
    }
}

/// Keeps its data source, which a collection view does not.
private final class BoxView: UICollectionView {
    var boxes: Boxes?
}

/// A collection of empty cells: sections of so many items, each as large as the delegate says, if it says anything.
@MainActor final class Boxes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var sizes: [[CGSize]] = []
    private(set) var cellsAsked: [IndexPath] = []
    /// The frames of the cells when they were to be filled, and how often they had been told of their attributes.
    private(set) var asked: [(frame: CGRect, timesApplied: Int)] = []
    private(set) var shown: [IndexPath] = []
    private(set) var hidden: [IndexPath] = []

    init(_ counts: [Int]) { self.counts = counts }

    /// One section of items of these sizes.
    init(sizes: [CGSize]) {
        counts = [sizes.count]
        self.sizes = [sizes]
    }

    func view(
        width: CGFloat = 375, height: CGFloat = 400, layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    ) -> UICollectionView {
        let view = BoxView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.boxes = self
        view.register(BoxCell.self, forCellWithReuseIdentifier: BoxCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "side")
        }
        view.dataSource = self
        view.delegate = self
        view.layoutIfNeeded()
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellsAsked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BoxCell.identifier, for: indexPath)
        if let box = cell as? BoxCell { asked.append((box.frame, box.timesApplied)) }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "side", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if sizes.isEmpty { return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
        return sizes[indexPath.section][indexPath.item]
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { shown.append(indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { hidden.append(indexPath) }
}

extension UICollectionView {
    /// The frames of the first section's items, one after the other.
    func itemFrames(section: Int = 0) -> [CGRect] {
        (0..<numberOfItems(inSection: section)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    func header(_ section: Int) -> CGRect? {
        layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }

    func footer(_ section: Int) -> CGRect? {
        layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?.frame
    }
}
