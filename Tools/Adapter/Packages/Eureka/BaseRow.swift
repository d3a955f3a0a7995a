import UIKit

@preconcurrency @MainActor public protocol Taggable: AnyObject {
    var tag: String? { get set }
}

@preconcurrency @MainActor public protocol BaseRowType: Taggable {
    var baseCell: BaseCell! { get }
    var section: Section? { get }
    var cellStyle: UITableViewCell.CellStyle { get set }
    var title: String? { get set }
    func updateCell()
    func didSelect()
    @discardableResult func validate(quietly: Bool) -> [ValidationError]
}

@preconcurrency @MainActor public protocol TypedRowType: BaseRowType {
    associatedtype Cell: BaseCell, TypedCellType
    var cell: Cell! { get }
    var value: Cell.Value? { get set }
}

@preconcurrency @MainActor public protocol RowType: TypedRowType {
    init(_ tag: String?, _ initializer: (Self) -> Void)
}

/// What is done to each row of a class, by the name of the class.
@MainActor enum RowDefaults {
    static var initialize: [String: (BaseRow) -> Void] = [:]
    static var setUp: [String: (BaseCell, BaseRow) -> Void] = [:]
    static var update: [String: (BaseCell, BaseRow) -> Void] = [:]
    static var validated: [String: (BaseCell, BaseRow) -> Void] = [:]
}

extension RowType where Self: BaseRow {
    public init(_ tag: String? = nil, _ initializer: (Self) -> Void = { _ in }) {
        self.init(tag: tag)
        RowDefaults.initialize["\(type(of: self))"]?(self)
        initializer(self)
    }

    private static func plain(_ closure: ((Cell, Self) -> Void)?) -> ((BaseCell, BaseRow) -> Void)? {
        closure.map { closure in
            { if let cell = $0 as? Cell, let row = $1 as? Self { closure(cell, row) } }
        }
    }

    private static func typed(_ closure: ((BaseCell, BaseRow) -> Void)?) -> ((Cell, Self) -> Void)? {
        closure.map { closure in { closure($0, $1) } }
    }

    public static var defaultCellUpdate: ((Cell, Self) -> Void)? {
        get { typed(RowDefaults.update["\(self)"]) }
        set { RowDefaults.update["\(self)"] = plain(newValue) }
    }
    public static var defaultCellSetup: ((Cell, Self) -> Void)? {
        get { typed(RowDefaults.setUp["\(self)"]) }
        set { RowDefaults.setUp["\(self)"] = plain(newValue) }
    }
    public static var defaultOnRowValidationChanged: ((Cell, Self) -> Void)? {
        get { typed(RowDefaults.validated["\(self)"]) }
        set { RowDefaults.validated["\(self)"] = plain(newValue) }
    }
    public static var defaultOnCellHighlightChanged: ((Cell, Self) -> Void)? {
        get { nil }
        set {}
    }
    public static var defaultRowInitializer: ((Self) -> Void)? {
        get { RowDefaults.initialize["\(self)"].map { closure in { closure($0) } } }
        set {
            RowDefaults.initialize["\(self)"] = newValue.map { closure in { if let row = $0 as? Self { closure(row) } }
            }
        }
    }

    @discardableResult
    public func onChange(_ callback: @escaping (Self) -> Void) -> Self {
        callbackOnChange = { [unowned self] in callback(self) }
        return self
    }

    @discardableResult
    public func cellUpdate(_ callback: @escaping (_ cell: Cell, _ row: Self) -> Void) -> Self {
        callbackCellUpdate = { [unowned self] in callback(cell, self) }
        return self
    }

    @discardableResult
    public func cellSetup(_ callback: @escaping (_ cell: Cell, _ row: Self) -> Void) -> Self {
        callbackCellSetup = { [unowned self] in if let cell = $0 as? Cell { callback(cell, self) } }
        return self
    }

    @discardableResult
    public func onCellSelection(_ callback: @escaping (_ cell: Cell, _ row: Self) -> Void) -> Self {
        callbackCellOnSelection = { [unowned self] in callback(cell, self) }
        return self
    }

    @discardableResult
    public func onCellHighlightChanged(_ callback: @escaping (_ cell: Cell, _ row: Self) -> Void) -> Self { self }

    @discardableResult
    public func onRowValidationChanged(_ callback: @escaping (_ cell: Cell, _ row: Self) -> Void) -> Self {
        callbackOnRowValidationChanged = { [unowned self] in callback(cell, self) }
        return self
    }
}

@preconcurrency @MainActor open class BaseRow: BaseRowType {
    var callbackOnChange: (() -> Void)?
    var callbackCellUpdate: (() -> Void)?
    var callbackCellSetup: ((BaseCell) -> Void)?
    var callbackCellOnSelection: (() -> Void)?
    var callbackOnRowValidationChanged: (() -> Void)?

    public var validationOptions = ValidationOptions.validatesOnBlur
    public internal(set) var validationErrors: [ValidationError] = []
    public internal(set) var wasBlurred = false
    public internal(set) var wasChanged = false
    public var isValid: Bool { validationErrors.isEmpty }
    public var isHighlighted = false
    public var title: String?
    public var cellStyle = UITableViewCell.CellStyle.value1
    public var tag: String?
    public var baseCell: BaseCell! { nil }
    public var baseValue: Any? {
        get { nil }
        set {}
    }
    public static var estimatedRowHeight: CGFloat = 44
    public var disabled: Condition? { didSet { evaluateDisabled() } }
    public var hidden: Condition? { didSet { evaluateHidden() } }
    public private(set) var isDisabled = false
    public private(set) var isHidden = false
    open weak var section: Section?
    open var destinationScrollPosition: UITableView.ScrollPosition? = .bottom
    public lazy var trailingSwipe = SwipeConfiguration(self)
    public lazy var leadingSwipe = SwipeConfiguration(self)

    public required init(tag: String? = nil) { self.tag = tag }

    @discardableResult open func validate(quietly: Bool = false) -> [ValidationError] { [] }
    open func cleanValidationErrors() { validationErrors = [] }
    open func updateCell() {}
    open func didSelect() {}
    open func prepare(for segue: UIStoryboardSegue) {}

    public final var indexPath: IndexPath? {
        guard let section, let place = section.index, let row = section.firstIndex(where: { $0 === self }) else {
            return nil
        }
        return IndexPath(row: row, section: place)
    }

    public final func evaluateHidden() {
        guard let form = section?.form, let hidden else { return }
        let isNew = hidden.holds(in: form)
        if isNew == isHidden { return }
        isHidden = isNew
        form.changed()
    }

    public final func evaluateDisabled() {
        guard let form = section?.form, let disabled else { return }
        let isNew = disabled.holds(in: form)
        if isNew == isDisabled { return }
        isDisabled = isNew
        updateCell()
    }

    public func reload(with rowAnimation: UITableView.RowAnimation = .none) {
        updateCell()
        section?.form?.changed()
    }
    public func deselect(animated: Bool = true) {}
    public func select(animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none) {}
}

extension BaseRow: Equatable {
    nonisolated public static func == (lhs: BaseRow, rhs: BaseRow) -> Bool { lhs === rhs }
}

/// What appears when somebody swipes over a row.
@preconcurrency @MainActor public class SwipeConfiguration {
    weak var row: BaseRow?
    init(_ row: BaseRow) { self.row = row }
    public var performsFirstActionWithFullSwipe = false
    public var actions: [SwipeAction] = []
}

@preconcurrency @MainActor public class SwipeAction {
    public enum Style: Sendable {
        case normal, destructive
    }
    public typealias Handler = (SwipeAction, BaseRow, ((Bool) -> Void)?) -> Void
    public let handler: Handler
    public let style: Style
    public var actionBackgroundColor: UIColor?
    public var image: UIImage?
    public var title: String?
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
