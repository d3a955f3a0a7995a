extension ConfigurableProperties {
    func registerFramework() {
        regist(UIView.self, defaultReferenceView: UIView()) { Self.views($0) + Self.accessibility($0) }
        regist(UIControl.self, defaultReferenceView: UIControl()) { Self.controls($0) }
        regist(UIButton.self, defaultReferenceView: UIButton()) { Self.buttons($0) }
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

    private static func accessibility(_ usual: UIView) -> [ConfigurableProperty] {
        [
            .plain("isAccessibilityElement", \.isAccessibilityElement, usual),
            .text("accessibilityLabel", \.accessibilityLabel, usual),
            .text("accessibilityHint", \.accessibilityHint, usual),
            .text("accessibilityIdentifier", \.accessibilityIdentifier, usual),
            .property(keypath: \.accessibilityTraits, defaultReferenceView: usual) {
                "$0.accessibilityTraits = [\($0.names.joined(separator: ", "))]"
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
        let perState = states.flatMap { name, state -> [ConfigurableProperty] in
            func set(_ method: String, _ value: String) -> String { "$0.\(method)(\(value), for: .\(name))" }
            return [
                .property(getter: { (button: UIButton) in button.title(for: state) }, defaultReferenceView: usual) {
                    set("setTitle", Described.text($0))
                },
                .property(getter: { (button: UIButton) in button.titleColor(for: state) }, defaultReferenceView: usual)
                { set("setTitleColor", Described.color($0)) },
                .property(
                    getter: { (button: UIButton) in button.titleShadowColor(for: state) }, defaultReferenceView: usual
                ) { set("setTitleShadowColor", Described.color($0)) },
                .property(getter: { (button: UIButton) in button.image(for: state) }, defaultReferenceView: usual) {
                    set("setImage", Described.image($0))
                },
                .property(
                    getter: { (button: UIButton) in button.backgroundImage(for: state) }, defaultReferenceView: usual
                ) { set("setBackgroundImage", Described.image($0)) },
            ]
        }
        return perState + [
            .enumerated("role", \.role, usual),
            .plain("isPointerInteractionEnabled", \.isPointerInteractionEnabled, usual),
            .plain("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, usual),
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
