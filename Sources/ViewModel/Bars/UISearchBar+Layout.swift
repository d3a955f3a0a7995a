import Foundation
import MaquetteReleases

/// The parts of a search bar and their places.
extension UISearchBar {
    func startAsSearchBar() {
        isOpaque = false
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        let state = searchState
        state.cancelLabel.accessibilityTraits = .button
        for part in [state.background, state.promptLabel, state.field, state.cancelLabel, state.scopes] as [UIView] {
            addSubview(part)
        }
        state.field.addSubview(state.magnifier)
        state.field.addSubview(state.endIcon)
        state.field.leftView = state.room
        state.field.leftViewMode = .always
        state.magnifier.contentMode = .center
        state.endIcon.contentMode = .center
        state.promptLabel.font = .systemFont(ofSize: 13)
        state.promptLabel.textAlignment = .center
        state.cancelLabel.text = "Cancel"
        state.cancelLabel.font = .systemFont(ofSize: 17)
        state.field.isUserInteractionEnabled = false
        state.scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                selectedScopeButtonIndex = searchState.scopes.selectedSegmentIndex
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                searchState.controller?.tellUpdater()
            }, for: .valueChanged)
    }

    // MARK: Touches

    /// The field takes none itself: whether it may be edited is the bar's delegate to say.
    func touched(at point: CGPoint) {
        let state = searchState
        if !state.cancelLabel.isHidden, state.cancelLabel.frame.insetBy(dx: -8, dy: -12).contains(point) {
            cancelSearch()
        } else if state.field.frame.contains(point) {
            state.field.touched(at: convert(point, to: state.field))
        }
    }

    private func cancelSearch() {
        delegate?.searchBarCancelButtonClicked(self)
        guard let controller = searchState.controller else { return }
        text = ""
        controller.isActive = false
    }

    func noteEditing(_ isEditing: Bool) {
        if isEditing { searchState.controller?.isActive = true }
        if isEditing {
            delegate?.searchBarTextDidBeginEditing(self)
        } else {
            delegate?.searchBarTextDidEndEditing(self)
        }
    }

    func change<Value>(_ property: ReferenceWritableKeyPath<SearchBarState, Value>, _ value: Value) {
        searchState[keyPath: property] = value
        searchState.isStale = true
        setNeedsLayout()
    }

    private func resolved<Value>(_ value: (SearchBarState) -> Value?) -> Value? {
        AppearanceProxies.resolved(self) { value($0.searchState) }
    }

    private var metrics: SystemRelease.SearchBar { Headless.release.search }
    private var field: SystemRelease.SearchBar.Field { isLow ? metrics.lowField : metrics.field }

    /// The height of the prompt above the field; that of the scope buttons is below it.
    private var promptHeight: CGFloat { prompt == nil ? 0 : metrics.prompt }
    private var scopeHeight: CGFloat { showsScopeBar && scopeButtonTitles?.isEmpty == false ? metrics.scopes : 0 }

    /// The height that the prompt and the scope buttons add to the bar.
    package var heightAroundField: CGFloat { promptHeight + scopeHeight }

    var naturalHeight: CGFloat { Headless.release.search.height + heightAroundField }

    // MARK: Looks

    private var look: BarLook {
        if let image = resolved({ $0.backgroundImage }) { return BarLook(image: image) }
        if searchBarStyle == .minimal || searchState.isInNavigationBar { return .transparent }
        if let tint = resolved({ $0.barTint }) { return BarLook(color: tint) }
        if resolved({ $0.style }) == .black { return BarLook(color: UIColor(white: 0.11, alpha: 1)) }
        switch Headless.release.search.backdrop {
        case .grey: return BarLook(color: UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1))
        case .material: return BarLook(material: UIBlurEffect(style: .systemChromeMaterial), line: .separator)
        case .none: return .transparent
        }
    }

    /// A black bar is dark in any appearance.
    private func onBar(_ color: UIColor) -> UIColor {
        guard resolved({ $0.style }) == .black else { return color }
        return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    }

    private var fieldColor: UIColor {
        if resolved({ $0.style }) == .black { return onBar(.tertiarySystemFill) }
        return brightFieldColor
    }

    private var brightFieldColor: UIColor {
        Headless.release.search.hasWhiteField && searchBarStyle != .minimal && !searchState.isInNavigationBar
            ? .white : .tertiarySystemFill
    }

    // MARK: Places

    func layOutSearch() {
        let state = searchState
        if state.isStale || state.wasLow != isLow { makeParts() }
        state.background.frame = bounds
        var row = bounds
        let prompt = row.divided(atDistance: promptHeight, from: .minYEdge)
        state.promptLabel.frame = prompt.slice.insetBy(dx: metrics.sideOfWords, dy: 0)
        let scopes = prompt.remainder.divided(atDistance: scopeHeight, from: .maxYEdge)
        row = scopes.remainder
        placeScopes(in: scopes.slice)
        placeField(in: row)
    }

    private func placeScopes(in row: CGRect) {
        let scopes = searchState.scopes
        scopes.isHidden = row.height == 0
        guard row.height > 0 else { return }
        let height = scopes.intrinsicContentSize.height
        scopes.frame = CGRect(
            x: metrics.side, y: row.minY, width: max(0, row.width - 2 * metrics.side), height: height)
    }

    private func placeField(in row: CGRect) {
        let state = searchState
        let isLow = isLow
        let metrics = metrics
        let height = min(max(0, row.height), field.height)
        var width = max(0, row.width - 2 * metrics.side)
        state.cancelLabel.isHidden = !showsCancelButton
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ frame: CGRect, in whole: CGFloat) -> CGRect {
            isRightToLeft
                ? CGRect(x: whole - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        if showsCancelButton {
            let word = state.cancelLabel.intrinsicContentSize
            width = max(0, width - word.width - metrics.sideOfWords)
            state.cancelLabel.frame = mirrored(
                CGRect(
                    x: row.width - metrics.sideOfWords - word.width,
                    y: row.minY + ((row.height - word.height) / 2).rounded(),
                    width: word.width, height: word.height), in: row.width)
        }
        let place = CGRect(
            x: metrics.side, y: row.minY + ((row.height - height) / 2).rounded(), width: width, height: height)
        state.field.frame = mirrored(place, in: row.width)
        let icon = state.magnifier.image?.size ?? .zero
        let start = isLow ? lowStart(in: width) : metrics.side
        state.magnifier.frame = mirrored(CGRect(x: start, y: 0, width: icon.width, height: height), in: width)
        state.room.frame = CGRect(x: 0, y: 0, width: start + icon.width + metrics.gap, height: height)
        let end = state.endIcon.image?.size ?? .zero
        state.endIcon.frame = mirrored(
            CGRect(x: width - end.width - metrics.side, y: 0, width: end.width, height: height), in: width)
    }

    /// Until iOS 11 search bars were as low as other bars.
    private var isLow: Bool {
        bounds.height - promptHeight - scopeHeight < Headless.release.search.lowBelow
    }

    /// Texts and colours are set only after a change, because setting a text asks for another layout.
    private func makeParts() {
        let state = searchState
        (state.isStale, state.wasLow) = (false, isLow)
        state.background.look = look
        state.promptLabel.text = prompt
        state.cancelLabel.textColor = tintColor
        state.scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            state.scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        if (0..<state.scopes.numberOfSegments).contains(selectedScopeButtonIndex) {
            state.scopes.selectedSegmentIndex = selectedScopeButtonIndex
        }
        let quiet = onBar(.secondaryLabel)
        state.field.backgroundColor = state.field.background == nil ? fieldColor : nil
        state.field.layer.cornerRadius = field.radius
        state.field.font = .systemFont(ofSize: field.fontSize)
        state.field.attributedPlaceholder = NSAttributedString(
            string: placeholder ?? "", attributes: [.foregroundColor: quiet])
        let configuration = UIImage.SymbolConfiguration(pointSize: field.iconSize, weight: .regular)
        state.magnifier.image =
            resolved { $0.searchIcon } ?? UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
        state.magnifier.tintColor = quiet
        let sign = showsBookmarkButton ? "book" : showsSearchResultsButton ? "chevron.down.circle" : nil
        state.endIcon.image = sign.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        state.endIcon.tintColor = quiet
    }

    /// Until iOS 11 magnifier and placeholder stood in the middle of an empty field.
    private func lowStart(in width: CGFloat) -> CGFloat {
        guard text?.isEmpty != false, !showsCancelButton else { return metrics.side }
        let label = UILabel()
        label.font = searchState.field.font
        label.text = placeholder
        let content = label.intrinsicContentSize.width + (searchState.magnifier.image?.size.width ?? 0) + metrics.gap
        return max(metrics.side, (width - content) / 2)
    }
}
