import MaquetteViewModel

// Alerts and action sheets as they were before iOS 8. UIKit shows them as alert controllers since.

public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertViewCancel(_ alertView: UIAlertView)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

@preconcurrency @MainActor open class UIAlertView: UIView {
    open weak var delegate: AnyObject?
    open var title = ""
    open var message: String?
    open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }
    open var cancelButtonIndex = -1
    open private(set) var firstOtherButtonIndex = -1
    open var numberOfButtons: Int { titles.count }
    open var isVisible: Bool { shown?.presentingViewController != nil }
    private var titles: [String] = []
    private var fields: [UITextField] = []
    private var shown: UIAlertController?

    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.message) = (title ?? "", message)
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for other in otherButtonTitles {
            let index = addButton(withTitle: other)
            if firstOtherButtonIndex < 0 { firstOtherButtonIndex = index }
        }
    }

    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private func makeFields() {
        let count = [.default: 0, .loginAndPasswordInput: 2][alertViewStyle] ?? 1
        fields = (0..<count).map { _ in UITextField() }
        let secure =
            alertViewStyle == .secureTextInput ? fields.first : alertViewStyle == .plainTextInput ? nil : fields.last
        secure?.isSecureTextEntry = true
        if count == 2 { (fields[0].placeholder, fields[1].placeholder) = ("Login", "Password") }
    }

    open func show() {
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
        for field in fields {
            controller.addTextField { shown in
                shown.text = field.text
                shown.placeholder = field.placeholder
                shown.isSecureTextEntry = field.isSecureTextEntry
            }
        }
        for (index, title) in titles.enumerated() {
            controller.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
                    self.click(index)
                })
        }
        shown = controller
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.willPresent(self)
        controller.presentOverAll()
        delegate?.didPresent(self)
    }

    private func click(_ index: Int) {
        (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
        dismiss(withClickedButtonIndex: index, animated: true)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        if isVisible { shown?.dismiss(animated: animated) }
        delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
}

public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 1
    case blackOpaque = 2
}

@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

@preconcurrency @MainActor open class UIActionSheet: UIView {
    open weak var delegate: (any UIActionSheetDelegate)?
    open var title = ""
    open var actionSheetStyle = UIActionSheetStyle.automatic
    open var cancelButtonIndex = -1
    open var destructiveButtonIndex = -1
    open private(set) var firstOtherButtonIndex = -1
    open var numberOfButtons: Int { titles.count }
    open var isVisible: Bool { shown?.presentingViewController != nil }
    private var titles: [String] = []
    private var shown: UIAlertController?

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        // Cancel comes before the others, though it is shown below them.
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for other in otherButtonTitles {
            let index = addButton(withTitle: other)
            if firstOtherButtonIndex < 0 { firstOtherButtonIndex = index }
        }
    }

    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    open func show(in view: UIView) { show(from: view, view.bounds) }
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(from: view, rect) }
    open func show(from view: UITabBar) { show(from: view, view.bounds) }
    open func show(from view: UIToolbar) { show(from: view, view.bounds) }

    open func show(from item: UIBarButtonItem, animated: Bool) {
        let controller = makeController()
        controller.popoverPresentationController?.barButtonItem = item
        controller.presentOverAll()
    }

    private func show(from view: UIView, _ rect: CGRect) {
        let controller = makeController()
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = rect
        controller.presentOverAll()
    }

    private func makeController() -> UIAlertController {
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            controller.addAction(UIAlertAction(title: title, style: style) { _ in self.click(index) })
        }
        shown = controller
        return controller
    }

    private func click(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        dismiss(withClickedButtonIndex: index, animated: true)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        if isVisible { shown?.dismiss(animated: animated) }
        delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
}

extension UIAlertController {
    /// Over whatever the key window shows.
    fileprivate func presentOverAll() {
        var top = UIApplication.shared.keyWindow?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(self, animated: false)
    }
}
