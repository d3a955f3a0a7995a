import Foundation

/// What a menu shows, from top to bottom.
@MainActor enum MenuEntry {
    case header(String)
    case element(UIMenuElement)
    /// Between two sections.
    case gap

    /// Inline menus are sections of their own; hidden actions are left out.
    static func entries(of menu: UIMenu) -> [MenuEntry] {
        var entries: [MenuEntry] = menu.title.isEmpty ? [] : [.header(menu.title)]
        var needsGap = false
        for section in sections(of: menu) where !section.isEmpty {
            if needsGap { entries.append(.gap) }
            entries += section
            needsGap = true
        }
        return entries
    }

    private static func sections(of menu: UIMenu) -> [[MenuEntry]] {
        var sections: [[MenuEntry]] = [[]]
        for child in menu.children {
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                let title: [MenuEntry] = inline.title.isEmpty ? [] : [.header(inline.title)]
                let inner = Self.sections(of: inline).filter { !$0.isEmpty }
                for (place, section) in inner.enumerated() { sections.append(place == 0 ? title + section : section) }
                sections.append([])
            } else if !isHidden(child) {
                sections[sections.count - 1].append(.element(child))
            }
        }
        return sections
    }

    private static func isHidden(_ element: UIMenuElement) -> Bool {
        (element as? UIAction)?.attributes.contains(.hidden) ?? false
    }
}
