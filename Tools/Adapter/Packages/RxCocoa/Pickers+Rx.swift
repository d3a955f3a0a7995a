import RxSwift
import UIKit

/// What a picker shows, from a sequence: one component.
public protocol RxPickerViewDataSourceType {
    associatedtype Element
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

extension Reactive where Base: UIPickerView {
    public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
    where Source.Element == Sequence {
        { title in items(adapter: PickedTitles<Sequence> { .title(title($0, $1)) })(source) }
    }

    public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?) -> any Disposable
    where Source.Element == Sequence {
        { title in items(adapter: PickedTitles<Sequence> { .attributed(title($0, $1)) })(source) }
    }

    public func items<
        Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate, Source: ObservableType
    >(adapter: Adapter) -> (_ source: Source) -> any Disposable where Source.Element == Adapter.Element {
        { source in
            onMain((base, adapter)) { ($0.dataSource, $0.delegate) = ($1, $1) }
            let subscription = source.asObservable().observe(on: MainScheduler.instance).subscribe {
                [weak picker = base] event in
                if let picker, !event.isCompleted { adapter.pickerView(picker, observedEvent: event) }
            }
            return Disposables.create { [adapter] in
                subscription.dispose()
                _ = adapter
            }
        }
    }

    public var itemSelected: ControlEvent<(row: Int, component: Int)> { .never }
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> { .never }
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

private enum PickedTitle {
    case title(String?)
    case attributed(NSAttributedString?)
}

private final class PickedTitles<Elements: Sequence>: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
    @preconcurrency RxPickerViewDataSourceType, @preconcurrency SectionedViewDataSourceType
{
    typealias Element = Elements

    nonisolated(unsafe) private let title: (Int, Elements.Element) -> PickedTitle
    private var rows: [Elements.Element] = []

    nonisolated init(_ title: @escaping (Int, Elements.Element) -> PickedTitle) {
        self.title = title
        super.init()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        if case .title(let text) = title(row, rows[row]) { text } else { nil }
    }
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        if case .attributed(let text) = title(row, rows[row]) { text } else { nil }
    }

    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Elements>) {
        guard case .next(let elements) = observedEvent else { return }
        rows = Array(elements)
        pickerView.reloadAllComponents()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard rows.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return rows[indexPath.row]
    }
}
