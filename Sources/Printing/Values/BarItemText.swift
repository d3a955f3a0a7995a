import Foundation
import MaquetteViewModel

/// The items of bars as code: one expression if that is enough, or else statements before it.
@MainActor struct BarItemText {
    private let filling: Filling
    private(set) var helpers: Helpers
    private(set) var statements: [String] = []

    init(_ filling: @escaping Filling, _ helpers: Helpers) { (self.filling, self.helpers) = (filling, helpers) }

    /// The views in an item of a navigation bar.
    static func views(of item: UINavigationItem) -> [UIView] {
        let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        return [item.titleView].compactMap { $0 } + buttons.compactMap(\.customView)
    }

    mutating func button(_ item: UIBarButtonItem) -> String {
        let made = making(item)
        var settings: [String] = []
        if item.givenSystemItem != .fixedSpace, item.width != 0 {
            settings.append("width = \(SwiftText.number(item.width))")
        }
        if let image = item.image, item.title != nil { settings.append("image = \(ImageText.image(image, &helpers))") }
        if !item.isEnabled { settings.append("isEnabled = false") }
        if item.isHidden { settings.append("isHidden = true") }
        if let color = item.tintColor { settings.append("tintColor = \(ColorText.color(color))") }
        return named(made, "item", settings)
    }

    private mutating func making(_ item: UIBarButtonItem) -> String {
        if let view = item.customView, let name = filling(view) { return "UIBarButtonItem(customView: \(name))" }
        switch item.givenSystemItem {
        case .flexibleSpace?: return ".flexibleSpace()"
        case .fixedSpace?: return ".fixedSpace(\(SwiftText.number(item.width)))"
        case let system?: return "UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
        case nil: break
        }
        let style = "style: .\(item.style), target: nil, action: nil"
        if item.title == nil, let image = item.image {
            return "UIBarButtonItem(image: \(ImageText.image(image, &helpers)), \(style))"
        }
        return "UIBarButtonItem(title: \(item.title.map(SwiftText.text) ?? "nil"), \(style))"
    }

    mutating func navigationItem(_ item: UINavigationItem) -> String {
        var settings: [String] = []
        if let prompt = item.prompt { settings.append("prompt = \(SwiftText.text(prompt))") }
        if let name = item.titleView.flatMap(filling) { settings.append("titleView = \(name)") }
        if let list = buttons(item.leftBarButtonItems) { settings.append("leftBarButtonItems = \(list)") }
        if let list = buttons(item.rightBarButtonItems) { settings.append("rightBarButtonItems = \(list)") }
        if let title = item.backButtonTitle { settings.append("backButtonTitle = \(SwiftText.text(title))") }
        if item.hidesBackButton { settings.append("hidesBackButton = true") }
        if item.leftItemsSupplementBackButton { settings.append("leftItemsSupplementBackButton = true") }
        if item.largeTitleDisplayMode != .automatic {
            settings.append("largeTitleDisplayMode = .\(item.largeTitleDisplayMode)")
        }
        return named("UINavigationItem(title: \(SwiftText.text(item.title ?? "")))", "navigationItem", settings)
    }

    private mutating func buttons(_ items: [UIBarButtonItem]?) -> String? {
        guard let items, !items.isEmpty else { return nil }
        return "[" + items.map { button($0) }.joined(separator: ", ") + "]"
    }

    mutating func tab(_ item: UITabBarItem) -> String {
        var settings: [String] = []
        if let badge = item.badgeValue { settings.append("badgeValue = \(SwiftText.text(badge))") }
        if let color = item.badgeColor { settings.append("badgeColor = \(ColorText.color(color))") }
        if !item.isEnabled { settings.append("isEnabled = false") }
        if let system = item.givenSystemItem {
            return named("UITabBarItem(tabBarSystemItem: .\(system), tag: \(item.tag))", "tab", settings)
        }
        let title = "title: \(item.title.map(SwiftText.text) ?? "nil")"
        let image = "image: \(item.image.map { ImageText.image($0, &helpers) } ?? "nil")"
        var last = "tag: \(item.tag)"
        if let selected = item.selectedImage, selected != item.image {
            last = "selectedImage: \(ImageText.image(selected, &helpers))"
        }
        return named("UITabBarItem(\(title), \(image), \(last))", "tab", settings)
    }

    /// The expression itself, or the name of a constant with more properties.
    private mutating func named(_ making: String, _ preference: String, _ settings: [String]) -> String {
        guard !settings.isEmpty else { return making }
        let name = helpers.freshName(preference)
        statements.append("let \(name) = \(making.hasPrefix(".") ? "UIBarButtonItem" : "")\(making)")
        statements += settings.map { "\(name).\($0)" }
        return name
    }
}
