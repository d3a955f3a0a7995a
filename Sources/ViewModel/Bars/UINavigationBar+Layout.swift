import Foundation

/// The parts of a navigation bar and their places.
extension UINavigationBar {
    /// Lets the background reach above the bar, below the status bar.
    package func setReachAbove(_ height: CGFloat) { update(\.reachAbove, height) }

    /// Says whether content lies under the bar, or begins below it.
    package func setCoversContent(_ covers: Bool) { update(\.coversContent, covers) }

    func startAsBar() {
        isOpaque = false
        addSubview(barState.background)
        for label in [barState.promptLabel, barState.titleLabel, barState.largeTitleLabel] {
            label.isHidden = true
            addSubview(label)
        }
        for label in [barState.titleLabel, barState.largeTitleLabel] { label.accessibilityTraits = .header }
        barState.titleLabel.textAlignment = .center
        barState.promptLabel.textAlignment = .center
        barState.promptLabel.font = .systemFont(ofSize: 12)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    func show(_ items: [UINavigationItem]) {
        for item in barState.items { item.onChange = nil }
        barState.items = items
        for item in items { item.onChange = { [weak self] in self?.refreshBar() } }
        invalidateIntrinsicContentSize()
        refreshBar()
    }

    // MARK: Height

    var naturalHeight: CGFloat {
        var height = Headless.release.bars.navigation.onThisDevice
        if topItem?.prompt != nil { height += Headless.release.bars.prompt }
        if showsLargeTitle { height += heightOfLargeTitle }
        if searchBarInForce != nil { height += Headless.release.bars.searchZone }
        return height
    }

    /// The search bar below the titles. An active search that hides the bar hides the titles alone here.
    private var searchBarInForce: UISearchBar? {
        guard let item = topItem, item.preferredSearchBarPlacement != .inline else { return nil }
        return item.searchController?.searchBar
    }

    private func placeSearchBar(in zone: CGRect) {
        let bar = searchBarInForce
        if barState.searchBar !== bar {
            barState.searchBar?.removeFromSuperview()
            barState.searchBar = bar
        }
        guard let bar else { return }
        if bar.superview !== self { addSubview(bar) }
        bar.searchState.isInNavigationBar = true
        let beside = Headless.release.bars.sides.side(inWidth: bounds.width) - Headless.release.search.side
        bar.frame = zone.insetBy(dx: max(0, beside), dy: 0)
    }

    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem, item.title?.isEmpty == false else { return false }
        guard Headless.settings.verticalSizeClass != .compact else { return false }
        return isLarge(at: barState.items.count - 1)
    }

    /// An item with `.automatic` takes the choice of the item before it.
    private func isLarge(at index: Int) -> Bool {
        guard index >= 0 else { return true }
        switch barState.items[index].largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic: return isLarge(at: index - 1)
        }
    }

    // MARK: Places

    func layOutBar() {
        if let width = barState.widthOfShortBackTitle, width != bounds.width {
            barState.widthOfShortBackTitle = nil
            barState.isStale = true
        }
        if barState.isStale { makeParts() }
        barState.background.frame = CGRect(
            x: 0, y: -barState.reachAbove, width: bounds.width, height: bounds.height + barState.reachAbove)
        // What is in the bar stays clear of the sides of the screen; its background does not.
        var row = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        if topItem?.prompt != nil {
            let zone = row.divided(atDistance: Headless.release.bars.prompt, from: .minYEdge)
            barState.promptLabel.frame = zone.slice.insetBy(dx: 16, dy: 0).offsetBy(dx: 0, dy: 4)
            row = zone.remainder
        }
        barState.promptLabel.isHidden = topItem?.prompt == nil
        let search = row.divided(
            atDistance: searchBarInForce == nil ? 0 : Headless.release.bars.searchZone, from: .maxYEdge)
        placeSearchBar(in: search.slice)
        row = search.remainder
        let isLarge = showsLargeTitle
        if isLarge {
            let zone = row.divided(atDistance: heightOfLargeTitle, from: .maxYEdge)
            placeLargeTitle(in: zone.slice)
            row = zone.remainder
        }
        barState.largeTitleLabel.isHidden = !isLarge
        // Since iOS 26 ten points below the buttons belong to the bar.
        row.size.height = min(row.height, Headless.release.bars.tallestRow)
        placeRow(in: row, showsTitle: !isLarge)
    }

    private var sideMargin: CGFloat { Headless.release.bars.sides.side(inWidth: bounds.width) }

    /// In pictures of fespinoza/sample-json-app, iOS 17, the baseline is 16 points above the lower edge of 52 points for a title of 33, and of
    /// 69.3 points for one of 56, which begins at the upper edge.
    private var heightOfLargeTitle: CGFloat {
        max(Headless.release.bars.largeTitle, fontOfLargeTitle.ascender + 16)
    }

    private func placeLargeTitle(in zone: CGRect) {
        let label = barState.largeTitleLabel
        let side = Headless.release.bars.sideOfLargeTitle ?? sideMargin
        let usual = UIFont.systemFont(ofSize: 34, weight: .bold).ascender
        label.frame = CGRect(
            x: zone.minX + side, y: zone.minY + max(0, 3 + usual - fontOfLargeTitle.ascender),
            width: max(0, zone.width - 2 * side),
            height: label.intrinsicContentSize.height)
    }

    private func placeRow(in row: CGRect, showsTitle: Bool) {
        var leading: CGFloat = 0
        if let back = barState.backButton {
            let start = Headless.release.bars.sideOfBackButton
            let size = back.naturalSize()
            place(back, x: start, size, in: row)
            leading = start + size.width
        }
        leading = placeGroup(barState.leading, from: leading, fromTrailing: false, in: row)
        let trailing = placeGroup(barState.trailing, from: 0, fromTrailing: true, in: row)
        if showsTitle, barState.widthOfShortBackTitle == nil, cutsOffTitle(row.width - leading - trailing) {
            // The next layout uses the shorter title of the back button.
            barState.widthOfShortBackTitle = bounds.width
            barState.isStale = true
            return layOutBar()
        }
        let back = barState.backButton.map { [[$0]] } ?? []
        BarButtonView.spread(
            BarGlass(bar: .navigation, isOverContent: barState.fade != nil),
            over: back + BarSlot.onOneGlass(barState.leading) + BarSlot.onOneGlass(barState.trailing))
        placeTitle(in: row, leading: leading, trailing: trailing, isShown: showsTitle)
    }

    /// Whether the back button's title is so long that the bar's title would be cut off, where "Back" would do.
    private func cutsOffTitle(_ room: CGFloat) -> Bool {
        guard let back = barState.backButton, backItem?.backBarButtonItem == nil, back.item.title?.isEmpty == false,
            back.item.title != "Back", topItem?.titleView == nil
        else { return false }
        return barState.titleLabel.intrinsicContentSize.width > room - 2 * Self.gapBesideTitle
    }

    private static var gapBesideTitle: CGFloat { 8 }

    /// Texts and colours are set only after a change, because setting a text asks for another layout.
    private func makeParts() {
        barState.isStale = false
        barState.background.look = lookInForce
        let title = topItem?.title ?? ""
        let subtitle = subtitleInForce
        if let subtitle {
            barState.titleLabel.attributedText = titled(title, over: subtitle)
        } else {
            barState.titleLabel.setText(title, attributes: titleAttributesInForce)
        }
        barState.titleLabel.numberOfLines = subtitle == nil ? 1 : 2
        barState.largeTitleLabel.setText(topItem?.largeTitle ?? title, attributes: largeTitleAttributesInForce)
        barState.promptLabel.text = topItem?.prompt
        barState.promptLabel.textColor = titleAttributesInForce[.foregroundColor] as? UIColor
        makeButtons()
    }

    private var subtitleInForce: String? {
        guard Headless.release.bars.hasGlass, let subtitle = topItem?.subtitle, !subtitle.isEmpty else { return nil }
        return subtitle
    }

    /// The title with a smaller line below, whose size is a guess.
    private func titled(_ title: String, over subtitle: String) -> NSAttributedString {
        let text = NSMutableAttributedString(string: title, attributes: titleAttributesInForce)
        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        text.append(
            NSAttributedString(
                string: (title.isEmpty ? "" : "\n") + subtitle,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
                ]))
        text.addAttribute(.paragraphStyle, value: centred, range: NSRange(location: 0, length: text.length))
        return text
    }

    private func makeButtons() {
        barState.backButton?.removeFromSuperview()
        for slot in barState.leading + barState.trailing { slot.view?.removeFromSuperview() }
        let back = backItemShown
        barState.backButton = back.map { BarButtonView($0, kind: .back, look: buttonLook(of: $0, isBack: true)) }
        barState.backButton.map(addSubview)
        let showsLeft = back == nil || topItem?.leftItemsSupplementBackButton == true
        barState.leading = slots(showsLeft ? topItem?.leftBarButtonItems : nil)
        barState.trailing = slots(topItem?.rightBarButtonItems)
    }

    private func slots(_ items: [UIBarButtonItem]?) -> [BarSlot] {
        let slots = BarSlot.slots(for: items ?? []) { buttonLook(of: $0) }
        for slot in slots {
            guard let view = slot.view else { continue }
            view.item.container = self
            view.item.onChange = { [weak self] in self?.refreshBar() }
            addSubview(view)
        }
        return slots
    }

    /// The content of the back button: the previous item's own button, or its title beside a chevron.
    private var backItemShown: UIBarButtonItem? {
        guard let before = backItem, let item = topItem, !item.hidesBackButton else { return nil }
        if item.leftBarButtonItems?.isEmpty == false, !item.leftItemsSupplementBackButton { return nil }
        if let own = before.backBarButtonItem { return own }
        let isMinimal = item.backButtonDisplayMode == .minimal || !Headless.release.bars.namesTheWayBack
        let title = barState.widthOfShortBackTitle != nil ? "Back" : before.backButtonTitle ?? before.title ?? "Back"
        return UIBarButtonItem(title: isMinimal ? nil : title, style: .plain, target: nil, action: nil)
    }

    /// Places a group of buttons one after the other, and returns the width that they take.
    private func placeGroup(_ slots: [BarSlot], from start: CGFloat, fromTrailing: Bool, in row: CGRect) -> CGFloat {
        var taken = start
        for (index, slot) in slots.enumerated() {
            switch slot {
            case .flexible: continue
            case .fixed(let width): taken += width
            case .button(let button):
                let size = button.naturalSize()
                taken += taken == 0 ? sideMargin : BarSlot.gap(index > 0 ? slots[index - 1] : nil, slot)
                place(button, x: fromTrailing ? row.width - taken - size.width : taken, size, in: row)
                taken += size.width
            }
        }
        return taken
    }

    /// `x` is counted from the leading edge.
    private func place(_ view: UIView, x: CGFloat, _ size: CGSize, in row: CGRect) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isRightToLeft ? row.width - x - size.width : x
        view.frame = CGRect(
            x: row.minX + left, y: row.minY + ((row.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }

    /// Places the title in the middle of the bar where there is room, and otherwise in the middle of what is left.
    private func placeTitle(in row: CGRect, leading: CGFloat, trailing: CGFloat, isShown: Bool) {
        if barState.titleView !== topItem?.titleView, barState.titleView?.superview === self {
            barState.titleView?.removeFromSuperview()
        }
        barState.titleView = topItem?.titleView
        let gap = Self.gapBesideTitle
        let (near, far) = (max(leading, gap) + gap, row.width - max(trailing, gap) - gap)
        func centred(_ width: CGFloat) -> CGFloat { min(max((row.width - width) / 2, near), max(near, far - width)) }
        barState.titleLabel.isHidden = !isShown || topItem?.titleView != nil
        if let view = topItem?.titleView {
            if view.superview !== self { addSubview(view) }
            var size = BarButtonView.size(of: view)
            size.width = min(size.width, max(0, far - near))
            return place(view, x: centred(size.width), size, in: row)
        }
        let label = barState.titleLabel
        var size = label.intrinsicContentSize
        size.width = min(size.width, max(0, far - near))
        place(label, x: centred(size.width), size, in: row.offsetBy(dx: 0, dy: barState.titleAdjustment))
    }
}
