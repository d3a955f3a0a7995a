import UIKit

public enum EurekaError: Error {
    case duplicatedTag(tag: String)
    case rowNotInSection(row: BaseRow)
}

@preconcurrency @MainActor public protocol FormDelegate: AnyObject {
    func sectionsHaveBeenAdded(_ sections: [Section], at: IndexSet)
    func sectionsHaveBeenRemoved(_ sections: [Section], at: IndexSet)
    func sectionsHaveBeenReplaced(oldSections: [Section], newSections: [Section], at: IndexSet)
    func rowsHaveBeenAdded(_ rows: [BaseRow], at: [IndexPath])
    func rowsHaveBeenRemoved(_ rows: [BaseRow], at: [IndexPath])
    func rowsHaveBeenReplaced(oldRows: [BaseRow], newRows: [BaseRow], at: [IndexPath])
    func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?)
}

public struct RowNavigationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let Disabled = RowNavigationOptions([])
    public static let Enabled = RowNavigationOptions(rawValue: 1)
    public static let StopDisabledRow = RowNavigationOptions(rawValue: 2)
    public static let SkipCanNotBecomeFirstResponderRow = RowNavigationOptions(rawValue: 4)
}

public struct InlineRowHideOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let Never = InlineRowHideOptions([])
    public static let AnotherInlineRowIsShown = InlineRowHideOptions(rawValue: 1)
    public static let FirstResponderChanges = InlineRowHideOptions(rawValue: 2)
}

public struct KeyboardReturnTypeConfiguration: Sendable {
    public var nextKeyboardType = UIReturnKeyType.next
    public var defaultKeyboardType = UIReturnKeyType.default
    public init() {}
    public init(nextKeyboardType: UIReturnKeyType, defaultKeyboardType: UIReturnKeyType) {
        (self.nextKeyboardType, self.defaultKeyboardType) = (nextKeyboardType, defaultKeyboardType)
    }
}

/// Sections with rows. It is a collection of those that are not hidden.
@preconcurrency @MainActor
public final class Form: @preconcurrency RangeReplaceableCollection, @preconcurrency MutableCollection,
    @preconcurrency BidirectionalCollection
{
    public typealias Index = Int
    public static var defaultNavigationOptions: RowNavigationOptions = [.Enabled, .SkipCanNotBecomeFirstResponderRow]
    public static var defaultInlineRowHideOptions: InlineRowHideOptions = [
        .FirstResponderChanges, .AnotherInlineRowIsShown,
    ]
    public static var defaultKeyboardReturnType = KeyboardReturnTypeConfiguration()

    public var inlineRowHideOptions: InlineRowHideOptions?
    public var keyboardReturnType: KeyboardReturnTypeConfiguration?
    public weak var delegate: (any FormDelegate)?
    public private(set) var allSections: [Section] = []
    /// Tells the table that it is out of date.
    var changed: () -> Void = {}

    public init() {}

    private var shown: [Section] { allSections.filter { !$0.isHidden } }
    public var startIndex: Int { 0 }
    public var endIndex: Int { shown.count }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> Section {
        get { shown[position] }
        set { replaceSubrange(position..<position + 1, with: [newValue]) }
    }
    public subscript(indexPath: IndexPath) -> BaseRow { self[indexPath.section][indexPath.row] }

    public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Section {
        let shown = shown
        func place(_ index: Int) -> Int {
            index < shown.count
                ? allSections.firstIndex { $0 === shown[index] } ?? allSections.count : allSections.count
        }
        let range = place(subrange.lowerBound)..<Swift.max(place(subrange.upperBound), place(subrange.lowerBound))
        for section in allSections[range] { section.form = nil }
        allSections.replaceSubrange(range, with: newElements)
        for section in newElements { section.form = self }
        evaluate()
    }

    public func append(_ formSection: Section) {
        allSections.append(formSection)
        formSection.form = self
        evaluate()
    }

    public func append<S: Sequence>(contentsOf newElements: S) where S.Element == Section {
        for section in newElements { append(section) }
    }

    public func removeAll(keepingCapacity keepCapacity: Bool = false) {
        for section in allSections { section.form = nil }
        allSections = []
        evaluate()
    }

    public func removeAll(where shouldBeRemoved: (Section) throws -> Bool) rethrows {
        let removed = try allSections.filter(shouldBeRemoved)
        allSections.removeAll { section in removed.contains { $0 === section } }
        evaluate()
    }

    public var rows: [BaseRow] { flatMap { $0 } }
    public var allRows: [BaseRow] { allSections.flatMap(\.allRows) }

    // MARK: By tag

    public func rowBy(tag: String) -> BaseRow? { allRows.first { $0.tag == tag } }
    public func rowBy<T: Equatable>(tag: String) -> RowOf<T>? {
        let row: BaseRow? = rowBy(tag: tag)
        return row as? RowOf<T>
    }
    public func rowBy<Row: RowType>(tag: String) -> Row? {
        let row: BaseRow? = rowBy(tag: tag)
        return row as? Row
    }
    public func sectionBy(tag: String) -> Section? { allSections.first { $0.tag == tag } }

    public func values(includeHidden: Bool = false) -> [String: Any?] {
        var values: [String: Any?] = [:]
        for row in includeHidden ? allRows : rows { if let tag = row.tag { values[tag] = .some(row.baseValue) } }
        for case let section as BaseMultivaluedSection in includeHidden ? allSections : shown {
            if let tag = section.tag { values[tag] = section.values() }
        }
        return values
    }

    public func setValues(_ values: [String: Any?]) {
        for (tag, value) in values {
            let row: BaseRow? = rowBy(tag: tag)
            row?.baseValue = value
        }
    }

    @discardableResult
    public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, quietly: Bool = false
    ) -> [ValidationError] {
        let rows = (includeHidden ? allRows : self.rows).filter { includeDisabled || !$0.isDisabled }
        return rows.flatMap { $0.validate(quietly: quietly) }
    }

    public func cleanValidationErrors() { for row in allRows { row.cleanValidationErrors() } }
    public func hideInlineRows() {}

    // MARK: Conditions

    private var isEvaluating = false

    /// Asks each section and row anew whether it is hidden.
    func evaluate() {
        if isEvaluating { return }
        isEvaluating = true
        for section in allSections { section.evaluateHidden() }
        for row in allRows {
            row.evaluateHidden()
            row.evaluateDisabled()
        }
        isEvaluating = false
        changed()
    }
}
