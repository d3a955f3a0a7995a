import Foundation
import MaquetteViewModel

extension ViewType {
    static let button = ViewType(
        "button", "A button: UIButton, of the system type or with a configuration.",
        inheriting: controlProperties, adding: buttonProperties
    ) { UIButton(type: .system) }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UIButton, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    /// What only configurations know; a button without one gets a plain one.
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

    /// Those that make a configuration come first: titles and images go where they belong then.
    private static let buttonProperties: [Property] = [
        property("configuration", .buttonConfiguration, "The look; a plain title in the tint colour where not given.") {
            $0.configuration = $1.configuration
        },
        configured("buttonSize", .buttonSize, "Of a configuration; medium where not given.") { $0.buttonSize = $1 },
        configured("cornerStyle", .buttonCorners, "Of a configuration; dynamic where not given.") {
            $0.cornerStyle = $1
        },
        configured("subtitle", .text, "A second line below the title.") { $0.subtitle = $1 },
        configured("baseForegroundColor", .color, "Of title and image.") { $0.baseForegroundColor = $1 },
        configured("baseBackgroundColor", .color, "Behind title and image.") { $0.baseBackgroundColor = $1 },
        configured("contentInsets", .insets, "Around title and image.") { $0.contentInsets = $1.directional },
        configured("imagePlacement", .imagePlacement, "Where the image stands beside the title.") {
            $0.imagePlacement = $1
        },
        configured("imagePadding", .length, "Between image and title.") { $0.imagePadding = $1 },
        configured("showsActivityIndicator", .flag, "A wheel in the image's place.") { $0.showsActivityIndicator = $1 },
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
        property("titleColor", .color, "Of the title; baseForegroundColor does so for configurations.") {
            $0.setTitleColor($1, for: .normal)
        },
        property("title", .text, "What the button says.") { button, title in
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

/// The looks that configurations begin with.
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
