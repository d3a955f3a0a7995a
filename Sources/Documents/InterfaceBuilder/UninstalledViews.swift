/// The views that variations leave out of a scene.
enum UninstalledViews {
    /// What they are called, the outermost of each branch.
    static func words(from whole: MarkupElement, to settled: MarkupElement) -> [String] {
        var kept: Set<String> = []
        settled.forEachDescendant { if let id = $0.id { kept.insert(id) } }
        var found: [String] = []
        func visit(_ element: MarkupElement) {
            for child in element.children {
                guard element.name == "subviews", let id = child.id, !kept.contains(id) else {
                    visit(child)
                    continue
                }
                found.append(
                    .naming(kind: child.name, label: child.authorsLabel?.shortened, id: id.shortened))
            }
        }
        visit(whole)
        return found
    }
}
