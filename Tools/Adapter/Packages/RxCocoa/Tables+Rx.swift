import RxSwift
import UIKit

/// A data source that takes what is to be shown.
public protocol RxTableViewDataSourceType {
    associatedtype Element
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

public protocol RxCollectionViewDataSourceType {
    associatedtype Element
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// A data source that tells what stands at a place.
public protocol SectionedViewDataSourceType {
    func model(at indexPath: IndexPath) throws -> Any
}

extension Reactive where Base: UITableView {
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> any Disposable
    where Source.Element == Sequence {
        { make in items(dataSource: RowsOfSequence<Sequence>(make))(source) }
    }

    public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence {
        { source in
            { configure in
                let rows = RowsOfSequence<Sequence> { table, row, item in
                    let cell = onMain((table, row)) { table, row in
                        table.dequeueReusableCell(withIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
                    }
                    if let cell = cell as? Cell { configure(row, item, cell) }
                    return cell
                }
                return items(dataSource: rows)(source)
            }
        }
    }

    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            onMain((base, dataSource)) { $0.dataSource = $1 }
            let subscription = source.asObservable().observe(on: MainScheduler.instance).subscribe {
                [weak table = base] event in
                if let table, !event.isCompleted { dataSource.tableView(table, observedEvent: event) }
            }
            return Disposables.create { [weak table = base] in
                subscription.dispose()
                guard let table else { return }
                onMain((table, dataSource)) { if $0.dataSource === $1 { $0.dataSource = nil } }
            }
        }
    }

    public var itemSelected: ControlEvent<IndexPath> { .never }
    public var itemDeselected: ControlEvent<IndexPath> { .never }
    public var itemHighlighted: ControlEvent<IndexPath> { .never }
    public var itemUnhighlighted: ControlEvent<IndexPath> { .never }
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { .never }
    public var itemInserted: ControlEvent<IndexPath> { .never }
    public var itemDeleted: ControlEvent<IndexPath> { .never }
    public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> { .never }
    public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { .never }
    public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { .never }
    public var prefetchRows: ControlEvent<[IndexPath]> { .never }
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { .never }

    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { .never }
    public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { .never }
    public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { .never }

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

/// One section with the newest sequence's elements.
private final class RowsOfSequence<Elements: Sequence>: NSObject, UITableViewDataSource,
    @preconcurrency RxTableViewDataSourceType, @preconcurrency SectionedViewDataSourceType
{
    typealias Element = Elements

    nonisolated(unsafe) private let make: (UITableView, Int, Elements.Element) -> UITableViewCell
    private var rows: [Elements.Element] = []

    nonisolated init(_ make: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell) {
        self.make = make
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        make(tableView, indexPath.row, rows[indexPath.row])
    }

    func tableView(_ tableView: UITableView, observedEvent: Event<Elements>) {
        guard case .next(let elements) = observedEvent else { return }
        rows = Array(elements)
        tableView.reloadData()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard rows.indices.contains(indexPath.item) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return rows[indexPath.item]
    }
}
