import MaquetteViewModel

extension UIView {
    /// Translates every text of the view and its subviews.
    package func translateTexts(_ translate: (String) -> String) {
        var waiting = [self]
        while let view = waiting.popLast() {
            waiting += view.viewsWithTextsOfTheirOwn
            view.translateOwnTexts(translate)
        }
    }

    /// Subviews without the internal labels of controls.
    private var viewsWithTextsOfTheirOwn: [UIView] {
        if let views = viewsHeldByBar { return views }
        return switch self {
        case let field as UITextField: [field.leftView, field.rightView].compactMap { $0 }
        case is UISegmentedControl: []
        case let button as UIButton:
            button.subviews.filter { !($0 is UILabel && ($0 === button.titleLabel || $0 === button.subtitleLabel)) }
        case let view as UITextView: view.subviews.filter { ($0 as? UILabel)?.text != view.text }
        default: subviews
        }
    }

    private func translateOwnTexts(_ translate: (String) -> String) {
        switch self {
        case is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar: translateBarTexts(translate)
        case let label as UILabel:
            guard let text = label.attributedText, text.length > 0 else { return }
            label.attributedText = text.translated(translate)
        case let button as UIButton: button.translateTitles(translate)
        case let field as UITextField: field.translateContents(translate)
        case let view as UITextView:
            guard view.hasText else { return }
            view.attributedText = view.attributedText.translated(translate)
        case let control as UISegmentedControl:
            for index in 0..<control.numberOfSegments {
                guard let title = control.titleForSegment(at: index), !title.isEmpty else { continue }
                control.setTitle(translate(title), forSegmentAt: index)
            }
        default: break
        }
    }
}

extension UIView {
    /// The custom views in a bar; nil for other views.
    fileprivate var viewsHeldByBar: [UIView]? {
        switch self {
        case let bar as UINavigationBar:
            (bar.items ?? []).flatMap { item in
                let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
                return [item.titleView].compactMap { $0 } + buttons.compactMap(\.customView)
            }
        case let bar as UIToolbar: (bar.items ?? []).compactMap(\.customView)
        case is UITabBar, is UISearchBar: []
        default: nil
        }
    }

    /// Translates the texts of bars.
    fileprivate func translateBarTexts(_ translate: (String) -> String) {
        func words(_ text: String?) -> String? { text.map { $0.isEmpty ? $0 : translate($0) } }
        func retitle(_ items: [UIBarItem]?) { for item in items ?? [] { item.title = words(item.title) } }
        switch self {
        case let bar as UINavigationBar:
            for item in bar.items ?? [] {
                item.title = words(item.title)
                item.prompt = words(item.prompt)
                item.backButtonTitle = words(item.backButtonTitle)
                retitle(item.leftBarButtonItems)
                retitle(item.rightBarButtonItems)
            }
        case let bar as UIToolbar: retitle(bar.items)
        case let bar as UITabBar: retitle(bar.items)
        case let bar as UISearchBar:
            bar.text = words(bar.text)
            bar.placeholder = words(bar.placeholder)
            bar.prompt = words(bar.prompt)
            bar.scopeButtonTitles = bar.scopeButtonTitles?.map { words($0) ?? $0 }
        default: break
        }
    }
}

extension UITextField {
    fileprivate func translateContents(_ translate: (String) -> String) {
        if let text = attributedPlaceholder {
            attributedPlaceholder = text.translated(translate)
        } else if let text = placeholder, !text.isEmpty {
            placeholder = translate(text)
        }
        guard !isSecureTextEntry, let written = attributedText, written.length > 0 else { return }
        if isPlain(written) {
            text = translate(written.string)
        } else {
            attributedText = written.translated(translate)
        }
    }

    /// Whether the text has the field's own attributes, which differ while it is disabled.
    private func isPlain(_ text: NSAttributedString) -> Bool {
        var range = NSRange()
        let attributes = text.attributes(at: 0, effectiveRange: &range)
        return range.length == text.length && attributes[.font] as? UIFont == font
            && attributes[.foregroundColor] as? UIColor == textColor
    }
}

extension UIButton {
    private static let statesWithTitles: [UIControl.State] = [
        .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted], [.selected, .disabled],
    ]

    fileprivate func translateTitles(_ translate: (String) -> String) {
        // The title of the normal state is also in the configuration, and must not be translated twice.
        let configured = configuration
        let titles = Self.statesWithTitles.map { (state: $0, plain: title(for: $0), styled: attributedTitle(for: $0)) }
        for title in titles {
            // States without a title of their own show the normal one.
            let isNormal = title.state == .normal
            if let text = title.plain, isNormal || text != titles[0].plain {
                setTitle(translate(text), for: title.state)
            }
            if let text = title.styled, isNormal || text != titles[0].styled {
                setAttributedTitle(text.translated(translate), for: title.state)
            }
        }
        guard var configured else { return }
        configured.attributedTitle = configured.attributedTitle?.translated(translate)
        configured.attributedSubtitle = configured.attributedSubtitle?.translated(translate)
        configuration = configured
    }
}

extension NSAttributedString {
    /// The text changes, the attributes of each run stay. A text with equal attributes is translated as a whole.
    fileprivate func translated(_ translate: (String) -> String) -> NSAttributedString {
        let result = NSMutableAttributedString()
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let words = attributedSubstring(from: range).string
            result.append(NSAttributedString(string: translate(words), attributes: attributes))
        }
        return result
    }
}

extension AttributedString {
    fileprivate func translated(_ translate: (String) -> String) -> AttributedString {
        var result = AttributedString()
        for run in runs {
            result += AttributedString(translate(String(self[run.range].characters)), attributes: run.attributes)
        }
        return result
    }
}
