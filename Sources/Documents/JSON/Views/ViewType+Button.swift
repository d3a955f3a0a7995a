import Foundation
import MaquetteViewModel

extension ViewType {
    static let button = ViewType(
        "button", "A button: UIButton, of the system type or with a configuration.",
        of: UIButton.self, adding: buttonProperties
    ) { UIButton(type: .system) }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UIButton, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    /// Properties of configurations; a button without a configuration gets a plain one.
    private static func configured<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (inout UIButton.Configuration, Value) -> Void
    ) -> Property {
        property(name, kind, summary) { button, value in
            var configuration = button.configuration ?? .plain()
            set(&configuration, value)
            button.configuration = configuration
        }
    }

    /// Properties that make a configuration come first, so that titles and images go into it.
    private static let buttonProperties: [Property] = [
        property(
            "configuration", .buttonConfiguration,
            "The configuration's style. Default: a plain title in the tint colour."
        ) {
            $0.configuration = $1.configuration
        },
        configured("buttonSize", .buttonSize, "Of a configuration. Default: medium.") { $0.buttonSize = $1 },
        configured("cornerStyle", .buttonCorners, "Of a configuration. Default: dynamic.") {
            $0.cornerStyle = $1
        },
        configured("subtitle", .text, "A second line below the title.") { $0.subtitle = $1 },
        configured("baseForegroundColor", .color, "Of title and image.") { $0.baseForegroundColor = $1 },
        configured("baseBackgroundColor", .color, "The background colour.") { $0.baseBackgroundColor = $1 },
        configured("contentInsets", .insets, "The insets around title and image.") {
            $0.contentInsets = $1.directional
        },
        configured("imagePlacement", .imagePlacement, "On which side of the title the image is.") {
            $0.imagePlacement = $1
        },
        configured("imagePadding", .length, "The spacing between image and title.") { $0.imagePadding = $1 },
        configured("showsActivityIndicator", .flag, "Whether a spinner replaces the image.") {
            $0.showsActivityIndicator = $1
        },
        property("font", .font, "Of the title.") { button, font in
            let font = font.font(for: button.traitCollection)
            guard button.configuration != nil else {
                button.titleLabel?.font = font
                return
            }
            button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = $0
                attributes.font = font
                return attributes
            }
        },
        property("titleColor", .color, "The title's colour; baseForegroundColor for configurations.") {
            $0.setTitleColor($1, for: .normal)
        },
        property("title", .text, "The title.") { button, title in
            if button.configuration != nil {
                button.configuration?.title = title
            } else {
                button.setTitle(title, for: .normal)
            }
        },
        property("image", .image, "Beside the title.") { button, image in
            let image = image.image(for: button.traitCollection)
            if button.configuration != nil {
                button.configuration?.image = image
            } else {
                button.setImage(image, for: .normal)
            }
        },
    ]
}

/// The styles that configurations start from.
enum ButtonLook: Sendable {
    case plain, gray, tinted, filled

    var configuration: UIButton.Configuration {
        switch self {
        case .plain: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        }
    }
}

extension Kind where Value == ButtonLook {
    static let buttonConfiguration = Kind.choice(
        "a button configuration", ["plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled])
}

extension Kind where Value == UIButton.Configuration.Size {
    static let buttonSize = Kind.choice(
        "a button size", ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
}

extension Kind where Value == UIButton.Configuration.CornerStyle {
    static let buttonCorners = Kind.choice(
        "a corner style",
        [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ])
}

extension Kind where Value == NSDirectionalRectEdge {
    static let imagePlacement = Kind.choice(
        "an edge", ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
}
