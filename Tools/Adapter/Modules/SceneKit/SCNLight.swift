import UIKit

open class SCNLight: NSObject {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient")
        public static let omni = Self(rawValue: "omni")
        public static let directional = Self(rawValue: "directional")
        public static let spot = Self(rawValue: "spot")
        public static let IES = Self(rawValue: "ies")
        public static let probe = Self(rawValue: "probe")
        public static let area = Self(rawValue: "area")
    }
    public override init() { super.init() }
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var temperature: CGFloat = 6500
    open var intensity: CGFloat = 1000
    open var name: String?
    open var castsShadow = false
    open var shadowColor: Any = UIColor.black
    open var shadowRadius: CGFloat = 3
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
}

open class SCNCamera: NSObject {
    public override init() { super.init() }
    open var name: String?
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var automaticallyAdjustsZRange = false
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
    open var wantsHDR = false
    open var wantsDepthOfField = false
    open var focusDistance: CGFloat = 2.5
    open var bloomIntensity: CGFloat = 0
}

// MARK: What would move

open class SCNConstraint: NSObject {
    open var isEnabled = true
    open var influenceFactor: CGFloat = 1
}
public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let X = Self(rawValue: 1)
    public static let Y = Self(rawValue: 2)
    public static let Z = Self(rawValue: 4)
}
extension SCNBillboardAxis { public static let all: Self = [.X, .Y, .Z] }
open class SCNBillboardConstraint: SCNConstraint {
    public override init() { super.init() }
    open var freeAxes = SCNBillboardAxis.all
}
open class SCNLookAtConstraint: SCNConstraint {
    public init(target: SCNNode?) { self.target = target }
    open var target: SCNNode?
    open var isGimbalLockEnabled = false
}

public enum SCNPhysicsBodyType: Int, Sendable {
    case `static`
    case dynamic, kinematic
}
open class SCNPhysicsShape: NSObject {
    public convenience init(geometry: SCNGeometry, options: [String: Any]? = nil) { self.init() }
    public convenience init(node: SCNNode, options: [String: Any]? = nil) { self.init() }
}
open class SCNPhysicsBody: NSObject {
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }
    open class func `static`() -> Self { unsafeDowncast(SCNPhysicsBody(type: .static, shape: nil), to: self) }
    open class func dynamic() -> Self { unsafeDowncast(SCNPhysicsBody(type: .dynamic, shape: nil), to: self) }
    open class func kinematic() -> Self { unsafeDowncast(SCNPhysicsBody(type: .kinematic, shape: nil), to: self) }
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var isAffectedByGravity = true
    open var velocity = SCNVector3Zero
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
}
open class SCNPhysicsContact: NSObject {
    public let nodeA = SCNNode()
    public let nodeB = SCNNode()
}
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
open class SCNPhysicsWorld: NSObject {
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}

public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
/// What a node would do, and how long that would take.
open class SCNAction: NSObject {
    open var duration: TimeInterval
    open var speed: CGFloat = 1
    open var timingMode = SCNActionTimingMode.linear
    private init(_ duration: TimeInterval) { self.duration = duration }
    private class func lasting(_ duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open func reversed() -> SCNAction { SCNAction(duration) }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func hide() -> SCNAction { lasting(0) }
    open class func unhide() -> SCNAction { lasting(0) }
    open class func wait(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func removeFromParentNode() -> SCNAction { lasting(0) }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { lasting(0) }
    open class func customAction(
        duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { lasting(seconds) }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    open class func group(_ actions: [SCNAction]) -> SCNAction { lasting(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { lasting(action.duration * Double(count)) }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(action.duration) }
}
