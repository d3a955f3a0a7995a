import SwiftLayoutUtil
import Testing

/// The properties that differ from those of a fresh view.
@MainActor @Suite struct ViewConfigTests {
    let child = UIView().sl.identifying("child")

    func lines(_ view: UIView) -> [String] {
        let text = ViewPrinter(view, tags: [view: "view"], options: .withViewConfig).description
        return text.split(separator: "\n").map(String.init)
    }

    @Test func theBlockStandsBeforeTheAnchorsAndTheSubviews() {
        let root = UILabel().sl.identifying("root")
        root.sl.onActivate {
            $0.alpha = 0.4
            $0.contentMode = .scaleAspectFit
        }.sublayout {
            child.sl.onActivate { $0.isHidden = true }.anchors { Anchors.top }.sublayout { UIView() }
        }.finalActive()
        #expect(
            ViewPrinter(root, tags: [child.subviews[0]: "grandchild"], options: .withViewConfig).description == """
                root.sl.onActivate {
                    $0.accessibilityIdentifier = "root"
                    $0.alpha = 0.4000000059604645
                    $0.contentMode = .scaleAspectFit
                }.sl.sublayout {
                    child.sl.onActivate {
                        $0.accessibilityIdentifier = "child"
                        $0.isHidden = true
                    }.sl.anchors {
                        Anchors.top
                    }.sublayout {
                        grandchild
                    }
                }
                """)
    }

    @Test func aFreshViewHasNothingToSay() {
        for view in [UIView(), UILabel(), UIImageView(), UIStackView(), UIControl(), UIButton()] {
            #expect(lines(view) == ["view"])
        }
    }

    @Test func views() {
        let view = UIView()
        view.contentMode = .scaleAspectFill
        view.semanticContentAttribute = .forceLeftToRight
        view.tag = 7
        view.isUserInteractionEnabled = false
        view.isMultipleTouchEnabled = true
        view.alpha = 0.9
        view.backgroundColor = .darkGray
        view.tintColor = .magenta
        view.isHidden = true
        view.clearsContextBeforeDrawing = false
        view.clipsToBounds = true
        view.autoresizesSubviews = false
        view.isAccessibilityElement = true
        view.accessibilityLabel = "label"
        view.accessibilityHint = "hint"
        view.accessibilityTraits = [.image, .button]
        #expect(
            lines(view) == [
                "view.sl.onActivate {", "    $0.accessibilityHint = \"hint\"", "    $0.accessibilityLabel = \"label\"",
                "    $0.accessibilityTraits = [.button, .image]", "    $0.alpha = 0.8999999761581421",
                "    $0.autoresizesSubviews = false",
                "    $0.backgroundColor = /* Modified! Check it manually. (hex: #555555, alpha: 1.0) */",
                "    $0.clearsContextBeforeDrawing = false", "    $0.clipsToBounds = true",
                "    $0.contentMode = .scaleAspectFill", "    $0.isAccessibilityElement = true",
                "    $0.isHidden = true", "    $0.isMultipleTouchEnabled = true",
                "    $0.isUserInteractionEnabled = false", "    $0.semanticContentAttribute = .forceLeftToRight",
                "    $0.tag = 7",
                "    $0.tintColor = /* Modified! Check it manually. (hex: #FF00FF, alpha: 1.0) */", "}",
            ])
    }

    @Test func controlsAndButtons() {
        let button = UIButton()
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .top
        button.isEnabled = false
        button.isSelected = true
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.blue, for: .selected)
        #expect(
            Array(lines(button).prefix(8)) == [
                "view.sl.onActivate {", "    $0.contentHorizontalAlignment = .trailing",
                "    $0.contentVerticalAlignment = .top", "    $0.isEnabled = false", "    $0.isSelected = true",
                "    $0.setTitle(\"Go\", for: .normal)",
                "    $0.setTitleColor(/* Modified! Check it manually. (hex: #0000FF, alpha: 1.0) */, for: .selected)",
                "}.sl.sublayout {",
            ])
    }

    @Test func labels() {
        let label = UILabel()
        label.text = "text"
        label.textColor = .gray
        label.font = .systemFont(ofSize: 16, weight: .semibold)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .left
        label.numberOfLines = 3
        label.isEnabled = false
        label.isHighlighted = true
        label.baselineAdjustment = .alignCenters
        label.lineBreakMode = .byTruncatingHead
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.allowsDefaultTighteningForTruncation = true
        label.highlightedTextColor = .blue
        label.shadowColor = .brown
        label.shadowOffset = .zero
        #expect(
            lines(label) == [
                "view.sl.onActivate {", "    $0.adjustsFontForContentSizeCategory = true",
                "    $0.adjustsFontSizeToFitWidth = true", "    $0.allowsDefaultTighteningForTruncation = true",
                "    $0.baselineAdjustment = .alignCenters",
                "    $0.font = /* Modified! Check it manually. (fontName: .SFUI-Semibold, pointSize: 16.0) */",
                "    $0.highlightedTextColor = /* Modified! Check it manually. (hex: #0000FF, alpha: 1.0) */",
                "    $0.isEnabled = false", "    $0.isHighlighted = true", "    $0.lineBreakMode = .byTruncatingHead",
                "    $0.minimumScaleFactor = 0.5", "    $0.numberOfLines = 3",
                "    $0.shadowColor = /* Modified! Check it manually. (hex: #996633, alpha: 1.0) */",
                "    $0.shadowOffset = CGSize(width: 0.0, height: 0.0)", "    $0.text = \"text\"",
                "    $0.textAlignment = .left",
                "    $0.textColor = /* Modified! Check it manually. (hex: #7F7F7F, alpha: 1.0) */", "}",
            ])
    }

    /// The names and their order are those of the library's own printer (SwiftLayoutUtil 2, its switches and buttons).
    @Test func switchesAndHeldButtons() {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = .blue
        toggle.offImage = UIImage()
        toggle.preferredStyle = .sliding
        #expect(
            lines(toggle) == [
                "view.sl.onActivate {", "    $0.isOn = true", "    $0.offImage = /* Modified! Check it manually. */",
                "    $0.onTintColor = /* Modified! Check it manually. (hex: #0000FF, alpha: 1.0) */",
                "    $0.preferredStyle = .sliding", "}",
            ])
        let button = UIButton()
        button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(
            lines(button) == [
                "view.sl.onActivate {", "    $0.adjustsImageSizeForAccessibilityContentSizeCategory = true", "}",
            ])
    }

    @Test func imageViewsAndStacks() {
        let image = UIImageView()
        image.image = UIImage(systemName: "star") ?? UIImage()
        image.isHighlighted = true
        image.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(
            lines(image) == [
                "view.sl.onActivate {", "    $0.adjustsImageSizeForAccessibilityContentSizeCategory = true",
                "    $0.image = /* Modified! Check it manually. */", "    $0.isHighlighted = true",
                "    $0.isOpaque = false", "}",
            ])
        let stack = UIStackView()
        stack.axis = .vertical
        stack.alignment = .leading
        stack.distribution = .fillEqually
        stack.spacing = 5
        stack.isBaselineRelativeArrangement = true
        #expect(
            lines(stack) == [
                "view.sl.onActivate {", "    $0.alignment = .leading", "    $0.axis = .vertical",
                "    $0.distribution = .fillEqually", "    $0.isBaselineRelativeArrangement = true",
                "    $0.spacing = 5.0", "}",
            ])
    }

    final class Custom: UIView, CustomConfigurableProperties {
        var flag = true
        var value = 10
        var configurableProperties: [ConfigurableProperty] {
            [
                ConfigurableProperty.property(keypath: \Custom.flag, defaultValue: true) { "$0.flag = \($0)" },
                ConfigurableProperty.property(getter: { (view: Custom) in view.value }, defaultValue: 10) {
                    "$0.value = \($0)"
                },
            ]
        }
    }

    @Test func viewsWithPropertiesOfTheirOwn() {
        let custom = Custom()
        #expect(lines(custom) == ["view"])
        custom.flag = false
        custom.value = 1
        custom.tag = 2
        #expect(
            lines(custom) == [
                "view.sl.onActivate {", "    $0.flag = false", "    $0.tag = 2", "    $0.value = 1", "}",
            ])
    }

    final class Registered: UILabel {
        var count = 4
        override init(frame: CGRect) {
            super.init(frame: frame)
            text = "usual"
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func classesThatAreRegistered() {
        ConfigurableProperties.default.regist(Registered.self, defaultReferenceView: Registered()) { usual in
            [
                ConfigurableProperty.property(keypath: \.count, defaultReferenceView: usual) { "$0.count = \($0)" },
                ConfigurableProperty.property(getter: { $0.text == nil }, defaultReferenceView: usual) {
                    "// silent: \($0)"
                },
            ]
        }
        let view = Registered()
        // Compared with a fresh view of its own class, not with a plain label.
        #expect(lines(view) == ["view"])
        view.count = 5
        #expect(lines(view) == ["view.sl.onActivate {", "    $0.count = 5", "}"])
    }
}
