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
