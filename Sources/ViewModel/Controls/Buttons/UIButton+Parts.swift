import Foundation

/// The views a button is made of, back to front: background, image, title, subtitle.
extension UIButton {
    var shownTitleText: String? {
        if let configuration { return shownTitle(of: configuration)?.string }
        return currentAttributedTitle?.string ?? currentTitle
    }

    /// The title label, made when it is first asked for, so that its font can be set before the title.
    var shownTitleLabel: UILabel? {
        guard buttonType == .custom || buttonType == .system || buttonType == .plain else {
            return buttonState.titleLabel
        }
        return neededTitleLabel()
    }

    var shownImageView: UIImageView? { neededImageView() }

    /// Sets several properties and updates the parts once.
    package func setUp(_ change: () -> Void) {
        buttonState.isBeingSetUp = true
        change()
        buttonState.isBeingSetUp = false
        refresh()
    }

    /// Brings the parts in line with the state, the tint and the configuration.
    func refresh() {
        guard !buttonState.isBeingSetUp else { return }
        if let configuration {
            showConfigured(configuration)
        } else {
            showClassic()
        }
        viewState.wrappingWidth = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func showClassic() {
        buttonState.subtitleLabel?.isHidden = true
        buttonState.activityIndicator?.isHidden = true
        buttonState.customBackground?.removeFromSuperview()
        buttonState.customBackground = nil
        showTitle()
        show(currentImage, symbolConfiguration: currentPreferredSymbolConfiguration, isTinted: buttonType.isTinted)
        showBackground()
        let isPressed = isHighlighted && buttonType.isTinted
        buttonState.titleLabel?.alpha = isPressed ? Self.pressedAlpha : 1
        buttonState.imageView?.alpha = isPressed ? Self.pressedAlpha : alpha(ofImage: \.image)
        buttonState.imageView?.tintColor = isEnabled ? buttonType.symbolTint : titleColor(inState: .disabled)
    }

    /// The opacity of a pressed system button.
    private static var pressedAlpha: CGFloat { 0.2 }

    /// Images that keep their own colours fade while the button is pressed or disabled, if that is wanted; one that was set for just
    /// this state shows by itself what it is.
    private func alpha(ofImage image: KeyPath<ButtonContent, UIImage?>) -> CGFloat {
        if state != .normal, buttonState.contents[state]?[keyPath: image] != nil { return 1 }
        if !isEnabled, adjustsImageWhenDisabled, !buttonType.isTinted { return 0.5 }
        if isHighlighted, adjustsImageWhenHighlighted { return 0.6 }
        return 1
    }

    private func showTitle() {
        let attributed = currentAttributedTitle
        let title = attributed?.string ?? currentTitle
        guard title?.isEmpty == false || buttonState.titleLabel != nil else { return }
        let label = neededTitleLabel()
        label.isHidden = false
        if let attributed {
            label.textColor = titleColor(inState: state)
            label.attributedText = attributed
        } else {
            label.text = title
            label.textColor = titleColor(inState: state)
        }
        label.shadowColor = currentTitleShadowColor
    }

    func show(_ image: UIImage?, symbolConfiguration: UIImage.SymbolConfiguration?, isTinted: Bool) {
        guard image != nil || buttonState.imageView != nil else { return }
        let view = neededImageView()
        view.isHidden = false
        view.imageViewState.takesAutomaticAsTemplate = isTinted
        view.image = image
        view.preferredSymbolConfiguration = symbolConfiguration
    }

    private func showBackground() {
        guard let image = currentBackgroundImage else {
            buttonState.backgroundView?.removeFromSuperview()
            buttonState.backgroundView = nil
            return
        }
        let view = buttonState.backgroundView ?? UIImageView(image: nil)
        buttonState.backgroundView = view
        view.image = image
        view.alpha = alpha(ofImage: \.backgroundImage)
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    // MARK: Making parts

    func neededTitleLabel() -> ButtonLabel {
        if let label = buttonState.titleLabel { return label }
        let label = makeLabel()
        buttonState.titleLabel = label
        label.font = .systemFont(ofSize: buttonType.titlePointSize)
        addSubview(label)
        return label
    }

    func neededSubtitleLabel() -> ButtonLabel {
        if let label = buttonState.subtitleLabel { return label }
        let label = makeLabel()
        buttonState.subtitleLabel = label
        insertSubview(label, aboveSubview: neededTitleLabel())
        return label
    }

    private func makeLabel() -> ButtonLabel {
        let label = ButtonLabel(frame: .zero)
        label.lineBreakMode = .byTruncatingMiddle
        // Unlike those of other labels, the shadows of buttons have no offset by default.
        label.shadowOffset = .zero
        return label
    }

    private func neededImageView() -> UIImageView {
        if let view = buttonState.imageView { return view }
        let view = UIImageView(image: nil)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = buttonState.adjustsImageForAccessibilitySizes
        buttonState.imageView = view
        if let label = buttonState.titleLabel { insertSubview(view, belowSubview: label) } else { addSubview(view) }
        return view
    }
}
