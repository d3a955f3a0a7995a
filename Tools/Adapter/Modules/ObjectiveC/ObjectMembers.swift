import UIKit

/// What an optional method answers to code of Swift 4, where `try?` wraps what is optional already.
public func _flat<Answer>(_ answer: Answer?) -> Answer? { answer }
public func _flat<Answer>(_ answer: Answer??) -> Answer? { answer ?? nil }

/// What Objective-C would look up in an object whose class the compiler does not see: adapted code asks it for the members of
/// an `AnyObject`.
@MainActor @preconcurrency public func _members(of object: Any?) -> ObjectMembers {
    ObjectMembers(object.map { $0 as AnyObject })
}

/// The members that classes of UIKit and Foundation have. Nil where the object's class has no such member, which ends an app.
@MainActor @preconcurrency @dynamicMemberLookup public struct ObjectMembers {
    /// For the members that classes of a project have.
    public let _object: AnyObject?
    private var object: AnyObject? { _object }

    fileprivate init(_ object: AnyObject?) { _object = object }

    private func first<Value>(_ values: Value??...) -> Value? { values.lazy.compactMap { $0 ?? nil }.first }

    /// What every object has.
    public subscript<Value>(dynamicMember path: KeyPath<NSObject, Value>) -> Value! {
        (object as? NSObject)?[keyPath: path]
    }

    /// Some names have a type for each class: that one is meant which the code asks for.
    public subscript<Value>(dynamicMember path: KeyPath<ObjectMembersOfConstraints, Value>) -> Value {
        ObjectMembersOfConstraints(constraint: object as? NSLayoutConstraint)[keyPath: path]
    }
    public subscript<Value>(dynamicMember path: KeyPath<ObjectMembersAsNumbers, Value>) -> Value {
        ObjectMembersAsNumbers(constraint: object as? NSLayoutConstraint)[keyPath: path]
    }

    // MARK: Views

    private var seen: UIView? { object as? UIView }
    private var control: UIControl? { object as? UIControl }

    private var guide: UILayoutGuide? { object as? UILayoutGuide }
    public var topAnchor: NSLayoutYAxisAnchor! { first(seen?.topAnchor, guide?.topAnchor) }
    public var bottomAnchor: NSLayoutYAxisAnchor! { first(seen?.bottomAnchor, guide?.bottomAnchor) }
    public var centerYAnchor: NSLayoutYAxisAnchor! { first(seen?.centerYAnchor, guide?.centerYAnchor) }
    public var leadingAnchor: NSLayoutXAxisAnchor! { first(seen?.leadingAnchor, guide?.leadingAnchor) }
    public var trailingAnchor: NSLayoutXAxisAnchor! { first(seen?.trailingAnchor, guide?.trailingAnchor) }
    public var leftAnchor: NSLayoutXAxisAnchor! { first(seen?.leftAnchor, guide?.leftAnchor) }
    public var rightAnchor: NSLayoutXAxisAnchor! { first(seen?.rightAnchor, guide?.rightAnchor) }
    public var centerXAnchor: NSLayoutXAxisAnchor! { first(seen?.centerXAnchor, guide?.centerXAnchor) }
    public var widthAnchor: NSLayoutDimension! { first(seen?.widthAnchor, guide?.widthAnchor) }
    public var heightAnchor: NSLayoutDimension! { first(seen?.heightAnchor, guide?.heightAnchor) }

    public var frame: CGRect! {
        get { seen?.frame ?? (object as? CALayer)?.frame }
        nonmutating set {
            seen?.frame = newValue
            (object as? CALayer)?.frame = newValue
        }
    }
    public var bounds: CGRect! {
        get { seen?.bounds ?? (object as? CALayer)?.bounds }
        nonmutating set {
            seen?.bounds = newValue
            (object as? CALayer)?.bounds = newValue
        }
    }
    public var center: CGPoint! {
        get { seen?.center }
        nonmutating set { seen?.center = newValue }
    }
    public var alpha: CGFloat! {
        get { seen?.alpha }
        nonmutating set { seen?.alpha = newValue }
    }
    public var isHidden: Bool! {
        get { seen?.isHidden ?? (object as? CALayer)?.isHidden }
        nonmutating set {
            seen?.isHidden = newValue
            (object as? CALayer)?.isHidden = newValue
        }
    }
    public var backgroundColor: UIColor? {
        get { seen?.backgroundColor }
        nonmutating set { seen?.backgroundColor = newValue }
    }
    public var tintColor: UIColor! {
        get { seen?.tintColor ?? (object as? UIBarButtonItem)?.tintColor }
        nonmutating set {
            seen?.tintColor = newValue
            (object as? UIBarButtonItem)?.tintColor = newValue
        }
    }
    public var transform: CGAffineTransform! {
        get { seen?.transform }
        nonmutating set { seen?.transform = newValue }
    }
    public var tag: Int! {
        get { seen?.tag ?? (object as? UIBarItem)?.tag }
        nonmutating set {
            seen?.tag = newValue
            (object as? UIBarItem)?.tag = newValue
        }
    }
    public var superview: UIView? { seen?.superview }
    public var subviews: [UIView]! { seen?.subviews }
    public var layer: CALayer! { seen?.layer }
    public var window: UIWindow? { seen?.window }
    public var safeAreaLayoutGuide: UILayoutGuide! { seen?.safeAreaLayoutGuide }
    public var view: UIView! { (object as? UIViewController)?.view ?? (object as? UIGestureRecognizer)?.view }
    public func removeFromSuperview() { seen?.removeFromSuperview() }
    public func setNeedsLayout() { seen?.setNeedsLayout() }
    public func setNeedsDisplay() { seen?.setNeedsDisplay() }

    // MARK: Delegates of scrolling views, to whom other delegates pass on what they are told

    private var scrolled: (any UIScrollViewDelegate)? { object as? any UIScrollViewDelegate }
    @discardableResult public func scrollViewDidScroll(_ scrollView: UIScrollView) -> Void? {
        scrolled?.scrollViewDidScroll(scrollView)
    }
    @discardableResult public func scrollViewDidZoom(_ scrollView: UIScrollView) -> Void? {
        scrolled?.scrollViewDidZoom(scrollView)
    }
    @discardableResult public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) -> Void? {
        scrolled?.scrollViewWillBeginDragging(scrollView)
    }
    @discardableResult public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) -> Void? {
        scrolled?.scrollViewDidEndDecelerating(scrollView)
    }

    // MARK: Constraints

    private var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }

    public var isActive: Bool! {
        get { constraint?.isActive }
        nonmutating set { constraint?.isActive = newValue }
    }
    public var constant: CGFloat! {
        get { constraint?.constant }
        nonmutating set { constraint?.constant = newValue }
    }
    public var identifier: String? {
        get { constraint?.identifier ?? (object as? UILayoutGuide)?.identifier }
        nonmutating set { constraint?.identifier = newValue }
    }
    public var multiplier: CGFloat! { constraint?.multiplier }
    public var relation: NSLayoutConstraint.Relation! { constraint?.relation }
    public var firstItem: AnyObject? { constraint?.firstItem }
    public var secondItem: AnyObject? { constraint?.secondItem }
    public var firstAttribute: NSLayoutConstraint.Attribute! { constraint?.firstAttribute }
    public var secondAttribute: NSLayoutConstraint.Attribute! { constraint?.secondAttribute }

    // MARK: Controls and what else sends actions

    public var isEnabled: Bool! {
        get { control?.isEnabled ?? (object as? UIBarItem)?.isEnabled ?? (object as? UIGestureRecognizer)?.isEnabled }
        nonmutating set {
            control?.isEnabled = newValue
            (object as? UIBarItem)?.isEnabled = newValue
            (object as? UIGestureRecognizer)?.isEnabled = newValue
        }
    }
    public var isSelected: Bool! {
        get {
            control?.isSelected ?? (object as? UITableViewCell)?.isSelected
                ?? (object as? UICollectionViewCell)?.isSelected
        }
        nonmutating set { control?.isSelected = newValue }
    }
    public var isHighlighted: Bool! {
        get { control?.isHighlighted }
        nonmutating set { control?.isHighlighted = newValue }
    }
    public var isOn: Bool! {
        get { (object as? UISwitch)?.isOn }
        nonmutating set { (object as? UISwitch)?.isOn = newValue }
    }
    public var selectedSegmentIndex: Int! {
        get { (object as? UISegmentedControl)?.selectedSegmentIndex }
        nonmutating set { (object as? UISegmentedControl)?.selectedSegmentIndex = newValue }
    }
    public var date: Date! { (object as? UIDatePicker)?.date }
    public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
    public var currentTitle: String? { (object as? UIButton)?.currentTitle }
    public var titleLabel: UILabel? { (object as? UIButton)?.titleLabel }
    public var text: String! {
        get {
            first((object as? UILabel)?.text, (object as? UITextField)?.text, (object as? UITextView)?.text)
                ?? (object as? UISearchBar)?.text
        }
        nonmutating set {
            (object as? UILabel)?.text = newValue
            (object as? UITextField)?.text = newValue
            (object as? UITextView)?.text = newValue
            (object as? UISearchBar)?.text = newValue
        }
    }
    public var title: String? {
        get { (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title }
        nonmutating set {
            (object as? UIViewController)?.title = newValue
            (object as? UIBarItem)?.title = newValue
        }
    }
    public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
    public func location(in view: UIView?) -> CGPoint { (object as? UIGestureRecognizer)?.location(in: view) ?? .zero }

    // MARK: Values

    public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
    public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
    public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
    public var uiEdgeInsetsValue: UIEdgeInsets! { (object as? NSValue)?.uiEdgeInsetsValue }
    public var intValue: Int32! { (object as? NSNumber)?.int32Value ?? (object as? NSString)?.intValue }
    public var integerValue: Int! { (object as? NSNumber)?.intValue ?? (object as? NSString)?.integerValue }
    public var uintValue: UInt! { (object as? NSNumber)?.uintValue }
    public var floatValue: Float! { (object as? NSNumber)?.floatValue ?? (object as? NSString)?.floatValue }
    public var doubleValue: Double! { (object as? NSNumber)?.doubleValue ?? (object as? NSString)?.doubleValue }
    public var boolValue: Bool! { (object as? NSNumber)?.boolValue ?? (object as? NSString)?.boolValue }
    public var stringValue: String! { (object as? NSNumber)?.stringValue }
    public var length: Int! { (object as? NSString)?.length ?? (object as? NSData)?.length }
    public var count: Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
    }
    public func lowercased() -> String! { (object as? NSString)?.lowercased }
    public func uppercased() -> String! { (object as? NSString)?.uppercased }
    public func isEqual(to other: Any!) -> Bool { (object as? NSObject)?.isEqual(other) ?? false }

    // MARK: What holds others

    public subscript(key: String) -> Any! { object(forKey: key) }
    public subscript(key: any NSCopying) -> Any! { object(forKey: key) }
    public subscript(index: Int) -> Any! { object(at: index) }
    public func object(forKey key: Any) -> Any! {
        (object as? NSDictionary)?.object(forKey: key)
            ?? (key as? String).flatMap { (object as? UserDefaults)?.object(forKey: $0) }
    }
    public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }
    public var allKeys: [Any]! { (object as? NSDictionary)?.allKeys }
    public var allValues: [Any]! { (object as? NSDictionary)?.allValues }
    public var allObjects: [Any]! { (object as? NSSet)?.allObjects }
    public var firstObject: Any? { (object as? NSArray)?.firstObject }
    public var lastObject: Any? { (object as? NSArray)?.lastObject }
    public func contains(_ other: Any) -> Bool {
        (object as? NSArray)?.contains(other) ?? (object as? NSSet)?.contains(other) ?? false
    }
    public func setObject(_ value: Any!, forKey key: any NSCopying) {
        (object as? NSMutableDictionary)?.setObject(value!, forKey: key)
    }
    public func add(_ value: Any) {
        (object as? NSMutableArray)?.add(value)
        (object as? NSMutableSet)?.add(value)
    }

    // MARK: Methods of every object

    @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        (object as? NSObject)?.perform(selector)
    }
    @discardableResult public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        (object as? NSObject)?.perform(selector, with: argument)
    }
    @discardableResult public func perform(
        _ selector: Selector!, with first: Any!, with second: Any!
    ) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector, with: first, with: second) }
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        (object as? NSObject)?.performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
    }
    public func responds(to selector: Selector!) -> Bool { (object as? NSObject)?.responds(to: selector) ?? false }
    public func isKind(of type: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: type) ?? false }
    public func isMember(of type: AnyClass) -> Bool { object.map { Swift.type(of: $0) == type } ?? false }
    public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? false }
    public func value(forKey key: String) -> Any? {
        (object as? NSDictionary)?.object(forKey: key) ?? (object as? NSObject)?.value(forKey: key)
    }
    public func value(forKeyPath path: String) -> Any? { (object as? NSObject)?.value(forKeyPath: path) }
    public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }
}

/// Members whose types are those of constraints.
@MainActor @preconcurrency public struct ObjectMembersOfConstraints {
    let constraint: NSLayoutConstraint?

    public var priority: UILayoutPriority! { constraint?.priority }
}

/// The same as plain numbers, which Objective-C cannot tell from them: other classes have a member of that name and type.
@MainActor @preconcurrency public struct ObjectMembersAsNumbers {
    let constraint: NSLayoutConstraint?

    public var priority: Float! { constraint?.priority.rawValue }
}
