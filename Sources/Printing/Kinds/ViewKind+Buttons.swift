import Foundation
import MaquetteViewModel

extension ViewKind {
    static let button = ViewKind(
        "button", isSealed: true, making: { "UIButton(type: .\($0.buttonType))" },
        fresh: { (button: UIButton) in UIButton(type: button.buttonType) }, table: .button, inheriting: control
    ) { button in
        button.say("content") { button, name, helpers in
            if let configuration = button.configuration { return configure(configuration, of: name, &helpers) }
            return states(of: button, name, &helpers) + titleLooks(of: button, name)
        }
    }

    // MARK: By states

    private static let knownStates: [(name: String, state: UIControl.State)] = [
        (".normal", .normal), (".highlighted", .highlighted), (".disabled", .disabled), (".selected", .selected),
    ]

    private static func states(of button: UIButton, _ name: String, _ helpers: inout Helpers) -> [String] {
        var lines: [String] = []
        for (stateName, state) in knownStates {
            let stateWord = stateName.dropFirst().prefix(1).uppercased() + stateName.dropFirst(2)
            if let title = button.givenTitle(for: state) {
                lines.append("\(name).setTitle(\(SwiftText.text(title)), for: \(stateName))")
            }
            if let title = button.givenAttributedTitle(for: state) {
                let variable = helpers.freshName("\(name)\(state == .normal ? "" : stateWord)Title")
                lines += StyledText(title, named: variable).statements
                lines.append("\(name).setAttributedTitle(\(variable), for: \(stateName))")
            }
            if let color = button.givenTitleColor(for: state) {
                lines.append("\(name).setTitleColor(\(ColorText.color(color)), for: \(stateName))")
            }
            if let color = button.givenTitleShadowColor(for: state) {
                lines.append("\(name).setTitleShadowColor(\(ColorText.color(color)), for: \(stateName))")
            }
            if let image = button.givenImage(for: state),
                image != UIButton(type: button.buttonType).givenImage(for: state)
            {
                lines.append("\(name).setImage(\(ImageText.image(image, &helpers)), for: \(stateName))")
            }
            if let image = button.givenBackgroundImage(for: state) {
                lines.append("\(name).setBackgroundImage(\(ImageText.image(image, &helpers)), for: \(stateName))")
            }
            if let text = button.givenSymbolConfiguration(for: state).flatMap(ImageText.configuration) {
                lines.append("\(name).setPreferredSymbolConfiguration(\(text), forImageIn: \(stateName))")
            }
        }
        return lines
    }

    private static func titleLooks(of button: UIButton, _ name: String) -> [String] {
        guard let label = button.givenTitleLabel, let fresh = UIButton(type: button.buttonType).titleLabel else {
            return []
        }
        var lines: [String] = []
        // A title label without a title exists as soon as it was accessed.
        let hasTitle = knownStates.contains {
            button.title(for: $0.state) ?? button.attributedTitle(for: $0.state)?.string != nil
        }
        if label.font != fresh.font || !hasTitle {
            lines.append("\(name).titleLabel?.font = \(FontText.font(label.font))")
        }
        if label.lineBreakMode != fresh.lineBreakMode {
            lines.append("\(name).titleLabel?.lineBreakMode = .\(label.lineBreakMode)")
        }
        if label.numberOfLines != fresh.numberOfLines {
            lines.append("\(name).titleLabel?.numberOfLines = \(label.numberOfLines)")
        }
        if label.adjustsFontSizeToFitWidth { lines.append("\(name).titleLabel?.adjustsFontSizeToFitWidth = true") }
        return lines
    }

    // MARK: By a configuration

    private static func configure(
        _ configuration: UIButton.Configuration, of name: String, _ helpers: inout Helpers
    ) -> [String] {
        let variable = helpers.freshName("\(name)Configuration")
        let fresh = look(configuration.lookName)
        var lines = ["var \(variable) = UIButton.Configuration.\(configuration.lookName)()"]
        func add<Value: Equatable>(
            _ property: String, _ get: (UIButton.Configuration) -> Value, _ text: (Value) -> String
        ) {
            let value = get(configuration)
            if value != get(fresh) { lines.append("\(variable).\(property) = \(text(value))") }
        }
        lines += texts(of: configuration, variable, &helpers)
        add("image", { $0.image }) { image in image.map { ImageText.image($0, &helpers) } ?? "nil" }
        add("preferredSymbolConfigurationForImage", { $0.preferredSymbolConfigurationForImage }) {
            $0.flatMap(ImageText.configuration) ?? "nil"
        }
        add("imagePlacement", { $0.imagePlacement }) { edge in
            SwiftText.options(edge, ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
        }
        add("imagePadding", { $0.imagePadding }, SwiftText.number)
        add("titlePadding", { $0.titlePadding }, SwiftText.number)
        add("titleAlignment", { $0.titleAlignment }, SwiftText.choice)
        add("titleLineBreakMode", { $0.titleLineBreakMode }, SwiftText.choice)
        add("subtitleLineBreakMode", { $0.subtitleLineBreakMode }, SwiftText.choice)
        add("buttonSize", { $0.buttonSize }, SwiftText.choice)
        add("cornerStyle", { $0.cornerStyle }, SwiftText.choice)
        add("baseForegroundColor", { $0.baseForegroundColor }) { $0.map(ColorText.color) ?? "nil" }
        add("baseBackgroundColor", { $0.baseBackgroundColor }) { $0.map(ColorText.color) ?? "nil" }
        add("background.backgroundColor", { $0.background.backgroundColor }) { $0.map(ColorText.color) ?? "nil" }
        add("background.cornerRadius", { $0.background.cornerRadius }, SwiftText.number)
        add("background.strokeColor", { $0.background.strokeColor }) { $0.map(ColorText.color) ?? "nil" }
        add("background.strokeWidth", { $0.background.strokeWidth }, SwiftText.number)
        add("showsActivityIndicator", { $0.showsActivityIndicator }, SwiftText.flag)
        add("indicator", { $0.indicator }, SwiftText.choice)
        if let insets = configuration.givenContentInsets {
            lines.append("\(variable).contentInsets = \(SwiftText.insets(insets))")
        }
        return lines + ["\(name).configuration = \(variable)"]
    }

    /// Titles, with the fonts of their transformers.
    private static func texts(
        of configuration: UIButton.Configuration, _ variable: String, _ helpers: inout Helpers
    ) -> [String] {
        var lines: [String] = []
        let titles = [
            ("title", configuration.title, configuration.attributedTitle),
            ("subtitle", configuration.subtitle, configuration.attributedSubtitle),
        ]
        for (name, plain, styled) in titles {
            if let styled = styled.map({ NSAttributedString($0) }), !styled.isUnstyled {
                let text = helpers.freshName(variable + name.capitalizedFirst)
                lines += StyledText(styled, named: text).statements
                lines.append("\(variable).attributed\(name.capitalizedFirst) = AttributedString(\(text))")
            } else if let plain {
                lines.append("\(variable).\(name) = \(SwiftText.text(plain))")
            }
        }
        let transformers = [
            ("titleTextAttributesTransformer", configuration.titleTextAttributesTransformer),
            ("subtitleTextAttributesTransformer", configuration.subtitleTextAttributesTransformer),
        ]
        for case (let name, let transformer?) in transformers {
            guard let font = transformer(AttributeContainer()).uiKit.font else { continue }
            lines += [
                "\(variable).\(name) = UIConfigurationTextAttributesTransformer {", "    var attributes = $0",
                "    attributes.font = \(FontText.font(font))", "    return attributes", "}",
            ]
        }
        return lines
    }

    private static func look(_ name: String) -> UIButton.Configuration {
        switch name {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        default: .plain()
        }
    }
}

extension NSAttributedString {
    /// Whether the text has no attributes.
    fileprivate var isUnstyled: Bool {
        var range = NSRange()
        return length == 0 || attributes(at: 0, effectiveRange: &range).isEmpty && range.length == length
    }
}
