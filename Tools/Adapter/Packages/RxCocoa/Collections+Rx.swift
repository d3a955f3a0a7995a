import RxSwift
import UIKit

extension Reactive where Base: UICollectionView {
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> any Disposable
    where Source.Element == Sequence {
        { make in items(dataSource: ItemsOfSequence<Sequence>(make))(source) }
    }

    public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence {
        { source in
            { configure in
                let elements = ItemsOfSequence<Sequence> { view, row, item in
                    let cell = onMain((view, row)) { view, row in
                        view.dequeueReusableCell(
                            withReuseIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
                    }
                    if let cell = cell as? Cell { configure(row, item, cell) }
                    return cell
                }
                return items(dataSource: elements)(source)
            }
        }
    }

    public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            onMain((base, dataSource)) { $0.dataSource = $1 }
            let subscription = source.asObservable().observe(on: MainScheduler.instance).subscribe {
                [weak view = base] event in
                if let view, !event.isCompleted { dataSource.collectionView(view, observedEvent: event) }
            }
            return Disposables.create { [weak view = base] in
                subscription.dispose()
                guard let view else { return }
                onMain((view, dataSource)) { if $0.dataSource === $1 { $0.dataSource = nil } }
            }
        }
    }

    public var itemSelected: ControlEvent<IndexPath> { .never }
    public var itemDeselected: ControlEvent<IndexPath> { .never }
    public var itemHighlighted: ControlEvent<IndexPath> { .never }
    public var itemUnhighlighted: ControlEvent<IndexPath> { .never }
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, indexPath: IndexPath)> { .never }
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, indexPath: IndexPath)> { .never }
    public var willDisplaySupplementaryView: ControlEvent<SupplementaryEvent> { .never }
    public var didEndDisplayingSupplementaryView: ControlEvent<SupplementaryEvent> { .never }
    public var prefetchItems: ControlEvent<[IndexPath]> { .never }
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { .never }

    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { .never }
    public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { .never }

    public func model<Model>(at indexPath: IndexPath) throws -> Model {
        guard let source = onMain(base, { $0.dataSource }) as? any SectionedViewDataSourceType else {
            throw RxCocoaError.itemsNotYetBound(object: base)
        }
        let model = try source.model(at: indexPath)
        guard let result = model as? Model else {
            throw RxCocoaError.castingError(object: model, targetType: Model.self)
        }
        return result
    }
}

/// A view that is no cell, of which kind, and where.
public typealias SupplementaryEvent = (
    supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath
)

/// One section with the newest sequence's elements.
private final class ItemsOfSequence<Elements: Sequence>: NSObject, UICollectionViewDataSource,
    @preconcurrency RxCollectionViewDataSourceType, @preconcurrency SectionedViewDataSourceType
{
    typealias Element = Elements

    nonisolated(unsafe) private let make: (UICollectionView, Int, Elements.Element) -> UICollectionViewCell
    private var elements: [Elements.Element] = []

    nonisolated init(_ make: @escaping (UICollectionView, Int, Elements.Element) -> UICollectionViewCell) {
        self.make = make
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        elements.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        make(collectionView, indexPath.row, elements[indexPath.row])
    }

    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Elements>) {
        guard case .next(let fresh) = observedEvent else { return }
        elements = Array(fresh)
        collectionView.reloadData()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard elements.indices.contains(indexPath.item) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return elements[indexPath.item]
    }
}
