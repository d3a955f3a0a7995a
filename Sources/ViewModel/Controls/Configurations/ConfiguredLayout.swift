import Foundation

/// Where the parts of a configured button stand, worked out from their sizes.
struct ConfiguredLayout {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// All parts with the padding between them.
    var size = CGSize.zero
}

extension UIButton {
    var titleWraps: Bool {
        guard let configuration, shownTitle(of: configuration) != nil else { return false }
        return buttonState.titleLabel?.numberOfLines == 0
    }

    func configuredSize(_ configuration: Configuration, width: CGFloat?) -> CGSize {
        let insets = configuration.contentInsets
        let room = width.map { max(0, $0 - insets.leading - insets.trailing) }
        let content = configuredLayout(configuration, in: room).size
        return CGSize(
            width: max(0, content.width + insets.leading + insets.trailing),
            height: max(0, content.height + insets.top + insets.bottom))
    }

    /// The parts from the upper left corner. Titles are no wider than the available width, if there is one.
    func configuredLayout(_ configuration: Configuration, in room: CGFloat?) -> ConfiguredLayout {
        let placement = configuration.imagePlacement
        let isBeside = !placement.contains(.top) && !placement.contains(.bottom)
        let image = partSize(configuration)
        let reserved = image.map { max($0.width, configuration.imageReservation) } ?? 0
        let gap = image != nil && hasText ? configuration.imagePadding : 0
        let textRoom = room.map { isBeside ? max(0, $0 - reserved - gap) : $0 } ?? .infinity
        var layout = textLayout(configuration, in: textRoom)
        guard let image else { return layout }
        let text = layout.size
        let imageComesFirst = placement.contains(isBeside ? (isRightToLeft ? .trailing : .leading) : .top)
        if isBeside {
            layout.size = CGSize(width: reserved + gap + text.width, height: max(image.height, text.height))
            let slot = imageComesFirst ? 0 : text.width + gap
            layout.image = CGRect(
                x: slot + (reserved - image.width) / 2, y: (layout.size.height - image.height) / 2,
                width: image.width, height: image.height)
            layout.moveText(by: imageComesFirst ? reserved + gap : 0, (layout.size.height - text.height) / 2)
        } else {
            layout.size = CGSize(width: max(reserved, text.width), height: image.height + gap + text.height)
            layout.image = CGRect(
                x: (layout.size.width - image.width) / 2, y: imageComesFirst ? 0 : text.height + gap,
                width: image.width, height: image.height)
            layout.moveText(by: (layout.size.width - text.width) / 2, imageComesFirst ? image.height + gap : 0)
        }
        return layout
    }

    private var hasText: Bool {
        [buttonState.titleLabel, buttonState.subtitleLabel].contains {
            $0?.isHidden == false && $0?.text?.isEmpty == false
        }
    }

    private func partSize(_ configuration: Configuration) -> CGSize? {
        if configuration.showsActivityIndicator {
            return CGSize(width: ConfigurationMetrics.indicatorSide, height: ConfigurationMetrics.indicatorSide)
        }
        return naturalImageSize
    }

    private func textLayout(_ configuration: Configuration, in room: CGFloat) -> ConfiguredLayout {
        var layout = ConfiguredLayout()
        func size(_ label: UILabel?) -> CGSize {
            guard let label, !label.isHidden else { return .zero }
            let size = label.sizeThatFits(CGSize(width: room, height: .infinity))
            return CGSize(width: min(size.width, room), height: size.height)
        }
        let (title, subtitle) = (size(buttonState.titleLabel), size(buttonState.subtitleLabel))
        let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        layout.size = CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        func left(_ width: CGFloat) -> CGFloat {
            let slack = layout.size.width - width
            switch configuration.effectiveTitleAlignment {
            case .leading, .automatic: return isRightToLeft ? slack : 0
            case .trailing: return isRightToLeft ? 0 : slack
            case .center: return slack / 2
            }
        }
        layout.title = CGRect(origin: CGPoint(x: left(title.width), y: 0), size: title)
        layout.subtitle = CGRect(
            origin: CGPoint(x: left(subtitle.width), y: title.height + gap), size: subtitle)
        return layout
    }

    // MARK: Placing

    private func place(_ configuration: Configuration, in bounds: CGRect) -> ConfiguredLayout {
        let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let content = bounds.inset(by: configuration.contentInsets, layoutDirection: direction)
        let layout = configuredLayout(configuration, in: max(0, content.width))
        let grid = PixelGrid(scale: layoutScale)
        let slack = CGSize(width: content.width - layout.size.width, height: content.height - layout.size.height)
        let x = contentHorizontalAlignment.offset(inSlack: slack.width, isRightToLeft: isRightToLeft)
        let y = contentVerticalAlignment.offset(inSlack: slack.height)
        func placed(_ rect: CGRect) -> CGRect {
            CGRect(
                x: content.minX + grid.rounded(x + rect.minX), y: content.minY + grid.rounded(y + rect.minY),
                width: rect.width, height: rect.height)
        }
        return ConfiguredLayout(
            image: placed(layout.image), title: placed(layout.title), subtitle: placed(layout.subtitle),
            size: layout.size)
    }

    func placeConfigured(_ configuration: Configuration) {
        let layout = place(configuration, in: bounds)
        for view in [buttonState.imageView, buttonState.activityIndicator] {
            if let view { move(view, to: layout.image) }
        }
        if let label = buttonState.titleLabel { move(label, to: layout.title) }
        if let label = buttonState.subtitleLabel { move(label, to: layout.subtitle) }
        for view in [buttonState.customBackground, buttonState.backgroundView] {
            if let view { move(view, to: backgroundFrame(of: configuration)) }
        }
    }

    func configuredBaselines(_ configuration: Configuration, in bounds: CGRect) -> (first: CGFloat, last: CGFloat) {
        guard let label = buttonState.titleLabel else { return (0, 0) }
        let layout = place(configuration, in: bounds)
        let first = layout.title.minY + label.baselineOffsets(in: layout.title.size).first
        let lowest = hasSubtitle ? (buttonState.subtitleLabel ?? label, layout.subtitle) : (label, layout.title)
        return (first, bounds.height - lowest.1.maxY + lowest.0.baselineOffsets(in: lowest.1.size).last)
    }

    private var hasSubtitle: Bool {
        buttonState.subtitleLabel.map { !$0.isHidden && $0.text?.isEmpty == false } ?? false
    }
}

extension ConfiguredLayout {
    fileprivate mutating func moveText(by x: CGFloat, _ y: CGFloat) {
        title = title.offsetBy(dx: x, dy: y)
        subtitle = subtitle.offsetBy(dx: x, dy: y)
    }
}
