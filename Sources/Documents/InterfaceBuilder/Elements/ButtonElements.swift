import Foundation
import MaquetteViewModel

/// Buttons: by states, with insets, or by a configuration.
@MainActor enum ButtonElements {
    static let makers: [String: ViewElements.Maker] = ["button": button]

    private static func button(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let button = builder.taking { UIButton() }
        button.adopt(type: type(named: element["buttonType"]))
        button.setUp { setUp(button, element, builder) }
        return button
    }

    private static func setUp(_ button: UIButton, _ element: MarkupElement, _ builder: SceneBuilder) {
        button.role = role(named: element["role"])
        if let mode = element["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let font = DocumentFonts.font(of: element) { button.titleLabel?.font = font }
        if let offset = element.size(key: "titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
        let configuration = element.child(key: "configuration").flatMap { $0.name == "buttonConfiguration" ? $0 : nil }
        for state in element.children where state.name == "state" {
            // Beside a configuration, Interface Builder leaves the title of a new button there, and nobody sees it.
            if configuration != nil, state.key == "normal" { continue }
            apply(state, to: button, builder)
        }
        builder.give(.button, of: element, to: button)
        if let configuration { button.configuration = self.configuration(configuration, builder) }
        builder.give(.control, of: element, to: button)
    }

    private static func apply(_ state: MarkupElement, to button: UIButton, _ builder: SceneBuilder) {
        let which: UIControl.State
        switch state.key {
        case "highlighted": which = .highlighted
        case "disabled": which = .disabled
        case "selected": which = .selected
        default: which = .normal
        }
        if let title = state["title"] { button.setTitle(title, for: which) }
        if let title = builder.text.attributedString(of: state, key: "attributedTitle") {
            button.setAttributedTitle(title, for: which)
        }
        if let color = builder.colors.color(of: state, key: "titleColor") { button.setTitleColor(color, for: which) }
        if let color = builder.colors.color(of: state, key: "titleShadowColor") {
            button.setTitleShadowColor(color, for: which)
        }
        if let image = builder.images.image(of: state) { button.setImage(image, for: which) }
        if let image = builder.images.image(of: state, key: "backgroundImage") {
            button.setBackgroundImage(image, for: which)
        }
        if let symbol = state.child(key: "preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(DocumentImages.symbolConfiguration(symbol), forImageIn: which)
        }
    }

    private static func role(named name: String?) -> UIButton.Role {
        switch name {
        case "primary": .primary
        case "cancel": .cancel
        case "destructive": .destructive
        default: .normal
        }
    }

    private static func type(named name: String?) -> UIButton.ButtonType {
        switch name {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        case "plain": .plain
        default: .custom
        }
    }

    // MARK: Configurations

    private static func configuration(_ element: MarkupElement, _ builder: SceneBuilder) -> UIButton.Configuration {
        var configuration = style(named: element["style"])
        configuration.title = element["title"]
        configuration.subtitle = element["subtitle"]
        if let title = builder.text.attributedString(of: element, key: "attributedTitle") {
            configuration.attributedTitle = AttributedString(title)
        }
        if let subtitle = builder.text.attributedString(of: element, key: "attributedSubtitle") {
            configuration.attributedSubtitle = AttributedString(subtitle)
        }
        if let font = DocumentFonts.font(of: element, key: "titleFontDescription") {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.uiKit.font = font
                return attributes
            }
        }
        configuration.image = builder.images.image(of: element)
        if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = DocumentImages.symbolConfiguration(symbol)
        }
        configuration.imagePlacement = placement(named: element["imagePlacement"])
        if let padding = element.length("imagePadding") { configuration.imagePadding = padding }
        if let padding = element.length("titlePadding") { configuration.titlePadding = padding }
        if let insets = element.directionalInsets(key: "contentInsets") { configuration.contentInsets = insets }
        if let color = builder.colors.color(of: element, key: "baseForegroundColor") {
            configuration.baseForegroundColor = color
        }
        if let color = builder.colors.color(of: element, key: "baseBackgroundColor") {
            configuration.baseBackgroundColor = color
        }
        if let background = element.child(key: "background") {
            if let color = builder.colors.color(of: background, key: "backgroundColor") {
                configuration.background.backgroundColor = color
            }
            if let color = builder.colors.color(of: background, key: "strokeColor") {
                configuration.background.strokeColor = color
            }
            if let radius = background.length("cornerRadius") { configuration.background.cornerRadius = max(0, radius) }
            if let width = background.length("strokeWidth") { configuration.background.strokeWidth = max(0, width) }
        }
        switch element["titleAlignment"] {
        case "leading": configuration.titleAlignment = .leading
        case "center": configuration.titleAlignment = .center
        case "trailing": configuration.titleAlignment = .trailing
        default: break
        }
        switch element["buttonSize"] {
        case "mini": configuration.buttonSize = .mini
        case "small": configuration.buttonSize = .small
        case "large": configuration.buttonSize = .large
        default: break
        }
        switch element["cornerStyle"] {
        case "fixed": configuration.cornerStyle = .fixed
        case "small": configuration.cornerStyle = .small
        case "medium": configuration.cornerStyle = .medium
        case "large": configuration.cornerStyle = .large
        case "capsule": configuration.cornerStyle = .capsule
        default: break
        }
        configuration.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
        return configuration
    }

    private static func style(named name: String?) -> UIButton.Configuration {
        switch name {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        default: .plain()
        }
    }

    private static func placement(named name: String?) -> NSDirectionalRectEdge {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "trailing": .trailing
        default: .leading
        }
    }
}
