import Foundation
import MaquetteViewModel

/// One scene of a storyboard for an app that runs: its controller at once, the view when it is needed.
@MainActor final class StoryboardScene: NibScene {
    let storyboard: UIStoryboard
    private let contents: NibContents
    private let element: MarkupElement
    private let objects: MarkupElement
    private weak var controller: UIViewController?
    /// Until the view is loaded: the objects beside the controller in its scene.
    private var builder: SceneBuilder?
    private var segues: [String: SegueTemplate] = [:]
    /// The objects beside the controller, which live as long as it: its outlets to them may be weak.
    private var others: [AnyObject] = []

    init(_ contents: NibContents, _ storyboard: UIStoryboard, _ element: MarkupElement, _ objects: MarkupElement) {
        (self.contents, self.storyboard) = (contents, storyboard)
        let builder = SceneBuilder(
            document: contents.document, target: .init(element: objects), isInApp: true)
        self.builder = builder
        self.objects = builder.settled(objects)
        self.element = self.objects.children.first { $0.id == element.id } ?? element
    }

    // MARK: The controller

    static func type(of element: MarkupElement) -> UIViewController.Type {
        switch element.name {
        case "tableViewController": UITableViewController.self
        case "collectionViewController": UICollectionViewController.self
        case "navigationController": UINavigationController.self
        case "tabBarController": UITabBarController.self
        case "splitViewController": UISplitViewController.self
        case "pageViewController": UIPageViewController.self
        default: UIViewController.self
        }
    }

    func controller(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let coder = NibCoder { [self] made in
            guard let controller = made as? UIViewController else { return }
            fill(controller)
        }
        let base = Self.type(of: element)
        let own = element.ownClass as? UIViewController.Type
        if own == nil, let name = element["customClass"] {
            Headless.Diagnostics.say(
                "Unknown class \(name) in Interface Builder file: the scene \(element.id ?? "") is a \(base)")
        }
        let created = creator?(coder) ?? own.flatMap { GivenProperties.create($0, coder) }
        guard let made = created ?? (own ?? base).init(coder: coder) else { return nil }
        coder.finish(made)
        controller = made
        addOthers()
        return made
    }

    /// The objects beside the scene's controller, and what is connected without the view.
    private func addOthers() {
        guard let builder, let controller else { return }
        let made = NibObjects(builder: builder)
        for object in objects.children where object.id != element.id && object.name != "placeholder" {
            if let other = made.object(object) { others.append(other) }
        }
        builder.connections.note(controller, element, isMadeHere: false)
        builder.connections.setAttributes(of: element, on: controller)
        if element.child(key: "view") == nil { finish() }
        if Headless.runsOwnControllers { controller.awakeFromNib() }
    }

    private func fill(_ controller: UIViewController) {
        guard let builder else { return }
        self.controller = controller
        controller.scene = self
        builder.belong(to: controller, id: element.id)
        builder.connections.takeSegue = { [weak self] in self?.take($0, from: $1) }
        for segue in connections where segue.name == "segue" && segue["identifier"] != nil { keep(segue) }
        ControllerAttributes(builder: builder).apply(element, to: controller)
        addChildren(to: controller)
    }

    private var connections: [MarkupElement] {
        var found = element.list("connections")
        element.forEachDescendant { found += $0.list("connections") }
        return found
    }

    /// The controllers that a container shows, by the relationships of the storyboard.
    private func addChildren(to controller: UIViewController) {
        func children(_ relationship: String) -> [UIViewController] {
            element.list("connections").compactMap { segue in
                guard segue["kind"] == "relationship", segue["relationship"] == relationship else { return nil }
                return segue["destination"].flatMap { contents.controller(ofScene: $0, in: storyboard, creator: nil) }
            }
        }
        switch controller {
        case let navigation as UINavigationController:
            let root = children("rootViewController")
            if !root.isEmpty { navigation.viewControllers = root }
        case let tabs as UITabBarController:
            let tabsShown = children("viewControllers")
            if !tabsShown.isEmpty { tabs.viewControllers = tabsShown }
        case let split as UISplitViewController:
            let columns = ["masterViewController", "supplementaryViewController", "detailViewController"]
            let shown = columns.flatMap(children)
            if !shown.isEmpty { split.viewControllers = shown }
        default: break
        }
    }

    // MARK: The view

    func loadView(of controller: UIViewController) -> Bool {
        guard let root = element.child(key: "view"), let builder else { return false }
        let view = builder.view(root)
        controller.view = view
        for guide in element.list("layoutGuides") { builder.addControllerGuide(guide, to: view) }
        finish()
        return true
    }

    private func finish() {
        builder?.finish()
        builder = nil
    }

    // MARK: Segues

    func segue(identifiedBy identifier: String) -> SegueTemplate? { segues[identifier] }

    private func keep(_ segue: MarkupElement) {
        guard let identifier = segue["identifier"], let template = template(segue) else { return }
        segues[identifier] = template
    }

    /// A segue whose source is there: of a container, a control or a row.
    private func take(_ element: MarkupElement, from source: AnyObject) {
        guard var template = template(element), let controller else { return }
        if template.kind == .embed, let container = source as? UIView {
            template.container = container
            controller.trigger(template, sender: container)
            return
        }
        let perform: @MainActor (AnyObject?) -> Void = { [weak controller] in controller?.trigger(template, sender: $0)
        }
        switch source {
        case let control as UIControl:
            let action = UIAction { [weak control] _ in perform(control) }
            control.addAction(action, for: control is UIButton ? .touchUpInside : .valueChanged)
        case let item as UIBarButtonItem: item.whenChosen { perform($0) }
        case let cell as UITableViewCell:
            cell.whenChosen(byAccessory: element["trigger"] == "accessoryAction") { [weak cell] in perform(cell) }
        case let cell as UICollectionViewCell: cell.whenChosen { [weak cell] in perform(cell) }
        case let recognizer as UIGestureRecognizer: recognizer.whenRecognized { perform($0) }
        default: break
        }
    }

    private func template(_ segue: MarkupElement) -> SegueTemplate? {
        guard let destination = segue["destination"], let name = segue["kind"],
            let kind = SegueTemplate.Kind(rawValue: name)
        else { return nil }
        let (contents, storyboard) = (contents, storyboard)
        var template = SegueTemplate(kind: kind) {
            contents.controller(ofScene: destination, in: storyboard, creator: $0)
        }
        template.identifier = segue["identifier"]
        template.type = segue.ownClass as? UIStoryboardSegue.Type
        template.unwindAction = segue["unwindAction"].map { Selector($0) }
        template.creation = segue["destinationCreationSelector"].map { Selector($0) }
        template.presentationStyle = segue["modalPresentationStyle"].flatMap(
            UIModalPresentationStyle.init(documentName:))
        template.transitionStyle = segue["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(documentName:))
        return template
    }
}
