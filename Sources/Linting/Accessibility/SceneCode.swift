import Maquette
import MaquetteDocuments

/// What an app's code may change of a scene's views. Nothing that depends on it is a finding.
@MainActor final class SceneCode {
    private let outlets: [String: [Outlet]]
    private let code: (@MainActor (String) -> [SourceOfClass])?
    private var sources: [String: [CodeWords]] = [:]
    private var changes: [ObjectIdentifier: CodeAspects] = [:]
    /// The classes that have the views of the scene: its controller, its cells.
    private let owners: [String]
    private let appearanceOfApp: (@MainActor () -> UIUserInterfaceStyle?)?

    init(_ scene: BuiltScene?) {
        // What UIKit's own classes hold, they do not change.
        let held = (scene?.outlets() ?? []).filter { $0.owner != nil }
        outlets = Dictionary(grouping: held, by: \.destination)
        code = scene?.code
        appearanceOfApp = scene?.appearanceOfApp
        let elements = scene?.elements ?? []
        let ids = Set(elements.compactMap(\.id))
        let holders = held.filter { ids.contains($0.destination) }.compactMap(\.owner)
        owners = Set(holders + elements.compactMap(\.ownClass)).sorted()
    }

    func holds(_ element: LintedElement) -> Bool {
        element.built.id.flatMap { outlets[$0] }?.contains { $0.name != "view" } ?? false
    }

    func changes(_ element: LintedElement, in stack: LintedElement?) -> CodeAspects {
        let key = ObjectIdentifier(element.view)
        if let known = changes[key] { return known }
        var found = changesOfItself(element)
        if element.view.tag != 0, reachesByTag {
            found.formUnion(element.view is UIControl ? [.text, .speech, .image, .color] : .all)
        }
        // Code that fills a stack view removes its placeholders.
        if let stack, changesOfItself(stack) == .all { found = .all }
        changes[key] = found
        return found
    }

    private func changesOfItself(_ element: LintedElement) -> CodeAspects {
        var found: CodeAspects = []
        if let own = element.built.ownClass, !element.built.runsOwnCode {
            found.formUnion(CodeAspects(ofClass: own, in: sources(of: own)))
        }
        for outlet in element.built.id.flatMap({ outlets[$0] }) ?? [] {
            guard let owner = outlet.owner else { continue }
            let files = sources(of: owner)
            // A controller has its view, whether its code is there or not.
            if outlet.name == "view", files.isEmpty { continue }
            found.formUnion(CodeAspects(ofOutlet: outlet.name, in: files))
        }
        return found
    }

    /// Whether code may find a view by its tag, or as one of some subviews.
    private lazy var reachesByTag = owners.contains { owner in
        let files = sources(of: owner)
        return files.isEmpty || files.contains { $0.has(anyOf: ["viewWithTag", "subviews"]) }
    }

    /// Whether code says how high rows are.
    private(set) lazy var givesRowHeights = owners.contains { owner in
        sources(of: owner).contains {
            $0.has(anyOf: ["rowHeight", "heightForRowAt", "heightForRowAtIndexPath", "estimatedHeightForRowAt"])
        }
    }

    /// Whether the app never has an appearance: its property list says so, or its code chooses one.
    func excludes(_ style: UIUserInterfaceStyle) -> Bool {
        if let only = appearanceOfApp?() { return only != style }
        return style == .dark
            && (owners + ["AppDelegate", "SceneDelegate"]).contains { owner in
                sources(of: owner).contains { $0.has(anyOf: ["overrideUserInterfaceStyle"]) }
            }
    }

    private func sources(of name: String) -> [CodeWords] {
        if let known = sources[name] { return known }
        let found = (code?(name) ?? []).map { CodeWords($0) }
        sources[name] = found
        return found
    }
}
