import UIKit

// What Apple's compiler puts into an object by itself: adapted code comes here from `frame as NSValue`.
public func objectBoxing(_ value: CGRect) -> NSValue { NSValue(cgRect: value) }
public func objectBoxing(_ value: CGPoint) -> NSValue { NSValue(cgPoint: value) }
public func objectBoxing(_ value: CGSize) -> NSValue { NSValue(cgSize: value) }
public func objectBoxing(_ value: CGVector) -> NSValue { NSValue(cgVector: value) }
public func objectBoxing(_ value: UIOffset) -> NSValue { NSValue(uiOffset: value) }
public func objectBoxing(_ value: UIEdgeInsets) -> NSValue { NSValue(uiEdgeInsets: value) }
public func objectBoxing(_ value: NSDirectionalEdgeInsets) -> NSValue { NSValue(directionalEdgeInsets: value) }
public func objectBoxing(_ value: CGAffineTransform) -> NSValue { NSValue(cgAffineTransform: value) }
public func objectBoxing(_ value: CATransform3D) -> NSValue { NSValue(caTransform3D: value) }
public func objectBoxing(_ value: NSRange) -> NSValue { NSValue(range: value) }
/// Names that stand for numbers are numbers as objects.
public func objectBoxing<Named: RawRepresentable>(_ value: Named) -> NSNumber where Named.RawValue == CGFloat {
    NSNumber(value: Double(value.rawValue))
}
