/// What code may change about a view.
struct CodeAspects: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }

    static let text = CodeAspects(rawValue: 1)
    /// The label for assistive technologies, the traits, or whether the view is an element.
    static let speech = CodeAspects(rawValue: 2)
    static let font = CodeAspects(rawValue: 4)
    static let color = CodeAspects(rawValue: 8)
    static let image = CodeAspects(rawValue: 16)
    /// How much room the view's text gets.
    static let size = CodeAspects(rawValue: 32)
    static let all: CodeAspects = [.text, .speech, .font, .color, .image, .size]

    /// What is changed through a member of a view; nil for one that may change anything.
    private init?(member: String) {
        let name = Self.property(of: member)
        if name == "accessibilityIdentifier" { return nil }
        if name.hasPrefix("accessibility") || name == "isAccessibilityElement" {
            self = .speech
            return
        }
        guard let aspects = Self.members[name] else { return nil }
        self = aspects
    }

    /// UIKit's own methods in Swift that set something; others are the app's, and may do anything.
    private static let setters: Set = [
        "setTitle", "setAttributedTitle", "setTitleColor", "setImage", "setBackgroundImage", "setTitleTextAttributes",
        "setOn", "setValue", "setProgress", "setContentOffset", "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "setNeedsLayout", "setNeedsDisplay",
    ]

    /// `title` of `setTitle`.
    private static func property(of member: String) -> String {
        setters.contains(member) ? member.dropFirst(3).lowercasedFirst : member
    }

    private static let members: [String: CodeAspects] = [
        "text": .text, "title": .text, "placeholder": .text, "insertText": .text, "selectedTitle": .text,
        "font": .font, "adjustsFontForContentSizeCategory": .font,
        "attributedText": [.text, .font, .color], "attributedTitle": [.text, .font, .color],
        "attributedPlaceholder": [.text, .font, .color], "defaultTextAttributes": [.font, .color],
        "titleTextAttributes": [.font, .color], "linkTextAttributes": .color,
        "textColor": .color, "titleColor": .color, "tintColor": .color, "backgroundColor": .color,
        "onTintColor": .color,
        "selectedSegmentTintColor": .color, "pageIndicatorTintColor": .color, "currentPageIndicatorTintColor": .color,
        "image": .image, "backgroundImage": .image, "images": .image,
        "numberOfLines": .size, "lineBreakMode": .size, "adjustsFontSizeToFitWidth": .size, "minimumScaleFactor": .size,
        "preferredMaxLayoutWidth": .size, "intrinsicContentSize": .size, "sizeThatFits": .size, "layoutSubviews": .size,
        "systemLayoutSizeFitting": .size,
    ]

    /// Members that change nothing of this.
    private static let harmless: Set = [
        "accessibilityIdentifier", "isHidden", "hidden", "alpha", "frame", "bounds", "center", "transform", "delegate",
        "dataSource", "isEnabled", "enabled", "isOn", "on", "value", "minimumValue", "maximumValue", "addTarget",
        "removeTarget", "becomeFirstResponder", "resignFirstResponder", "isFirstResponder", "layer",
        "isUserInteractionEnabled", "userInteractionEnabled", "tag", "addGestureRecognizer", "superview", "window",
        "constraints", "translatesAutoresizingMaskIntoConstraints", "contentHuggingPriority",
        "contentCompressionResistancePriority", "sizeToFit", "layoutIfNeeded", "needsLayout", "needsDisplay",
        "clipsToBounds", "textAlignment", "contentHorizontalAlignment", "isEditable", "editable", "isScrollEnabled",
        "isSelectable",
        "keyboardType", "returnKeyType", "autocorrectionType", "autocapitalizationType", "isSecureTextEntry",
        "secureTextEntry", "textContentType", "enablesReturnKeyAutomatically", "contentMode", "startAnimating",
        "stopAnimating", "reloadData", "removeFromSuperview", "inputView", "inputAccessoryView", "contentInset",
        "contentOffset", "contentSize", "selectedRange", "selectedSegmentIndex", "currentPage", "numberOfPages",
        "progress", "convert", "endEditing", "safeAreaInsets", "safeAreaLayoutGuide",
        "textContainerInset", "scrollRangeToVisible", "sendActions", "hitTest", "traitCollection", "init", "count",
    ]

    /// Labels that controls and cells have inside.
    private static let innerLabels: Set = ["titleLabel", "textLabel", "detailTextLabel", "label"]

    // MARK: Outlets

    /// What a class does with one of its outlets, as far as its code tells; everything if it does not speak of it.
    init(ofOutlet name: String, in sources: [CodeWords]) {
        var (found, isNamed): (CodeAspects, Bool) = ([], false)
        for source in sources {
            for use in source.uses(of: name) {
                isNamed = true
                found.formUnion(Self.aspects(of: use))
                if found == .all { break }
            }
        }
        self = isNamed ? found : .all
    }

    private static func aspects(of use: CodeWords.Use) -> CodeAspects {
        switch use {
        case .declared, .compared: return []
        case .passed: return .all
        case .member(let path):
            guard let member = path.first(where: { !innerLabels.contains($0) }) else { return .all }
            if let aspects = CodeAspects(member: member) { return aspects }
            return harmless.contains(property(of: member)) || member.hasSuffix("Anchor") ? [] : .all
        }
    }

    // MARK: Classes

    /// What a class of the app does with itself: everything if its code is not there, or what it inherits is not UIKit's.
    init(ofClass name: String, in sources: [CodeWords]) {
        let isPlain = sources.contains { $0.isSwift && $0.superclass(of: name)?.hasPrefix("UI") == true }
        guard isPlain else {
            self = .all
            return
        }
        var found: CodeAspects = []
        for source in sources {
            if source.has(anyOf: ["draw", "configuration"]) { found = .all }
            for word in source.all {
                if let aspects = CodeAspects(member: word) { found.formUnion(aspects) }
            }
        }
        self = found
    }
}

extension StringProtocol {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
