import UIKit

final class RecordingLayout: UICollectionViewLayout {
    var calls: [String] = []
    var follows = false
    override func prepare() {
        super.prepare()
        calls.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
        calls.append("contentSize")
        return CGSize(width: 300, height: 1000)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
        attributes.alpha = 0.5
        attributes.zIndex = 3
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements")
        return (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
            $0.frame.intersects(rect)
        }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
}

final class OwnAttributes: UICollectionViewLayoutAttributes {
    var extra = 0
}

final class OwnAttributesLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { OwnAttributes.self }
}

@MainActor
final class PlainSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
}

final class HoldingCollection: UICollectionView {
    var kept: [AnyObject] = []
}

@MainActor
func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> HoldingCollection {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = UIViewController()
    let view = HoldingCollection(frame: CGRect(x: 0, y: 0, width: 300, height: 390), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "head")
    let source = PlainSource(counts)
    view.dataSource = source
    view.kept = [window, source]
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return view
}
