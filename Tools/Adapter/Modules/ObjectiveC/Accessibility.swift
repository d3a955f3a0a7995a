import UIKit

// On iOS every object can say what it is to VoiceOver: cells' models and actions carry a label for the view that will show
// them. A view has members of its own for that, which come first; seen as a mere object, it is asked for these.
extension NSObjectProtocol where Self: NSObject {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { told(\.isAccessibilityElement, \.isElement) }
        set { tell(newValue, \.isAccessibilityElement, \.isElement) }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { told(\.accessibilityLabel, \.label) }
        set { tell(newValue, \.accessibilityLabel, \.label) }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { told(\.accessibilityHint, \.hint) }
        set { tell(newValue, \.accessibilityHint, \.hint) }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { told(\.accessibilityValue, \.value) }
        set { tell(newValue, \.accessibilityValue, \.value) }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { told(\.accessibilityTraits, \.traits) }
        set { tell(newValue, \.accessibilityTraits, \.traits) }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { told(\.accessibilityElements, \.elements) }
        set { tell(newValue, \.accessibilityElements, \.elements) }
    }
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { told(\.accessibilityFrame, \.frame) }
        set { tell(newValue, \.accessibilityFrame, \.frame) }
    }
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { told(\.accessibilityPath, \.path) }
        set { tell(newValue, \.accessibilityPath, \.path) }
    }
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get { told(\.accessibilityActivationPoint, \.activationPoint) }
        set { tell(newValue, \.accessibilityActivationPoint, \.activationPoint) }
    }
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { told(\.accessibilityLanguage, \.language) }
        set { tell(newValue, \.accessibilityLanguage, \.language) }
    }
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { told(\.accessibilityElementsHidden, \.hidesElements) }
        set { tell(newValue, \.accessibilityElementsHidden, \.hidesElements) }
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
        get { told(\.accessibilityContainerType, \.containerType) }
        set { tell(newValue, \.accessibilityContainerType, \.containerType) }
    }
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { told(\.accessibilityCustomActions, \.actions) }
        set { tell(newValue, \.accessibilityCustomActions, \.actions) }
    }
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { told(\.accessibilityCustomRotors, \.rotors) }
        set { tell(newValue, \.accessibilityCustomRotors, \.rotors) }
    }
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { told(\.accessibilityIdentifier, \.identifier) }
        set { tell(newValue, \.accessibilityIdentifier, \.identifier) }
    }

    // Responders have methods of their own, which are asked.
    @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate() ?? false
    }
    @preconcurrency @MainActor public func accessibilityIncrement() { (self as? UIResponder)?.accessibilityIncrement() }
    @preconcurrency @MainActor public func accessibilityDecrement() { (self as? UIResponder)?.accessibilityDecrement() }

    @MainActor private func told<Value>(
        _ ofView: KeyPath<UIView, Value>, _ ofObject: KeyPath<ObjectForVoiceOver, Value>
    ) -> Value {
        (self as? UIView).map { $0[keyPath: ofView] } ?? ObjectForVoiceOver.of(self)[keyPath: ofObject]
    }

    @MainActor private func tell<Value>(
        _ value: Value, _ ofView: ReferenceWritableKeyPath<UIView, Value>,
        _ ofObject: ReferenceWritableKeyPath<ObjectForVoiceOver, Value>
    ) {
        if let view = self as? UIView { return view[keyPath: ofView] = value }
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

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func of(_ object: NSObject) -> ObjectForVoiceOver {
        if let known = objc_getAssociatedObject(object, key) as? ObjectForVoiceOver { return known }
        let new = ObjectForVoiceOver()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
}
