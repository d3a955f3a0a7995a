import Foundation
@_exported import UIKit

// Animations that move by springs. A picture shows what they end in: each is applied as soon as it is added.

@preconcurrency @MainActor public protocol POPAnimationDelegate: AnyObject {
    func pop_animationDidStart(_ anim: POPAnimation!)
    func pop_animationDidReach(toValue anim: POPAnimation!)
    func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool)
    func pop_animationDidApply(_ anim: POPAnimation!)
}

extension POPAnimationDelegate {
    public func pop_animationDidStart(_ anim: POPAnimation!) {}
    public func pop_animationDidReach(toValue anim: POPAnimation!) {}
    public func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool) {}
    public func pop_animationDidApply(_ anim: POPAnimation!) {}
}

@preconcurrency @MainActor open class POPAnimation: NSObject {
    open var name: String!
    open var beginTime: CFTimeInterval = 0
    open weak var delegate: AnyObject?
    open var animationDidStartBlock: ((POPAnimation?) -> Void)!
    open var animationDidReachToValueBlock: ((POPAnimation?) -> Void)!
    open var completionBlock: ((POPAnimation?, Bool) -> Void)!
    open var animationDidApplyBlock: ((POPAnimation?) -> Void)!
    open var removedOnCompletion = true
    open var isPaused = false
    open var autoreverses = false
    open var repeatCount = 0
    open var repeatForever = false

    override init() { super.init() }

    /// Leaves the object as it is at the end.
    func apply(to object: NSObject) {}

    func run(on object: NSObject) {
        let delegate = delegate as? any POPAnimationDelegate
        animationDidStartBlock?(self)
        delegate?.pop_animationDidStart(self)
        // What goes back, or never ends, is seen where it began.
        if !autoreverses, !isPaused {
            apply(to: object)
            animationDidApplyBlock?(self)
            delegate?.pop_animationDidApply(self)
        }
        guard !repeatForever, !isPaused else { return }
        animationDidReachToValueBlock?(self)
        delegate?.pop_animationDidReach(toValue: self)
        completionBlock?(self, true)
        delegate?.pop_animationDidStop(self, finished: true)
    }
}

/// Changes a property from one value to another.
@preconcurrency @MainActor open class POPPropertyAnimation: POPAnimation {
    open var property: POPAnimatableProperty!
    open var fromValue: Any!
    open var toValue: Any!
    open var roundingFactor: CGFloat = 0
    open var clampMode = 0
    open var isAdditive = false

    override func apply(to object: NSObject) {
        guard let toValue, let property else { return }
        property.set(toValue, of: object, isAdded: isAdditive)
    }
}

@preconcurrency @MainActor open class POPBasicAnimation: POPPropertyAnimation {
    open var duration: CFTimeInterval = 0.4
    open var timingFunction: CAMediaTimingFunction!

    public override init() { super.init() }
    public convenience init!(propertyNamed name: String!) {
        self.init()
        property = name.flatMap(POPAnimatableProperty.named)
    }
    open class func easeIn() -> POPBasicAnimation! { POPBasicAnimation() }
    open class func easeOut() -> POPBasicAnimation! { POPBasicAnimation() }
    open class func easeInEaseOut() -> POPBasicAnimation! { POPBasicAnimation() }
    open class func linear() -> POPBasicAnimation! { POPBasicAnimation() }
    open class func `default`() -> POPBasicAnimation! { POPBasicAnimation() }
}

@preconcurrency @MainActor open class POPSpringAnimation: POPPropertyAnimation {
    open var velocity: Any!
    open var springBounciness: CGFloat = 4
    open var springSpeed: CGFloat = 12
    open var dynamicsTension: CGFloat = 0
    open var dynamicsFriction: CGFloat = 0
    open var dynamicsMass: CGFloat = 1

    public override init() { super.init() }
    public convenience init!(propertyNamed name: String!) {
        self.init()
        property = name.flatMap(POPAnimatableProperty.named)
    }
}

/// Slows down from a speed. Where it would end is not worked out: it stays where it is.
@preconcurrency @MainActor open class POPDecayAnimation: POPPropertyAnimation {
    open var velocity: Any!
    open var deceleration: CGFloat = 0.998
    open var duration: CFTimeInterval { 0 }

    public override init() { super.init() }
    public convenience init!(propertyNamed name: String!) {
        self.init()
        property = name.flatMap(POPAnimatableProperty.named)
    }
}

/// Asks its block for each frame until it says that it is done. It is asked once.
@preconcurrency @MainActor open class POPCustomAnimation: POPAnimation {
    private let block: (NSObject?, POPCustomAnimation?) -> Bool
    open var currentTime: CFTimeInterval { 0 }
    open var elapsedTime: CFTimeInterval { 0 }

    public init!(block: ((NSObject?, POPCustomAnimation?) -> Bool)!) {
        self.block = block ?? { _, _ in false }
        super.init()
    }
    override func apply(to object: NSObject) { _ = block(object, self) }
}

extension NSObject {
    /// Adds the animation, and shows its end. None is kept: when it is asked for, it is over.
    @preconcurrency @MainActor public func pop_add(_ anim: POPAnimation!, forKey key: String!) { anim?.run(on: self) }
    @preconcurrency @MainActor public func pop_removeAllAnimations() {}
    @preconcurrency @MainActor public func pop_removeAnimation(forKey key: String!) {}
    @preconcurrency @MainActor public func pop_animationKeys() -> [Any]! { [] }
    @preconcurrency @MainActor public func pop_animation(forKey key: String!) -> Any! { nil }
}
