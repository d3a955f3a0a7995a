/// Prints a layout as a tree, one line for each layout in it.
@preconcurrency @MainActor public struct LayoutPrinter: @preconcurrency CustomStringConvertible {
    private let layout: any Layout
    private let withAnchors: Bool
    private let tags = ViewTags()

    public init(_ layout: any Layout, withAnchors: Bool = false) {
        self.layout = layout
        self.withAnchors = withAnchors
    }

    public var description: String { lines(of: layout, below: "").joined(separator: "\n") }

    public func print() { Swift.print(description) }
    public func copyToPasteboard() { UIPasteboard.general.string = description }

    /// The layout's own line without its place in the tree, then everything below it, which starts with `indent`.
    private func lines(of layout: any Layout, below indent: String) -> [String] {
        var lines = [title(of: layout)]
        let sublayouts = layout.sublayouts
        if withAnchors {
            let margin = indent + (sublayouts.isEmpty ? "      " : "│     ")
            lines += layout.anchors.constraints.map { margin + equation($0) }
        }
        for (index, sublayout) in sublayouts.enumerated() {
            let isLast = index == sublayouts.count - 1
            var below = self.lines(of: sublayout, below: indent + (isLast ? "   " : "│  "))
            below[0] = indent + (isLast ? "└─ " : "├─ ") + below[0]
            lines += below
        }
        return lines
    }

    private func title(of layout: any Layout) -> String {
        let name = String(String(describing: type(of: layout)).prefix { $0 != "<" })
        return layout.view.map { "\(name) - view: \(tags.tag(of: $0))" } ?? name
    }

    private func equation(_ property: AnchorsConstraintProperty) -> String {
        var words = [".\(property.attribute)", property.relation.symbol]
        if let target = target(of: property) { words.append("\(target).\(property.toAttribute ?? property.attribute)") }
        if property.multiplier != 1 { words.append("x \(property.multiplier.description)") }
        if property.constant > 0 { words.append("+ \(property.constant.description)") }
        if property.constant < 0 { words.append("- \((-property.constant).description)") }
        return words.joined(separator: " ")
    }

    private func target(of property: AnchorsConstraintProperty) -> String? {
        switch property.toItem {
        case .object(let object): tags.tag(ofItem: object)
        case .identifier(let identifier): identifier
        case .transparent: "superview"
        case .deny: nil
        }
    }
}
