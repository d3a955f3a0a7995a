import UIKit

/// A form in a table.
open class FormViewController: UIViewController, FormDelegate, UITableViewDataSource, UITableViewDelegate {
    public var tableView: UITableView!
    public var form: Form {
        get { ownForm }
        set {
            ownForm = newValue
            follow()
        }
    }
    private lazy var ownForm: Form = {
        let form = Form()
        form.delegate = self
        form.changed = { [weak self] in self?.formHasChanged() }
        return form
    }()
    open var rowKeyboardSpacing: CGFloat = 0
    open var animateScroll = false
    open var defaultScrollPosition = UITableView.ScrollPosition.none
    public var navigationOptions: RowNavigationOptions?
    public var tableViewStyle = UITableView.Style.grouped
    open var customNavigationAccessoryView: (UIView & NavigationAccessory)?
    open lazy var navigationAccessoryView: UIView & NavigationAccessory =
        customNavigationAccessoryView ?? NavigationAccessoryView()

    public init(style: UITableView.Style) {
        tableViewStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func follow() {
        ownForm.delegate = self
        ownForm.changed = { [weak self] in self?.formHasChanged() }
        formHasChanged()
    }

    private func formHasChanged() { if isViewLoaded { tableView?.reloadData() } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if tableView == nil {
            tableView = UITableView(frame: view.bounds, style: tableViewStyle)
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            tableView.cellLayoutMarginsFollowReadableWidth = false
        }
        if tableView.superview == nil { view.addSubview(tableView) }
        if tableView.delegate == nil { tableView.delegate = self }
        if tableView.dataSource == nil { tableView.dataSource = self }
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = BaseRow.estimatedRowHeight
        tableView.allowsSelectionDuringEditing = true
        if form.allSections.contains(where: { $0 is BaseMultivaluedSection }) { tableView.isEditing = true }
        _ = ownForm
    }

    // MARK: What subclasses learn

    open func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {}
    open func sectionsHaveBeenAdded(_ sections: [Section], at: IndexSet) {}
    open func sectionsHaveBeenRemoved(_ sections: [Section], at: IndexSet) {}
    open func sectionsHaveBeenReplaced(oldSections: [Section], newSections: [Section], at: IndexSet) {}
    open func rowsHaveBeenAdded(_ rows: [BaseRow], at: [IndexPath]) {}
    open func rowsHaveBeenRemoved(_ rows: [BaseRow], at: [IndexPath]) {}
    open func rowsHaveBeenReplaced(oldRows: [BaseRow], newRows: [BaseRow], at: [IndexPath]) {}
    open func beginEditing<T: Equatable>(of: Cell<T>) {}
    open func endEditing<T: Equatable>(of: Cell<T>) {}
    open func textInputShouldBeginEditing<T: Equatable>(_ textInput: any UITextInput, cell: Cell<T>) -> Bool { true }
    open func textInputDidBeginEditing<T: Equatable>(_ textInput: any UITextInput, cell: Cell<T>) {}
    open func textInputDidEndEditing<T: Equatable>(_ textInput: any UITextInput, cell: Cell<T>) {}
    open func insertAnimation(forRows rows: [BaseRow]) -> UITableView.RowAnimation { .fade }
    open func deleteAnimation(forRows rows: [BaseRow]) -> UITableView.RowAnimation { .fade }
    open func reloadAnimation(oldRows: [BaseRow], newRows: [BaseRow]) -> UITableView.RowAnimation { .automatic }
    open func insertAnimation(forSections sections: [Section]) -> UITableView.RowAnimation { .automatic }
    open func deleteAnimation(forSections sections: [Section]) -> UITableView.RowAnimation { .automatic }
    open func reloadAnimation(oldSections: [Section], newSections: [Section]) -> UITableView.RowAnimation { .automatic }
    open func inputAccessoryView(for row: BaseRow) -> UIView? { nil }
    open func keyboardWillShow(_ notification: Notification) {}
    open func keyboardWillHide(_ notification: Notification) {}

    // MARK: The table

    open func numberOfSections(in tableView: UITableView) -> Int { form.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { form[section].count }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = form[indexPath]
        guard let cell = row.baseCell else { return UITableViewCell() }
        row.updateCell()
        return cell
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        form[indexPath].baseCell?.height?() ?? tableView.rowHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        form[indexPath].baseCell?.height?() ?? tableView.estimatedRowHeight
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        form[section].header?.title
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        form[section].footer?.title
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        form[section].header?.viewForSection(form[section], type: .header)
    }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        form[section].footer?.viewForSection(form[section], type: .footer)
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(of: form[section].header, form[section], .header)
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        height(of: form[section].footer, form[section], .footer)
    }

    private func height(of part: (any HeaderFooterViewRepresentable)?, _ section: Section, _ type: HeaderFooterType)
        -> CGFloat
    {
        if let height = part?.height { return height() }
        guard let view = part?.viewForSection(section, type: type), view.bounds.height > 0 else {
            return UITableView.automaticDimension
        }
        return view.bounds.height
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = form[indexPath]
        if row.baseCell?.cellCanBecomeFirstResponder() != true { tableView.endEditing(true) }
        row.didSelect()
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        form[indexPath.section] is BaseMultivaluedSection
    }

    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        guard let section = form[indexPath.section] as? BaseMultivaluedSection else { return .none }
        if section.multivaluedOptions.contains(.Insert), indexPath.row == section.count - 1 {
            return section.showInsertIconInAddButton ? .insert : .none
        }
        return section.multivaluedOptions.contains(.Delete) ? .delete : .none
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

// MARK: Other controllers that rows bring up

public protocol RowControllerType: AnyObject {}

@preconcurrency @MainActor public protocol TypedRowControllerType: RowControllerType {
    associatedtype RowValue: Equatable
    var row: RowOf<RowValue>! { get set }
    var onDismissCallback: ((UIViewController) -> Void)? { get set }
}

public enum ControllerProvider<VCType: UIViewController> {
    case callback(builder: () -> VCType)
    case nibFile(name: String, bundle: Bundle?)
    case storyBoard(storyboardId: String, storyboardName: String, bundle: Bundle?)

    @MainActor func makeController() -> VCType? {
        switch self {
        case .callback(let make): make()
        case .nibFile(let name, let bundle): _made(VCType.self, nibName: name, bundle: bundle)
        case .storyBoard(let identifier, let name, let bundle):
            UIStoryboard(name: name, bundle: bundle).instantiateViewController(withIdentifier: identifier) as? VCType
        }
    }
}

public enum PresentationMode<VCType: UIViewController> {
    case show(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)
    case presentModally(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)
    case segueName(segueName: String, onDismiss: ((UIViewController) -> Void)?)
    case segueClass(segueClass: UIStoryboardSegue.Type, onDismiss: ((UIViewController) -> Void)?)
    case popover(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)

    public var onDismissCallback: ((UIViewController) -> Void)? {
        switch self {
        case .show(_, let done), .presentModally(_, let done), .segueName(_, let done), .segueClass(_, let done),
            .popover(_, let done):
            done
        }
    }

    @preconcurrency @MainActor public func makeController() -> VCType? {
        switch self {
        case .show(let provider, _), .presentModally(let provider, _), .popover(let provider, _):
            provider.makeController()
        default: nil
        }
    }

    @preconcurrency @MainActor public func present(
        _ viewController: VCType!, row: BaseRow, presentingController: FormViewController
    ) {
        switch self {
        case .show: presentingController.show(viewController, sender: row)
        case .presentModally, .popover: presentingController.present(viewController, animated: true)
        case .segueName(let name, _): presentingController.performSegue(withIdentifier: name, sender: row)
        case .segueClass: break
        }
    }
}

@preconcurrency @MainActor public protocol PresenterRowType: TypedRowType {
    associatedtype PresentedControllerType: UIViewController
    var presentationMode: PresentationMode<PresentedControllerType>? { get set }
    var onPresentCallback: ((FormViewController, PresentedControllerType) -> Void)? { get set }
}

extension PresenterRowType {
    @discardableResult
    public func onPresent(_ callback: ((FormViewController, PresentedControllerType) -> Void)?) -> Self {
        onPresentCallback = callback
        return self
    }
}
