import UIKit

@preconcurrency @MainActor public protocol NavigationAccessory {
    var doneClosure: (() -> Void)? { get set }
    var nextClosure: (() -> Void)? { get set }
    var previousClosure: (() -> Void)? { get set }
    var previousEnabled: Bool { get set }
    var nextEnabled: Bool { get set }
}

/// The bar above a keyboard, which nobody brings up.
open class NavigationAccessoryView: UIToolbar, NavigationAccessory {
    open var previousButton: UIBarButtonItem! = UIBarButtonItem(
        image: UIImage(systemName: "chevron.up"), style: .plain, target: nil, action: nil)
    open var nextButton: UIBarButtonItem! = UIBarButtonItem(
        image: UIImage(systemName: "chevron.down"), style: .plain, target: nil, action: nil)
    open var doneButton: UIBarButtonItem! = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    public var doneClosure, nextClosure, previousClosure: (() -> Void)?
    public var previousEnabled: Bool {
        get { previousButton.isEnabled }
        set { previousButton.isEnabled = newValue }
    }
    public var nextEnabled: Bool {
        get { nextButton.isEnabled }
        set { nextButton.isEnabled = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: 44))
        autoresizingMask = .flexibleWidth
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        setItems([previousButton, nextButton, space, doneButton], animated: false)
    }

    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
