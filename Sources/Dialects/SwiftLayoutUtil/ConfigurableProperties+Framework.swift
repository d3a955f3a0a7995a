extension ConfigurableProperties {
    func registerFramework() {
        regist(UIView.self, defaultReferenceView: UIView()) { Self.views($0) + Self.accessibility($0) }
        regist(UIControl.self, defaultReferenceView: UIControl()) { Self.controls($0) }
        regist(UIButton.self, defaultReferenceView: UIButton()) { Self.buttons($0) }
        regist(UISwitch.self, defaultReferenceView: UISwitch()) { Self.switches($0) }
        regist(UILabel.self, defaultReferenceView: UILabel()) { Self.labels($0) }
        regist(UIImageView.self, defaultReferenceView: UIImageView()) { Self.imageViews($0) }
        regist(UIStackView.self, defaultReferenceView: UIStackView()) { Self.stacks($0) }
    }

    private static func views(_ usual: UIView) -> [ConfigurableProperty] {
        [
            .enumerated("contentMode", \.contentMode, usual),
            .enumerated("semanticContentAttribute", \.semanticContentAttribute, usual),
            .plain("tag", \.tag, usual),
            .plain("isUserInteractionEnabled", \.isUserInteractionEnabled, usual),
            .plain("isMultipleTouchEnabled", \.isMultipleTouchEnabled, usual),
            .plain("alpha", \.alpha, usual),
            .color("backgroundColor", \.backgroundColor, usual),
            .color("tintColor", { $0.tintColor }, usual),
            .plain("isOpaque", \.isOpaque, usual),
            .plain("isHidden", \.isHidden, usual),
            .plain("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, usual),
            .plain("clipsToBounds", \.clipsToBounds, usual),
            .plain("autoresizesSubviews", \.autoresizesSubviews, usual),
        ]
    }

    /// The properties of accessibility in an app that no assistive technology looks at: what was given, without what a class says of
    /// itself.
    private static func accessibility(_ usual: UIView) -> [ConfigurableProperty] {
        [
            .plain("isAccessibilityElement", \.isMadeAnElement, usual),
            .text("accessibilityLabel", \.givenAccessibilityLabel, usual),
            .text("accessibilityHint", \.givenAccessibilityHint, usual),
            .text("accessibilityIdentifier", \.accessibilityIdentifier, usual),
            .property(keypath: \.givenAccessibilityTraits, defaultReferenceView: usual) {
                "$0.accessibilityTraits = [\(($0 ?? []).names.joined(separator: ", "))]"
            },
        ]
    }

    private static func controls(_ usual: UIControl) -> [ConfigurableProperty] {
        [
            .enumerated("contentHorizontalAlignment", \.contentHorizontalAlignment, usual),
            .enumerated("contentVerticalAlignment", \.contentVerticalAlignment, usual),
            .plain("isEnabled", \.isEnabled, usual),
            .plain("isSelected", \.isSelected, usual),
            .plain("isHighlighted", \.isHighlighted, usual),
            .plain("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, usual),
            .text("toolTip", \.toolTip, usual),
        ]
    }

    private static let states: [(name: String, state: UIControl.State)] = [
        ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
        ("focused", .focused), ("application", .application), ("reserved", .reserved),
    ]

    private static func buttons(_ usual: UIButton) -> [ConfigurableProperty] {
        var properties: [ConfigurableProperty] = [
            .enumerated("role", \.role, usual),
            .plain("isPointerInteractionEnabled", \.isPointerInteractionEnabled, usual),
            .plain("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, usual),
            .plain(
                "adjustsImageSizeForAccessibilityContentSizeCategory",
                \.adjustsImageSizeForAccessibilityContentSizeCategory, usual),
            .plain("isHeld", \.isHeld, usual),
            .plain("isHovered", \.isHovered, usual),
        ]
        for state in states {
            properties += [
                perState("setTitle", state, usual, { $0.title(for: $1) }, Described.text),
                perState("setTitleColor", state, usual, { $0.titleColor(for: $1) }, Described.color),
                perState("setTitleShadowColor", state, usual, { $0.titleShadowColor(for: $1) }, Described.color),
                perState("setImage", state, usual, { $0.image(for: $1) }, Described.image),
                perState("setBackgroundImage", state, usual, { $0.backgroundImage(for: $1) }, Described.image),
            ]
        }
        return properties
    }

    /// A button's own value for a state; other states use that of the normal one.
    private static func perState<Value: Equatable>(
        _ method: String, _ state: (name: String, state: UIControl.State), _ usual: UIButton,
        _ value: @escaping (UIButton, UIControl.State) -> Value?, _ describe: @escaping (Value?) -> String
    ) -> ConfigurableProperty {
        func own(_ button: UIButton) -> Value? {
            let own = value(button, state.state)
            return state.state == .normal || own != value(button, .normal) ? own : nil
        }
        return .property(getter: own, defaultReferenceView: usual) {
            "$0.\(method)(\(describe($0)), for: .\(state.name))"
        }
    }

    private static func switches(_ usual: UISwitch) -> [ConfigurableProperty] {
        [
            .plain("isOn", \.isOn, usual),
            .color("onTintColor", \.onTintColor, usual),
            .color("thumbTintColor", \.thumbTintColor, usual),
            .property(keypath: \.onImage, defaultReferenceView: usual) { "$0.onImage = \(Described.image($0))" },
            .property(keypath: \.offImage, defaultReferenceView: usual) { "$0.offImage = \(Described.image($0))" },
            .enumerated("preferredStyle", \.preferredStyle, usual),
        ]
    }

    private static func labels(_ usual: UILabel) -> [ConfigurableProperty] {
        [
            .text("text", \.text, usual),
            .color("textColor", { $0.textColor }, usual),
            .property(getter: { (label: UILabel) in label.font }, defaultReferenceView: usual) {
                "$0.font = \(Described.font($0))"
            },
            .plain("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, usual),
            .enumerated("textAlignment", \.textAlignment, usual),
            .plain("numberOfLines", \.numberOfLines, usual),
            .plain("isEnabled", \.isEnabled, usual),
            .plain("isHighlighted", \.isHighlighted, usual),
            .enumerated("baselineAdjustment", \.baselineAdjustment, usual),
            .enumerated("lineBreakMode", \.lineBreakMode, usual),
            .plain("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, usual),
            .plain("minimumScaleFactor", \.minimumScaleFactor, usual),
            .plain("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, usual),
            .color("highlightedTextColor", \.highlightedTextColor, usual),
            .color("shadowColor", \.shadowColor, usual),
            .property(keypath: \.shadowOffset, defaultReferenceView: usual) {
                "$0.shadowOffset = CGSize(width: \($0.width), height: \($0.height))"
            },
        ]
    }

    private static func imageViews(_ usual: UIImageView) -> [ConfigurableProperty] {
        [
            .property(keypath: \.image, defaultReferenceView: usual) { "$0.image = \(Described.image($0))" },
            .property(keypath: \.highlightedImage, defaultReferenceView: usual) {
                "$0.highlightedImage = \(Described.image($0))"
            },
            .plain("isHighlighted", \.isHighlighted, usual),
            .plain(
                "adjustsImageSizeForAccessibilityContentSizeCategory",
                \.adjustsImageSizeForAccessibilityContentSizeCategory, usual),
        ]
    }

    private static func stacks(_ usual: UIStackView) -> [ConfigurableProperty] {
        [
            .enumerated("axis", \.axis, usual),
            .enumerated("alignment", \.alignment, usual),
            .enumerated("distribution", \.distribution, usual),
            .plain("spacing", \.spacing, usual),
            .plain("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, usual),
        ]
    }
}

extension UIView {
    fileprivate var isMadeAnElement: Bool { givenIsAccessibilityElement ?? false }
}
