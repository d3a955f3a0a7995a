import UIKit

public enum OptionsProvider<T: Equatable>: ExpressibleByArrayLiteral {
    case array([T]?)
    case lazy((FormViewController, @escaping ([T]?) -> Void) -> Void)
    public init(arrayLiteral elements: T...) { self = .array(elements) }
    public init(array: [T]?) { self = .array(array) }
    public var optionsArray: [T]? { if case .array(let options) = self { options } else { nil } }
}

open class OptionsRow<Cell: CellType>: Row<Cell>, NoValueDisplayTextConformance where Cell: BaseCell {
    open var optionsProvider: OptionsProvider<Cell.Value>?
    open var options: [Cell.Value]? {
        get { optionsProvider?.optionsArray }
        set { optionsProvider = .array(newValue) }
    }
    open var selectorTitle: String?
    open var noValueDisplayText: String?
}

/// What is chosen, with the sign for more behind it.
open class PushSelectorCell<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        accessoryType = .disclosureIndicator
        editingAccessoryType = accessoryType
        selectionStyle = row.isDisabled ? .none : .default
    }
}

open class AlertSelectorCell<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        accessoryType = .none
        editingAccessoryType = accessoryType
        selectionStyle = row.isDisabled ? .none : .default
    }
}

/// A list of what can be chosen.
open class SelectorViewController<T: Equatable>: FormViewController, TypedRowControllerType {
    public var row: RowOf<T>!
    public var enableDeselection = true
    public var dismissOnSelection = true
    public var dismissOnChange = true
    public var selectableRowSetup: ((_ row: ListCheckRow<T>) -> Void)?
    public var selectableRowCellUpdate: ((_ cell: ListCheckCell<T>, _ row: ListCheckRow<T>) -> Void)?
    public var selectableRowCellSetup: ((_ cell: ListCheckCell<T>, _ row: ListCheckRow<T>) -> Void)?
    public var onDismissCallback: ((UIViewController) -> Void)?
    public var sectionKeyForValue: ((T) -> String)?
    public var sectionHeaderTitleForKey: ((String) -> String?)? = { $0 }
    public var sectionFooterTitleForKey: ((String) -> String?)?
    var options: [T] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        setupForm()
    }

    open func setupForm() {
        let header = row?.title
        let section = SelectableSection<ListCheckRow<T>>(
            header, selectionType: .singleSelection(enableDeselection: enableDeselection))
        form.append(section)
        for option in options {
            section.append(
                ListCheckRow<T> {
                    $0.title = row?.displayValueFor?(option) ?? "\(option)"
                    $0.selectableValue = option
                    $0.value = row?.value == option ? option : nil
                    selectableRowSetup?($0)
                    if let selectableRowCellSetup { $0.cellSetup(selectableRowCellSetup) }
                    if let selectableRowCellUpdate { $0.cellUpdate(selectableRowCellUpdate) }
                })
        }
    }
}

open class SelectorAlertController<T: Equatable>: UIAlertController, TypedRowControllerType {
    public var row: RowOf<T>!
    public var cancelTitle = "Cancel"
    public var onDismissCallback: ((UIViewController) -> Void)?
}

open class SelectorRow<Cell: CellType>: OptionsRow<Cell>, PresenterRowType where Cell: BaseCell {
    open var presentationMode: PresentationMode<SelectorViewController<Cell.Value>>?
    open var onPresentCallback: ((FormViewController, SelectorViewController<Cell.Value>) -> Void)?

    public required init(tag: String?) {
        super.init(tag: tag)
        presentationMode = .show(controllerProvider: .callback { SelectorViewController<Cell.Value>() }, onDismiss: nil)
    }

    open override func customDidSelect() {
        super.customDidSelect()
        guard !isDisabled, let mode = presentationMode, let form = cell.formViewController() else { return }
        guard let controller = mode.makeController() else { return }
        controller.row = self
        controller.options = options ?? []
        controller.title = selectorTitle ?? controller.title
        onPresentCallback?(form, controller)
        mode.present(controller, row: self, presentingController: form)
    }
}

open class _PushRow<Cell: CellType>: SelectorRow<Cell> where Cell: BaseCell {}
public final class PushRow<T: Equatable>: _PushRow<PushSelectorCell<T>>, RowType {}
public final class PopoverSelectorRow<T: Equatable>: _PushRow<PushSelectorCell<T>>, RowType {}

open class AlertOptionsRow<Cell: CellType>: OptionsRow<Cell>, PresenterRowType where Cell: BaseCell {
    open var cancelTitle: String?
    open var presentationMode: PresentationMode<SelectorAlertController<Cell.Value>>?
    open var onPresentCallback: ((FormViewController, SelectorAlertController<Cell.Value>) -> Void)?
    var alertStyle: UIAlertController.Style { .alert }

    open override func customDidSelect() {
        super.customDidSelect()
        guard !isDisabled, let form = cell.formViewController() else { return }
        let alert = SelectorAlertController<Cell.Value>(
            title: selectorTitle ?? title, message: nil, preferredStyle: alertStyle)
        alert.row = self
        for option in options ?? [] {
            alert.addAction(
                UIAlertAction(title: displayValueFor?(option), style: .default) { [weak self] _ in self?.value = option
                })
        }
        alert.addAction(UIAlertAction(title: cancelTitle ?? "Cancel", style: .cancel))
        onPresentCallback?(form, alert)
        form.present(alert, animated: true)
    }
}

open class _ActionSheetRow<Cell: CellType>: AlertOptionsRow<Cell> where Cell: BaseCell {
    override var alertStyle: UIAlertController.Style { .actionSheet }
}
open class _AlertRow<Cell: CellType>: AlertOptionsRow<Cell> where Cell: BaseCell {}
public final class ActionSheetRow<T: Equatable>: _ActionSheetRow<AlertSelectorCell<T>>, RowType {}
public final class AlertRow<T: Equatable>: _AlertRow<AlertSelectorCell<T>>, RowType {}

public final class MultipleSelectorRow<T: Hashable>: Row<PushSelectorCell<Set<T>>>, RowType, PresenterRowType,
    NoValueDisplayTextConformance
{
    public var options: [T]?
    public var selectorTitle: String?
    public var noValueDisplayText: String?
    public var presentationMode: PresentationMode<SelectorViewController<Set<T>>>?
    public var onPresentCallback: ((FormViewController, SelectorViewController<Set<T>>) -> Void)?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { $0.map { $0.map { "\($0)" }.sorted().joined(separator: ", ") } }
    }
}

// MARK: Choices in sight

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
