import MaquetteViewTestSupport
import Testing
import UIKit

/// Cells that ask for the size of their content, in flow layouts, compositional layouts and lists.
@MainActor @Suite struct SelfSizingTests {
    /// Wants to be as large as the box in it and five points around.
    final class PaddedCell: UICollectionViewCell {
        let box = SizedView(10, 10)

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            ])
        }

        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        let sizes: [CGSize]
        let cell = UICollectionView.CellRegistration<PaddedCell, CGSize> { cell, _, size in cell.box.size = size }
        init(_ sizes: [CGSize]) { self.sizes = sizes }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: sizes[indexPath.item])
        }
    }

    private func frames(_ sizes: [CGSize], _ layout: UICollectionViewLayout) -> [CGRect] {
        let source = Source(sizes)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame) == view.itemFrames())
        return view.itemFrames()
    }

    @Test func aFlowOfTagsTakesTheSizesThatTheyAskFor() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let frames = frames([90, 140, 30, 200].map { CGSize(width: $0, height: 20) }, layout)
        // 100, 150 and 40 with gaps of 10 would take 310 of 300: the third begins a line.
        #expect(frames.map(\.size) == [100, 150, 40, 210].map { CGSize(width: $0, height: 30) })
        #expect(frames.map(\.minY) == [0, 0, 40, 40])
        #expect(frames.map(\.minX) == [0, 150, 0, 50])
    }

    @Test func groupsTakeTheHeightOfTheirHighestItem() {
        let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(100))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: half)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let frames = frames([20, 50, 30].map { CGSize(width: 10, height: $0) }, layout)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 150, height: 30), CGRect(x: 150, y: 0, width: 150, height: 60),
                CGRect(x: 0, y: 60, width: 150, height: 40),
            ])
    }

    @Test func siblingsCanBeAlike() {
        let half = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 100))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, repeatingSubitem: NSCollectionLayoutItem(layoutSize: half), count: 2)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let frames = frames([20, 50].map { CGSize(width: 10, height: $0) }, layout)
        #expect(frames.map(\.height) == [60, 60])
    }

    @Test func aRowOfTagsBreaksWhereTheNextDoesNotFit() {
        let tag = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(30))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: tag)])
        group.interItemSpacing = .fixed(10)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let frames = frames([90, 140, 30].map { CGSize(width: $0, height: 20) }, layout)
        #expect(frames.map(\.minX) == [0, 110, 0])
        #expect(frames.map(\.minY) == [0, 0, 30])
    }

    @Test func theRowsOfAListAreAsHighAsTheirContent() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let frames = frames([20, 60].map { CGSize(width: 10, height: $0) }, layout)
        #expect(frames == [CGRect(x: 0, y: 0, width: 300, height: 30), CGRect(x: 0, y: 30, width: 300, height: 70)])
    }

    /// Four of sixteen overrides in public code change what they are given and return it. What a layout has then is its own
    /// affair: three items of 100 with gaps of 10 begin at 0, 110 and 220.
    @Test func whatACellChangesOfItsAttributesIsNotTheLayouts() {
        final class High: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.frame.size.height = 100
                return layoutAttributes
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 200, height: 50)
        let boxes = Boxes([3])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
        view.register(High.self, forCellWithReuseIdentifier: BoxCell.identifier)
        view.dataSource = boxes
        view.layoutIfNeeded()
        #expect(view.itemFrames() == [0, 110, 220].map { CGRect(x: 0, y: $0, width: 200, height: 100) })
    }

    @Test func cellsMayPreferASizeOfTheirOwn() {
        final class Square: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
                attributes.frame.size = CGSize(width: 77, height: 33)
                return attributes
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 20, height: 20)
        let boxes = Boxes([2])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(Square.self, forCellWithReuseIdentifier: BoxCell.identifier)
        view.dataSource = boxes
        view.layoutIfNeeded()
        // Two of 77 and a gap of at least 10 fit: what is left over makes the gap 46.
        #expect(
            view.itemFrames() == [
                CGRect(x: 0, y: 0, width: 77, height: 33), CGRect(x: 123, y: 0, width: 77, height: 33),
            ])
    }
}
