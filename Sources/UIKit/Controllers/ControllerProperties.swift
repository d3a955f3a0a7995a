import Foundation
import MaquetteViewModel

// Properties of controllers that are kept, and for which nothing looks different.

extension UIViewController {
    public var focusGroupIdentifier: String? {
        get { Remembered.value("focusGroupIdentifier", of: self, nil) }
        set { Remembered.set("focusGroupIdentifier", of: self, newValue) }
    }
    public var interactionActivityTrackingBaseName: String? {
        get { Remembered.value("interactionActivityTrackingBaseName", of: self, nil) }
        set { Remembered.set("interactionActivityTrackingBaseName", of: self, newValue) }
    }
    public var preferredTransition: UIViewController.Transition? {
        get { Remembered.value("preferredTransition", of: self, nil) }
        set { Remembered.set("preferredTransition", of: self, newValue) }
    }
    /// How a controller comes and goes. Nothing moves here.
    @MainActor public final class Transition: NSObject {
        public class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }

        @MainActor public final class ZoomOptions: NSObject {
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIBlurEffect?
            public override init() { super.init() }
        }
        @MainActor public final class ZoomSourceViewProviderContext: NSObject {
            public unowned let sourceViewController: UIViewController
            public unowned let zoomedViewController: UIViewController
            init(_ source: UIViewController, _ zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
            }
        }
    }

    /// The presentation that shows the controller or the one above it, if it is shown by one.
    public var activePresentationController: UIPresentationController? {
        var controller: UIViewController? = self
        while let here = controller {
            if here.presentingViewController != nil { return here.presentationController }
            controller = here.parent
        }
        return nil
    }
    /// Calls a method of the controller, with the controller and the former traits as far as it takes them.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let target = target as? NSObject
        return registerForTraitChanges(traits) { (controller: UIViewController, before: UITraitCollection) in
            _ = target?.perform(action, with: controller, with: before)
        }
    }
    public var providesPresentationContextTransitionStyle: Bool {
        get { Remembered.value("providesPresentationContextTransitionStyle", of: self, false) }
        set { Remembered.set("providesPresentationContextTransitionStyle", of: self, newValue) }
    }
}

extension UISearchController {
    public var scopeBarActivation: UISearchController.ScopeBarActivation {
        get { Remembered.value("scopeBarActivation", of: self, .automatic) }
        set { Remembered.set("scopeBarActivation", of: self, newValue) }
    }
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
}

extension UINavigationController {
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}
