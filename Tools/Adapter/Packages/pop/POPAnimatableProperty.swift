import Foundation
import UIKit

/// What an animation changes: values are handed over as numbers.
@preconcurrency @MainActor open class POPAnimatableProperty: NSObject {
    open var name: String { nameOfProperty }
    open var readBlock: ((Any?, UnsafeMutablePointer<CGFloat>?) -> Void)!
    open var writeBlock: ((Any?, UnsafePointer<CGFloat>?) -> Void)!
    open var threshold: CGFloat = 0.01
    fileprivate var nameOfProperty: String

    fileprivate init(_ name: String) { nameOfProperty = name }

    static func named(_ name: String) -> POPAnimatableProperty { POPAnimatableProperty(name) }

    open class func property(withName name: String!) -> Any! { named(name ?? "") }
    open class func property(
        withName name: String!, initializer: ((POPMutableAnimatableProperty?) -> Void)!
    ) -> Any! {
        let property = POPMutableAnimatableProperty(name ?? "")
        initializer?(property)
        return property
    }

    /// Sets the value, which is a number, a structure in an object, or a colour.
    func set(_ value: Any, of object: NSObject, isAdded: Bool) {
        let value = AnimatedValue(value)
        guard let writeBlock else {
            Self.known[nameOfProperty]?(object, value)
            return
        }
        var numbers = value.numbers
        if isAdded, let readBlock {
            var before = numbers
            before.withUnsafeMutableBufferPointer { readBlock(object, $0.baseAddress) }
            numbers = zip(before, numbers).map(+)
        }
        numbers.withUnsafeBufferPointer { writeBlock(object, $0.baseAddress) }
    }

    private typealias Change = @MainActor (NSObject, AnimatedValue) -> Void

    private static func of<Object>(
        _ type: Object.Type, _ change: @escaping @MainActor (Object, AnimatedValue) -> Void
    ) -> Change {
        { object, value in (object as? Object).map { change($0, value) } }
    }
    /// A layer's properties can be changed at its view, too.
    private static func ofLayer(_ change: @escaping @MainActor (CALayer, AnimatedValue) -> Void) -> Change {
        { object, value in (object as? CALayer ?? (object as? UIView)?.layer).map { change($0, value) } }
    }
    private static func ofView(_ change: @escaping @MainActor (UIView, AnimatedValue) -> Void) -> Change {
        of(UIView.self, change)
    }
    private static func ofTransform(
        _ change: @escaping @MainActor (inout FlatTransform, AnimatedValue) -> Void
    ) -> Change {
        ofLayer { layer, value in layer.change { change(&$0, value) } }
    }

    private static let known: [String: Change] = [
        kPOPLayerBackgroundColor: ofLayer { $0.backgroundColor = $1.color?.cgColor },
        kPOPLayerBounds: ofLayer { $0.bounds = $1.rect ?? $0.bounds },
        kPOPLayerCornerRadius: ofLayer { $0.cornerRadius = $1.number ?? $0.cornerRadius },
        kPOPLayerBorderWidth: ofLayer { $0.borderWidth = $1.number ?? $0.borderWidth },
        kPOPLayerBorderColor: ofLayer { $0.borderColor = $1.color?.cgColor },
        kPOPLayerOpacity: ofLayer { $0.opacity = $1.number.map(Float.init) ?? $0.opacity },
        kPOPLayerPosition: ofLayer { $0.position = $1.point ?? $0.position },
        kPOPLayerPositionX: ofLayer { $0.position.x = $1.number ?? $0.position.x },
        kPOPLayerPositionY: ofLayer { $0.position.y = $1.number ?? $0.position.y },
        kPOPLayerSize: ofLayer { $0.bounds.size = $1.size ?? $0.bounds.size },
        kPOPLayerZPosition: ofLayer { $0.zPosition = $1.number ?? $0.zPosition },
        kPOPLayerRotation: ofTransform { $0.angle = $1.number ?? $0.angle },
        kPOPLayerScaleX: ofTransform { $0.scale.x = $1.number ?? $0.scale.x },
        kPOPLayerScaleY: ofTransform { $0.scale.y = $1.number ?? $0.scale.y },
        kPOPLayerScaleXY: ofTransform { $0.scale = $1.point ?? $0.scale },
        kPOPLayerTranslationX: ofTransform { $0.shift.x = $1.number ?? $0.shift.x },
        kPOPLayerTranslationY: ofTransform { $0.shift.y = $1.number ?? $0.shift.y },
        kPOPLayerTranslationXY: ofTransform { $0.shift = $1.point ?? $0.shift },
        kPOPShapeLayerStrokeStart: of(CAShapeLayer.self) { $0.strokeStart = $1.number ?? $0.strokeStart },
        kPOPShapeLayerStrokeEnd: of(CAShapeLayer.self) { $0.strokeEnd = $1.number ?? $0.strokeEnd },
        kPOPLayoutConstraintConstant: of(NSLayoutConstraint.self) { $0.constant = $1.number ?? $0.constant },
        kPOPViewAlpha: ofView { $0.alpha = $1.number ?? $0.alpha },
        kPOPViewBackgroundColor: ofView { $0.backgroundColor = $1.color },
        kPOPViewBounds: ofView { $0.bounds = $1.rect ?? $0.bounds },
        kPOPViewCenter: ofView { $0.center = $1.point ?? $0.center },
        kPOPViewFrame: ofView { $0.frame = $1.rect ?? $0.frame },
        kPOPViewScaleX: ofTransform { $0.scale.x = $1.number ?? $0.scale.x },
        kPOPViewScaleY: ofTransform { $0.scale.y = $1.number ?? $0.scale.y },
        kPOPViewScaleXY: ofTransform { $0.scale = $1.point ?? $0.scale },
        kPOPViewSize: ofView { $0.bounds.size = $1.size ?? $0.bounds.size },
        kPOPViewTintColor: ofView { $0.tintColor = $1.color },
        kPOPScrollViewContentOffset: of(UIScrollView.self) { $0.contentOffset = $1.point ?? $0.contentOffset },
        kPOPScrollViewZoomScale: of(UIScrollView.self) { $0.zoomScale = $1.number ?? $0.zoomScale },
        kPOPLabelTextColor: of(UILabel.self) { $0.textColor = $1.color },
    ]
}

/// A property that code describes: how it is read, and how it is written.
@preconcurrency @MainActor open class POPMutableAnimatableProperty: POPAnimatableProperty {
    open override var name: String {
        get { nameOfProperty }
        set { nameOfProperty = newValue }
    }
}

/// What a property becomes: one to four numbers, or a colour.
private struct AnimatedValue {
    let numbers: [CGFloat]
    let color: UIColor?

    init(_ value: Any) {
        numbers = Self.numbers(in: value)
        color = value as? UIColor ?? (value as? CGColor).map(UIColor.init(cgColor:))
    }

    private static func numbers(in value: Any) -> [CGFloat] {
        switch value {
        case let number as CGFloat: [number]
        case let number as NSNumber: [CGFloat(number.doubleValue)]
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
        case let box as NSValue:
            numbers(in: box.value(of: CGRect.self) ?? box.value(of: CGSize.self) ?? box.cgPointValue as Any)
        default: []
        }
    }

    var number: CGFloat? { numbers.first }
    /// One number stands for both.
    var point: CGPoint? {
        numbers.count > 1 ? CGPoint(x: numbers[0], y: numbers[1]) : number.map { CGPoint(x: $0, y: $0) }
    }
    var size: CGSize? { point.map { CGSize(width: $0.x, height: $0.y) } }
    var rect: CGRect? {
        numbers.count > 3 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
}

/// A transform as it is put together of what can be animated.
struct FlatTransform {
    var angle: CGFloat
    var scale: CGPoint
    var shift: CGPoint

    init(_ matrix: CATransform3D) {
        angle = atan2(matrix.m12, matrix.m11)
        scale = CGPoint(
            x: (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot(),
            y: (matrix.m21 * matrix.m21 + matrix.m22 * matrix.m22).squareRoot())
        shift = CGPoint(x: matrix.m41, y: matrix.m42)
    }

    var matrix: CATransform3D {
        var matrix = CATransform3DIdentity
        (matrix.m11, matrix.m12) = (cos(angle) * scale.x, sin(angle) * scale.x)
        (matrix.m21, matrix.m22) = (-sin(angle) * scale.y, cos(angle) * scale.y)
        (matrix.m41, matrix.m42) = (shift.x, shift.y)
        return matrix
    }
}

extension CALayer {
    fileprivate func change(_ edit: (inout FlatTransform) -> Void) {
        var flat = FlatTransform(transform)
        edit(&flat)
        transform = flat.matrix
    }
}

// The same as functions, for code that reads and writes a part of a transform by itself.

@preconcurrency @MainActor public func POPLayerGetTranslationXY(_ layer: CALayer!) -> CGPoint {
    FlatTransform(layer.transform).shift
}
@preconcurrency @MainActor public func POPLayerSetTranslationXY(_ layer: CALayer!, _ point: CGPoint) {
    layer.change { $0.shift = point }
}
@preconcurrency @MainActor public func POPLayerGetTranslationX(_ layer: CALayer!) -> CGFloat {
    FlatTransform(layer.transform).shift.x
}
@preconcurrency @MainActor public func POPLayerSetTranslationX(_ layer: CALayer!, _ x: CGFloat) {
    layer.change { $0.shift.x = x }
}
@preconcurrency @MainActor public func POPLayerGetTranslationY(_ layer: CALayer!) -> CGFloat {
    FlatTransform(layer.transform).shift.y
}
@preconcurrency @MainActor public func POPLayerSetTranslationY(_ layer: CALayer!, _ y: CGFloat) {
    layer.change { $0.shift.y = y }
}
@preconcurrency @MainActor public func POPLayerGetScaleXY(_ layer: CALayer!) -> CGPoint {
    FlatTransform(layer.transform).scale
}
@preconcurrency @MainActor public func POPLayerSetScaleXY(_ layer: CALayer!, _ scale: CGPoint) {
    layer.change { $0.scale = scale }
}
@preconcurrency @MainActor public func POPLayerGetScaleX(_ layer: CALayer!) -> CGFloat {
    FlatTransform(layer.transform).scale.x
}
@preconcurrency @MainActor public func POPLayerSetScaleX(_ layer: CALayer!, _ x: CGFloat) {
    layer.change { $0.scale.x = x }
}
@preconcurrency @MainActor public func POPLayerGetScaleY(_ layer: CALayer!) -> CGFloat {
    FlatTransform(layer.transform).scale.y
}
@preconcurrency @MainActor public func POPLayerSetScaleY(_ layer: CALayer!, _ y: CGFloat) {
    layer.change { $0.scale.y = y }
}
@preconcurrency @MainActor public func POPLayerGetRotationZ(_ layer: CALayer!) -> CGFloat {
    FlatTransform(layer.transform).angle
}
@preconcurrency @MainActor public func POPLayerSetRotationZ(_ layer: CALayer!, _ angle: CGFloat) {
    layer.change { $0.angle = angle }
}
@preconcurrency @MainActor public func POPLayerGetRotation(_ layer: CALayer!) -> CGFloat {
    FlatTransform(layer.transform).angle
}
@preconcurrency @MainActor public func POPLayerSetRotation(_ layer: CALayer!, _ angle: CGFloat) {
    layer.change { $0.angle = angle }
}
