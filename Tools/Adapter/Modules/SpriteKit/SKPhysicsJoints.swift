import UIKit

open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    open var reactionForce: CGVector { .zero }
    open var reactionTorque: CGFloat { 0 }
    fileprivate init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

open class SKPhysicsJointPin: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB) }
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var rotationSpeed: CGFloat = 0
}

open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB) }
}

open class SKPhysicsJointSpring: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB) }
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
}

open class SKPhysicsJointSliding: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB) }
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0
}

open class SKPhysicsJointLimit: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB) }
    open var maxLength: CGFloat = 0
}
