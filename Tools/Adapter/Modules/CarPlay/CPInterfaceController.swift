import UIKit

@preconcurrency @MainActor public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// What a car would show. None is connected.
@preconcurrency @MainActor open class CPInterfaceController: NSObject {
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    open private(set) var templates: [CPTemplate] = []
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    open var topTemplate: CPTemplate? { templates.last }
    open private(set) var presentedTemplate: CPTemplate?
    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) { templates = [rootTemplate] }
    open func setRootTemplate(
        _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        templates = [rootTemplate]
        completion?(true, nil)
    }
    open func pushTemplate(
        _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        templates.append(templateToPush)
        completion?(true, nil)
    }
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        if templates.count > 1 { templates.removeLast() }
        completion?(true, nil)
    }
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        completion?(true, nil)
    }
    open func presentTemplate(
        _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        presentedTemplate = templateToPresent
        completion?(true, nil)
    }
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = nil
        completion?(true, nil)
    }
}
@preconcurrency @MainActor open class CPWindow: UIWindow {}

@preconcurrency @MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController,
        to window: CPWindow)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}
extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController,
        to window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
    ) {}
}
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {}
