import UIKit

/// A row for a value, with words for it.
open class RowOf<T: Equatable>: BaseRow {
    open var value: T? {
        didSet {
            guard value != oldValue else { return }
            wasChanged = true
            if validationOptions.contains(.validatesOnChange) { validate() }
            section?.form?.delegate?.valueHasBeenChanged(for: self, oldValue: oldValue, newValue: value)
            callbackOnChange?()
            section?.form?.evaluate()
        }
    }
    open var resetValue: T?

    public override var baseValue: Any? {
        get { value }
        set { value = newValue as? T }
    }

    public var displayValueFor: ((T?) -> String?)? = { $0.map { "\($0)" } }
    public internal(set) var rules: [ValidationRuleHelper<T>] = []

    public required init(tag: String?) { super.init(tag: tag) }

    @discardableResult
    open override func validate(quietly: Bool = false) -> [ValidationError] {
        let errors = rules.compactMap { $0.check(value) }
        if !quietly, errors != validationErrors {
            validationErrors = errors
            if let cell = baseCell { RowDefaults.validated["\(type(of: self))"]?(cell, self) }
            callbackOnRowValidationChanged?()
            updateCell()
        }
        return errors
    }

    public func resetRowValue() { value = resetValue }
    public func add<Rule: RuleType>(rule: Rule) where T == Rule.RowValueType {
        rules.append(ValidationRuleHelper(rule: rule) { rule.isValid(value: $0) })
    }
    public func add(ruleSet: RuleSet<T>) { rules += ruleSet.rules }
    public func remove(ruleWithIdentifier identifier: String) { rules.removeAll { $0.rule.id == identifier } }
    public func removeAllRules() { rules = [] }
}

public struct CellProvider<Cell: BaseCell> where Cell: CellType {
    public private(set) var nibName: String?
    public private(set) var bundle: Bundle?
    public init() {}
    public init(nibName: String, bundle: Bundle? = nil) { (self.nibName, self.bundle) = (nibName, bundle) }

    @MainActor func makeCell(style: UITableViewCell.CellStyle) -> Cell {
        if let nibName {
            let found = UINib(nibName: nibName, bundle: bundle).instantiate(withOwner: nil, options: nil)
            if let cell = found.lazy.compactMap({ $0 as? Cell }).first { return cell }
        }
        return Cell(style: style, reuseIdentifier: nil)
    }
}

/// A row with its cell, which is made when somebody wants to see it.
open class Row<Cell: CellType>: RowOf<Cell.Value>, TypedRowType where Cell: BaseCell {
    public var cellProvider = CellProvider<Cell>()
    public let cellType: Cell.Type! = Cell.self
    private var made: Cell?

    public var cell: Cell! {
        if let made { return made }
        let cell = cellProvider.makeCell(style: cellStyle)
        made = cell
        cell.row = self as RowOf<Cell.Value>
        RowDefaults.setUp["\(type(of: self))"]?(cell, self)
        cell.setup()
        callbackCellSetup?(cell)
        return cell
    }

    public override var baseCell: BaseCell! { cell }
    public required init(tag: String?) { super.init(tag: tag) }

    open override func updateCell() {
        super.updateCell()
        guard made != nil else { return }
        cell.update()
        customUpdateCell()
        RowDefaults.update["\(type(of: self))"]?(cell, self)
        callbackCellUpdate?()
    }

    open override func didSelect() {
        super.didSelect()
        if !isDisabled { cell?.didSelect() }
        customDidSelect()
        callbackCellOnSelection?()
    }

    open func customDidSelect() {}
    open func customUpdateCell() {}
}

// MARK: Cells

@preconcurrency @MainActor public protocol BaseCellType: AnyObject {
    var height: (() -> CGFloat)? { get }
    func setup()
    func update()
    func didSelect()
}

@preconcurrency @MainActor public protocol TypedCellType: BaseCellType {
    associatedtype Value: Equatable
    var row: RowOf<Value>! { get set }
}

@preconcurrency @MainActor public protocol CellType: TypedCellType {}

public enum Direction: Sendable {
    case up, down
}

open class BaseCell: UITableViewCell, BaseCellType {
    public var baseRow: BaseRow! { nil }
    public var height: (() -> CGFloat)?

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public func formViewController() -> FormViewController? {
        var responder: UIResponder? = self
        while let next = responder?.next {
            if let controller = next as? FormViewController { return controller }
            responder = next
        }
        return nil
    }

    open func setup() {}
    open func update() {}
    open func didSelect() {}
    open func highlight() {}
    open func unhighlight() {}
    open func cellCanBecomeFirstResponder() -> Bool { false }
    @discardableResult open func cellBecomeFirstResponder(withDirection: Direction = .down) -> Bool {
        becomeFirstResponder()
    }
    @discardableResult open func cellResignFirstResponder() -> Bool { resignFirstResponder() }
}

/// Title at the left, and words for the value at the right.
open class Cell<T: Equatable>: BaseCell, TypedCellType {
    public typealias Value = T
    public weak var row: RowOf<T>!
    public override var baseRow: BaseRow! { row }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    open override func update() {
        super.update()
        textLabel?.text = row.title
        textLabel?.textColor = row.isDisabled ? .tertiaryLabel : .label
        detailTextLabel?.text =
            row.displayValueFor?(row.value) ?? (row as? any NoValueDisplayTextConformance)?.noValueDisplayText
    }
}

@preconcurrency @MainActor public protocol NoValueDisplayTextConformance: AnyObject {
    var noValueDisplayText: String? { get set }
}

@preconcurrency @MainActor public protocol FormatterConformance: AnyObject {
    var formatter: Formatter? { get set }
    var useFormatterDuringInput: Bool { get set }
    var useFormatterOnDidBeginEditing: Bool? { get set }
}
