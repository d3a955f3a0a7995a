import Foundation
import MaquetteViewModel

/// Connects what was made of a nib, as a device does: runtime attributes first, then outlets and actions, and at last `awakeFromNib`.
@MainActor final class DocumentConnections {
    private struct Made {
        let object: AnyObject
        let element: MarkupElement
        let isMadeHere: Bool
    }

    private let registry: SceneRegistry
    private let colors: DocumentColors
    private let images: DocumentImages
    private var waiting: [Made] = []
    /// The objects that are there already: the owner, or the controller of a scene, which keeps this in turn.
    private var known: [String: Known] = [:]
    private struct Known { weak var object: AnyObject? }
    /// Takes the segues of elements, where the nib is a scene's.
    var takeSegue: (@MainActor (_ segue: MarkupElement, _ source: AnyObject) -> Void)?
    private var segues: [(element: MarkupElement, source: AnyObject)] = []
    private var collections: [String: [AnyObject]] = [:]

    init(_ registry: SceneRegistry, _ colors: DocumentColors, _ images: DocumentImages) {
        (self.registry, self.colors, self.images) = (registry, colors, images)
    }

    func know(_ object: AnyObject, id: String) { known[id] = Known(object: object) }

    func note(_ object: AnyObject, _ element: MarkupElement, isMadeHere: Bool = true) {
        if isMadeHere, let id = element.id, known[id] == nil, registry[id] == nil { registry.note(object, id: id) }
        waiting.append(Made(object: object, element: element, isMadeHere: isMadeHere))
    }

    /// Only of those that are the app's own, where the canvas shows a document.
    func connect(onlyOwn: Bool = false, forInterfaceBuilder: Bool = false) {
        let made = waiting
        waiting = []
        for one in made where !onlyOwn || NibClasses.isOwn(type(of: one.object)) {
            if one.isMadeHere { setAttributes(of: one.element, on: one.object) }
        }
        for one in made { connect(one, onlyOwn: onlyOwn) }
        for (element, source) in segues { takeSegue?(element, source) }
        segues = []
        for one in made where one.isMadeHere && (!onlyOwn || NibClasses.isOwn(type(of: one.object))) {
            guard let object = one.object as? any AwakesFromNib else { continue }
            object.awakeFromNib()
            if forInterfaceBuilder { object.prepareForInterfaceBuilder() }
        }
    }

    private func object(_ id: String?) -> AnyObject? { id.flatMap { known[$0]?.object ?? registry[$0] } }

    private func connect(_ made: Made, onlyOwn: Bool) {
        for connection in made.element.list("connections") {
            let destination = object(connection["destination"])
            if onlyOwn, !NibClasses.isOwn(type(of: made.object)),
                destination.map({ NibClasses.isOwn(type(of: $0)) }) != true
            {
                continue
            }
            switch connection.name {
            case "outlet": setOutlet(connection["property"], of: made.object, to: destination)
            case "outletCollection": addToOutlet(connection["property"], of: made.object, destination)
            case "action": addAction(connection, of: made.object, destination)
            case "segue": segues.append((connection, made.object))
            default: break
            }
        }
    }

    /// What a document connects with something that was left out stays nil, as where a size class does without it.
    private func setOutlet(_ name: String?, of object: AnyObject, to destination: AnyObject?) {
        guard let name, let destination, let object = object as? NSObject else { return }
        if !Headless.runsOwnControllers, ["dataSource", "delegate"].contains(name),
            NibClasses.isOwn(type(of: destination))
        {
            return
        }
        object.setValue(destination, forKey: name)
    }

    private func addToOutlet(_ name: String?, of object: AnyObject, _ destination: AnyObject?) {
        guard let name, let destination, let object = object as? NSObject else { return }
        if name == "gestureRecognizers", let view = object as? UIView,
            let recognizer = destination as? UIGestureRecognizer
        {
            return view.addGestureRecognizer(recognizer)
        }
        let key = "\(UInt(bitPattern: ObjectIdentifier(object).hashValue)).\(name)"
        collections[key, default: []].append(destination)
        object.setValue(collections[key], forKey: name)
    }

    private func addAction(_ connection: MarkupElement, of object: AnyObject, _ destination: AnyObject?) {
        guard let name = connection["selector"] else { return }
        let selector = Selector(name)
        switch object {
        case let control as UIControl:
            let event = connection["eventType"].flatMap { Self.events[$0] } ?? .touchUpInside
            control.addTarget(destination, action: selector, for: event)
        case let recognizer as UIGestureRecognizer:
            if let destination { recognizer.addTarget(destination, action: selector) }
        case let item as UIBarButtonItem: (item.target, item.action) = (destination, selector)
        default: break
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    // MARK: Runtime attributes

    func setAttributes(of element: MarkupElement, on object: AnyObject) {
        guard let object = object as? NSObject else { return }
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            object.setValue(value(of: attribute), forKeyPath: path)
        }
    }

    private func value(of attribute: MarkupElement) -> Any? {
        switch attribute["type"] {
        case "number": attribute.child(key: "value")?.number("value").map { NSNumber(value: $0) }
        case "boolean": attribute.flag("value")
        case "color": colors.color(of: attribute, key: "value")
        case "point": attribute.point(key: "value")
        case "size": attribute.size(key: "value")
        case "rect": attribute.rect(key: "value")
        case "range": attribute.child(key: "value")?.range
        case "image": images.image(of: attribute, key: "value")
        case "string": attribute["value"] ?? attribute.child(key: "value")?.text
        default: nil
        }
    }
}

extension MarkupElement {
    /// The outlets here and below, and the view that each controller has.
    var outlets: [Outlet] {
        var found: [Outlet] = []
        forEachDescendant { element in
            if let view = element.child(key: "view")?.id {
                found.append(Outlet(owner: element["customClass"], name: "view", destination: view))
            }
            for connection in element.list("connections")
            where connection.name == "outlet" || connection.name == "outletCollection" {
                guard let id = connection["destination"] else { continue }
                found.append(
                    Outlet(owner: element["customClass"], name: connection["property"] ?? "", destination: id))
            }
        }
        return found
    }
}
