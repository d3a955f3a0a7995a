import Foundation
import MaquetteDrawing

/// A row of segments, one of which can be selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public enum Segment: Int, Hashable, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }

    /// The value of ``selectedSegmentIndex`` when no segment is selected.
    public static let noSegment = -1

    let segmentsState = SegmentsState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        coder.fill(self, as: UISegmentedControl.self)
    }

    /// A control as large as its segments: strings, images or actions.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        for item in items ?? [] { append(item) }
        frame.size = sizeThatFits(.zero)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { append(action) }
    }

    // MARK: Segments

    open var numberOfSegments: Int { segmentsState.segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action: action), at: segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
    open func removeAllSegments() { removeAll() }

    // MARK: Images instead of the system's look

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        segmentsState.backgrounds[state] = backgroundImage
        setNeedsDisplay()
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? segmentsState.backgrounds[state] : nil
    }
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        segmentsState.dividers[SegmentEnds(left: leftState, right: rightState)] = dividerImage
        setNeedsDisplay()
    }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? segmentsState.dividers[SegmentEnds(left: leftState, right: rightState)] : nil
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = SegmentContent(action: action) }
    }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }
    open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }
    open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }
    /// 0 if the width follows the content.
    open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }
    open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segmentsState.segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    // MARK: Selection and appearance

    open var selectedSegmentIndex: Int {
        get { segmentsState.selected }
        set { choose(newValue) }
    }
    open var isMomentary: Bool {
        get { segmentsState.isMomentary }
        set { show(\.isMomentary, newValue) }
    }
    open var apportionsSegmentWidthsByContent: Bool {
        get { segmentsState.apportionsByContent }
        set { show(\.apportionsByContent, newValue) }
    }
    open var selectedSegmentTintColor: UIColor? {
        get { segmentsState.selectedTint }
        set { show(\.selectedTint, newValue) }
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        show(\.attributes[state], attributes)
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        segmentsState.attributes[state]
    }

    // MARK: Layout

    /// Recorded: the frame is a point higher than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidth, height: SegmentsState.height - alignmentRectInsets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidth, height: SegmentsState.height)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }

    override func appearanceStateDidChange() {
        super.appearanceStateDidChange()
        refreshSegments()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshSegments()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshSegments()
    }
    override func drawOwnContent(into list: inout DisplayList) { drawSegments(into: &list) }
    override var _hasTapOfItsOwn: Bool { true }
    override func _fingerLifted(_ touch: UITouch) {
        super._fingerLifted(touch)
        touched(at: touch.location(in: self))
    }

    // MARK: Accessibility

    override var readingOfControl: OwnAccessibility { OwnAccessibility(parts: segmentsToRead) }
}

extension ClassTable {
    package static let segmentedControl = ClassTable(
        of: UISegmentedControl.self,
        made: .init(
            "segmentedControl", json: ("segmentedControl", "A segmented control: UISegmentedControl.")
        ) { UISegmentedControl(frame: .zero) }
    ) { control in
        control.special("segments", json: "The titles, in their order.")
        control.flag("isMomentary", \.isMomentary, nib: "momentary")
        control.flag(
            "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent,
            nib: "apportionsSegmentWidthsByContent")
        control.count(
            "selectedSegmentIndex", \.selectedSegmentIndex, "the place of a segment, from 0", in: 0...1000,
            json: "Default: none.")
        control.color(
            "selectedSegmentTintColor", \.selectedSegmentTintColor, json: "The colour of the selected segment.",
            nib: "selectedSegmentTintColor", isAppearance: true)
        control.appearance(
            ofStates: "titleTextAttributes", { $0.titleTextAttributes(for: $1) },
            { $0.setTitleTextAttributes($1, for: $2) }, { NSDictionary(dictionary: $0).isEqual(to: $1) })
    }
}

extension UISegmentedControl {
    fileprivate var segmentsToRead: [UIAccessibilityElement] {
        zip(segmentsState.segments, segmentRects).enumerated().map { index, segment in
            let content = segment.0.content
            var traits = UIAccessibilityTraits.button
            if isShownChosen(index) { traits.insert(.selected) }
            if !isEnabled || !content.isEnabled { traits.insert(.notEnabled) }
            let words = content.title.flatMap { $0.isEmpty ? nil : $0 } ?? content.image?.spokenName
            return part(words, in: segment.1, traits: traits)
        }
    }
}
