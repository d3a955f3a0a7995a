import UIKit

/// What version 0 called the same, and what nibs set.
extension UIView {
    @IBInspectable public var heroID: String? {
        get { hero.id }
        set { hero.id = newValue }
    }
    public var heroModifiers: [HeroModifier]? {
        get { hero.modifiers }
        set { hero.modifiers = newValue }
    }
    @IBInspectable public var isHeroEnabled: Bool {
        get { hero.isEnabled }
        set { hero.isEnabled = newValue }
    }
    @IBInspectable public var isHeroEnabledForSubviews: Bool {
        get { hero.isEnabledForSubviews }
        set { hero.isEnabledForSubviews = newValue }
    }
    /// The modifiers in words, of which nothing is seen either.
    @IBInspectable public var heroModifierString: String? {
        get { nil }
        set {}
    }
}

extension UIViewController {
    @IBInspectable public var isHeroEnabled: Bool {
        get { hero.isEnabled }
        set { hero.isEnabled = newValue }
    }
    public var heroModalAnimationType: HeroDefaultAnimationType {
        get { hero.modalAnimationType }
        set { hero.modalAnimationType = newValue }
    }
    @IBInspectable public var heroModalAnimationTypeString: String? {
        get { nil }
        set {}
    }
    public func hero_dismissViewController() { hero.dismissViewController() }
    public func hero_unwindToRootViewController() { hero.unwindToRootViewController() }
    public func hero_replaceViewController(with next: UIViewController) { hero.replaceViewController(with: next) }
    public func heroReplaceViewController(with next: UIViewController) { hero.replaceViewController(with: next) }
}

extension UINavigationController {
    public var heroNavigationAnimationType: HeroDefaultAnimationType {
        get { hero.navigationAnimationType }
        set { hero.navigationAnimationType = newValue }
    }
}

extension UITabBarController {
    public var heroTabBarAnimationType: HeroDefaultAnimationType {
        get { hero.tabBarAnimationType }
        set { hero.tabBarAnimationType = newValue }
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("heroID", \UIView.heroID)
        KeyedProperties.add("isHeroEnabled", \UIView.isHeroEnabled)
        KeyedProperties.add("isHeroEnabledForSubviews", \UIView.isHeroEnabledForSubviews)
        KeyedProperties.add("heroModifierString", \UIView.heroModifierString)
        KeyedProperties.add("isHeroEnabled", \UIViewController.isHeroEnabled)
        KeyedProperties.add("heroModalAnimationTypeString", \UIViewController.heroModalAnimationTypeString)
    }
}
