import UIKit

/// Keys of texts that nibs set. Each shows the text at once; what it was is not asked for.
extension UILabel {
    @IBInspectable public var localizeKey: String? {
        get { nil }
        set { text = newValue?.localized() }
    }
}

extension UIButton {
    @IBInspectable public var localizeKey: String? {
        get { nil }
        set { setTitle(newValue?.localized(), for: .normal) }
    }
}

extension UITextView {
    @IBInspectable public var localizeKey: String? {
        get { nil }
        set { text = newValue?.localized() }
    }
}

extension UITextField {
    @IBInspectable public var localizeKey: String? {
        get { nil }
        set { placeholder = newValue?.localized() }
    }
}

extension UINavigationItem {
    @IBInspectable public var localizeKey: String? {
        get { nil }
        set { title = newValue?.localized() }
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("localizeKey", \UILabel.localizeKey)
        KeyedProperties.add("localizeKey", \UIButton.localizeKey)
        KeyedProperties.add("localizeKey", \UITextView.localizeKey)
        KeyedProperties.add("localizeKey", \UITextField.localizeKey)
        KeyedProperties.add("localizeKey", \UINavigationItem.localizeKey)
    }
}
