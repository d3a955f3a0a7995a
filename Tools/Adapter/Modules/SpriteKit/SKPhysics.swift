import UIKit

/// How a node would move among others: nothing moves.
open class SKPhysicsBody: NSObject {
    public override init() { super.init() }
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    open var isDynamic = true
    open var usesPreciseCollisionDetection = false
    open var allowsRotation = true
    open var pinned = false
    open var isResting = false
    open var friction: CGFloat = 0.2
    open var charge: CGFloat = 0
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var density: CGFloat = 1
    open var mass: CGFloat = 1
    open var area: CGFloat { 0 }
    open var affectedByGravity = true
    open var fieldBitMask: UInt32 = .max
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open internal(set) weak var node: SKNode?
    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

open class SKPhysicsContact: NSObject {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    open var contactPoint: CGPoint { .zero }
    open var contactNormal: CGVector { .zero }
    open var collisionImpulse: CGFloat { 0 }
}
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
}

/// A part of the plane in which a field works.
open class SKRegion: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(radius: Float) { self.init() }
    public convenience init(size: CGSize) { self.init() }
    public convenience init(path: CGPath) { self.init() }
    open class func infinite() -> SKRegion { SKRegion() }
    open func inverse() -> Self { self }
    open func contains(_ point: CGPoint) -> Bool { true }
}

/// Pulls or pushes what is near. Nothing moves here, so it does nothing.
@preconcurrency @MainActor open class SKFieldNode: SKNode {
    open var region: SKRegion?
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask = UInt32.max
    open var smoothness: Float = 0
    open var animationSpeed: Float = 0
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    open class func springField() -> SKFieldNode { SKFieldNode() }
    open class func electricField() -> SKFieldNode { SKFieldNode() }
    open class func magneticField() -> SKFieldNode { SKFieldNode() }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode()
    }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode()
    }
}
