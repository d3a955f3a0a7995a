import MaquetteDocuments
import MaquetteSyntax

/// What is different between two versions of a document, in words.
public struct DocumentComparison: Sendable {
    /// The changes in the order of the new version, removed parts first, scene by scene.
    public private(set) var changes: [DocumentChange] = []
    /// The tools that saved the versions, if they differ and affect the appearance.
    public private(set) var editors: (before: String, after: String)?
    private var matched: [TextPlace: Match] = [:]

    /// Where a part begins.
    struct TextPlace: Hashable {
        var line, column: Int
    }

    /// A part of the old version, and its name in the new one.
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
                old: TextPlace(counterpart), label: node.part.label?.asLabel)
            let details = Self.differences(counterpart, node, namesBefore, namesAfter, renamed)
            if !details.isEmpty { found.append(change(.changed, node, namesAfter, details: details)) }
        }
        found += Self.reordered(after, namesAfter)
        changes = Self.grouped(found)
        if let former = old.lazy.compactMap(\.editor).first, let editor = new.lazy.compactMap(\.editor).first,
            former != editor
        {
            editors = (former, editor)
        }
    }

    public var isEmpty: Bool { changes.isEmpty }

    /// The counterpart of what begins there in the new version.
    func match(ofPartAt place: TextPlace) -> Match? { matched[place] }

    /// Whether a part has no counterpart, and is in a part that has one; properties of the document come and go with it, and so do its
    /// placeholders.
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

    /// What changed places among a part's siblings: everything outside the longest subsequence whose order stayed.
    private static func reordered(_ tree: PartTree, _ names: PartNames) -> [DocumentChange] {
        ([tree.root] + tree.nodes).flatMap { parent -> [DocumentChange] in
            let former = parent.counterpart?.children ?? []
            guard former.count > 1, parent.children.count > 1 else { return [] }
            let order = Dictionary(uniqueKeysWithValues: former.enumerated().map { (ObjectIdentifier($1), $0) })
            func place(_ node: PartNode) -> Int? { node.counterpart.flatMap { order[ObjectIdentifier($0)] } }
            let members = parent.children.filter {
                $0.orderedList != nil && $0.orderedList == $0.counterpart?.orderedList && place($0) != nil
            }
            let lists = Dictionary(grouping: members) { $0.orderedList ?? "" }
            return lists.sorted { $0.key < $1.key }.flatMap { _, list -> [DocumentChange] in
                let kept = LongestRising.indices(of: list.compactMap(place))
                return list.indices.filter { !kept.contains($0) }.map { index in
                    let node = list[index]
                    return DocumentChange(
                        kind: .moved, role: node.part.role, subject: node.subject, id: node.part.id,
                        scene: node.scene.map { $0.part.label ?? $0.sceneName }, line: node.part.line,
                        details: [words(for: node, behind: index > 0 ? list[index - 1] : nil, names)])
                }
            }
        }
    }

    /// The new place of a part. Later views are in front of earlier ones.
    private static func words(for node: PartNode, behind former: PartNode?, _ names: PartNames) -> String {
        let isView = node.part.role == .view
        // Segues and outlets are named after their destination.
        func name(_ node: PartNode) -> String? { node.part["destination"].map(names.name) }
        let lead = name(node).map { $0 + " " } ?? ""
        guard let former else { return lead + (isView ? "to the back" : "to the beginning") }
        return lead + (isView ? "in front of " : "after ") + (name(former) ?? former.name)
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

    /// Groups changes by scene, those of the document first.
    private static func grouped(_ changes: [DocumentChange]) -> [DocumentChange] {
        var scenes: [String?] = []
        for change in changes where !scenes.contains(change.scene) { scenes.append(change.scene) }
        let byScene = Dictionary(grouping: changes, by: \.scene)
        return scenes.flatMap { byScene[$0] ?? [] }
    }
}

extension PartNode {
    /// The list among its siblings in which its place means something; nil where it means nothing.
    fileprivate var orderedList: String? {
        switch part.kind {
        case _ where part.role == .view: "subviews"
        case "barButtonItem", "tabBarItem", "tableViewSection": [part.kind, part["in"] ?? ""].joined(separator: " ")
        case "segue" where part["kind"] == "relationship": "segue \(part["relationship"] ?? "")"
        case "outletCollection": "outletCollection \(part["property"] ?? "")"
        default: nil
        }
    }

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
