import UIKit

public typealias SKColor = UIColor

open class SKRange: NSObject {
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) {
        self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
    }
    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
    }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    open class func withNoLimits() -> SKRange {
        SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
    }
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
}

/// How a node would be held in its place: no time passes in a scene.
open class SKConstraint: NSObject {
    open var enabled = true
    @preconcurrency @MainActor open weak var referenceNode: SKNode?
    open class func positionX(_ range: SKRange) -> Self { made() }
    open class func positionY(_ range: SKRange) -> Self { made() }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { made() }
    open class func distance(_ range: SKRange, to node: SKNode) -> Self { made() }
    open class func distance(_ range: SKRange, to point: CGPoint) -> Self { made() }
    open class func zRotation(_ range: SKRange) -> Self { made() }
    open class func orient(to node: SKNode, offset radians: SKRange) -> Self { made() }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> Self { made() }
    private class func made() -> Self { unsafeDowncast(SKConstraint(), to: self) }
}

// Where touches are in a scene, whose y grows upwards.
extension UITouch {
    @preconcurrency @MainActor public func location(in node: SKNode) -> CGPoint {
        node.place(of: location(in: node.scene?.view))
    }
    @preconcurrency @MainActor public func previousLocation(in node: SKNode) -> CGPoint {
        node.place(of: previousLocation(in: node.scene?.view))
    }
}
extension SKNode {
    fileprivate func place(of point: CGPoint) -> CGPoint {
        guard let scene else { return point }
        return convert(scene.convertPoint(fromView: point), from: scene)
    }
}
