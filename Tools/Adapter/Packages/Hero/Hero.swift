import ObjectiveC
import UIKit

/// The names of version 1: `view.hero.id`. They are kept with the object.
@preconcurrency @MainActor public struct HeroExtension<Base: AnyObject> {
    public let base: Base

    fileprivate var kept: KeptValues {
        if let kept = objc_getAssociatedObject(base, &keptKey) as? KeptValues { return kept }
        let new = KeptValues()
        objc_setAssociatedObject(base, &keptKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }
}

nonisolated(unsafe) private var keptKey: UInt8 = 0

@MainActor private final class KeptValues {
    var id: String?
    var modifiers: [HeroModifier]?
    var isEnabled: Bool?
    var isEnabledForSubviews = true
    var animation = HeroDefaultAnimationType.auto
    var modalAnimation = HeroDefaultAnimationType.auto
}

@preconcurrency @MainActor public protocol HeroCompatible: AnyObject {
    associatedtype CompatibleType: AnyObject
    var hero: HeroExtension<CompatibleType> { get set }
}

extension HeroCompatible {
    public var hero: HeroExtension<Self> {
        get { HeroExtension(base: self) }
        set {}
    }
}

extension UIView: HeroCompatible {}
extension UIViewController: HeroCompatible {}

extension HeroExtension where Base: UIView {
    public var id: String? {
        get { kept.id }
        nonmutating set { kept.id = newValue }
    }
    public var modifiers: [HeroModifier]? {
        get { kept.modifiers }
        nonmutating set { kept.modifiers = newValue }
    }
    public var isEnabled: Bool {
        get { kept.isEnabled ?? true }
        nonmutating set { kept.isEnabled = newValue }
    }
    public var isEnabledForSubviews: Bool {
        get { kept.isEnabledForSubviews }
        nonmutating set { kept.isEnabledForSubviews = newValue }
    }
}

extension HeroExtension where Base: UIViewController {
    public var isEnabled: Bool {
        get { kept.isEnabled ?? false }
        nonmutating set { kept.isEnabled = newValue }
    }
    public var modalAnimationType: HeroDefaultAnimationType {
        get { kept.modalAnimation }
        nonmutating set { kept.modalAnimation = newValue }
    }
    public var modifiers: [HeroModifier]? {
        get { kept.modifiers }
        nonmutating set { kept.modifiers = newValue }
    }

    public func dismissViewController(completion: (() -> Void)? = nil) {
        if let navigation = base.navigationController, navigation.viewControllers.first !== base {
            navigation.popViewController(animated: true)
            completion?()
        } else {
            base.dismiss(animated: true, completion: completion)
        }
    }

    public func unwindToRootViewController() {
        if let navigation = base.navigationController { navigation.popToRootViewController(animated: true) }
        base.view.window?.rootViewController?.dismiss(animated: true)
    }

    public func replaceViewController(with next: UIViewController, completion: (() -> Void)? = nil) {
        if let navigation = base.navigationController {
            navigation.setViewControllers(navigation.viewControllers.dropLast() + [next], animated: true)
        } else {
            base.view.window?.rootViewController = next
        }
        completion?()
    }
}

extension HeroExtension where Base: UINavigationController {
    public var navigationAnimationType: HeroDefaultAnimationType {
        get { kept.animation }
        nonmutating set { kept.animation = newValue }
    }
}

extension HeroExtension where Base: UITabBarController {
    public var tabBarAnimationType: HeroDefaultAnimationType {
        get { kept.animation }
        nonmutating set { kept.animation = newValue }
    }
}

/// The transition itself, which is over at once.
@preconcurrency @MainActor open class HeroTransition: NSObject {
    public var defaultAnimation = HeroDefaultAnimationType.auto
    public var containerColor: UIColor = .black
    public var isUserInteractionEnabled = false
    public var viewOrderingStrategy = HeroViewOrderingStrategy.auto
    public var defaultAnimationDirectionStrategy = HeroDefaultAnimationType.Strategy.forceLeftToRight
    public var isTransitioning: Bool { false }
    public var isPresenting: Bool { true }
    public var progress: Double { 0 }
    public func update(_ percentageComplete: CGFloat) {}
    public func finish(animate: Bool = true) {}
    public func cancel(animate: Bool = true) {}
    public func apply(modifiers: [HeroModifier], to view: UIView) {}
    public func changeTarget(modifiers: [HeroModifier], isDestination: Bool, to view: UIView) {}
    public func setDefaultAnimationForNextTransition(_ animation: HeroDefaultAnimationType) {}
    public func setContainerColorForNextTransition(_ color: UIColor?) {}
}

@preconcurrency @MainActor public class Hero: NSObject {
    public static var shared = HeroTransition()
}
