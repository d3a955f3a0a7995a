import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// Builds one scene of an Interface Builder document: first all views, then what connects them.
@MainActor final class SceneBuilder {
    let colors: DocumentColors
    private(set) var images: DocumentImages
    let text: DocumentText
    let era: DocumentEra
    let document: InterfaceBuilderDocument
    let target: InterfaceBuilderDocument.SceneTarget
    let registry = SceneRegistry()
    let warnings: SceneWarnings
    private var waitingConstraints: [(view: UIView, elements: [MarkupElement])] = []

    /// Whether the scene is a nib of an app that runs, rather than a scene on a canvas.
    let isInApp: Bool
    let connections: DocumentConnections
    /// The object of the app's own class that the next maker fills.
    private var given: UIView?

    let embedded: EmbeddedScenes
    /// What the canvas does to the scene.
    var habits: CanvasHabits { embedded.habits }
    /// The controllers of scenes embedded in this one.
    var embeddedControllers: [UIViewController] = []

    init(
        document: InterfaceBuilderDocument, target: InterfaceBuilderDocument.SceneTarget,
        embedded: EmbeddedScenes? = nil, isInApp: Bool = false
    ) {
        self.isInApp = isInApp
        self.embedded =
            embedded
            ?? EmbeddedScenes(
                document: document, around: [target.element.id].compactMap { $0 },
                habits: CanvasHabits(isInApp: isInApp))
        self.document = document
        self.target = target
        era = document.canvas.era
        let resources = document.root.child(named: "resources")
        colors = DocumentColors(resources: resources)
        images = DocumentImages(resources: resources)
        text = DocumentText(colors: colors)
        warnings = SceneWarnings(file: document.file)
        images.report = { [warnings] in warnings.addOnce($0) }
        images.reportSymbol = { [warnings] in warnings.addOnce($0, $1) }
        connections = DocumentConnections(registry, colors, images)
    }

    func build() -> BuiltScene {
        let handler = Headless.Diagnostics.handler
        // What an app's own classes have to say is about this scene.
        if showsOwnClasses {
            UnknownSymbols.forget()
            Headless.Diagnostics.handler = { [warnings] in warnings.addOnce($0) }
        }
        defer { if showsOwnClasses { Headless.Diagnostics.handler = handler } }
        let element = settled(target.element)
        let root = root(element)
        var bars: UIView?
        if case .controller(let controller) = root {
            for child in embeddedControllers {
                controller.addChild(child)
                child.didMove(toParent: controller)
            }
            if embedded.around.count <= 1 { bars = self.bars(of: element, over: controller.view) }
        }
        let constraintPlaces = connect()
        if showsOwnClasses { connections.connect(onlyOwn: true, forInterfaceBuilder: true) }
        var scene = BuiltScene(root: root, elements: registry.elements, warnings: warnings.all)
        scene.constraintPlaces = constraintPlaces
        scene.bars = bars
        scene.backdrop = .systemBackground
        scene.canvasHabits = habits
        scene.variesBySizeClass = target.element.holds(.variation)
        scene.isLaunchScreen = document.canvas.isLaunchScreen
        scene.outlets = { [root = document.root] in root.outlets }
        scene.code = { [file = document.file] name in Project.around(file).code(ofClass: name) }
        scene.appearanceOfApp = { [file = document.file] in Project.around(file).onlyAppearance }
        scene.standInColors = colors.standIns
        scene.isLooseView = !target.element.isController
        if scene.variesBySizeClass {
            scene.uninstalledViews = { [target] in UninstalledViews.words(from: target.element, to: element) }
        }
        return scene
    }

    /// The element as it is in the size classes of the screen.
    func settled(_ element: MarkupElement) -> MarkupElement {
        let settings = Headless.settings
        return SizeClassVariations(
            horizontal: settings.horizontalSizeClass, vertical: settings.verticalSizeClass, idiom: settings.device.idiom
        ).settle(element)
    }

    /// Ends what was made for an app.
    func finish() {
        _ = connect()
        waitingConstraints = []
        for problem in warnings.all { Headless.Diagnostics.say(problem.description) }
        connections.connect()
    }

    /// Constraints are made when all their items are there, in document order; they keep their ids and places.
    private func connect() -> ConstraintPlaces {
        var constraints = DocumentConstraints(items: registry.items, of: target.element, file: document.file)
        for waiting in waitingConstraints { constraints.activate(waiting.elements, of: waiting.view) }
        if showsOwnClasses { for (id, constraint) in constraints.made { registry.note(constraint, id: id) } }
        warnings.add(constraints.warnings)
        return constraints.places
    }

    var barLooks: BarLooks { BarLooks(colors: colors, images: images) }

    // MARK: Views

    /// Makes the view of an element with everything in it.
    func view(_ element: MarkupElement) -> UIView {
        if let view = viewOfOwnClass(element) { return view }
        let view = make(element)
        fill(view, element)
        return view
    }

    /// An app has its classes, and a canvas those of the registered modules.
    private var showsOwnClasses: Bool { isInApp || !Headless.resources.modules.isEmpty }

    /// Makes a view of the app's own class by its `init(coder:)`, in the middle of which it gets what the document
    /// says.
    private func viewOfOwnClass(_ element: MarkupElement) -> UIView? {
        guard showsOwnClasses else { return nil }
        let name = element["customClass"]
        guard let type = (name == nil ? hostClass(of: element) : element.namedClass) as? UIView.Type else {
            if let name { warnings.addUnknown(class: name, element) }
            return nil
        }
        let coder = NibCoder { [self] made in
            guard let view = made as? UIView else { return }
            given = view
            let frame = element.rect(key: "frame") ?? unwrittenFrame(element)
            // A class of another kind than the element gets what every view has.
            if let maker = ViewElements.makers[element.name] { _ = maker(element, self) }
            given = nil
            view.frame = frame
            fill(view, element, isOwn: NibClasses.isOwn(type))
        }
        guard let view = type.init(coder: coder) else {
            warnings.add(element, "init(coder:) of \("\(type)".shortened) gave no view")
            return nil
        }
        coder.finish(view)
        return view
    }

    /// An app that uses a framework expects its views: an outlet is of their class.
    private func hostClass(of element: MarkupElement) -> AnyClass? {
        guard isInApp, let (module, name) = HostElements.classes[element.name] else { return nil }
        return NibClasses.named(name, module: module)
    }

    /// What a maker is to fill: the object that is there already, if it is of that class.
    func taking<View: UIView>(_ make: () -> View) -> View {
        defer { given = nil }
        return given as? View ?? make()
    }

    func taking(_ type: AnyClass, _ make: () -> UIView) -> UIView {
        defer { given = nil }
        if let given, isKind(given, of: type) { return given }
        return make()
    }

    private func fill(_ view: UIView, _ element: MarkupElement, isOwn: Bool = false) {
        registry.note(view, element, isUnknown: warnings.isUnknown(element), isOwn: isOwn)
        ViewAttributes(builder: self).apply(element, to: view)
        if showsOwnClasses { connections.note(view, element) }
        if !isInApp, !isOwn { RuntimeAttributes(builder: self).apply(element, to: view) }
        if let size = document.measuredSizes[element.id], !element.hasPlaceholderSize, !isOwn,
            CanvasRule.measuredSizes.isOn
        {
            habits.giveMeasuredSize(size, to: view)
        }
        HostElements.fill(view, element, on: habits)
        let lengths = view is UIStackView ? ArrangedLengths(in: element) : nil
        for child in ContainedViews.elements(of: element, isInApp: isInApp) { add(child, to: view, lengths) }
        if element.name == "containerView", !isInApp { fillContainer(view, element) }
        DocumentFeeds(self).fill(view, element)
        finish(element, view)
    }

    private func add(_ child: MarkupElement, to view: UIView, _ lengths: ArrangedLengths?) {
        // The content view of an effect exists already, and fills it.
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
        if let stack = view as? UIStackView {
            habits.giveArrangedLength(along: lengths?.missing(child) ?? [], to: made)
            return stack.addArrangedSubview(made)
        }
        if isInApp, view is UITableView, made is UITableViewCell { return }
        if !DocumentFeeds(self).take(made, child, into: view) { view.addSubview(made) }
        if child.keepsLibraryHeight, document.measuredSizes[child.id] == nil { habits.keepLibraryHeight(of: made) }
    }

    /// UIKit gives the content view of such an owner the owner's bounds, whatever the document recorded.
    private func fillOwner(_ owner: UIView, with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = owner.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func make(_ element: MarkupElement) -> UIView {
        let frame = element.rect(key: "frame") ?? unwrittenFrame(element)
        guard let maker = ViewElements.makers[element.name] else {
            warnings.addUnknown(element)
            return UIView(frame: frame)
        }
        let view = maker(element, self)
        view.frame = frame
        return view
    }

    // MARK: Prototypes

    /// The controller of the scene, which prototypes may name.
    private weak var owner: UIViewController?
    private var ownerID: String?

    func belong(to controller: UIViewController, id: String?) {
        (owner, ownerID) = (controller, id)
        if let id { connections.know(controller, id: id) }
    }

    /// Makes a prototype anew, with whatever is in it.
    func prototype(_ element: MarkupElement) -> @MainActor () -> UIView? {
        let (document, target, owner, ownerID) = (document, target, Unkept(owner), ownerID)
        let takeSegue = connections.takeSegue
        return {
            let builder = SceneBuilder(document: document, target: target, isInApp: true)
            if let controller = owner.object { builder.belong(to: controller, id: ownerID) }
            builder.connections.takeSegue = takeSegue
            let view = builder.view(element)
            builder.finish()
            return view
        }
    }

    private final class Unkept {
        weak var object: UIViewController?
        init(_ object: UIViewController?) { self.object = object }
    }

    private func unwrittenFrame(_ element: MarkupElement) -> CGRect {
        guard element.name == "tableViewCell" else { return .zero }
        return CGRect(origin: .zero, size: CellElements.rowSize(element, self))
    }

    private func finish(_ element: MarkupElement, _ view: UIView) {
        if element.hasDesignSize { habits.giveDesignSize(to: view, decided: element.decidedAxes) }
        let constraints = element.list("constraints")
        if !constraints.isEmpty { waitingConstraints.append((view, constraints)) }
    }
}
