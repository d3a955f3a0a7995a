import MaquetteDocuments
import MaquetteSyntax

/// A part of a document among others, and its counterpart in the other version.
final class PartNode {
    let part: DocumentPart
    let parent: PartNode?
    private(set) var children: [PartNode] = []
    /// The node of this part in the other version.
    var counterpart: PartNode?

    init(_ part: DocumentPart, parent: PartNode?) {
        self.part = part
        self.parent = parent
        children = part.parts.map { PartNode($0, parent: self) }
    }

    /// The scene that contains the part; the part itself if it is one.
    var scene: PartNode? {
        var node: PartNode? = self
        while let candidate = node, candidate.part.role != .scene { node = candidate.parent }
        return node
    }

    /// The number of views in it.
    var viewCount: Int { children.reduce(0) { $0 + $1.viewCount + ($1.part.role == .view ? 1 : 0) } }

    /// The part's text, or else its kind.
    var name: String {
        part.label.map { "\"\($0.asLabel)\"" } ?? part.id.map { "\(part.kind) \($0)" } ?? part.kind
    }

    /// The part with its kind and its id.
    var subject: String {
        switch part.kind {
        case "outlet", "outletCollection": "outlet \(part["property"] ?? "")"
        case "action": "action \(part["selector"] ?? "")"
        case "segue": "segue \(part["identifier"] ?? part["kind"] ?? "")"
        default:
            .naming(kind: part.kind, label: part.label?.asLabel, id: part.id)
        }
    }
}

/// All parts of a version.
struct PartTree {
    let root: PartNode
    /// The nodes in document order, without the root.
    let nodes: [PartNode]

    init(_ parts: [DocumentPart]) {
        var whole = DocumentPart(role: .other, kind: "document", id: nil, label: nil, line: 1, column: 1)
        whole.parts = parts
        root = PartNode(whole, parent: nil)
        var nodes: [PartNode] = []
        var waiting = Array(root.children.reversed())
        while let node = waiting.popLast() {
            nodes.append(node)
            waiting += node.children.reversed()
        }
        self.nodes = nodes
    }
}
