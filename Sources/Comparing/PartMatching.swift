import MaquetteDocuments

/// Finds the same part in two versions: by its id, or else by its kind, text and place.
enum PartMatching {
    /// Finds which ids were renamed.
    static func match(_ old: PartTree, _ new: PartTree) -> RenamedIDs {
        pair(old.root, new.root)
        let before = byID(old.nodes)
        for (key, node) in byID(new.nodes) {
            if let counterpart = before[key], counterpart.part.role == node.part.role { pair(counterpart, node) }
        }
        // From the outside in: parts of the same parent may be the same.
        var renamed = RenamedIDs()
        for node in [new.root] + new.nodes {
            matchChildren(of: node)
            matchRenamed(in: node, .view, &renamed)
        }
        // Constraints and outlets refer to views.
        for node in [new.root] + new.nodes {
            matchRenamed(in: node, .constraint, &renamed)
            matchRenamed(in: node, .other, &renamed)
        }
        matchOnlyOnes(old.root, new.root)
        return renamed
    }

    private struct Key: Hashable {
        var scene: String?
        var id: String
    }

    /// The ids of JSON documents are those of a scene.
    private static func byID(_ nodes: [PartNode]) -> [Key: PartNode] {
        var counts: [String: Int] = [:]
        for node in nodes { if let id = node.part.id { counts[id, default: 0] += 1 } }
        var found: [Key: PartNode] = [:]
        for node in nodes {
            guard let id = node.part.id else { continue }
            let isInMany = (counts[id] ?? 0) > 1
            let key = Key(scene: isInMany ? node.scene?.part.id : nil, id: id)
            if found[key] == nil { found[key] = node }
        }
        return found
    }

    private static func matchChildren(of node: PartNode) {
        guard let counterpart = node.counterpart else { return }
        // Equal properties first, then equal text, then the same kind.
        pairUnmatched(counterpart.children, node.children) { part in
            Likeness(part.role, part.kind, part.label, part.properties)
        }
        pairUnmatched(counterpart.children, node.children) { part in Likeness(part.role, part.kind, part.label, []) }
        pairUnmatched(counterpart.children, node.children) { part in
            Likeness(part.role, part.kind, part.equationSide, [])
        }
        pairUnmatched(counterpart.children.filter(isNoConstraint), node.children.filter(isNoConstraint)) { part in
            Likeness(part.role, part.kind, nil, [])
        }
    }

    /// Merges and pasting give the same part another id.
    private static func matchRenamed(in node: PartNode, _ role: DocumentPart.Role, _ renamed: inout RenamedIDs) {
        guard let counterpart = node.counterpart else { return }
        func isWaiting(_ part: PartNode) -> Bool {
            part.counterpart == nil && part.part.id != nil && part.part.role == role
        }
        let old = counterpart.children.filter(isWaiting)
        guard !old.isEmpty else { return }
        var waiting = Dictionary(grouping: old.reversed()) { node in
            let part = renamed.applied(to: node.part)
            return Likeness(part.role, part.kind, part.label, part.properties)
        }
        for node in node.children.filter(isWaiting) {
            let part = node.part
            let likeness = Likeness(part.role, part.kind, part.label, part.properties)
            if let counterpart = waiting[likeness]?.popLast() {
                pair(counterpart, node)
                renamed.add(counterpart.part.id, node.part.id)
            }
        }
    }

    /// A part that a document has only once, such as its device, is always the same.
    private static func matchOnlyOnes(_ old: PartNode, _ new: PartNode) {
        func only(_ kind: String, in root: PartNode) -> PartNode? {
            let all = root.children.filter { $0.part.kind == kind && $0.part.role == .other }
            return all.count == 1 ? all[0] : nil
        }
        for node in new.children where node.counterpart == nil {
            guard let one = only(node.part.kind, in: new), let other = only(node.part.kind, in: old) else { continue }
            pair(other, one)
        }
    }

    private static func isNoConstraint(_ node: PartNode) -> Bool { node.part.role != .constraint }

    private struct Likeness: Hashable {
        let role: DocumentPart.Role
        let kind: String
        let label: String?
        let properties: [DocumentPart.Property]

        init(
            _ role: DocumentPart.Role, _ kind: String, _ label: String?, _ properties: [DocumentPart.Property]
        ) {
            (self.role, self.kind, self.label, self.properties) = (role, kind, label, properties)
        }
    }

    /// Parts with different ids are different: one replaced the other.
    private static func pairUnmatched(
        _ old: [PartNode], _ new: [PartNode], by likeness: (DocumentPart) -> Likeness
    ) {
        var waiting = Dictionary(
            grouping: old.filter { $0.counterpart == nil && $0.part.id == nil }.reversed(), by: { likeness($0.part) })
        for node in new where node.counterpart == nil && node.part.id == nil {
            if let counterpart = waiting[likeness(node.part)]?.popLast() { pair(counterpart, node) }
        }
    }

    private static func pair(_ old: PartNode, _ new: PartNode) {
        guard old.counterpart == nil, new.counterpart == nil else { return }
        old.counterpart = new
        new.counterpart = old
    }
}

extension DocumentPart {
    /// The left side of a JSON equation, up to its relation. Other parts and visual formats keep their text.
    fileprivate var equationSide: String? {
        guard role == .constraint, let text = label, !text.contains("["),
            let sign = text.firstIndex(where: { "=<>".contains($0) })
        else { return label }
        return String(text[...sign])
    }
}
