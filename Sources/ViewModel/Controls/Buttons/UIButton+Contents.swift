import Foundation

/// The content of each state: what was set for exactly that state, otherwise what was set for the normal one.
extension UIButton {
    func keep<Value>(_ value: Value?, as property: WritableKeyPath<ButtonContent, Value?>, for state: State) {
        buttonState.contents[state, default: ButtonContent()][keyPath: property] = value
        if state == .normal { handToConfiguration() }
        refresh()
    }

    func shown<Value>(_ property: KeyPath<ButtonContent, Value?>, for state: State) -> Value? {
        buttonState.contents[state]?[keyPath: property] ?? buttonState.contents[.normal]?[keyPath: property]
    }

    func change<Value>(_ property: ReferenceWritableKeyPath<ButtonState, Value>, to value: Value) {
        buttonState[keyPath: property] = value
        refresh()
    }

    /// For buttons made with a coder: documents set the type.
    package func adopt(type: ButtonType) { if type != buttonState.type { become(type) } }

    func become(_ type: ButtonType) {
        buttonState.type = type
        if let name = type.symbolName {
            keep(UIImage(systemName: name), as: \.image, for: .normal)
            // The room for it is a square, which symbols seldom are.
            buttonState.imageView?.contentMode = .scaleAspectFit
        }
    }

    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty, currentTitle == nil, configuration?.title == nil {
            setTitle(action.title, for: .normal)
        }
        if let image = action.image, currentImage == nil, configuration?.image == nil { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    func stateDidChange() {
        if configuration != nil, automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        refresh()
    }

    /// A title or an image for the normal state also goes into the configuration, as in UIKit.
    private func handToConfiguration() {
        guard var configuration = buttonState.configuration, let normal = buttonState.contents[.normal] else { return }
        if let title = normal.attributedTitle {
            configuration.attributedTitle = AttributedString(title)
        } else if let title = normal.title {
            configuration.title = title
        }
        if let image = normal.image { configuration.image = image }
        buttonState.configuration = configuration
    }

    // MARK: Colours

    /// White for custom buttons, the tint for the others, and a grey for what is disabled.
    func titleColor(inState state: State) -> UIColor {
        if let color = titleColor(for: state) { return color }
        guard buttonType.isTinted else { return .white }
        return state.contains(.disabled) ? Self.disabledColor : tintColor
    }

    /// Measured: a little lighter in the dark.
    static let disabledColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
    }
}
