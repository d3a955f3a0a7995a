import Foundation
import MaquetteViewModel

/// The top-level objects of a nib, or those beside a controller in its scene: views, controllers, recognizers, objects of
/// the app's own classes, and the placeholders for those that are there already.
@MainActor struct NibObjects {
    let builder: SceneBuilder

    func make(
        _ objects: MarkupElement, owner: AnyObject?, externalObjects: [String: AnyObject]
    ) -> [AnyObject] {
        var made: [AnyObject] = []
        for element in objects.children {
            if element.name == "placeholder" {
                let stands = standing(for: element, owner, externalObjects)
                if let id = element.id, let stands { builder.connections.know(stands, id: id) }
                if let stands { builder.connections.note(stands, element, isMadeHere: false) }
            } else if let object = object(element) {
                made.append(object)
            }
        }
        return made
    }

    private func standing(
        for element: MarkupElement, _ owner: AnyObject?, _ externalObjects: [String: AnyObject]
    ) -> AnyObject? {
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": owner
        case "IBFirstResponder": nil
        case let name?: externalObjects[name]
        case nil: nil
        }
    }

    func object(_ element: MarkupElement) -> AnyObject? {
        if ViewElements.makers[element.name] != nil { return builder.view(element) }
        if element.name.hasSuffix("GestureRecognizer") { return recognizer(element) }
        if element.isController { return loose(element) }
        switch element.name {
        case "barButtonItem": return note(BarItems(builder: builder).button(element), element)
        case "navigationItem": return note(BarItems(builder: builder).navigationItem(element), element)
        case "tabBarItem": return note(BarItems(builder: builder).tab(element), element)
        case "customObject":
            let made = element.ownClass.flatMap(NibClasses.make) ?? NSObject()
            return note(made, element)
        default: return nil
        }
    }

    private func note<Object: AnyObject>(_ object: Object, _ element: MarkupElement) -> Object {
        builder.connections.note(object, element)
        return object
    }

    /// A controller of a nib has its view with it.
    private func loose(_ element: MarkupElement) -> UIViewController {
        let coder = NibCoder { [builder] made in
            guard let controller = made as? UIViewController else { return }
            ControllerAttributes(builder: builder).apply(element, to: controller)
        }
        let type = element.ownClass as? UIViewController.Type ?? StoryboardScene.type(of: element)
        let controller = type.init(coder: coder) ?? UIViewController()
        coder.finish(controller)
        if let view = element.child(key: "view") { controller.view = builder.view(view) }
        return note(controller, element)
    }

    private func recognizer(_ element: MarkupElement) -> UIGestureRecognizer {
        let type = element.ownClass as? UIGestureRecognizer.Type ?? Self.recognizers[element.name]
        let made = NibClasses.make(recognizer: type ?? UIGestureRecognizer.self)
        if let flag = element.flag("enabled") { made.isEnabled = flag }
        if let flag = element.flag("cancelsTouchesInView") { made.cancelsTouchesInView = flag }
        if let tap = made as? UITapGestureRecognizer {
            if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
            if let touches = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
        }
        return note(made, element)
    }

    private static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    ]
}

extension MarkupElement {
    /// The app's own class that the element names, if the program has it.
    var ownClass: AnyClass? { self["customClass"].flatMap { NibClasses.named($0, module: self["customModule"]) } }

    /// `ownClass`, or the class of UIKit's that the element names: a plain view may be a `UIControl`.
    var namedClass: AnyClass? { ownClass ?? self["customClass"].flatMap(NibClasses.ofUIKit) }
}
