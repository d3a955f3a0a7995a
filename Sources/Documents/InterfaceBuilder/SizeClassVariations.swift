import MaquetteViewModel

/// Resolves a document's variations by size class, so that later steps need not know about them.
///
/// A `<variation key="heightClass=compact-widthClass=regular">` inside an element overrides attributes and keyed
/// children of that element, and its masks say which constraints and subviews are installed.
struct SizeClassVariations {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let idiom: UIUserInterfaceIdiom

    /// The element with its variations applied and removed; without variations it is the same element.
    func settle(_ element: MarkupElement) -> MarkupElement {
        guard element.holds(.variation) else { return element }
        var children = element.children
        var attributes = element.attributes
        let variations = children.filter { $0.name == "variation" }
        if !variations.isEmpty {
            children.removeAll { $0.name == "variation" }
            var masks: [String: Set<String>] = [:]
            for variation in applicable(variations) { apply(variation, &attributes, &children, &masks) }
            for (list, excluded) in masks {
                children = children.map { $0.name == list ? $0.keeping { !excluded.contains($0.id ?? "") } : $0 }
            }
        }
        return MarkupElement(
            name: element.name, attributes: attributes, children: children.map(settle), text: element.text,
            line: element.line, column: element.column)
    }

    /// The variations for these traits, the general ones first, so that more specific ones win.
    private func applicable(_ variations: [MarkupElement]) -> [MarkupElement] {
        variations.compactMap { variation -> (rank: Int, variation: MarkupElement)? in
            guard let key = variation.key, let rank = rank(of: key) else { return nil }
            return (rank, variation)
        }
        .sorted { $0.rank < $1.rank }.map(\.variation)
    }

    /// How specific a key is; nil if it is for other traits.
    private func rank(of key: String) -> Int? {
        if key == "default" { return 0 }
        var rank = 0
        for condition in key.split(separator: "-") {
            let parts = condition.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "widthClass" where parts[1] == name(of: horizontal): rank += 2
            case "heightClass" where parts[1] == name(of: vertical): rank += 1
            case "userInterfaceIdiom" where parts[1] == name(of: idiom): rank += 4
            default: return nil
            }
        }
        return rank
    }

    private func name(of sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        default: "any"
        }
    }

    private func name(of idiom: UIUserInterfaceIdiom) -> String {
        switch idiom {
        case .pad: "pad"
        case .mac: "mac"
        default: "phone"
        }
    }

    private func apply(
        _ variation: MarkupElement, _ attributes: inout MarkupAttributes, _ children: inout [MarkupElement],
        _ masks: inout [String: Set<String>]
    ) {
        for entry in variation.attributes.entries where entry.name != "key" { attributes[entry.name] = entry.value }
        for child in variation.children {
            guard let key = child.key else { continue }
            guard child.name != "mask" else {
                for entry in child.children {
                    guard let reference = entry["reference"] else { continue }
                    if entry.name == "exclude" {
                        masks[key, default: []].insert(reference)
                    } else {
                        masks[key, default: []].remove(reference)
                    }
                }
                continue
            }
            children.removeAll { $0.key == key }
            children.append(child)
        }
    }
}

extension MarkupElement {
    /// This element with some of its children.
    func keeping(_ isKept: (MarkupElement) -> Bool) -> MarkupElement {
        MarkupElement(
            name: name, attributes: attributes, children: children.filter(isKept), text: text, line: line,
            column: column)
    }
}

/// The views of a scene that are not installed.
enum UninstalledViews {
    /// The names of the views that are not installed, the outermost of each branch.
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
