import Foundation
import MaquetteDrawing

/// Bringing a button's parts in line with its configuration.
extension UIButton {
    func setConfiguration(_ configuration: Configuration?) {
        guard buttonState.configuration != configuration else { return }
        let former = buttonState.configuration
        buttonState.configuration = configuration
        takeOver(from: former)
        if buttonState.isUpdatingConfiguration {
            showConfigurationAfterUpdate()
        } else {
            if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
            refresh()
        }
    }

    /// The configuration replaces what was set for the normal state, which fills in what the configuration leaves out.
    private func takeOver(from former: Configuration?) {
        guard var configuration = buttonState.configuration else { return }
        let normal = buttonState.contents[.normal] ?? ButtonContent()
        if former == nil {
            if configuration.attributedTitle == nil {
                configuration.attributedTitle =
                    normal.attributedTitle.map { AttributedString($0) } ?? normal.title.map { AttributedString($0) }
            }
            if configuration.image == nil { configuration.image = normal.image }
        }
        buttonState.contents[.normal, default: ButtonContent()].title = configuration.title
        buttonState.contents[.normal, default: ButtonContent()].attributedTitle = nil
        buttonState.contents[.normal, default: ButtonContent()].image = configuration.image
        buttonState.configuration = configuration
    }

    func markNeedsUpdateConfiguration() {
        guard !buttonState.isUpdatingConfiguration else { return }
        buttonState.needsUpdateConfiguration = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func updateConfigurationIfNeeded() {
        guard buttonState.needsUpdateConfiguration, !buttonState.isUpdatingConfiguration else { return }
        buttonState.needsUpdateConfiguration = false
        buttonState.isUpdatingConfiguration = true
        traitCollection.performAsCurrent { updateConfiguration() }
        buttonState.isUpdatingConfiguration = false
        refresh()
    }

    private func showConfigurationAfterUpdate() { if let configuration { showConfigured(configuration) } }

    /// A title set for exactly this state takes precedence over the configuration's.
    func shownTitle(of configuration: Configuration) -> NSAttributedString? {
        if state != .normal, let content = buttonState.contents[state] {
            if let title = content.attributedTitle ?? content.title.map({ NSAttributedString(string: $0) }) {
                return title
            }
        }
        return configuration.attributedTitle.map { NSAttributedString($0) }
    }

    func showConfigured(_ configuration: Configuration) {
        let foreground = configuration.foregroundColor(of: self)
        let size = configuration.buttonSize
        show(
            shownTitle(of: configuration), in: buttonState.titleLabel, made: neededTitleLabel,
            font: titleFont(in: size.titleStyle), color: foreground,
            transformer: configuration.titleTextAttributesTransformer,
            lineBreakMode: configuration.titleLineBreakMode)
        show(
            configuration.attributedSubtitle.map { NSAttributedString($0) }, in: buttonState.subtitleLabel,
            made: neededSubtitleLabel,
            font: .preferredFont(forTextStyle: size.subtitleStyle, compatibleWith: traitCollection), color: foreground,
            transformer: configuration.subtitleTextAttributesTransformer,
            lineBreakMode: configuration.subtitleLineBreakMode)
        let image = (state == .normal ? nil : buttonState.contents[state]?.image) ?? configuration.image
        show(
            configuration.showsActivityIndicator ? nil : image,
            symbolConfiguration: configuration.preferredSymbolConfigurationForImage
                ?? UIImage.SymbolConfiguration(textStyle: size.titleStyle),
            isTinted: true)
        buttonState.imageView?.tintColor = configuration.imageColorTransformer.map { $0(foreground) } ?? foreground
        buttonState.imageView?.alpha = 1
        showIndicator(of: configuration, color: foreground)
        showBackground(of: configuration)
    }

    private func show(
        _ text: NSAttributedString?, in known: ButtonLabel?, made make: () -> ButtonLabel, font: UIFont,
        color: UIColor, transformer: UIConfigurationTextAttributesTransformer?, lineBreakMode: NSLineBreakMode
    ) {
        guard text != nil || known != nil else { return }
        let label = known ?? make()
        label.isHidden = text == nil
        label.alpha = 1
        label.shadowColor = nil
        label.adjustsFontForContentSizeCategory = true
        label.font = font
        label.textColor = color
        label.numberOfLines = lineBreakMode.wraps ? 0 : 1
        label.lineBreakMode = lineBreakMode
        label.attributedText = text.map { styled($0, font: label.font, color: color, transformer: transformer) }
        label.lineBreakMode = lineBreakMode
        label.textAlignment = configuration?.lineAlignment(isRightToLeft: isRightToLeft) ?? .natural
    }

    /// The title of the likely choice is semibold.
    private func titleFont(in style: UIFont.TextStyle) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        guard role == .primary else { return font }
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
        return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: 0)
    }

    /// The button's font and colour first, then the text's own attributes, last the changes of the transformer.
    private func styled(
        _ text: NSAttributedString, font: UIFont, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        guard let transformer else { return text }
        var swift = AttributedString(text)
        for run in swift.runs {
            var attributes = AttributeContainer()
            attributes.font = font
            attributes.foregroundColor = color
            attributes.merge(run.attributes)
            swift[run.range].setAttributes(transformer(attributes))
        }
        return NSAttributedString(swift)
    }

    private func showIndicator(of configuration: Configuration, color: UIColor) {
        guard configuration.showsActivityIndicator else {
            buttonState.activityIndicator?.removeFromSuperview()
            buttonState.activityIndicator = nil
            return
        }
        let indicator = buttonState.activityIndicator ?? UIActivityIndicatorView(style: .medium)
        buttonState.activityIndicator = indicator
        indicator.color = configuration.activityIndicatorColorTransformer.map { $0(color) } ?? color
        if indicator.superview !== self { addSubview(indicator) }
        indicator.startAnimating()
    }

    private func showBackground(of configuration: Configuration) {
        let view = configuration.background.customView
        if buttonState.customBackground !== view { buttonState.customBackground?.removeFromSuperview() }
        buttonState.customBackground = view
        if let view, view.superview !== self { insertSubview(view, at: 0) }
        let image = configuration.background.image ?? currentBackgroundImage
        guard let image else {
            buttonState.backgroundView?.removeFromSuperview()
            buttonState.backgroundView = nil
            return
        }
        let imageView = buttonState.backgroundView ?? UIImageView(image: nil)
        buttonState.backgroundView = imageView
        imageView.image = image
        imageView.contentMode = configuration.background.imageContentMode
        if imageView.superview !== self { insertSubview(imageView, at: 0) }
    }
}

extension NSLineBreakMode {
    /// Whether text continues on another line instead of being cut off.
    fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton.Configuration {
    /// How the lines of a title are aligned to each other.
    func lineAlignment(isRightToLeft: Bool) -> NSTextAlignment {
        switch effectiveTitleAlignment {
        case .leading, .automatic: isRightToLeft ? .right : .left
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    /// Titles above or below an image, and those without one, are centred; beside an image they are aligned to it.
    var effectiveTitleAlignment: TitleAlignment {
        guard titleAlignment == .automatic else { return titleAlignment }
        let hasImage = image != nil || showsActivityIndicator
        if hasImage, imagePlacement == .leading { return .leading }
        if hasImage, imagePlacement == .trailing { return .trailing }
        return .center
    }
}

/// The rounded shape behind a configured button's content.
extension UIButton {
    func backgroundFrame(of configuration: Configuration) -> CGRect {
        let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return bounds.inset(by: configuration.background.backgroundInsets, layoutDirection: direction)
    }

    func drawConfiguredBackground(into list: inout DisplayList) {
        updateConfigurationIfNeeded()
        guard let configuration else { return }
        let frame = backgroundFrame(of: configuration)
        let radius = configuration.cornerRadius(in: frame.size, traits: traitCollection)
        let shape = Path.roundedRect(Rect(frame), radius: radius)
        configuration.effect(of: self)?.draw(shape, into: &list, traits: traitCollection)
        if let color = configuration.backgroundColor(of: self) {
            list.fill(shape, color.drawingColor(with: traitCollection))
        }
        drawStroke(of: configuration.background, around: frame, radius: radius, into: &list)
    }

    /// Inside the shape's edge, further out by the outset.
    private func drawStroke(
        of background: UIBackgroundConfiguration, around frame: CGRect, radius: CGFloat, into list: inout DisplayList
    ) {
        guard background.strokeWidth > 0 else { return }
        let inset = background.strokeWidth / 2 - background.strokeOutset
        let color = background.resolvedStrokeColor(for: tintColor)
        list.stroke(
            .roundedRect(Rect(frame).insetBy(Double(inset), Double(inset)), radius: max(0, radius - inset)),
            StrokeStyle(width: Double(background.strokeWidth)), color.drawingColor(with: traitCollection))
    }
}
