import UIKit

extension UIView {
    public var x: CGFloat {
        get { frame.origin.x }
        set { frame.origin.x = newValue }
    }
    public var y: CGFloat {
        get { frame.origin.y }
        set { frame.origin.y = newValue }
    }
    public var width: CGFloat {
        get { frame.size.width }
        set { frame.size.width = newValue }
    }
    public var height: CGFloat {
        get { frame.size.height }
        set { frame.size.height = newValue }
    }
    public var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    public var layerCornerRadius: CGFloat {
        get { layer.cornerRadius }
        set {
            layer.masksToBounds = true
            layer.cornerRadius = abs(newValue)
        }
    }
    public var layerBorderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
    public var layerBorderColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }
    public var cornerRadius: CGFloat {
        get { layerCornerRadius }
        set { layerCornerRadius = newValue }
    }
    public var borderWidth: CGFloat {
        get { layerBorderWidth }
        set { layerBorderWidth = newValue }
    }
    public var borderColor: UIColor? {
        get { layerBorderColor }
        set { layerBorderColor = newValue }
    }
    public var screenshot: UIImage? {
        bounds.isEmpty ? nil : UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
    public var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    public var parentViewController: UIViewController? {
        sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    }

    public func addSubviews(_ subviews: [UIView]) { subviews.forEach(addSubview) }
    public func removeSubviews() { for view in subviews { view.removeFromSuperview() } }
    public func removeGestureRecognizers() {
        for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    }
    public func addGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        recognizers.forEach(addGestureRecognizer)
    }

    public func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(
                roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
            ).cgPath
        layer.mask = mask
    }

    public func addShadow(
        ofColor color: UIColor = UIColor(red: 0.07, green: 0.47, blue: 0.57, alpha: 1), radius: CGFloat = 3,
        offset: CGSize = .zero, opacity: Float = 0.5
    ) {
        layer.shadowColor = color.cgColor
        layer.shadowOffset = offset
        layer.shadowRadius = radius
        layer.shadowOpacity = opacity
        layer.masksToBounds = false
    }

    public func fadeIn(duration: TimeInterval = 1, completion: ((Bool) -> Void)? = nil) {
        isHidden = false
        alpha = 1
        completion?(true)
    }
    public func fadeOut(duration: TimeInterval = 1, completion: ((Bool) -> Void)? = nil) {
        alpha = 0
        completion?(true)
    }

    public func fillToSuperview() {
        guard let superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: superview.leftAnchor),
            rightAnchor.constraint(equalTo: superview.rightAnchor),
            topAnchor.constraint(equalTo: superview.topAnchor),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
    }

    public func anchorCenterXToSuperview(constant: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        if let superview {
            centerXAnchor.constraint(equalTo: superview.centerXAnchor, constant: constant).isActive = true
        }
    }
    public func anchorCenterYToSuperview(constant: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        if let superview {
            centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: constant).isActive = true
        }
    }
    public func anchorCenterSuperview() {
        anchorCenterXToSuperview()
        anchorCenterYToSuperview()
    }

    public static func loadFromNib(named name: String, bundle: Bundle? = nil) -> UIView? {
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil, options: nil).first as? UIView
    }
}

extension UIStackView {
    public convenience init(
        arrangedSubviews: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0,
        alignment: UIStackView.Alignment = .fill,
        distribution: UIStackView.Distribution = .fill
    ) {
        self.init(arrangedSubviews: arrangedSubviews)
        (self.axis, self.spacing, self.alignment, self.distribution) = (axis, spacing, alignment, distribution)
    }
    public func addArrangedSubviews(_ views: [UIView]) { views.forEach(addArrangedSubview) }
    public func removeArrangedSubviews() { for view in arrangedSubviews { removeArrangedSubview(view) } }
}

extension UILabel {
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
}

extension UITextField {
    public var isEmpty: Bool { text?.isEmpty != false }
    public var trimmedText: String? { text?.trimmingCharacters(in: .whitespacesAndNewlines) }
    public var hasValidEmail: Bool { text?.isEmail == true }
    public func clear() {
        text = ""
        attributedText = NSAttributedString(string: "")
    }
    public func setPlaceHolderTextColor(_ color: UIColor) {
        attributedPlaceholder = NSAttributedString(string: placeholder ?? "", attributes: [.foregroundColor: color])
    }
    public func addPaddingLeft(_ padding: CGFloat) {
        leftView = UIView(frame: CGRect(x: 0, y: 0, width: padding, height: frame.height))
        leftViewMode = .always
    }
    public func addPaddingRight(_ padding: CGFloat) {
        rightView = UIView(frame: CGRect(x: 0, y: 0, width: padding, height: frame.height))
        rightViewMode = .always
    }
}

extension UISearchBar {
    public var textField: UITextField? { searchTextField }
    public var trimmedText: String? { text?.trimmingCharacters(in: .whitespacesAndNewlines) }
    public func clear() { text = "" }
}

extension UITextView {
    public func clear() { text = "" }
}

extension UIScrollView {
    public func scrollToTop(animated: Bool = true) { contentOffset.y = -adjustedContentInset.top }
    public func scrollToBottom(animated: Bool = true) {
        contentOffset.y = max(
            contentSize.height + adjustedContentInset.bottom - bounds.height, -adjustedContentInset.top)
    }
}

extension UITableView {
    public var indexPathForLastRow: IndexPath? {
        let section = numberOfSections - 1
        guard section >= 0, numberOfRows(inSection: section) > 0 else { return nil }
        return IndexPath(row: numberOfRows(inSection: section) - 1, section: section)
    }
    public func numberOfRows() -> Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } }
    public func removeTableFooterView() { tableFooterView = nil }
    public func removeTableHeaderView() { tableHeaderView = nil }
    public func reloadData(_ completion: @escaping () -> Void) {
        reloadData()
        completion()
    }
    public func register<T: UITableViewCell>(cellWithClass name: T.Type) {
        register(T.self, forCellReuseIdentifier: String(describing: name))
    }
    public func register<T: UITableViewCell>(nib: UINib?, withCellClass name: T.Type) {
        register(nib, forCellReuseIdentifier: String(describing: name))
    }
    public func register<T: UITableViewCell>(nibWithCellClass name: T.Type, at bundleClass: AnyClass? = nil) {
        register(
            UINib(nibName: String(describing: name), bundle: nil), forCellReuseIdentifier: String(describing: name))
    }
    public func register<T: UITableViewHeaderFooterView>(headerFooterViewClassWith name: T.Type) {
        register(T.self, forHeaderFooterViewReuseIdentifier: String(describing: name))
    }
    public func dequeueReusableCell<T: UITableViewCell>(withClass name: T.Type) -> T {
        dequeueReusableCell(withIdentifier: String(describing: name)) as! T
    }
    public func dequeueReusableCell<T: UITableViewCell>(withClass name: T.Type, for indexPath: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: String(describing: name), for: indexPath) as! T
    }
    public func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(withClass name: T.Type) -> T {
        dequeueReusableHeaderFooterView(withIdentifier: String(describing: name)) as! T
    }
}

extension UICollectionView {
    public func numberOfItems() -> Int { (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } }
    public func register<T: UICollectionViewCell>(cellWithClass name: T.Type) {
        register(T.self, forCellWithReuseIdentifier: String(describing: name))
    }
    public func register<T: UICollectionViewCell>(nib: UINib?, forCellWithClass name: T.Type) {
        register(nib, forCellWithReuseIdentifier: String(describing: name))
    }
    public func register<T: UICollectionViewCell>(nibWithCellClass name: T.Type, at bundleClass: AnyClass? = nil) {
        register(
            UINib(nibName: String(describing: name), bundle: nil), forCellWithReuseIdentifier: String(describing: name))
    }
    public func dequeueReusableCell<T: UICollectionViewCell>(withClass name: T.Type, for indexPath: IndexPath) -> T {
        dequeueReusableCell(withReuseIdentifier: String(describing: name), for: indexPath) as! T
    }
}

extension UIViewController {
    public var isVisible: Bool { isViewLoaded && view.window != nil }
    public func addChildViewController(_ child: UIViewController, toContainerView containerView: UIView) {
        addChild(child)
        containerView.addSubview(child.view)
        child.didMove(toParent: self)
    }
    public func removeViewAndControllerFromParentViewController() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        removeFromParent()
        view.removeFromSuperview()
    }
    @discardableResult
    public func showAlert(
        title: String?, message: String?, buttonTitles: [String]? = nil, highlightedButtonIndex: Int? = nil,
        completion: ((Int) -> Void)? = nil
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, title) in (buttonTitles ?? ["OK"]).enumerated() {
            let action = UIAlertAction(title: title, style: .default) { _ in completion?(index) }
            alert.addAction(action)
            if index == highlightedButtonIndex { alert.preferredAction = action }
        }
        present(alert, animated: true)
        return alert
    }
}

extension UINavigationController {
    public func pushViewController(_ viewController: UIViewController, completion: (() -> Void)? = nil) {
        pushViewController(viewController, animated: true)
        completion?()
    }
    public func popViewController(animated: Bool = true, _ completion: (() -> Void)? = nil) {
        _ = popViewController(animated: animated) as UIViewController?
        completion?()
    }
    public func makeTransparent(withTint tint: UIColor = .white) {
        navigationBar.setBackgroundImage(UIImage(), for: .default)
        navigationBar.shadowImage = UIImage()
        navigationBar.isTranslucent = true
        navigationBar.tintColor = tint
        navigationBar.titleTextAttributes = [.foregroundColor: tint]
    }
}
