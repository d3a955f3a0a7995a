import UIKit

/// Rows below a header. It is a collection of those that are not hidden.
@preconcurrency @MainActor
open class Section: @preconcurrency RangeReplaceableCollection, @preconcurrency MutableCollection,
    @preconcurrency BidirectionalCollection, Equatable
{
    public typealias Index = Int
    public var tag: String?
    public internal(set) weak var form: Form?
    public var header: (any HeaderFooterViewRepresentable)? { willSet { headerView = nil } }
    public var footer: (any HeaderFooterViewRepresentable)? { willSet { footerView = nil } }
    public var index: Int? { form?.firstIndex { $0 === self } }
    public var hidden: Condition? { didSet { evaluateHidden() } }
    public private(set) var isHidden = false
    public private(set) var allRows: [BaseRow] = []
    var headerView, footerView: UIView?

    public required init() {}

    public required init<S: Sequence>(_ elements: S) where S.Element == BaseRow { append(contentsOf: elements) }

    public init(_ initializer: @escaping (Section) -> Void) { initializer(self) }

    public init(_ header: String?, _ initializer: @escaping (Section) -> Void = { _ in }) {
        self.header = HeaderFooterView<UITableViewHeaderFooterView>(title: header)
        initializer(self)
    }

    public init(header: String?, footer: String?, _ initializer: (Section) -> Void = { _ in }) {
        self.header = HeaderFooterView<UITableViewHeaderFooterView>(title: header)
        self.footer = HeaderFooterView<UITableViewHeaderFooterView>(title: footer)
        initializer(self)
    }

    public init(footer: String?, _ initializer: (Section) -> Void = { _ in }) {
        self.footer = HeaderFooterView<UITableViewHeaderFooterView>(title: footer)
        initializer(self)
    }

    nonisolated public static func == (lhs: Section, rhs: Section) -> Bool { lhs === rhs }

    // MARK: Rows

    private var shown: [BaseRow] { allRows.filter { !$0.isHidden } }
    public var startIndex: Int { 0 }
    public var endIndex: Int { shown.count }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> BaseRow {
        get { shown[position] }
        set { replaceSubrange(position..<position + 1, with: [newValue]) }
    }

    public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == BaseRow {
        let shown = shown
        func place(_ index: Int) -> Int {
            index < shown.count ? allRows.firstIndex { $0 === shown[index] } ?? allRows.count : allRows.count
        }
        let range = place(subrange.lowerBound)..<Swift.max(place(subrange.upperBound), place(subrange.lowerBound))
        allRows.replaceSubrange(range, with: newElements)
        for row in newElements { row.section = self }
        rowsHaveBeenAdded(
            Array(newElements), at: IndexSet(integersIn: subrange.lowerBound..<subrange.lowerBound + newElements.count))
        form?.evaluate()
    }

    public func append(_ formRow: BaseRow) {
        allRows.append(formRow)
        formRow.section = self
        rowsHaveBeenAdded([formRow], at: IndexSet(integer: count - 1 < 0 ? 0 : count - 1))
        form?.evaluate()
    }

    public func append<S: Sequence>(contentsOf newElements: S) where S.Element == BaseRow {
        for row in newElements { append(row) }
    }

    public func removeAll(keepingCapacity keepCapacity: Bool = false) {
        allRows = []
        form?.evaluate()
    }

    public func removeAll(where shouldBeRemoved: (BaseRow) throws -> Bool) rethrows {
        let removed = try allRows.filter(shouldBeRemoved)
        allRows.removeAll { row in removed.contains { $0 === row } }
        form?.evaluate()
    }

    @discardableResult
    public func remove(at position: Int) -> BaseRow {
        let row = self[position]
        removeAll { $0 === row }
        return row
    }

    public func insert(row newRow: BaseRow, after previousRow: BaseRow) throws {
        guard let index = allRows.firstIndex(where: { $0 === previousRow }) else {
            throw EurekaError.rowNotInSection(row: previousRow)
        }
        allRows.insert(newRow, at: index + 1)
        newRow.section = self
        form?.evaluate()
    }

    public func rowBy<Row: RowType>(tag: String) -> Row? { allRows.first { $0.tag == tag } as? Row }

    open func rowsHaveBeenAdded(_ rows: [BaseRow], at: IndexSet) {}
    open func rowsHaveBeenRemoved(_ rows: [BaseRow], at: IndexSet) {}
    open func rowsHaveBeenReplaced(oldRows: [BaseRow], newRows: [BaseRow], at: IndexSet) {}

    public final func evaluateHidden() {
        guard let form, let hidden else { return }
        let isNew = hidden.holds(in: form)
        if isNew == isHidden { return }
        isHidden = isNew
        form.changed()
    }

    public func reload(with rowAnimation: UITableView.RowAnimation = .none) { form?.changed() }
}

public struct MultivaluedOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let None = MultivaluedOptions([])
    public static let Insert = MultivaluedOptions(rawValue: 1)
    public static let Delete = MultivaluedOptions(rawValue: 2)
    public static let Reorder = MultivaluedOptions(rawValue: 4)
}

open class BaseMultivaluedSection: Section {
    public var multivaluedOptions: MultivaluedOptions = [.Insert, .Delete]
    public var showInsertIconInAddButton = true
    public var multivaluedRowToInsertAt: ((Int) -> BaseRow)?
    public func values() -> [Any?] { allRows.filter { $0.baseValue != nil }.map(\.baseValue) }
}

/// A section to which rows are added by a button at its end.
open class GenericMultivaluedSection<AddButtonType: RowType>: BaseMultivaluedSection where AddButtonType: BaseRow {
    public var addButtonProvider: (GenericMultivaluedSection<AddButtonType>) -> AddButtonType = { _ in
        AddButtonType { $0.title = "Add" }
    }

    public required init() { super.init() }
    public required init<S: Sequence>(_ elements: S) where S.Element == BaseRow { super.init(elements) }

    public init(
        multivaluedOptions: MultivaluedOptions = [.Insert, .Delete], header: String? = nil, footer: String? = nil,
        _ initializer: (GenericMultivaluedSection<AddButtonType>) -> Void = { _ in }
    ) {
        super.init(header: header, footer: footer) { _ in }
        self.multivaluedOptions = multivaluedOptions
        initializer(self)
        if multivaluedOptions.contains(.Insert) { append(addButtonProvider(self)) }
    }
}

public typealias MultivaluedSection = GenericMultivaluedSection<ButtonRow>

// MARK: Headers and footers

@preconcurrency @MainActor public protocol HeaderFooterViewRepresentable {
    func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView?
    var title: String? { get set }
    var height: (() -> CGFloat)? { get set }
}

public enum HeaderFooterType: Sendable {
    case header, footer
}

public enum HeaderFooterProvider<ViewType: UIView> {
    case `class`
    case callback(() -> ViewType)
    case nibFile(name: String, bundle: Bundle?)

    @MainActor func createView() -> ViewType {
        switch self {
        case .class: _made(ViewType.self, frame: .zero)
        case .callback(let make): make()
        case .nibFile(let name, let bundle):
            UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil, options: nil).lazy
                .compactMap { $0 as? ViewType }.first ?? _made(ViewType.self, frame: .zero)
        }
    }
}

public struct HeaderFooterView<ViewType: UIView>: HeaderFooterViewRepresentable,
    @preconcurrency ExpressibleByStringLiteral
{
    public var title: String?
    public var viewProvider: HeaderFooterProvider<ViewType>?
    public var onSetupView: ((_ view: ViewType, _ section: Section) -> Void)?
    public var height: (() -> CGFloat)?

    public init?(title: String?) {
        guard let title else { return nil }
        self.title = title
    }
    public init(_ provider: HeaderFooterProvider<ViewType>) { viewProvider = provider }
    public init(stringLiteral value: String) { title = value }

    @preconcurrency @MainActor public func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView? {
        let made = type == .header ? section.headerView : section.footerView
        guard let view = made as? ViewType ?? viewProvider?.createView() else { return nil }
        if type == .header { section.headerView = view } else { section.footerView = view }
        onSetupView?(view, section)
        return view
    }
}
