import Foundation
import MaquetteDrawing
import MaquetteReleases

/// The panel with the rows of a menu.
final class MenuView: UIView, InternalView {
    private var pieces: [(entry: MenuEntry, view: UIView?)] = []
    private var lines: [CGRect] = []
    private var gaps: [CGRect] = []

    init(_ menu: UIMenu) {
        super.init(frame: .zero)
        isOpaque = false
        let entries = MenuEntry.entries(of: menu)
        var columns = MenuRow.Columns()
        for case .element(let element) in entries {
            if (element as? UIAction)?.state == .on { columns.hasChecks = true }
            if element is UIMenu, !Headless.release.menus.isGlass { columns.hasChecks = true }
            if element.image != nil { columns.hasImages = true }
        }
        pieces = entries.map { entry in
            switch entry {
            case .header(let words): (entry, header(words))
            case .element(let element): (entry, MenuRow(element, columns))
            case .gap: (entry, nil)
            }
        }
        for case let view? in pieces.map(\.view) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private var menus: SystemRelease.Menus { Headless.release.menus }

    private func header(_ words: String) -> UILabel {
        let label = UILabel()
        label.text = words
        label.font = .preferredFont(forTextStyle: menus.isGlass ? .subheadline : .footnote)
        label.textColor = .secondaryLabel
        return label
    }

    private func height(of piece: (entry: MenuEntry, view: UIView?), width: CGFloat) -> CGFloat {
        switch piece.entry {
        case .header: max(menus.header, (piece.view?.intrinsicContentSize.height ?? 0) + 16)
        case .element: (piece.view as? MenuRow)?.height(inWidth: width) ?? 0
        case .gap: menus.sectionGap
        }
    }

    /// At accessibility sizes a menu is as wide as its longest line, if the screen is.
    private var width: CGFloat {
        guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return menus.width }
        return pieces.reduce(menus.width) { widest, piece in
            let words = (piece.view as? UILabel).map { $0.intrinsicContentSize.width + 2 * menus.title }
            return max(widest, words ?? (piece.view as? MenuRow)?.naturalWidth ?? 0)
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(width, size.width)
        let rows = pieces.reduce(0) { $0 + height(of: $1, width: width) }
        return CGSize(width: width, height: rows + 2 * menus.padding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (lines, gaps) = ([], [])
        var top = menus.padding
        let pixel = 1 / layoutScale
        for (place, piece) in pieces.enumerated() {
            let height = height(of: piece, width: bounds.width)
            var frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            if case .gap = piece.entry {
                let middle = CGRect(
                    x: menus.title, y: frame.midY, width: bounds.width - 2 * menus.title, height: pixel)
                if menus.isGlass { lines.append(middle) } else { gaps.append(frame) }
            } else if !menus.isGlass, place > 0, pieces[place - 1].view != nil {
                lines.append(CGRect(x: 0, y: top, width: bounds.width, height: pixel))
            }
            if case .header = piece.entry { frame = frame.insetBy(dx: menus.title, dy: 0) }
            piece.view?.frame = frame
            top += height
        }
        setNeedsDisplay()
    }

    override func drawOwnContent(into list: inout DisplayList) {
        let outline = Path.roundedRect(Rect(bounds), radius: Double(menus.radius), curve: .continuous)
        let shadow = Shadow(color: Color.black.multiplyingAlpha(by: 0.16), offset: Point(0, 8), radius: 24)
        PanelGround.draw(outline, shadow: shadow, into: &list, traits: traitCollection)
        list.clip(to: outline) { list in
            for gap in gaps {
                list.fill(.rect(Rect(gap)), UIColor.tertiarySystemFill.drawingColor(with: traitCollection))
            }
            for line in lines {
                list.fill(.rect(Rect(line)), UIColor.separator.drawingColor(with: traitCollection))
            }
        }
    }
}

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
