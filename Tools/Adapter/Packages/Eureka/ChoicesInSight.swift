import UIKit

open class SegmentedCell<T: Equatable>: Cell<T>, CellType {
    public var segmentedControl: UISegmentedControl! = UISegmentedControl()
    public var titleLabel: UILabel? = UILabel()

    open override func setup() {
        super.setup()
        selectionStyle = .none
        guard let titleLabel else { return }
        segmentedControl.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        LinedUp.add([titleLabel, segmentedControl], to: contentView)
    }

    open override func update() {
        super.update()
        textLabel?.text = nil
        detailTextLabel?.text = nil
        titleLabel?.text = row.title
        titleLabel?.isHidden = row.title == nil
        segmentedControl.removeAllSegments()
        let options = (row as? OptionsRow<SegmentedCell<T>>)?.options ?? []
        for (index, option) in options.enumerated() {
            if let image = option as? UIImage {
                segmentedControl.insertSegment(with: image, at: index, animated: false)
            } else {
                segmentedControl.insertSegment(withTitle: row.displayValueFor?(option), at: index, animated: false)
            }
        }
        segmentedControl.selectedSegmentIndex =
            row.value.flatMap { options.firstIndex(of: $0) } ?? UISegmentedControl.noSegment
        segmentedControl.isEnabled = !row.isDisabled
    }
}

public final class SegmentedRow<T: Equatable>: OptionsRow<SegmentedCell<T>>, RowType {}

open class PickerCell<T: Equatable>: Cell<T>, CellType, UIPickerViewDataSource, UIPickerViewDelegate {
    public var picker: UIPickerView! = UIPickerView()
    private var options: [T] { (row as? _PickerRow<T>)?.options ?? [] }

    open override func setup() {
        super.setup()
        height = { 213 }
        selectionStyle = .none
        picker.frame = contentView.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picker)
        (picker.delegate, picker.dataSource) = (self, self)
    }

    open override func update() {
        super.update()
        textLabel?.text = nil
        detailTextLabel?.text = nil
        picker.reloadAllComponents()
        if let value = row.value, let index = options.firstIndex(of: value) {
            picker.selectRow(index, inComponent: 0, animated: false)
        }
    }

    open func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }
    open func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        self.row.displayValueFor?(options[row])
    }
    open func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        self.row.value = options[row]
    }
}

open class _PickerRow<T: Equatable>: Row<PickerCell<T>> {
    open var options: [T] = []
}
public final class PickerRow<T: Equatable>: _PickerRow<T>, RowType {}

open class PickerInputCell<T: Equatable>: Cell<T>, CellType {
    public lazy var picker = UIPickerView()
    open override func update() {
        super.update()
        selectionStyle = row.isDisabled ? .none : .default
    }
}

open class _PickerInputRow<T: Equatable>: Row<PickerInputCell<T>>, NoValueDisplayTextConformance {
    open var noValueDisplayText: String?
    open var options: [T] = []
}
public final class PickerInputRow<T: Equatable>: _PickerInputRow<T>, RowType {}

open class PickerInlineCell<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        selectionStyle = row.isDisabled ? .none : .default
    }
}

open class _PickerInlineRow<T: Equatable>: Row<PickerInlineCell<T>>, NoValueDisplayTextConformance {
    open var noValueDisplayText: String?
    open var options: [T] = []
}
public final class PickerInlineRow<T: Equatable>: _PickerInlineRow<T>, RowType {}

// MARK: Rows of which one is ticked

@preconcurrency @MainActor public protocol SelectableRowType: RowType {
    var selectableValue: Cell.Value? { get set }
}

open class ListCheckCell<T: Equatable>: Cell<T>, CellType {
    open override func setup() {
        super.setup()
        accessoryType = .checkmark
        editingAccessoryType = accessoryType
    }

    open override func update() {
        super.update()
        accessoryType = row.value != nil ? .checkmark : .none
        editingAccessoryType = accessoryType
        selectionStyle = row.isDisabled ? .none : .default
    }
}

public final class ListCheckRow<T: Equatable>: Row<ListCheckCell<T>>, SelectableRowType, RowType {
    public var selectableValue: T?
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}

public enum SelectionType: Sendable {
    case multipleSelection
    case singleSelection(enableDeselection: Bool)
}

open class SelectableSection<Row: SelectableRowType & BaseRow>: Section {
    public var selectionType = SelectionType.singleSelection(enableDeselection: true)
    public var onSelectSelectableRow: ((Row.Cell, Row) -> Void)?

    public required init() { super.init() }
    public required init<S: Sequence>(_ elements: S) where S.Element == BaseRow { super.init(elements) }

    public init(
        _ header: String?, selectionType: SelectionType,
        _ initializer: @escaping (SelectableSection<Row>) -> Void = { _ in }
    ) {
        self.selectionType = selectionType
        super.init(header: header, footer: nil)
        initializer(self)
    }

    public init(
        header: String?, footer: String?, selectionType: SelectionType,
        _ initializer: @escaping (SelectableSection<Row>) -> Void = { _ in }
    ) {
        self.selectionType = selectionType
        super.init(header: header, footer: footer)
        initializer(self)
    }

    public func selectedRow() -> Row? { selectedRows().first }
    public func selectedRows() -> [Row] { allRows.compactMap { $0 as? Row }.filter { $0.value != nil } }
}
