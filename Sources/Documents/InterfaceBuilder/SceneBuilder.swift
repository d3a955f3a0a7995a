import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// Builds one scene of an Interface Builder document: first all views, then what relates them.
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
    /// What is done to the scene for the canvas' sake.
    var habits: CanvasHabits { embedded.habits }
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
        warnings = SceneWarnings(file: document.file)
        images.tell = { [warnings] in warnings.addOnce($0) }
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
        var scene = BuiltScene(root: root, elements: registry.elements, warnings: warnings.all)
        scene.constraintIDs = constraintIDs
        scene.bars = bars
        scene.ground = .systemBackground
        scene.canvasHabits = habits
        scene.variesBySizeClass = target.element.holds(.variation)
        if scene.variesBySizeClass {
            scene.uninstalledViews = { [target] in UninstalledViews.words(from: target.element, to: element) }
        }
        return scene
    }

    /// Constraints are made when all their items are there, in document order; they keep their ids.
    private func connect() -> [ObjectIdentifier: String] {
        var constraints = DocumentConstraints(items: registry.items, of: target.element, file: document.file)
        for waiting in waitingConstraints { constraints.activate(waiting.elements, of: waiting.view) }
        warnings.add(constraints.warnings)
        return constraints.ids
    }

    var barLooks: BarLooks { BarLooks(colors: colors, images: images) }

    // MARK: Views

    /// Makes the view of an element with all that is in it.
    func view(_ element: MarkupElement) -> UIView {
        let view = make(element)
        fill(view, element)
        return view
    }

    private func fill(_ view: UIView, _ element: MarkupElement) {
        registry.note(view, element, isUnknown: warnings.isUnknown(element))
        ViewAttributes(builder: self).apply(element, to: view)
        RuntimeAttributes(builder: self).apply(element, to: view)
        HostElements.fill(view, element, on: habits)
        for child in ContainedViews.elements(of: element) { add(child, to: view) }
        if element.name == "containerView" { fillContainer(view, element) }
        if let table = view as? DrawnTable { addSections(to: table, element) }
        if let collection = view as? DrawnCollection { addItems(to: collection, element) }
        if let cell = view as? DrawnCell { tellTexts(to: cell, element) }
        finish(element, view)
    }

    private func addSections(to table: DrawnTable, _ element: MarkupElement) {
        func end(_ key: String) -> UIView? { element.child(key: key)?.id.flatMap { registry[$0] as? UIView } }
        table.head = end("tableHeaderView")
        table.foot = end("tableFooterView")
        let tops = (table.subviews.filter { $0 is DrawnCell } + [table.head].compactMap { $0 }).map(\.frame.minY)
        if era.xcode.countsRowsFromTheScreen, safeArea.top >= 44, let top = tops.min(), top >= safeArea.top {
            habits.adopt(.never, as: \.contentInsetAdjustmentBehavior, of: table)
            habits.adopt(safeArea.top, as: \.top, of: table)
        }
        let isAutomatic = element.number("rowHeight") == -1
        func cells(_ elements: [MarkupElement]) -> [DrawnCell] {
            elements.compactMap { element in
                let cell = element.id.flatMap { registry[$0] as? DrawnCell }
                cell?.isTranslated = document.isTranslated
                cell?.isAutomatic = isAutomatic && (element.number("rowHeight") ?? -1) == -1
                return cell
            }
        }
        table.addSection(cells(element.list("prototypes")))
        for section in element.list("sections") {
            table.addSection(
                cells(section.list("cells")), header: section["headerTitle"], footer: section["footerTitle"])
        }
    }

    private func addItems(to collection: DrawnCollection, _ element: MarkupElement) {
        for cell in element.list("cells") {
            guard let view = cell.id.flatMap({ registry[$0] as? UIView }) else { continue }
            collection.addItem(view, size: cell.rect(key: "frame")?.size ?? cell.size(key: "customSize"))
        }
        func part(_ key: String) -> UIView? { element.child(key: key)?.id.flatMap { registry[$0] as? UIView } }
        collection.keep(header: part("sectionHeaderView"), footer: part("sectionFooterView"))
    }

    private func tellTexts(to cell: DrawnCell, _ element: MarkupElement) {
        func view<View: UIView>(_ name: String) -> View? { element[name].flatMap { registry[$0] as? View } }
        let texts = element.child(key: "contentView")?.list("subviews").filter { $0.id == element["textLabel"] } ?? []
        cell.keep(
            style: CellElements.style(named: element["style"]), title: view("textLabel"),
            detail: view("detailTextLabel"), picture: view("imageView"),
            isUnplaced: texts.contains { $0.rect(key: "frame") == nil })
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
            (view as? DrawnItem)?.keep(content: made)
        }
        if let stack = view as? UIStackView { return stack.addArrangedSubview(made) }
        view.addSubview(made)
        if child.keepsLibraryHeight { habits.keepLibraryHeight(of: made) }
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
