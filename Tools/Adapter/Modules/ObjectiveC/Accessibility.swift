import UIKit

// On iOS every object can say what it is to VoiceOver: cells' models and actions carry a label for the view that will show
// them. Views, elements and items of bars have members of their own for that, which come first; seen as mere objects, they are asked
// for these.
extension NSObjectProtocol where Self: NSObject {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            told(
                \.isAccessibilityElement, ofElement: \.isAccessibilityElement, ofItem: \.isAccessibilityElement,
                \.isElement)
        }
        set {
            tell(
                newValue, \.isAccessibilityElement, ofElement: \.isAccessibilityElement,
                ofItem: \.isAccessibilityElement, \.isElement)
        }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { told(\.accessibilityLabel, ofElement: \.accessibilityLabel, ofItem: \.accessibilityLabel, \.label) }
        set {
            tell(newValue, \.accessibilityLabel, ofElement: \.accessibilityLabel, ofItem: \.accessibilityLabel, \.label)
        }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { told(\.accessibilityHint, ofElement: \.accessibilityHint, ofItem: \.accessibilityHint, \.hint) }
        set { tell(newValue, \.accessibilityHint, ofElement: \.accessibilityHint, ofItem: \.accessibilityHint, \.hint) }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { told(\.accessibilityValue, ofElement: \.accessibilityValue, ofItem: \.accessibilityValue, \.value) }
        set {
            tell(newValue, \.accessibilityValue, ofElement: \.accessibilityValue, ofItem: \.accessibilityValue, \.value)
        }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { told(\.accessibilityTraits, ofElement: \.accessibilityTraits, ofItem: \.accessibilityTraits, \.traits) }
        set {
            tell(
                newValue, \.accessibilityTraits, ofElement: \.accessibilityTraits, ofItem: \.accessibilityTraits,
                \.traits)
        }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { told(\.accessibilityElements, ofElement: \.accessibilityElements, \.elements) }
        set { tell(newValue, \.accessibilityElements, ofElement: \.accessibilityElements, \.elements) }
    }
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { told(\.accessibilityFrame, ofElement: \.accessibilityFrame, \.frame) }
        set { tell(newValue, \.accessibilityFrame, ofElement: \.accessibilityFrame, \.frame) }
    }
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { told(\.accessibilityPath, ofElement: \.accessibilityPath, \.path) }
        set { tell(newValue, \.accessibilityPath, ofElement: \.accessibilityPath, \.path) }
    }
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get { told(\.accessibilityActivationPoint, ofElement: \.accessibilityActivationPoint, \.activationPoint) }
        set {
            tell(newValue, \.accessibilityActivationPoint, ofElement: \.accessibilityActivationPoint, \.activationPoint)
        }
    }
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { told(\.accessibilityLanguage, ofElement: \.accessibilityLanguage, \.language) }
        set { tell(newValue, \.accessibilityLanguage, ofElement: \.accessibilityLanguage, \.language) }
    }
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { told(\.accessibilityElementsHidden, ofElement: \.accessibilityElementsHidden, \.hidesElements) }
        set { tell(newValue, \.accessibilityElementsHidden, ofElement: \.accessibilityElementsHidden, \.hidesElements) }
    }
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { told(\.accessibilityViewIsModal, \.isModal) }
        set { tell(newValue, \.accessibilityViewIsModal, \.isModal) }
    }
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { told(\.shouldGroupAccessibilityChildren, \.groupsChildren) }
        set { tell(newValue, \.shouldGroupAccessibilityChildren, \.groupsChildren) }
    }
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get { told(\.accessibilityContainerType, ofElement: \.accessibilityContainerType, \.containerType) }
        set { tell(newValue, \.accessibilityContainerType, ofElement: \.accessibilityContainerType, \.containerType) }
    }
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            told(
                \.accessibilityCustomActions, ofElement: \.accessibilityCustomActions,
                ofItem: \.accessibilityCustomActions, \.actions)
        }
        set {
            tell(
                newValue, \.accessibilityCustomActions, ofElement: \.accessibilityCustomActions,
                ofItem: \.accessibilityCustomActions, \.actions)
        }
    }
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            told(
                \.accessibilityCustomRotors, ofElement: \.accessibilityCustomRotors,
                ofItem: \.accessibilityCustomRotors, \.rotors)
        }
        set {
            tell(
                newValue, \.accessibilityCustomRotors, ofElement: \.accessibilityCustomRotors,
                ofItem: \.accessibilityCustomRotors, \.rotors)
        }
    }
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get {
            told(
                \.accessibilityIdentifier, ofElement: \.accessibilityIdentifier, ofItem: \.accessibilityIdentifier,
                \.identifier)
        }
        set {
            tell(
                newValue, \.accessibilityIdentifier, ofElement: \.accessibilityIdentifier,
                ofItem: \.accessibilityIdentifier, \.identifier)
        }
    }
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get {
            told(
                \.accessibilityUserInputLabels, ofElement: \.accessibilityUserInputLabels,
                ofItem: \.accessibilityUserInputLabels, \.userInputLabels)
        }
        set {
            tell(
                newValue, \.accessibilityUserInputLabels, ofElement: \.accessibilityUserInputLabels,
                ofItem: \.accessibilityUserInputLabels, \.userInputLabels)
        }
    }
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get {
            told(
                \.accessibilityRespondsToUserInteraction, ofItem: \.accessibilityRespondsToUserInteraction,
                \.respondsToUserInteraction)
        }
        set {
            tell(
                newValue, \.accessibilityRespondsToUserInteraction, ofItem: \.accessibilityRespondsToUserInteraction,
                \.respondsToUserInteraction)
        }
    }
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { told(\.accessibilityNavigationStyle, \.navigationStyle) }
        set { tell(newValue, \.accessibilityNavigationStyle, \.navigationStyle) }
    }
    @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
        get { told(\.accessibilityHeaderElements, \.headerElements) }
        set { tell(newValue, \.accessibilityHeaderElements, \.headerElements) }
    }
    @preconcurrency @MainActor public var automationElements: [Any]? {
        get { told(\.automationElements, \.automationElements) }
        set { tell(newValue, \.automationElements, \.automationElements) }
    }
    /// The plain texts with attributes, where no view has others.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { (self as? UIView)?.accessibilityAttributedLabel ?? accessibilityLabel.map(NSAttributedString.init) }
        set {
            if let view = self as? UIView { return view.accessibilityAttributedLabel = newValue }
            accessibilityLabel = newValue?.string
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { (self as? UIView)?.accessibilityAttributedHint ?? accessibilityHint.map(NSAttributedString.init) }
        set {
            if let view = self as? UIView { return view.accessibilityAttributedHint = newValue }
            accessibilityHint = newValue?.string
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { (self as? UIView)?.accessibilityAttributedValue ?? accessibilityValue.map(NSAttributedString.init) }
        set {
            if let view = self as? UIView { return view.accessibilityAttributedValue = newValue }
            accessibilityValue = newValue?.string
        }
    }

    // Containers are asked for their elements one by one, too.
    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        (self as? UIView)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }
    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        if let view = self as? UIView { return view.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        if let view = self as? UIView { return view.index(ofAccessibilityElement: element) }
        let place = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
        return place ?? NSNotFound
    }

    // Responders have methods of their own, which are asked.
    @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate() ?? false
    }
    @preconcurrency @MainActor public func accessibilityIncrement() { (self as? UIResponder)?.accessibilityIncrement() }
    @preconcurrency @MainActor public func accessibilityDecrement() { (self as? UIResponder)?.accessibilityDecrement() }
    @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        (self as? UIResponder)?.accessibilityScroll(direction) ?? false
    }
    @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
        (self as? UIResponder)?.accessibilityPerformEscape() ?? false
    }
    @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
        (self as? UIResponder)?.accessibilityPerformMagicTap() ?? false
    }

    /// - Parameter ofElement: of what stands for something that is no view, and of what stands in a bar, where those have it.
    @MainActor private func told<Value>(
        _ ofView: KeyPath<UIView, Value>, ofElement: KeyPath<UIAccessibilityElement, Value>? = nil,
        ofItem: KeyPath<UIBarItem, Value>? = nil, _ ofObject: KeyPath<ObjectForVoiceOver, Value>
    ) -> Value {
        if let view = self as? UIView { return view[keyPath: ofView] }
        if let ofElement, let element = self as? UIAccessibilityElement { return element[keyPath: ofElement] }
        if let ofItem, let item = self as? UIBarItem { return item[keyPath: ofItem] }
        return ObjectForVoiceOver.of(self)[keyPath: ofObject]
    }

    @MainActor private func tell<Value>(
        _ value: Value, _ ofView: ReferenceWritableKeyPath<UIView, Value>,
        ofElement: ReferenceWritableKeyPath<UIAccessibilityElement, Value>? = nil,
        ofItem: ReferenceWritableKeyPath<UIBarItem, Value>? = nil,
        _ ofObject: ReferenceWritableKeyPath<ObjectForVoiceOver, Value>
    ) {
        if let view = self as? UIView { return view[keyPath: ofView] = value }
        if let ofElement, let element = self as? UIAccessibilityElement { return element[keyPath: ofElement] = value }
        if let ofItem, let item = self as? UIBarItem { return item[keyPath: ofItem] = value }
        ObjectForVoiceOver.of(self)[keyPath: ofObject] = value
    }
}

/// Of a class that a module gives a protocol which has these, too: what is the class's own comes first.
extension UINavigationItem {
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { ObjectForVoiceOver.of(self).label }
        set { ObjectForVoiceOver.of(self).label = newValue }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { ObjectForVoiceOver.of(self).hint }
        set { ObjectForVoiceOver.of(self).hint = newValue }
    }
}

/// What an object that is no view has said of itself.
@MainActor private final class ObjectForVoiceOver {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    var elements: [Any]?
    var frame = CGRect.zero
    var path: UIBezierPath?
    var activationPoint = CGPoint.zero
    var language: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var actions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
    var identifier: String?
    var userInputLabels: [String]! = []
    var respondsToUserInteraction = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var headerElements, automationElements: [Any]?

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func of(_ object: NSObject) -> ObjectForVoiceOver {
        if let known = objc_getAssociatedObject(object, key) as? ObjectForVoiceOver { return known }
        let new = ObjectForVoiceOver()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
}
