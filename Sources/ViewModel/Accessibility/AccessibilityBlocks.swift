import Foundation

public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXObjectReturnBlock = () -> Any?
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// The closures that a view calls for its answers, in place of stored values.
struct AccessibilityBlocks {
    var isElement, elementsHidden: AXBoolReturnBlock?
    var label, hint, value, identifier: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var elements: AXArrayReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var frame: AXRectReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var path: AXPathReturnBlock?
}
