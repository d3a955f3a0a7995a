import UIKit

/// A field whose digits are grouped, with the flag of a country before them if it is asked for.
open class PhoneNumberTextField: UITextField, UITextFieldDelegate {
    public let utility: PhoneNumberUtility
    public var phoneNumberKit: PhoneNumberUtility { utility }
    public lazy var flagButton = UIButton()
    private var region = PhoneNumberUtility.defaultRegionCode()
    private var edges: UIEdgeInsets?

    open var defaultRegion: String {
        get { region }
        set {
            region = newValue
            updateFlag()
            updatePlaceholder()
        }
    }
    @IBInspectable public var withPrefix = true { didSet { updatePlaceholder() } }
    public var withPrefixPrefill = true
    @IBInspectable public var withFlag = false {
        didSet {
            leftView = withFlag ? flagButton : nil
            leftViewMode = withFlag ? .always : .never
            updateFlag()
        }
    }
    @IBInspectable public var withExamplePlaceholder = false { didSet { updatePlaceholder() } }
    @IBInspectable public var withDefaultPickerUI = false
    public var countryCodePlaceholderColor = UIColor.secondaryLabel { didSet { updatePlaceholder() } }
    public var numberPlaceholderColor = UIColor.tertiaryLabel { didSet { updatePlaceholder() } }
    public var modalPresentationStyle: UIModalPresentationStyle?
    public var isPartialFormatterEnabled = true
    public var maxDigits: Int?
    public private(set) lazy var partialFormatter = PartialFormatter(
        utility: utility, defaultRegion: region, withPrefix: withPrefix)

    public convenience init(utility: PhoneNumberUtility) { self.init(frame: .zero, utility: utility) }
    public convenience init(withPhoneNumberKit utility: PhoneNumberUtility) {
        self.init(frame: .zero, utility: utility)
    }

    public init(frame: CGRect, utility: PhoneNumberUtility) {
        self.utility = utility
        super.init(frame: frame)
        setup()
    }

    public override init(frame: CGRect) {
        utility = PhoneNumberUtility()
        super.init(frame: frame)
        setup()
    }

    public init(insets: UIEdgeInsets, clearButtonPadding: CGFloat) {
        utility = PhoneNumberUtility()
        edges = insets
        super.init(frame: .zero)
        setup()
    }

    public required init?(coder: NSCoder) {
        utility = PhoneNumberUtility()
        super.init(coder: coder)
        setup()
    }

    open func setup() {
        autocorrectionType = .no
        keyboardType = .phonePad
    }

    open override var text: String? {
        get { super.text }
        set { super.text = isPartialFormatterEnabled ? newValue.map(partialFormatter.formatPartial) : newValue }
    }

    open func setTextUnformatted(newValue: String?) { super.text = newValue }

    public var currentRegion: String { region }
    public var phoneNumber: PhoneNumber? { try? utility.parse(text ?? "", withRegion: region) }
    public var isValidNumber: Bool { phoneNumber != nil }
    public var nationalNumber: String { partialFormatter.nationalNumber(from: text ?? "") }

    /// The letters of a region, as the signs that flags are written with.
    open func updateFlag() {
        guard withFlag else { return }
        let flag = region.uppercased().unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 - 65 + $0.value) }
        flagButton.setTitle(String(String.UnicodeScalarView(flag)) + " ", for: .normal)
        flagButton.sizeToFit()
    }

    open func updatePlaceholder() {
        guard withExamplePlaceholder,
            let example = utility.getFormattedExampleNumber(
                forCountry: region, withFormat: withPrefix ? .international : .national, withPrefix: withPrefix)
        else { return }
        let words = NSMutableAttributedString(string: example, attributes: [.foregroundColor: numberPlaceholderColor])
        if withPrefix, let space = example.firstIndex(of: " ") {
            words.addAttribute(
                .foregroundColor, value: countryCodePlaceholderColor,
                range: NSRange(example.startIndex..<space, in: example))
        }
        attributedPlaceholder = words
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let room = super.textRect(forBounds: bounds)
        return edges.map { room.inset(by: $0) } ?? room
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    open func textFieldDidBeginEditing(_ textField: UITextField) {}
    open func textFieldDidEndEditing(_ textField: UITextField) {}
}

@preconcurrency @MainActor public enum CountryCodePicker {
    public static var commonCountryCodes: [String] = []
    public static var forceModalPresentation = false
    public static var alwaysShowsSearchBar = false
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("withPrefix", \PhoneNumberTextField.withPrefix)
        KeyedProperties.add("withFlag", \PhoneNumberTextField.withFlag)
        KeyedProperties.add("withExamplePlaceholder", \PhoneNumberTextField.withExamplePlaceholder)
    }
}
