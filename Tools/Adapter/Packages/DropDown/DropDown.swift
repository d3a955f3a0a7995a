import UIKit

public typealias Index = Int
public typealias Closure = () -> Void
public typealias SelectionClosure = (Index, String) -> Void
public typealias MultiSelectionClosure = ([Index], [String]) -> Void
public typealias ConfigurationClosure = (Index, String) -> String
public typealias CellConfigurationClosure = (Index, String, DropDownCell) -> Void

/// What a list hangs from: a view, or a button of a bar.
@preconcurrency @MainActor public protocol AnchorView: AnyObject {
    var plainView: UIView { get }
}

extension UIView: AnchorView {
    public var plainView: UIView { self }
}

extension UIBarButtonItem: AnchorView {
    public var plainView: UIView { customView ?? (value(forKey: "view") as? UIView) ?? UIView() }
}

/// A list of words below or above another view, in the window.
public final class DropDown: UIView, UITableViewDataSource, UITableViewDelegate {
    public enum DismissMode: Sendable {
        case onTap, automatic, manual
    }

    public enum Direction: Sendable {
        case any, top, bottom
    }

    nonisolated(unsafe) public static weak var VisibleDropDown: DropDown?
    public static var animationEntranceOptions: UIView.AnimationOptions = [.allowUserInteraction, .curveEaseOut]
    public static var animationExitOptions: UIView.AnimationOptions = [.allowUserInteraction, .curveEaseIn]
    public class func setupDefaultAppearance() {}
    public static func startListeningToKeyboard() {}

    // MARK: Where

    public weak var anchorView: (any AnchorView)? { didSet { setNeedsLayout() } }
    public var direction = Direction.any { didSet { setNeedsLayout() } }
    public var topOffset = CGPoint.zero { didSet { setNeedsLayout() } }
    public var bottomOffset = CGPoint.zero { didSet { setNeedsLayout() } }
    public var offsetFromWindowBottom: CGFloat = 0 { didSet { setNeedsLayout() } }
    public var width: CGFloat? { didSet { setNeedsLayout() } }
    public var arrowIndicationX: CGFloat?
    public var dismissMode = DismissMode.onTap

    // MARK: Looks

    public var cellHeight: CGFloat = 44 { didSet { reloadAllComponents() } }
    /// That of the list; the view around it is as large as the window.
    public override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { table.backgroundColor = newValue }
    }
    public var dimmedBackgroundColor = UIColor.clear {
        willSet { super.backgroundColor = newValue }
    }
    public var selectionBackgroundColor = UIColor(white: 0.89, alpha: 1)
    public var separatorColor = UIColor.clear { didSet { table.separatorColor = separatorColor } }
    public var cornerRadius: CGFloat = 2 { didSet { updateLooks() } }
    public var shadowColor = UIColor.darkGray { didSet { updateLooks() } }
    public var shadowOffset = CGSize.zero { didSet { updateLooks() } }
    public var shadowOpacity: Float = 0.4 { didSet { updateLooks() } }
    public var shadowRadius: CGFloat = 8 { didSet { updateLooks() } }
    public var animationduration = 0.15
    public var animationEntranceOptions = DropDown.animationEntranceOptions
    public var animationExitOptions = DropDown.animationExitOptions
    public var downScaleTransform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    public var textColor = UIColor.black { didSet { reloadAllComponents() } }
    public var selectedTextColor = UIColor.black { didSet { reloadAllComponents() } }
    public var textFont = UIFont.systemFont(ofSize: 15) { didSet { reloadAllComponents() } }

    /// A nib of the app's for its own cells; without one they are plain.
    public var cellNib: UINib? {
        didSet {
            if let cellNib { table.register(cellNib, forCellReuseIdentifier: Self.cell) }
            reloadAllComponents()
        }
    }

    public func setupCornerRadius(_ radius: CGFloat) { cornerRadius = radius }
    public func setupMaskedCorners(_ cornerMask: CACornerMask) {
        box.layer.maskedCorners = cornerMask
        table.layer.maskedCorners = cornerMask
    }

    // MARK: Words

    public var dataSource: [String] = [] {
        didSet {
            chosen = []
            reloadAllComponents()
        }
    }
    public var localizationKeysDataSource: [String] = [] {
        didSet { dataSource = localizationKeysDataSource.map { NSLocalizedString($0, comment: "") } }
    }
    public var cellConfiguration: ConfigurationClosure? { didSet { reloadAllComponents() } }
    public var customCellConfiguration: CellConfigurationClosure? { didSet { reloadAllComponents() } }
    public var selectionAction: SelectionClosure?
    public var multiSelectionAction: MultiSelectionClosure? {
        didSet { table.allowsMultipleSelection = multiSelectionAction != nil }
    }
    public var willShowAction: Closure?
    public var cancelAction: Closure?

    private static let cell = "DropDownCell"
    private let box = UIView()
    private let table = UITableView(frame: .zero, style: .plain)
    private var chosen: Set<Index> = []

    // MARK: Making

    public convenience init() { self.init(frame: .zero) }

    public convenience init(
        anchorView: any AnchorView, selectionAction: SelectionClosure? = nil, dataSource: [String] = [],
        topOffset: CGPoint? = nil, bottomOffset: CGPoint? = nil, cellConfiguration: ConfigurationClosure? = nil,
        cancelAction: Closure? = nil
    ) {
        self.init(frame: .zero)
        self.anchorView = anchorView
        self.selectionAction = selectionAction
        self.dataSource = dataSource
        self.topOffset = topOffset ?? .zero
        self.bottomOffset = bottomOffset ?? .zero
        self.cellConfiguration = cellConfiguration
        self.cancelAction = cancelAction
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(box)
        box.addSubview(table)
        (table.dataSource, table.delegate) = (self, self)
        table.register(DropDownCell.self, forCellReuseIdentifier: Self.cell)
        table.backgroundColor = UIColor(white: 0.94, alpha: 1)
        table.separatorColor = separatorColor
        table.rowHeight = cellHeight
        table.layer.masksToBounds = true
        super.backgroundColor = dimmedBackgroundColor
        isHidden = true
        updateLooks()
    }

    private func updateLooks() {
        table.layer.cornerRadius = cornerRadius
        box.layer.cornerRadius = cornerRadius
        box.layer.shadowColor = shadowColor.cgColor
        box.layer.shadowOffset = shadowOffset
        box.layer.shadowOpacity = shadowOpacity
        box.layer.shadowRadius = shadowRadius
    }

    // MARK: Places

    private var heightOfAll: CGFloat { CGFloat(dataSource.count) * cellHeight }

    /// Room for the longest of the words, with 8 at each side.
    private var fittingWidth: CGFloat {
        let cell = DropDownCell(style: .default, reuseIdentifier: nil)
        return dataSource.indices.reduce(0) { widest, index in
            configure(cell, at: index)
            return max(widest, cell.optionLabel.intrinsicContentSize.width.rounded(.up) + 16)
        }
    }

    private struct Place {
        var frame: CGRect
        var missing: CGFloat
    }

    /// What stays 20 clear of the window's edge; what does not fit is missing, and scrolls.
    private func place(in window: UIWindow) -> Place {
        let anchor = anchorView?.plainView
        let anchorFrame = anchor.map { $0.convert($0.bounds, to: window) }
        var place = below(anchorFrame, in: window)
        if let anchorFrame, direction == .top || direction == .any && place.missing > 0 {
            let above = above(anchorFrame, in: window)
            if direction == .top || above.missing < place.missing { place = above }
        }
        if width == nil { place.frame.size.width = max(place.frame.width, fittingWidth) }
        let tooFar = place.frame.maxX - window.bounds.maxX
        if tooFar > 0 {
            let x = place.frame.minX - tooFar
            place.frame.origin.x = max(x, 0)
            place.frame.size.width += min(x, 0)
        }
        place.frame.size.height = max(heightOfAll - place.missing, 0)
        return place
    }

    private func below(_ anchor: CGRect?, in window: UIWindow) -> Place {
        var offset = bottomOffset
        if let anchor, anchorView is UIBarButtonItem, anchor.minX > window.frame.midX {
            offset = CGPoint(x: anchor.width - (width ?? fittingWidth), y: 0)
        }
        let width = width ?? (anchor?.width ?? fittingWidth) - offset.x
        let x = (anchor?.minX ?? window.bounds.midX - width / 2) + offset.x
        let y = (anchor?.minY ?? window.bounds.midY - heightOfAll / 2) + offset.y
        let lowest = window.bounds.maxY - 20 - offsetFromWindowBottom
        return Place(frame: CGRect(x: x, y: y, width: width, height: 0), missing: max(y + heightOfAll - lowest, 0))
    }

    private func above(_ anchor: CGRect, in window: UIWindow) -> Place {
        let y = anchor.maxY + topOffset.y - heightOfAll
        let frame = CGRect(
            x: anchor.minX + topOffset.x, y: max(y, 20), width: width ?? anchor.width - topOffset.x, height: 0)
        return Place(frame: frame, missing: max(20 - y, 0))
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let window = window ?? superview as? UIWindow else { return }
        let place = place(in: window)
        box.frame = place.frame
        table.frame = box.bounds
        table.isScrollEnabled = place.missing > 0
    }

    // MARK: Showing

    @discardableResult
    public func show(
        onTopOf window: UIWindow? = nil, beforeTransform transform: CGAffineTransform? = nil,
        anchorPoint: CGPoint? = nil
    ) -> (canBeDisplayed: Bool, offscreenHeight: CGFloat?) {
        if DropDown.VisibleDropDown === self, !isHidden { return (true, 0) }
        DropDown.VisibleDropDown?.cancel()
        guard let window = window ?? anchorView?.plainView.window ?? UIApplication.shared.windowInUse else {
            return (false, nil)
        }
        willShowAction?()
        DropDown.VisibleDropDown = self
        let place = place(in: window)
        guard heightOfAll - place.missing >= min(heightOfAll, cellHeight) else {
            hide()
            return (false, place.missing)
        }
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        isHidden = false
        table.reloadData()
        for index in chosen { table.selectRow(at: path(index), animated: false, scrollPosition: .none) }
        setNeedsLayout()
        layoutIfNeeded()
        return (true, place.missing)
    }

    public func hide() {
        if DropDown.VisibleDropDown === self { DropDown.VisibleDropDown = nil }
        isHidden = true
        removeFromSuperview()
    }

    private func cancel() {
        hide()
        cancelAction?()
    }

    public override func accessibilityPerformEscape() -> Bool {
        if dismissMode == .manual { return false }
        cancel()
        return true
    }

    public func reloadAllComponents() {
        table.rowHeight = cellHeight
        table.reloadData()
        setNeedsLayout()
    }

    // MARK: Choosing

    private func path(_ index: Int) -> IndexPath { IndexPath(row: index, section: 0) }

    public func selectRow(at index: Index?, scrollPosition: UITableView.ScrollPosition = .none) {
        guard let index, dataSource.indices.contains(index) else {
            clearSelection()
            return
        }
        if multiSelectionAction == nil { chosen = [] }
        chosen.insert(index)
        table.selectRow(at: path(index), animated: false, scrollPosition: scrollPosition)
    }

    public func selectRow(_ index: Int, scrollPosition: UITableView.ScrollPosition = .none) {
        selectRow(at: index, scrollPosition: scrollPosition)
    }

    public func selectRows(at indices: Set<Index>?) { for index in (indices ?? []).sorted() { selectRow(at: index) } }

    public func deselectRow(at index: Index?) {
        guard let index, chosen.remove(index) != nil else { return }
        table.deselectRow(at: path(index), animated: false)
    }

    public func deselectRow(_ index: Int) { deselectRow(at: index) }
    public func deselectRows(at indices: Set<Index>?) { for index in indices ?? [] { deselectRow(at: index) } }
    public func clearSelection() { for index in chosen { deselectRow(at: index) } }
    public var indexForSelectedRow: Index? { chosen.min() }
    public var indexPathForSelectedRow: NSIndexPath? {
        indexForSelectedRow.map { NSIndexPath(indexes: [0, $0], length: 2) }
    }
    public var selectedItem: String? {
        indexForSelectedRow.flatMap { dataSource.indices.contains($0) ? dataSource[$0] : nil }
    }

    // MARK: Rows

    private func configure(_ cell: DropDownCell, at index: Int) {
        guard dataSource.indices.contains(index) else { return }
        cell.optionLabel?.textColor = textColor
        cell.optionLabel?.font = textFont
        cell.optionLabel?.text = cellConfiguration?(index, dataSource[index]) ?? dataSource[index]
        cell.colors = (selectionBackgroundColor, selectedTextColor, textColor)
        customCellConfiguration?(index, dataSource[index], cell)
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dataSource.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        if let cell = cell as? DropDownCell { configure(cell, at: indexPath.row) }
        return cell
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.isSelected = chosen.contains(indexPath.row)
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let index = indexPath.row
        if let multiSelectionAction {
            if chosen.remove(index) == nil { chosen.insert(index) }
            let indices = chosen.sorted()
            multiSelectionAction(indices, indices.map { dataSource[$0] })
            table.reloadData()
            return
        }
        chosen = [index]
        selectionAction?(index, dataSource[index])
        if dismissMode != .manual { hide() }
    }
}

extension UIApplication {
    /// The window that is key, or the first there is: a screen that is drawn by itself has one that is not.
    var windowInUse: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
}
