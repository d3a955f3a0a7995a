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

    let embedded: EmbeddedScenes
    /// What the canvas does to the scene.
    var habits: CanvasHabits { embedded.habits }
    /// The controllers of scenes embedded in this one.
    var embeddedControllers: [UIViewController] = []

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
        warnings = SceneWarnings(file: document.file)
        images.report = { [warnings] in warnings.addOnce($0) }
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
            for child in embeddedControllers {
                controller.addChild(child)
                child.didMove(toParent: controller)
            }
            if embedded.around.count <= 1 { bars = self.bars(of: element, over: controller.view) }
        }
        let constraintPlaces = connect()
        var scene = BuiltScene(root: root, elements: registry.elements, warnings: warnings.all)
        scene.constraintPlaces = constraintPlaces
        scene.bars = bars
        scene.backdrop = .systemBackground
        scene.canvasHabits = habits
        scene.variesBySizeClass = target.element.holds(.variation)
        if scene.variesBySizeClass {
            scene.uninstalledViews = { [target] in UninstalledViews.words(from: target.element, to: element) }
        }
        return scene
    }

    /// Constraints are made when all their items are there, in document order; they keep their ids and places.
    private func connect() -> [ObjectIdentifier: ConstraintPlace] {
        var constraints = DocumentConstraints(items: registry.items, of: target.element, file: document.file)
        for waiting in waitingConstraints { constraints.activate(waiting.elements, of: waiting.view) }
        warnings.add(constraints.warnings)
        return constraints.places
    }

    var barLooks: BarLooks { BarLooks(colors: colors, images: images) }

    // MARK: Views

    /// Makes the view of an element with everything in it.
    func view(_ element: MarkupElement) -> UIView {
        let view = make(element)
        fill(view, element)
        return view
    }

    private func fill(_ view: UIView, _ element: MarkupElement) {
        registry.note(view, element, isUnknown: warnings.isUnknown(element))
        ViewAttributes(builder: self).apply(element, to: view)
        RuntimeAttributes(builder: self).apply(element, to: view)
        if let size = document.measuredSizes[element.id], !element.hasPlaceholderSize, CanvasRule.measuredSizes.isOn {
            habits.giveMeasuredSize(size, to: view)
        }
        HostElements.fill(view, element, on: habits)
        for child in ContainedViews.elements(of: element) { add(child, to: view) }
        if element.name == "containerView" { fillContainer(view, element) }
        DocumentFeeds(self).fill(view, element)
        finish(element, view)
    }

    private func add(_ child: MarkupElement, to view: UIView) {
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
        if let stack = view as? UIStackView { return stack.addArrangedSubview(made) }
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
