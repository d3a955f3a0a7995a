import Foundation

extension UITableView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// Has a table choose a height by the content of its rows, headers or footers.
    public nonisolated static let automaticDimension: CGFloat = -1

    public nonisolated static let indexSearch = "{search}"
    public nonisolated static let selectionDidChangeNotification =
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}

// Table and collection views make views of classes that are known only at run time. Swift can call an initialiser on
// such a class only if it is `required`, and code for UIKit does not declare it so. But a required initialiser is
// dispatched through the class, by the same entry as the initialiser that it overrides. So the class is cast to one of
// the classes below, which declare the initialiser as required; nothing else of them is used. They are open, so that
// the compiler cannot assume that it knows all their subclasses.

/// Stands in for cells whose class is known only at run time.
@preconcurrency @MainActor open class _CellOfAnyClass: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: _CellOfAnyClass.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

/// Stands in for headers and footers whose class is known only at run time.
@preconcurrency @MainActor open class _HeaderOfAnyClass: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: _HeaderOfAnyClass.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}

/// Stands in for plain views, such as bars, whose class is known only at run time.
@preconcurrency @MainActor open class _ViewOfAnyClass: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make<View: UIView>(_ type: View.Type) -> View {
        let made: UIView = unsafeBitCast(type, to: _ViewOfAnyClass.Type.self).init(frame: .zero)
        return unsafeDowncast(made, to: View.self)
    }
}

extension UITableView {
    /// Selection by code: the delegate is not called.
    func select(_ path: IndexPath?, scrollPosition: UITableView.ScrollPosition) {
        guard let path else {
            for selected in tableState.selection { deselect(selected) }
            return
        }
        if !allowsMultipleSelection {
            for selected in tableState.selection where selected != path { deselect(selected) }
        }
        if !tableState.selection.contains(path) { tableState.selection.append(path) }
        tableState.cells[path]?.isSelected = true
        if scrollPosition != .none { scroll(to: rowFrame(path), scrollPosition, animated: false) }
    }

    func deselect(_ path: IndexPath) {
        tableState.selection.removeAll { $0 == path }
        tableState.cells[path]?.isSelected = false
    }

    func scroll(to rect: CGRect, _ position: UITableView.ScrollPosition, animated: Bool) {
        let shown = bounds.inset(by: adjustedContentInset)
        var target = contentOffset
        switch position {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: target.y += rect.minY - shown.minY
        case .middle: target.y += rect.midY - shown.midY
        case .bottom: target.y += rect.maxY - shown.maxY
        }
        setContentOffset(clamped(target), animated: animated)
    }

    func changeEditing(_ editing: Bool) {
        tableState.isEditing = editing
        for cell in tableState.cells.values { cell.isEditing = editing }
    }
}
