import Foundation

/// The frames of a cell's parts, as Interface Builder recorded them of UIKit's own cells.
extension UITableViewCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var margin: CGFloat {
        cellState.place.sideMargin ?? TableMargins.side(width: bounds.width, in: traitCollection)
    }

    private var grid: PixelGrid { PixelGrid(scale: layoutScale) }

    func placeParts() {
        var content = spans.content
        // Where the row was measured, the content gets that height again, without the pixel of the separator: the
        // constraints were solved for it.
        if let fitted = cellState.fittedHeight, abs(content.height - fitted - separatorHeight) < 0.01 {
            content.size.height = fitted
        }
        contentView.frame = mirrored(content, in: bounds)
        giveContentMargins()
        placeAccessoryAndSeparators()
        if configurations.content.view == nil { placeStyle() }
    }

    /// Places everything except the content.
    func placeAccessoryAndSeparators() {
        if let accessory = spans.accessory { shownAccessory?.frame = mirrored(accessory, in: bounds) }
        let (near, far) = coveredSides
        placeSigns(near: near, far: far, margin: margin) { mirrored($0, in: bounds) }
        placeBackgrounds()
        placeSeparators()
    }

    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Accessories

    private var shownAccessory: UIView? {
        let own = isEditing ? cellState.editingAccessoryView : cellState.accessoryView
        let other = isEditing ? cellState.accessoryView : cellState.editingAccessoryView
        if other !== own { other?.removeFromSuperview() }
        // What moves the row is in the place of its accessory.
        if cellState.editing.canMove { own?.removeFromSuperview() }
        if let own, !cellState.editing.canMove {
            if own.superview !== self { addSubview(own) }
            cellState.drawnAccessory?.removeFromSuperview()
            return own
        }
        let drawn = cellState.drawnAccessory
        let type = isEditing ? cellState.editingAccessoryType : cellState.accessoryType
        guard type != .none, !cellState.editing.canMove else {
            drawn?.removeFromSuperview()
            return nil
        }
        let view = drawn ?? CellAccessoryView()
        cellState.drawnAccessory = view
        if view.superview !== self { addSubview(view) }
        view.type = type
        return view
    }

    /// The insets of notches at the sides, in the reading direction; only backgrounds extend there.
    private var coveredSides: (near: CGFloat, far: CGFloat) {
        guard (superview as? UITableView)?.insetsContentViewsToSafeArea ?? true else { return (0, 0) }
        let safeArea = safeAreaInsets
        return isRightToLeft ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
    }

    /// The content ends where the accessory begins, which is at the margin.
    private var spans: (content: CGRect, accessory: CGRect?) {
        let (near, far) = coveredSides
        func content(to end: CGFloat) -> CGRect {
            let start = near + roomOfSign
            return CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
        }
        guard let view = shownAccessory else { return (content(to: bounds.width - far - roomOfGrip), nil) }
        let sign = view as? CellAccessoryView
        let size = sign?.naturalSize ?? view.bounds.size
        let beside = sign?.besideSign ?? 0
        let accessory = CGRect(
            x: bounds.width - far - margin - beside - size.width, y: grid.rounded((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
        return (content(to: accessory.minX - beside), accessory)
    }

    var contentMargins: UIEdgeInsets {
        if superview == nil, isAlone { return LayoutMargins.standard }
        let cells = Headless.release.cells
        let near = cells.plainSide ?? margin
        let far = spans.accessory == nil ? near : cells.besideAccessory
        return UIEdgeInsets(
            top: cells.live.contentMargin, left: isRightToLeft ? far : near, bottom: cells.live.contentMargin,
            right: isRightToLeft ? near : far)
    }

    /// Margins of an author's own stay.
    private func giveContentMargins() {
        guard contentView.givenMargins == nil || contentView.givenMargins == cellState.marginsOfContent else { return }
        contentView.layoutMargins = contentMargins
        cellState.marginsOfContent = contentView.givenMargins
    }

    // MARK: Backgrounds and separators

    private func placeBackgrounds() {
        let shade = selectionView
        for view in [backgroundShape(), cellState.backgroundView, shade].compactMap({ $0 }) {
            if view.superview !== self { insertSubview(view, belowSubview: contentView) }
            view.frame = bounds
        }
        for view in [cellState.selectedBackgroundView, cellState.selectionShade].compactMap({ $0 }) where view !== shade
        {
            view.removeFromSuperview()
        }
    }

    private var selectionView: UIView? {
        guard isSelected || isHighlighted, selectionStyle != .none, configurations.background == nil else { return nil }
        if let view = cellState.selectedBackgroundView { return view }
        if let view = cellState.selectionShade { return view }
        let view = UIView()
        view.backgroundColor = .systemGray4
        cellState.selectionShade = view
        return view
    }

    /// Places separators below each row but the last of a group. In the style `grouped` full-width lines are at both ends of a group.
    private func placeSeparators() {
        let place = cellState.place
        var lines: [CGRect] = []
        if place.hasSeparators {
            let height = 1 / layoutScale
            let endsGroup = place.isLast && place.style != .plain
            let inset = coveredSides.near + roomOfSign + separatorLead
            if !endsGroup {
                let isCard = place.style == .insetGrouped && Headless.release.tables.insetsSeparatorsOfCards
                let far = givenSeparatorInset.map(\.right) ?? (isCard ? margin : 0)
                lines.append(
                    CGRect(
                        x: inset, y: bounds.height - height, width: max(0, bounds.width - inset - far), height: height))
            } else if place.style == .grouped {
                lines.append(CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
            }
            if place.isFirst, place.style == .grouped {
                lines.append(CGRect(x: 0, y: 0, width: bounds.width, height: height))
            }
        }
        while cellState.separators.count > lines.count { cellState.separators.removeLast().removeFromSuperview() }
        while cellState.separators.count < lines.count {
            let view = UIView()
            cellState.separators.append(view)
            addSubview(view)
        }
        for (view, line) in zip(cellState.separators, lines) {
            view.frame = mirrored(line, in: bounds)
            view.backgroundColor = place.separatorColor
        }
    }

    /// Separators begin where the text does.
    private var separatorLead: CGFloat {
        if let inset = givenSeparatorInset { return inset.left }
        return configurations.content.view == nil && cellState.arranger == nil ? textStart(margin) : margin
    }

    private var givenSeparatorInset: UIEdgeInsets? {
        let (own, ofTable) = (cellState.separatorInset, cellState.place.separatorInset)
        guard let arranger = cellState.arranger else { return own ?? ofTable }
        return arranger.separatorInset(ofCell: own, ofTable: ofTable)
    }

    // MARK: Styles

    private func textStart(_ margin: CGFloat) -> CGFloat {
        let start = margin + CGFloat(indentationLevel) * indentationWidth
        return imageColumn > 0 ? start + imageColumn + imageGap : start
    }

    private var imageSize: CGSize {
        guard let view = cellState.imageView, let image = view.image else { return .zero }
        if image.isSymbolImage { return view.sizeThatFits(.zero) }
        return CellTexts.imageSize(image, inRowOf: contentView.bounds.height)
    }

    /// Symbols are in a column that grows with the text, whatever their own widths.
    private var imageColumn: CGFloat {
        let width = imageSize.width
        guard let column = symbolColumn else { return width }
        return max(width, column)
    }

    private var imageGap: CGFloat {
        let cells = Headless.release.cells
        return symbolColumn == nil ? cells.texts.besideImage : cells.besideSymbol
    }

    private var symbolColumn: CGFloat? {
        guard let column = Headless.release.cells.symbolColumn, cellState.arranger == nil,
            cellState.imageView?.image?.isSymbolImage == true
        else { return nil }
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return (column * body.pointSize / 17).rounded()
    }

    private func placeStyle() {
        let content = contentView.bounds
        if let view = cellState.imageView {
            let size = imageSize
            let start = margin + CGFloat(indentationLevel) * indentationWidth
            let x = grid.rounded(start + (imageColumn - size.width) / 2)
            view.frame = mirrored(
                CGRect(
                    x: x, y: grid.rounded((content.height - size.height) / 2), width: size.width, height: size.height),
                in: content)
        }
        for (label, frame) in texts.frames(in: textRoom) { label.frame = mirrored(frame, in: content) }
    }

    /// The room beside the image, from the upper edge to the lower.
    private var textRoom: CGRect {
        let content = contentView.bounds
        let start = textStart(margin)
        let far = spans.accessory == nil ? margin : Headless.release.cells.besideAccessory
        return CGRect(x: start, y: 0, width: max(0, content.width - start - far), height: content.height)
    }

    private var texts: CellTexts {
        CellTexts(
            style: cellState.style, title: cellState.label, detail: cellState.detailLabel, mayGrow: true,
            in: traitCollection, isRightToLeft: isRightToLeft, metrics: Headless.release.cells.live.texts)
    }

    private var separatorHeight: CGFloat { cellState.place.hasSeparators ? 1 / layoutScale : 0 }

    // MARK: Heights

    /// Includes the separator; higher for large text.
    var standardHeight: CGFloat {
        let line = 1 / layoutScale
        let texts = texts
        let isTall = texts.style == .subtitle && texts.detail != nil
        let live = Headless.release.cells.live
        return max(
            (isTall ? live.heightWithSubtitle : live.height(scale: layoutScale)) - (live.includesSeparator ? 0 : line),
            texts.rowHeight(width: textRoom.width) + (live.includesSeparator ? 0 : line))
    }

    /// The fitting height of the content's constraints plus the separator, unless the content has room for it; the style's height if there
    /// are none.
    func fit(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationsIfNeeded()
        cellState.fittedHeight = nil
        if cellState.arranger != nil { return fittingSize(target, horizontal: horizontal, vertical: vertical) }
        placeParts()
        if contentHasSize {
            let around = max(0, bounds.width - contentView.bounds.width)
            let content = contentSize(
                CGSize(width: max(0, target.width - around), height: target.height), horizontal, vertical)
            if content.height > 0 {
                cellState.fittedHeight = content.height
                let hasRoomForSeparator =
                    Headless.release.cells.live.includesSeparator && contentConfiguration is UIListContentConfiguration
                return CGSize(
                    width: content.width + around,
                    height: content.height + (hasRoomForSeparator ? 0 : separatorHeight))
            }
        } else if isLaidOutByConstraints {
            let own = fittingSize(target, horizontal: horizontal, vertical: vertical)
            if own.height > 0 { return CGSize(width: own.width, height: own.height + separatorHeight) }
        }
        return sizeThatFits(target)
    }
}
