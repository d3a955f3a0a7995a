import UIKit

// MARK: Words

open class LabelCellOf<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        selectionStyle = .none
    }
}

public typealias LabelCell = LabelCellOf<String>
open class _LabelRow: Row<LabelCell> {}
public final class LabelRow: _LabelRow, RowType {}

// MARK: Buttons

open class ButtonCellOf<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        selectionStyle = row.isDisabled ? .none : .default
        accessoryType = .none
        textLabel?.textAlignment = .center
        textLabel?.textColor = tintColor.withAlphaComponent(row.isDisabled ? 0.3 : 1)
    }

    open override func didSelect() {
        super.didSelect()
        row.deselect()
    }
}

public typealias ButtonCell = ButtonCellOf<String>

open class _ButtonRowOf<T: Equatable>: Row<ButtonCellOf<T>> {
    open var presentationMode: PresentationMode<UIViewController>?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
        cellStyle = .default
    }

    open override func customDidSelect() {
        super.customDidSelect()
        guard !isDisabled, let mode = presentationMode, let form = cell.formViewController() else { return }
        mode.present(mode.makeController(), row: self, presentingController: form)
    }

    /// One that leads somewhere says so at its edge.
    open override func customUpdateCell() {
        super.customUpdateCell()
        guard presentationMode != nil else { return }
        cell.textLabel?.textAlignment = .natural
        cell.textLabel?.textColor = nil
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .disclosureIndicator
    }
}

public final class ButtonRowOf<T: Equatable>: _ButtonRowOf<T>, RowType {}
public typealias ButtonRow = ButtonRowOf<String>

open class _ButtonRowWithPresent<VCType: TypedRowControllerType & UIViewController>: Row<ButtonCellOf<VCType.RowValue>>,
    PresenterRowType
{
    open var presentationMode: PresentationMode<VCType>?
    open var onPresentCallback: ((FormViewController, VCType) -> Void)?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
        cellStyle = .default
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.textLabel?.textAlignment = .natural
        cell.textLabel?.textColor = nil
        cell.accessoryType = .disclosureIndicator
    }

    open override func customDidSelect() {
        super.customDidSelect()
        guard !isDisabled, let mode = presentationMode, let form = cell.formViewController() else { return }
        guard let controller = mode.makeController() else { return }
        controller.row = self
        onPresentCallback?(form, controller)
        mode.present(controller, row: self, presentingController: form)
    }
}

public final class ButtonRowWithPresent<VCType: TypedRowControllerType & UIViewController>: _ButtonRowWithPresent<
    VCType
>, RowType
{}

// MARK: Yes and no

open class SwitchCell: Cell<Bool>, CellType {
    public let switchControl: UISwitch! = UISwitch()

    open override func setup() {
        super.setup()
        selectionStyle = .none
        accessoryView = switchControl
        editingAccessoryView = accessoryView
    }

    open override func update() {
        super.update()
        detailTextLabel?.text = nil
        switchControl.isOn = row.value ?? false
        switchControl.isEnabled = !row.isDisabled
    }
}

open class _SwitchRow: Row<SwitchCell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}
public final class SwitchRow: _SwitchRow, RowType {}

open class CheckCell: Cell<Bool>, CellType {
    open override func update() {
        super.update()
        accessoryType = row.value == true ? .checkmark : .none
        editingAccessoryType = accessoryType
        selectionStyle = row.isDisabled ? .none : .default
    }

    open override func didSelect() {
        row.value = !(row.value ?? false)
        row.updateCell()
    }
}

open class _CheckRow: Row<CheckCell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}
public final class CheckRow: _CheckRow, RowType {}

// MARK: Amounts

/// Title, a slider and its value in a line.
open class SliderCell: Cell<Float>, CellType {
    open var titleLabel: UILabel! = UILabel()
    open var valueLabel: UILabel! = UILabel()
    open var slider: UISlider! = UISlider()
    open var formatter: NumberFormatter?

    open override func setup() {
        super.setup()
        selectionStyle = .none
        valueLabel.textAlignment = .right
        LinedUp.add([titleLabel, slider, valueLabel], to: contentView)
        slider.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }

    open override func update() {
        super.update()
        textLabel?.text = nil
        detailTextLabel?.text = nil
        titleLabel.text = row.title
        titleLabel.isHidden = row.title == nil
        valueLabel.text = row.displayValueFor?(row.value)
        valueLabel.isHidden = (row as? SliderRow)?.shouldHideValue == true
        slider.value = row.value ?? slider.minimumValue
        slider.isEnabled = !row.isDisabled
    }
}

public final class SliderRow: Row<SliderCell>, RowType {
    public var steps: UInt = 20
    public var shouldHideValue = false
}

open class StepperCell: Cell<Double>, CellType {
    open var stepper: UIStepper! = UIStepper()
    open var valueLabel: UILabel! = UILabel()
    open var titleLabel: UILabel! = UILabel()

    open override func setup() {
        super.setup()
        selectionStyle = .none
        valueLabel.textAlignment = .right
        valueLabel.textColor = .secondaryLabel
        titleLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        LinedUp.add([titleLabel, valueLabel, stepper], to: contentView)
    }

    open override func update() {
        super.update()
        textLabel?.text = nil
        detailTextLabel?.text = nil
        titleLabel.text = row.title
        valueLabel.text = row.displayValueFor?(row.value)
        stepper.value = row.value ?? 0
        stepper.isEnabled = !row.isDisabled
    }
}

open class _StepperRow: Row<StepperCell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { $0.map { NumberFormatter.localizedString(from: NSNumber(value: $0), number: .decimal) } }
    }
}
public final class StepperRow: _StepperRow, RowType {}

/// Puts views beside each other between a cell's margins.
@MainActor enum LinedUp {
    @discardableResult
    static func add(_ views: [UIView], to room: UIView, height: CGFloat = 44) -> UIStackView {
        let line = UIStackView(arrangedSubviews: views)
        line.spacing = 8
        line.alignment = .center
        line.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(line)
        let guide = room.layoutMarginsGuide
        let least = line.heightAnchor.constraint(greaterThanOrEqualToConstant: height - 1)
        least.priority = .defaultHigh
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            line.topAnchor.constraint(equalTo: room.topAnchor),
            line.bottomAnchor.constraint(equalTo: room.bottomAnchor),
            least,
        ])
        return line
    }
}

private func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
}
