import UIKit

public protocol InputTypeInitiable {
    init?(string stringValue: String)
}

extension Int: InputTypeInitiable { public init?(string stringValue: String) { self.init(stringValue) } }
extension Float: InputTypeInitiable { public init?(string stringValue: String) { self.init(stringValue) } }
extension Double: InputTypeInitiable { public init?(string stringValue: String) { self.init(stringValue) } }
extension String: InputTypeInitiable { public init?(string stringValue: String) { self.init(stringValue) } }
extension URL: InputTypeInitiable {}

@preconcurrency @MainActor public protocol TextInputCell {
    var textInput: any UITextInput { get }
}

@preconcurrency @MainActor public protocol TextFieldCell: TextInputCell {
    var textField: UITextField! { get }
}

@preconcurrency @MainActor public protocol AreaCell: TextInputCell {
    var textView: UITextView! { get }
}

@preconcurrency @MainActor public protocol FieldRowConformance: FormatterConformance {
    var titlePercentage: CGFloat? { get set }
    var placeholder: String? { get set }
    var placeholderColor: UIColor? { get set }
}

/// A title, and a field at the right of it.
open class _FieldCell<T: Equatable & InputTypeInitiable>: Cell<T>, UITextFieldDelegate, TextFieldCell {
    public var textField: UITextField! = UITextField()
    public var titleLabel: UILabel? = UILabel()
    public var textInput: any UITextInput { textField }
    private var share: NSLayoutConstraint?

    open override func setup() {
        super.setup()
        selectionStyle = .none
        guard textField.superview == nil, let titleLabel else { return }
        titleLabel.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
        titleLabel.setContentCompressionResistancePriority(UILayoutPriority(1000), for: .horizontal)
        textField.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        textField.clearButtonMode = .whileEditing
        textField.delegate = self
        LinedUp.add([titleLabel, textField], to: contentView)
    }

    open override func update() {
        super.update()
        textLabel?.text = nil
        detailTextLabel?.text = nil
        let look = row as? any FieldRowConformance
        titleLabel?.text = row.title
        titleLabel?.textColor = row.isDisabled ? .tertiaryLabel : .label
        titleLabel?.isHidden = (row.title ?? "").isEmpty
        textField.textAlignment = (row.title ?? "").isEmpty ? .left : .right
        textField.text = words
        textField.isEnabled = !row.isDisabled
        textField.textColor = row.isDisabled ? .tertiaryLabel : .label
        textField.font = .preferredFont(forTextStyle: .body)
        if let placeholder = look?.placeholder {
            if let color = look?.placeholderColor {
                textField.attributedPlaceholder = NSAttributedString(
                    string: placeholder, attributes: [.foregroundColor: color])
            } else {
                textField.placeholder = placeholder
            }
        }
        share?.isActive = false
        if let part = look?.titlePercentage, let titleLabel, !titleLabel.isHidden {
            share = titleLabel.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: part)
            share?.priority = UILayoutPriority(999)
            share?.isActive = true
        }
    }

    private var words: String? {
        if let formatter = (row as? any FormatterConformance)?.formatter, let value = row.value {
            return formatter.string(for: value)
        }
        return row.displayValueFor?(row.value)
    }

    open override func cellCanBecomeFirstResponder() -> Bool { !row.isDisabled }
    open func textFieldDidChange(_ textField: UITextField) {
        row.value = textField.text.flatMap { $0.isEmpty ? nil : T(string: $0) }
    }
    open func textFieldDidBeginEditing(_ textField: UITextField) {}
    open func textFieldDidEndEditing(_ textField: UITextField) {}
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    open func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    open func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
}

open class FormatteableRow<Cell: CellType>: Row<Cell>, FormatterConformance where Cell: BaseCell, Cell: TextInputCell {
    open var formatter: Formatter?
    open var useFormatterDuringInput = false
    open var useFormatterOnDidBeginEditing: Bool?
}

open class FieldRow<Cell: CellType>: FormatteableRow<Cell>, FieldRowConformance
where Cell: BaseCell, Cell: TextFieldCell {
    open var keyboardReturnType: KeyboardReturnTypeConfiguration?
    open var titlePercentage: CGFloat?
    open var textFieldPercentage: CGFloat? {
        get { titlePercentage.map { 1 - $0 } }
        set { titlePercentage = newValue.map { 1 - $0 } }
    }
    open var placeholder: String?
    open var placeholderColor: UIColor?
}

open class TextCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        textField.autocorrectionType = .default
        textField.autocapitalizationType = .sentences
        textField.keyboardType = .default
    }
}
open class IntCell: _FieldCell<Int>, CellType {
    open override func setup() {
        super.setup()
        textField.keyboardType = .numberPad
    }
}
open class PhoneCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        textField.keyboardType = .phonePad
    }
}
open class NameCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        textField.autocapitalizationType = .words
        textField.keyboardType = .asciiCapable
    }
}
open class EmailCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        textField.autocapitalizationType = .none
        textField.keyboardType = .emailAddress
    }
}
open class PasswordCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        textField.autocapitalizationType = .none
        textField.keyboardType = .asciiCapable
        textField.isSecureTextEntry = true
    }
}
open class DecimalCell: _FieldCell<Double>, CellType {
    open override func setup() {
        super.setup()
        textField.keyboardType = .decimalPad
    }
}
open class URLCell: _FieldCell<URL>, CellType {
    open override func setup() {
        super.setup()
        textField.autocapitalizationType = .none
        textField.keyboardType = .URL
    }
}
open class TwitterCell: _FieldCell<String>, CellType {}
open class AccountCell: _FieldCell<String>, CellType {}
open class ZipCodeCell: _FieldCell<String>, CellType {}

open class _TextRow: FieldRow<TextCell> {}
open class _IntRow: FieldRow<IntCell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 0
        self.formatter = formatter
    }
}
open class _PhoneRow: FieldRow<PhoneCell> {}
open class _NameRow: FieldRow<NameCell> {}
open class _EmailRow: FieldRow<EmailCell> {}
open class _PasswordRow: FieldRow<PasswordCell> {}
open class DecimalFormatter: NumberFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = .current
        numberStyle = .decimal
        minimumFractionDigits = 2
        maximumFractionDigits = 2
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
open class _DecimalRow: FieldRow<DecimalCell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        formatter = DecimalFormatter()
    }
}
open class _URLRow: FieldRow<URLCell> {}
open class _TwitterRow: FieldRow<TwitterCell> {}
open class _AccountRow: FieldRow<AccountCell> {}
open class _ZipCodeRow: FieldRow<ZipCodeCell> {}

public final class TextRow: _TextRow, RowType {}
public final class IntRow: _IntRow, RowType {}
public final class PhoneRow: _PhoneRow, RowType {}
public final class NameRow: _NameRow, RowType {}
public final class EmailRow: _EmailRow, RowType {}
public final class PasswordRow: _PasswordRow, RowType {}
public final class DecimalRow: _DecimalRow, RowType {}
public final class URLRow: _URLRow, RowType {}
public final class TwitterRow: _TwitterRow, RowType {}
public final class AccountRow: _AccountRow, RowType {}
public final class ZipCodeRow: _ZipCodeRow, RowType {}
