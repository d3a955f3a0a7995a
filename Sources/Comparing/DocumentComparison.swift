import MaquetteDocuments

/// What is different between two versions of a document, in words.
public struct DocumentComparison: Sendable {
    /// In the order of the new version; what is gone comes first, scene by scene.
    public private(set) var changes: [DocumentChange] = []
    private var matched: [TextPlace: Match] = [:]

    /// Where a part begins.
    struct TextPlace: Hashable {
        var line, column: Int
    }

    /// What a part of the new version was, and what people call it now.
    struct Match {
        var old: TextPlace
        var label: String?
    }

    public init(from old: [DocumentPart], to new: [DocumentPart]) {
        let (before, after) = (PartTree(old), PartTree(new))
        let renamed = PartMatching.match(before, after)
        let (namesBefore, namesAfter) = (PartNames(before), PartNames(after))
        var found: [DocumentChange] = []
        for node in before.nodes where Self.isOnlyHere(node) { found.append(change(.removed, node, namesBefore)) }
        for node in after.nodes {
            guard let counterpart = node.counterpart else {
                if Self.isOnlyHere(node) { found.append(change(.added, node, namesAfter)) }
                continue
            }
            if let moved = Self.move(node, from: counterpart) {
                found.append(change(.moved, node, namesAfter, details: [moved]))
            }
            matched[TextPlace(node)] = Match(
                old: TextPlace(counterpart), label: node.part.label.map(PartNode.shortened))
            let details = Self.differences(counterpart, node, namesBefore, namesAfter, renamed)
            if !details.isEmpty { found.append(change(.changed, node, namesAfter, details: details)) }
        }
        found += Self.reordered(after)
        changes = Self.grouped(found)
    }

    public var isEmpty: Bool { changes.isEmpty }

    /// The counterpart of what begins there in the new version.
    func match(ofPartAt place: TextPlace) -> Match? { matched[place] }

    /// Without a counterpart, in something that has one; what a document says of itself comes and goes with it, and so
    /// do its placeholders.
    private static func isOnlyHere(_ node: PartNode) -> Bool {
        node.counterpart == nil && node.parent?.counterpart != nil
            && !["document", "device", "placeholder"].contains(node.part.kind)
    }

    private func change(
        _ kind: DocumentChange.Kind, _ node: PartNode, _ names: PartNames, details: [String] = []
    ) -> DocumentChange {
        var subject = node.subject
        var details = details
        if node.part.role == .constraint {
            subject = "constraint " + names.statement(of: node)
            // Equations in JSON leave out whose they are.
            if node.part["firstAttribute"] == nil, let parent = node.parent {
                details = [(["of \(parent.name)"] + details).joined(separator: ", ")]
            }
        } else if kind == .added || kind == .removed {
            let inside = node.viewCount
            if inside > 0 { details.append("with \(inside) view\(inside == 1 ? "" : "s") in it") }
            if let parent = node.parent, parent.part.role == .view { details.append("in \(parent.name)") }
        }
        return DocumentChange(
            kind: kind, role: node.part.role, subject: subject, id: node.part.id,
            scene: node.scene.map { $0.part.label ?? $0.sceneName }, line: node.part.line, details: details)
    }

    // MARK: Places

    private static func move(_ node: PartNode, from old: PartNode) -> String? {
        guard let parent = node.parent, let former = old.parent, former.counterpart !== parent,
            node.part.role == .view
        else { return nil }
        return "from \(former.name) into \(parent.name)"
    }

    /// Views that changed places with their siblings: those that are not in the longest part of the list whose order
    /// stayed.
    private static func reordered(_ tree: PartTree) -> [DocumentChange] {
        ([tree.root] + tree.nodes).flatMap { parent -> [DocumentChange] in
            let views = parent.children.filter {
                $0.part.role == .view && $0.counterpart?.parent?.counterpart === parent
            }
            guard views.count > 1 else { return [] }
            let order = Dictionary(
                uniqueKeysWithValues: (views[0].counterpart?.parent?.children ?? []).enumerated().map {
                    (ObjectIdentifier($1), $0)
                })
            let places = views.compactMap { view in view.counterpart.flatMap { order[ObjectIdentifier($0)] } }
            guard places.count == views.count else { return [] }
            let kept = LongestRising.indices(of: places)
            return views.indices.filter { !kept.contains($0) }.map { index in
                let place = index == 0 ? "to the back" : "in front of \(views[index - 1].name)"
                return DocumentChange(
                    kind: .moved, role: .view, subject: views[index].subject, id: views[index].part.id,
                    scene: views[index].scene.map { $0.part.label ?? $0.sceneName }, line: views[index].part.line,
                    details: [place])
            }
        }
    }

    // MARK: Properties

    private static func differences(
        _ old: PartNode, _ new: PartNode, _ namesBefore: PartNames, _ namesAfter: PartNames, _ renamed: RenamedIDs
    ) -> [String] {
        let properties = PropertyWords.list(renamed.applied(to: old.part), new.part)
        let id = id(old.part, new.part)
        if new.part.role == .constraint {
            let (before, after) = (namesBefore.statement(of: old), namesAfter.statement(of: new))
            return id + (properties.isEmpty ? [] : before == after ? properties : ["was \(before)"])
        }
        let kind = old.part.kind == new.part.kind ? [] : ["was a \(old.part.kind), is a \(new.part.kind)"]
        return kind + id + properties
    }

    private static func id(_ old: DocumentPart, _ new: DocumentPart) -> [String] {
        guard let former = old.id, let id = new.id, former != id else { return [] }
        return ["id: \(former) → \(id)"]
    }

    /// Changes of one scene together, those of its outside first.
    private static func grouped(_ changes: [DocumentChange]) -> [DocumentChange] {
        var scenes: [String?] = []
        for change in changes where !scenes.contains(change.scene) { scenes.append(change.scene) }
        let byScene = Dictionary(grouping: changes, by: \.scene)
        return scenes.flatMap { byScene[$0] ?? [] }
    }
}

extension PartNode {
    /// Storyboards name the controller of a scene, not the scene.
    fileprivate var sceneName: String {
        let controller = children.first { $0.part.kind.lowercased().hasSuffix("controller") }
        return controller?.part["storyboardIdentifier"] ?? controller?.part.label ?? controller?.part.id ?? part.id
            ?? ""
    }
}

extension DocumentComparison.TextPlace {
    fileprivate init(_ node: PartNode) { self.init(line: node.part.line, column: node.part.column) }
}
