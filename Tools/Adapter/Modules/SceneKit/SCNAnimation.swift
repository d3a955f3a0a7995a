import UIKit

/// Something that would change in time. No time passes in a scene: an animation is not kept.
public protocol SCNAnimatable: NSObjectProtocol {}
extension SCNAnimatable {
    public func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    public func addAnimation(_ animation: SCNAnimation, forKey key: String?) {}
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {}
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { nil }
    public var animationKeys: [String] { [] }
    public func removeAnimation(forKey key: String) {}
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) {}
    public func removeAllAnimations() {}
}
extension SCNNode: SCNAnimatable {}
extension SCNGeometry: SCNAnimatable {}
extension SCNMaterial: SCNAnimatable {}
extension SCNMaterialProperty: SCNAnimatable {}
extension SCNLight: SCNAnimatable {}
extension SCNCamera: SCNAnimatable {}

open class SCNAnimation: NSObject {
    @preconcurrency @MainActor public convenience init(caAnimation: CAAnimation) {
        self.init()
        duration = caAnimation.duration
    }
    open var duration: TimeInterval = 0
    open var repeatCount: CGFloat = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
}
open class SCNAnimationPlayer: NSObject {
    public init(animation: SCNAnimation) { self.animation = animation }
    public let animation: SCNAnimation
    open var speed: CGFloat = 1
    open var blendFactor: CGFloat = 1
    open var paused = true
    open func play() { paused = false }
    open func stop() { paused = true }
}
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }
