import UIKit

// On iOS every object can say what it is to VoiceOver: cells' models and actions carry a label for the view that will show
// them. A view has members of its own for that, which come first; seen as a mere object, it is asked for these.
extension NSObjectProtocol where Self: NSObject {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { (self as? UIView)?.isAccessibilityElement ?? ObjectForVoiceOver.of(self).isElement }
        set {
            if let view = self as? UIView { return view.isAccessibilityElement = newValue }
            ObjectForVoiceOver.of(self).isElement = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { (self as? UIView).map(\.accessibilityLabel) ?? ObjectForVoiceOver.of(self).label }
        set {
            if let view = self as? UIView { return view.accessibilityLabel = newValue }
            ObjectForVoiceOver.of(self).label = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { (self as? UIView).map(\.accessibilityHint) ?? ObjectForVoiceOver.of(self).hint }
        set {
            if let view = self as? UIView { return view.accessibilityHint = newValue }
            ObjectForVoiceOver.of(self).hint = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { (self as? UIView).map(\.accessibilityValue) ?? ObjectForVoiceOver.of(self).value }
        set {
            if let view = self as? UIView { return view.accessibilityValue = newValue }
            ObjectForVoiceOver.of(self).value = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { (self as? UIView)?.accessibilityTraits ?? ObjectForVoiceOver.of(self).traits }
        set {
            if let view = self as? UIView { return view.accessibilityTraits = newValue }
            ObjectForVoiceOver.of(self).traits = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { (self as? UIView).map(\.accessibilityElements) ?? ObjectForVoiceOver.of(self).elements }
        set {
            if let view = self as? UIView { return view.accessibilityElements = newValue }
            ObjectForVoiceOver.of(self).elements = newValue
        }
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

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func of(_ object: NSObject) -> ObjectForVoiceOver {
        if let known = objc_getAssociatedObject(object, key) as? ObjectForVoiceOver { return known }
        let new = ObjectForVoiceOver()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
}
