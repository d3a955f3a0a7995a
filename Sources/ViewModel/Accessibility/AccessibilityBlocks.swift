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

/// What a view answers with when it is asked, in place of what it was told.
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
