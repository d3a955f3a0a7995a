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
                found.append(words(for: child, id))
            }
        }
        visit(whole)
        return found
    }

    /// By the author's own words where there are any: a name, a text, a class.
    private static func words(for element: MarkupElement, _ id: String) -> String {
        let title = element.child(key: "normal")?["title"]
        let label = [element["userLabel"], element["text"], title, element["customClass"]].compactMap { $0 }
            .first { !$0.isEmpty }
        return [element.name, label.map { "\"\($0.shortened)\"" }, "(\(id.shortened))"].compactMap { $0 }
            .joined(separator: " ")
    }
}
