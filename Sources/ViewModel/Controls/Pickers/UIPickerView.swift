import Foundation

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view. Optional methods have default implementations.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// A label with the row's title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { pickerView.makeTitle(forRow: row, component: component) }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of rows; the middle row of each is selected.
@preconcurrency @MainActor open class UIPickerView: UIView {
    let pickerState = PickerState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIPickerView.self)
    }

    open weak var dataSource: (any UIPickerViewDataSource)? {
        get { pickerState.dataSource }
        set {
            pickerState.dataSource = newValue
            reloadAllComponents()
        }
    }
    open weak var delegate: (any UIPickerViewDelegate)? {
        get { pickerState.delegate }
        set {
            pickerState.delegate = newValue
            reloadAllComponents()
        }
    }
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize { wheelRowSize(component) }
    /// nil for rows on the far side of the wheel.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        pickerState.rows.first { $0.row == row && $0.component == component }?.view
    }
    open func reloadAllComponents() { reloadWheels() }
    open func reloadComponent(_ component: Int) { reloadWheels() }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { choose(row, component) }
    /// -1 if no row is selected.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) > 0 ? pickerState.chosen[component] ?? 0 : -1
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeWheels()
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility { OwnAccessibility(parts: wheelsToRead) }
}

@MainActor final class PickerState: HiddenState {
    struct Row {
        let component: Int
        let row: Int
        let view: UIView
    }

    weak var dataSource: (any UIPickerViewDataSource)?
    weak var delegate: (any UIPickerViewDelegate)?
    var chosen: [Int: Int] = [:]
    var rows: [Row] = []
    let band = UIView(frame: .zero)
    var needsRows = true
}

extension ClassTable {
    package static let pickerView = ClassTable(of: UIPickerView.self) { picker in
        picker.key("dataSource", \.dataSource)
        picker.key("delegate", \.delegate)
    }
}

extension UIPickerView {
    /// A wheel for each component: what is chosen in it.
    fileprivate var wheelsToRead: [UIAccessibilityElement] {
        var x: CGFloat = 0
        let widths = (0..<numberOfComponents).map { rowSize(forComponent: $0).width }
        let start = (bounds.width - widths.reduce(0, +)) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return widths.enumerated().map { component, width in
            let row = selectedRow(inComponent: component)
            let left = isMirrored ? bounds.width - start - x - width : start + x
            x += width
            let wheel = part(
                nil, in: CGRect(x: left, y: 0, width: width, height: bounds.height),
                traits: [.adjustable, .pickerItem])
            wheel.accessibilityValue = row < 0 ? nil : spokenRow(row, component)
            return wheel
        }
    }

    private func spokenRow(_ row: Int, _ component: Int) -> String? {
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string {
            return text
        }
        if let text = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return text }
        guard let view = view(forRow: row, forComponent: component) else { return nil }
        if view.isAccessibilityElement, let text = view.accessibilityLabel { return text }
        let texts = view.textsToSpeak
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
