import Foundation

/// The widths and contents of segments.
///
/// Recorded widths are the widest title, rounded up to a point, plus padding in every segment and a point between two.
/// Titles are measured in the weight of the selected one, so that selecting moves nothing.
extension UISegmentedControl {
    private var isOutlined: Bool { Headless.release.segments.isOutlined }
    private var air: CGFloat { Headless.release.segments.air }

    var naturalWidth: CGFloat {
        let segments = segmentsState.segments
        let natural = segments.map { contentWidth(of: $0.content) + air }
        let widest = natural.max() ?? 0
        let widths = zip(segments, natural).map { segment, own in
            if segment.content.width > 0 { return segment.content.width }
            return apportionsSegmentWidthsByContent ? own : widest
        }
        return widths.reduce(0, +) + CGFloat(max(0, segments.count - 1))
    }

    private func contentWidth(of content: SegmentContent) -> CGFloat {
        if let image = content.image { return image.size.width.rounded(.up) }
        guard let title = content.title, !title.isEmpty else { return 0 }
        let chosen = NSAttributedString(string: title, attributes: titleAttributes(isChosen: true, isEnabled: true))
        return (chosen.size().width - 1e-6).rounded(.up)
    }

    /// The segments' rectangles by index; in right-to-left interfaces the first one is on the right.
    ///
    /// Segments with a width of their own keep it. The others share the rest, equally or in proportion to their
    /// content.
    var segmentRects: [CGRect] {
        let contents = segmentsState.segments.map(\.content)
        guard !contents.isEmpty else { return [] }
        let fixed = contents.reduce(0) { $0 + $1.width }
        let flexible = contents.filter { $0.width == 0 }
        let free = max(0, bounds.width - fixed)
        let wanted = flexible.map { apportionsSegmentWidthsByContent ? contentWidth(of: $0) + air : 1 }.reduce(0, +)
        let grid = PixelGrid(scale: layoutScale)
        var (exact, edge): (CGFloat, CGFloat) = (0, 0)
        return contents.map { content in
            let weight = apportionsSegmentWidthsByContent ? contentWidth(of: content) + air : 1
            exact += content.width > 0 ? content.width : wanted > 0 ? free * weight / wanted : 0
            let end = grid.rounded(exact)
            defer { edge = end }
            let x = isRightToLeft ? bounds.width - end : edge
            return CGRect(x: bounds.minX + x, y: bounds.minY, width: end - edge, height: bounds.height)
        }
    }

    // MARK: Contents

    func titleAttributes(isChosen: Bool, isEnabled: Bool) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isChosen && !isOutlined ? .medium : .regular),
            .foregroundColor: titleColor(isChosen: isChosen),
        ]
        var states: [State] = [.normal]
        if isChosen { states.append(.selected) }
        if !isEnabled { states.append(.disabled) }
        for state in states { attributes.merge(segmentsState.attributes[state] ?? [:]) { $1 } }
        return attributes
    }

    private func titleColor(isChosen: Bool) -> UIColor {
        guard isOutlined else { return .label }
        return isChosen ? .white : tintColor
    }

    func isShownChosen(_ place: Int) -> Bool { place == selectedSegmentIndex && !isMomentary }

    func refreshSegments() {
        for place in segmentsState.segments.indices { refreshSegment(at: place) }
        segmentsDidChange()
    }

    func refreshSegment(at place: Int) {
        let segment = segmentsState.segments[place]
        let content = segment.content
        let isUsable = isEnabled && content.isEnabled
        let attributes = titleAttributes(isChosen: isShownChosen(place), isEnabled: isUsable)
        segment.label.setText(content.title, attributes: attributes)
        // Without a style of its own the title took over the label's.
        let label = segment.label.labelState
        if attributes[.paragraphStyle] != nil || label.textAlignment != .center
            || label.lineBreakMode != .byTruncatingTail
        {
            segment.label.textAlignment = .center
            segment.label.lineBreakMode = .byTruncatingTail
        }
        segment.imageView.imageViewState.takesAutomaticAsTemplate = true
        segment.imageView.image = content.image
        segment.imageView.tintColor = attributes[.foregroundColor] as? UIColor
        segment.label.isHidden = content.image != nil
        segment.imageView.isHidden = content.image == nil
        segment.label.alpha = isUsable ? 1 : 0.5
        segment.imageView.alpha = segment.label.alpha
    }

    /// Called when the segments or their looks have changed.
    func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func placeSegments() {
        for (segment, rect) in zip(segmentsState.segments, segmentRects) {
            let offset = segment.content.offset
            let room = rect.insetBy(dx: min(2, rect.width / 2), dy: 0).offsetBy(dx: offset.width, dy: offset.height)
            if segment.label.frame != room { segment.label.frame = room }
            if segment.imageView.frame != room { segment.imageView.frame = room }
        }
    }

    // MARK: Touches

    /// The value changes where another segment is chosen, and at each tap of a momentary control.
    func touched(at point: CGPoint) {
        guard let place = segmentRects.firstIndex(where: { $0.contains(point) }), isEnabledForSegment(at: place),
            isMomentary || place != selectedSegmentIndex
        else { return }
        selectedSegmentIndex = place
        actionForSegment(at: place)?.perform(sender: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
