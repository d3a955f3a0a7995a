import Foundation
import MaquetteViewModel

/// Builds one scene of an Interface Builder document: first all views, then what relates them.
@MainActor final class SceneBuilder {
    let colors: DocumentColors
    private(set) var images: DocumentImages
    let text: DocumentText
    let era: DocumentEra
    private let document: InterfaceBuilderDocument
    private let target: InterfaceBuilderDocument.SceneTarget
    /// Views and guides by their ids, for constraints.
    private var items: [String: AnyObject] = [:]
    private var elements: [BuiltElement] = []
    private var warnings: [DocumentProblem] = []
    private var waitingConstraints: [(view: UIView, elements: [MarkupElement])] = []
    private var unknown: Set<String> = []

    let embedded: EmbeddedScenes
    /// The controllers of scenes embedded in this one.
    var guests: [UIViewController] = []

    init(
        document: InterfaceBuilderDocument, target: InterfaceBuilderDocument.SceneTarget,
        embedded: EmbeddedScenes? = nil
    ) {
        self.embedded =
            embedded ?? EmbeddedScenes(document: document, around: [target.element.id].compactMap { $0 })
        self.document = document
        self.target = target
        era = document.canvas.era
        let resources = document.root.child(named: "resources")
        colors = DocumentColors(resources: resources)
        images = DocumentImages(resources: resources)
        text = DocumentText(colors: colors)
        images.tell = { [weak self] problem in
            guard let self, !warnings.contains(problem) else { return }
            warnings.append(problem)
        }
    }

    func build() -> BuiltScene {
        let settings = Headless.settings
        let variations = SizeClassVariations(
            horizontal: settings.horizontalSizeClass, vertical: settings.verticalSizeClass, idiom: settings.device.idiom
        )
        let element = variations.settle(target.element)
        let root = root(element)
        var bars: UIView?
        if case .controller(let controller) = root {
            for guest in guests {
                controller.addChild(guest)
                guest.didMove(toParent: controller)
            }
            if embedded.around.count <= 1 { bars = self.bars(of: element, over: controller.view) }
        }
        let constraintIDs = connect()
        var scene = BuiltScene(root: root, elements: elements, warnings: warnings)
        scene.constraintIDs = constraintIDs
        scene.bars = bars
        scene.ground = .systemBackground
        scene.canvasHabits = embedded.canvasHabits
        scene.variesBySizeClass = target.element.holds(.variation)
        if scene.variesBySizeClass {
            scene.uninstalledViews = { [target] in UninstalledViews.words(from: target.element, to: element) }
        }
        return scene
    }

    private func root(_ element: MarkupElement) -> BuiltScene.Root {
        if element.name.hasSuffix("ontroller") { return .controller(controller(element)) }
        if element.name.hasPrefix("collection") {
            let view = view(element)
            if let margins = era.looseCellMargins(width: view.bounds.width) { view.layoutMargins = margins }
            return .view(view)
        }
        guard element.name == "view", era.treatsLooseViewsAsScreens else { return .view(view(element)) }
        let controller = UIViewController()
        controller.view = view(element)
        return .controller(controller)
    }

    private func bars(of element: MarkupElement, over root: UIView?) -> UIView? {
        let maker = SceneBarMaker(of: element, builder: self, bars: document.bars, safeArea: safeArea)
        let bars = maker.made
        if maker.surroundings.bottom == .none { bars.ground = root?.backgroundColor }
        return bars
    }

    /// What bars and device cover of the scene.
    var safeArea: UIEdgeInsets {
        document.scenes.first { $0.id == target.element.id }?.wishes.safeAreaInsets ?? .zero
    }

    /// Bars around a scene have the heights of the screen that it is shown on.
    var eraOnScreen: DocumentEra {
        let settings = Headless.settings
        return era.shown(isPad: settings.device.idiom == .pad, isLandscape: settings.isLandscape)
    }

    var barLooks: BarLooks { BarLooks(colors: colors, images: images) }

    /// Constraints are made when all their items are there, in document order; they keep their ids.
    private func connect() -> [ObjectIdentifier: String] {
        var constraints = DocumentConstraints(items: items, of: target.element, file: document.file)
        for waiting in waitingConstraints { constraints.activate(waiting.elements, of: waiting.view) }
        warnings += constraints.warnings
        return constraints.ids
    }

    /// The height of a toolbar where it stands in the scene.
    func toolbarHeight(_ element: MarkupElement) -> CGFloat {
        let device = document.canvas.device
        let hasHomeIndicator = device.map { $0.idiom == .phone && $0.portraitInsets.bottom > 0 } ?? false
        let root = (target.element.child(key: "view") ?? target.element).rect(key: "frame")
        let reachesDown = root.map { $0.height >= (device?.portraitSize.height ?? 0) - 60 } ?? true
        return era.toolbarHeight(standsOnHomeIndicator: hasHomeIndicator && reachesDown && standsOnSafeArea(element))
    }

    /// Whether the lower edge of a view is tied to a lower edge of the safe area.
    private func standsOnSafeArea(_ element: MarkupElement) -> Bool {
        guard let id = element.id else { return false }
        var guides: Set<String> = []
        var partners: Set<String> = []
        target.element.forEachDescendant { descendant in
            if descendant.name == "viewLayoutGuide", descendant.key == "safeArea", let id = descendant.id {
                guides.insert(id)
            }
            guard descendant.name == "constraint", descendant["firstAttribute"] == "bottom",
                descendant["secondAttribute"] == "bottom", let first = descendant["firstItem"],
                let second = descendant["secondItem"]
            else { return }
            if first == id { partners.insert(second) }
            if second == id { partners.insert(first) }
        }
        return !guides.isDisjoint(with: partners)
    }

    /// Until Xcode 8, documents were drawn for any device.
    var hasDevice: Bool { document.canvas.device != nil }

    /// The screen that the scene was drawn on, held as there.
    var canvasSize: CGSize { document.canvas.screenSize(target.element) }

    /// How wide the screen is that the scene is laid out on.
    var canvasWidth: CGFloat { UIScreen.main.bounds.width }

    // MARK: Controllers

    private func controller(_ element: MarkupElement) -> UIViewController {
        if let split = splitController(element) { return split }
        let controller = UIViewController()
        controller.title = element["title"] ?? element.child(key: "navigationItem")?["title"]
        let root =
            element.child(key: "view").map { view($0) } ?? ContainerScene.view(of: element)
            ?? UIView(frame: UIScreen.main.bounds)
        controller.view = root
        controller.automaticallyAdjustsScrollViewInsets =
            element.flag("automaticallyAdjustsScrollViewInsets") ?? true
        controller.isUnderNavigationBar = document.bars.surroundings(of: element).top != .none
        adjustInsets(of: root, element)
        for guide in element.list("layoutGuides") { addControllerGuide(guide, to: root) }
        return controller
    }

    /// Where there is room, columns stand beside each other, as on the canvas.
    private func splitController(_ element: MarkupElement) -> UISplitViewController? {
        guard element.name == "splitViewController", Headless.settings.horizontalSizeClass == .regular else {
            return nil
        }
        let columns = embedded.columns(of: element)
        guard columns.count > 1 else { return nil }
        let controller = UISplitViewController()
        controller.viewControllers = columns
        controller.preferredDisplayMode = columns.count > 2 ? .twoBesideSecondary : .oneBesideSecondary
        if let fraction = element.length("preferredPrimaryColumnWidthFraction") {
            controller.preferredPrimaryColumnWidthFraction = fraction
        }
        if let width = element.length("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = width }
        if let width = element.length("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = width }
        controller.view.frame = UIScreen.main.bounds
        return controller
    }

    /// UIKit keeps the collection that a controller shows clear of bars, however little there is in it, unless it was told
    /// to leave scroll views alone.
    private func adjustInsets(of root: UIView, _ element: MarkupElement) {
        let view = element.child(key: "view")
        guard let scroll = (root as? UIScrollView) ?? (root.subviews.first as? UIScrollView) else { return }
        if element.flag("automaticallyAdjustsScrollViewInsets") == false {
            scroll.contentInsetAdjustmentBehavior = .never
        } else if view?.name == "collectionView", view?["contentInsetAdjustmentBehavior"] == nil {
            scroll.contentInsetAdjustmentBehavior = .always
        }
    }

    /// The top and bottom layout guides of storyboards made before there were safe areas: everything that bars cover.
    private func addControllerGuide(_ element: MarkupElement, to view: UIView) {
        guard let id = element.id, let type = element["type"] else { return }
        let guide = UILayoutGuide()
        guide.identifier = type
        view.addLayoutGuide(guide)
        items[id] = guide
        let safeArea = view.safeAreaLayoutGuide
        let edges =
            type == "top"
            ? [
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
            ]
            : [
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
            ]
        NSLayoutConstraint.activate(
            edges + [
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
    }

    // MARK: Views

    /// Makes the view of an element with all that is in it.
    func view(_ element: MarkupElement) -> UIView {
        let view = make(element)
        fill(view, element)
        return view
    }

    private func fill(_ view: UIView, _ element: MarkupElement) {
        note(view, element)
        ViewAttributes(builder: self).apply(element, to: view)
        RuntimeAttributes(builder: self).apply(element, to: view)
        for child in ContainedViews.elements(of: element) { add(child, to: view) }
        if element.name == "containerView" { fillContainer(view, element) }
        DocumentFeeds(self).fill(view, element)
        finish(element, view)
    }

    private func add(_ child: MarkupElement, to view: UIView) {
        // The content of an effect is there already, and fills it.
        if let effect = view as? UIVisualEffectView, child.key == "contentView" {
            fill(effect.contentView, child)
            return fillOwner(effect, with: effect.contentView)
        }
        let made = self.view(child)
        if child.name == "tableViewCellContentView" {
            CellElements.placeContent(made, child, in: view, self)
        } else if child.key == "contentView" {
            fillOwner(view, with: made)
        }
        if let stack = view as? UIStackView { return stack.addArrangedSubview(made) }
        if !DocumentFeeds(self).take(made, child, into: view) { view.addSubview(made) }
        if LibraryHeight.keep(made, child) { embedded.canvasHabits.add(made) }
    }

    /// UIKit gives the content of a view that makes it the owner's bounds, whatever the document recorded of it.
    private func fillOwner(_ owner: UIView, with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = owner.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func make(_ element: MarkupElement) -> UIView {
        let frame = element.rect(key: "frame") ?? unwrittenFrame(element)
        guard let maker = ViewElements.makers[element.name] else {
            warnUnknown(element)
            return UIView(frame: frame)
        }
        let view = maker(element, self)
        view.frame = frame
        return view
    }

    private func unwrittenFrame(_ element: MarkupElement) -> CGRect {
        guard element.name == "tableViewCell" else { return .zero }
        return CGRect(origin: .zero, size: CellElements.rowSize(element, self))
    }

    /// What was made of the element of an id.
    func item<Item>(_ id: String?) -> Item? { id.flatMap { items[$0] as? Item } }

    /// Whether the texts are other ones than those that the document was drawn with.
    var isTranslated: Bool { document.isTranslated }

    /// Makes a view known by its id: to constraints, to reports.
    func note(_ view: UIView, _ element: MarkupElement) {
        if let id = element.id { items[id] = view }
        for guide in element.children where guide.name == "viewLayoutGuide" {
            if let id = guide.id { items[id] = self.guide(guide.key, of: view) }
        }
        var built = BuiltElement(
            view: view, id: element.id, kind: element.name, label: element["userLabel"] ?? element["customClass"],
            line: element.line)
        built.column = element.column
        built.storedFrame = element.rect(key: "frame")
        built.isUnknown = unknown.contains(element.name)
        built.ownClass = element["customClass"]
        built.hasGestures = element.list("connections").contains { $0["property"] == "gestureRecognizers" }
        elements.append(built)
    }

    private func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "keyboard": view.keyboardLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }

    private func finish(_ element: MarkupElement, _ view: UIView) {
        embedded.canvasHabits.add(DesignSize.give(to: view, element))
        let constraints = element.list("constraints")
        if !constraints.isEmpty { waitingConstraints.append((view, constraints)) }
    }

    // MARK: Warnings

    func warn(_ element: MarkupElement, _ message: String, kind: DocumentProblem.Kind = .other) {
        var problem = DocumentProblem(
            file: document.file, line: element.line, column: element.column,
            place: [element.name, element.id].compactMap { $0?.shortened }.joined(separator: " "), message: message)
        problem.kind = kind
        warnings.append(problem)
    }

    /// Says once in a scene what holds for many of its elements.
    func warnOnce(_ element: MarkupElement, _ message: String) {
        if unknown.insert(message).inserted { warn(element, message) }
    }

    /// Each unknown kind is said once.
    private func warnUnknown(_ element: MarkupElement) {
        guard unknown.insert(element.name).inserted else { return }
        warn(
            element, "there is no model of <\(element.name.shortened)> yet; it is drawn as a plain view",
            kind: .unknownElement)
    }
}
