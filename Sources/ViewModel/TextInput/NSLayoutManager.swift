import Foundation
import MaquetteStrings
import MaquetteText

/// Sets a text in a container, and finds its characters. Characters are glyphs here: both have the same
/// numbers.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    private let state = LayoutManagerState()

    public override init() { super.init() }

    open weak var delegate: (any NSLayoutManagerDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }
    open var textStorage: NSTextStorage? {
        get { state.storage }
        set { state.storage = newValue }
    }
    open var textContainers: [NSTextContainer] { state.containers }
    open func addTextContainer(_ container: NSTextContainer) {
        state.containers.append(container)
        container.layoutManager = self
    }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        state.containers.insert(container, at: index)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) { state.containers.remove(at: index).layoutManager = nil }
    open var usesFontLeading: Bool {
        get { state.usesFontLeading }
        set { state.usesFontLeading = newValue }
    }
    open var allowsNonContiguousLayout: Bool {
        get { state.isNonContiguous }
        set { state.isNonContiguous = newValue }
    }
    open var hyphenationFactor: Float {
        get { state.hyphenationFactor }
        set { state.hyphenationFactor = newValue }
    }
    open var showsInvisibleCharacters: Bool {
        get { state.showsInvisibles }
        set { state.showsInvisibles = newValue }
    }
    open var showsControlCharacters: Bool {
        get { state.showsControls }
        set { state.showsControls = newValue }
    }
    open var numberOfGlyphs: Int { state.storage?.length ?? 0 }
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {}
    open var hasNonContiguousLayout: Bool { false }
    open var limitsLayoutForSuspiciousContents: Bool {
        get { state.limitsLayout }
        set { state.limitsLayout = newValue }
    }
    /// All is laid out when it is asked for.
    open func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
    open func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { false }
    /// Glyphs are characters here.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        guard let text = state.storage?.string as NSString?, isValidGlyphIndex(glyphIndex) else { return 0 }
        return CGGlyph(text.character(at: glyphIndex))
    }
    open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        guard let text = state.storage?.string as NSString?, isValidGlyphIndex(glyphIndex) else { return .null }
        let unit = text.character(at: glyphIndex)
        if unit == 0x20 { return .elastic }
        return unit < 0x20 ? .controlCharacter : []
    }
    open func setNeedsLayout(forAttachment attachment: NSTextAttachment) {}
    open func setNeedsDisplay(forAttachment attachment: NSTextAttachment) {}

    // MARK: Where things are

    open func usedRect(for container: NSTextContainer) -> CGRect {
        let places = places(in: container)
        let lines = places.rectangles(of: NSRange(location: 0, length: numberOfGlyphs))
        guard let first = lines.first else { return .zero }
        let union = lines.dropFirst().reduce(first) { $0.union($1) }
        return union.insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let whole = NSRange(location: 0, length: numberOfGlyphs)
        // An ellipsis stands for what is cut off.
        guard container.maximumNumberOfLines > 0, container.lineBreakMode == .byWordWrapping,
            let last = places(in: container).layout?.text.lines.last
        else { return whole }
        return NSIntersectionRange(whole, NSRange(location: 0, length: last.range.upperBound))
    }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let lines = places(in: container).rectangles(of: glyphRange)
        return lines.first.map { first in lines.dropFirst().reduce(first) { $0.union($1) } } ?? .zero
    }
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let container = state.containers.first else { return .zero }
        let places = places(in: container)
        guard let index = places.lineIndex(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = places.range(ofLine: index)
        let fragment = places.fragment(ofLine: index).whole
        return CGRect(x: 0, y: fragment.minY, width: width(of: container) ?? fragment.maxX, height: fragment.height)
    }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        _ = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
        guard let container = state.containers.first else { return .zero }
        let places = places(in: container)
        guard let index = places.lineIndex(of: glyphIndex) else { return .zero }
        return places.fragment(ofLine: index).used.insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return state.containers.first
    }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    /// The empty line after a text that ends with a line break.
    open var extraLineFragmentRect: CGRect {
        guard let container = state.containers.first, state.storage?.string.hasSuffix("\n") == true else {
            return .zero
        }
        let line = places(in: container).line(at: numberOfGlyphs)
        return CGRect(x: 0, y: line.minY, width: width(of: container) ?? line.maxX, height: line.height)
    }
    open var extraLineFragmentUsedRect: CGRect {
        guard let container = state.containers.first, extraLineFragmentRect != .zero else { return .zero }
        let rect = extraLineFragmentRect
        return CGRect(x: 0, y: rect.minY, width: 2 * container.lineFragmentPadding, height: rect.height)
    }
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect == .zero ? nil : state.containers.first
    }
    /// What a line leaves out behind its ellipsis; no range where all is there.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let container = state.containers.first, let last = places(in: container).layout?.text.lines.last,
            glyphIndex >= last.range.lowerBound, last.range.upperBound < numberOfGlyphs
        else { return none }
        return NSRange(location: last.range.upperBound, length: numberOfGlyphs - last.range.upperBound)
    }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let container = state.containers.first else { return .zero }
        let places = places(in: container)
        guard let index = places.lineIndex(of: glyphIndex) else { return .zero }
        let baseline = places.baseline(ofLine: index) - places.fragment(ofLine: index).whole.minY
        return CGPoint(x: places.x(at: glyphIndex), y: baseline)
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        let places = places(in: container)
        let offset = places.offset(at: point)
        let character = offset > 0 && places.x(at: offset) > point.x ? offset - 1 : offset
        return min(max(0, character), max(0, numberOfGlyphs - 1))
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let index = glyphIndex(for: point, in: container)
        let places = places(in: container)
        let (start, end) = (places.x(at: index), places.x(at: index + 1))
        partialFraction?.pointee = end > start ? min(1, max(0, (point.x - start) / (end - start))) : 0
        return index
    }
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in places(in: textContainer).rectangles(of: glyphRange) where !stop.boolValue { block(rect, &stop) }
    }
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = state.containers.first else { return }
        let places = places(in: container)
        let (width, padding) = (width(of: container), container.lineFragmentPadding)
        var stop = ObjCBool(false)
        for (index, line) in (places.layout?.text.lines ?? []).enumerated() where !stop.boolValue {
            let range = NSRange(line.range)
            guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
            let (whole, used) = places.fragment(ofLine: index)
            let fragment = CGRect(x: 0, y: whole.minY, width: width ?? whole.maxX, height: whole.height)
            block(fragment, used.insetBy(dx: -padding, dy: 0), container, range, &stop)
        }
    }
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        if shown != nil { return drawShownGlyphs(glyphsToShow, at: origin) }
        guard let container = state.containers.first, let text = state.storage else { return }
        let width = width(of: container).map { Double($0 - 2 * container.lineFragmentPadding) } ?? .infinity
        text.draw(
            in: TextBox(width: width, maximumLines: container.maximumNumberOfLines),
            at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y))
    }
    /// Outside of a text view, backgrounds and lines are drawn together with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawShownBackground(glyphsToShow, at: origin)
    }
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { UIRectFill(rect) }
    }
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { drawShownUnderline(glyphRange, at: containerOrigin) }
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {}
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0,
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    // What a subclass sets of lines and glyphs is not taken: texts are set by the engine.
    open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}
    open func setExtraLineFragmentRect(
        _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {}
    open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
    open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
    ) {}

    /// Set while the text of a text view is drawn.
    var shown: Shown? {
        get { state.shown }
        set { state.shown = newValue }
    }
    func rectangles(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        places(in: container).rectangles(of: range)
    }

    private func width(of container: NSTextContainer) -> CGFloat? {
        container.size.width > 0 && container.size.width < 1e7 ? container.size.width : nil
    }

    /// The text in a container, as a label sets it.
    private func places(in container: NSTextContainer) -> TextPlaces {
        let text = (state.storage ?? NSTextStorage()).copied
        let room = width(of: container).map { max(1, $0 - 2 * container.lineFragmentPadding) }
        if let known = state.places, known.room == room, known.text.isEqual(to: text), container.exclusions.isEmpty,
            state.label.numberOfLines == container.maximumNumberOfLines,
            state.label.lineBreakMode == container.lineBreakMode
        {
            return known.places
        }
        let label = state.label
        label.labelState.exclusions = container.exclusions
        label.labelState.marksLineBreaks = true
        // A text without a font does not have a label's.
        label.font = .unattributed
        label.attributedText = text
        label.numberOfLines = container.maximumNumberOfLines
        label.lineBreakMode = container.lineBreakMode
        let size = label.sizeThatFits(CGSize(width: room ?? 0, height: 0))
        label.frame = CGRect(
            x: container.lineFragmentPadding, y: 0, width: room ?? size.width, height: size.height)
        let places = TextPlaces(text: text, layout: label.layoutForDrawing(), frame: label.frame, emptyLine: 0)
        state.places = (text, room, places)
        return places
    }
}

@MainActor private final class LayoutManagerState: HiddenState {
    weak var delegate: (any NSLayoutManagerDelegate)?
    weak var storage: NSTextStorage?
    var containers: [NSTextContainer] = []
    var usesFontLeading = true
    var isNonContiguous = false
    var hyphenationFactor: Float = 0
    var showsInvisibles = false
    var showsControls = false
    var limitsLayout = false
    var shown: NSLayoutManager.Shown?
    let label = UILabel()
    /// What the label was last set to, so that a text of many lines is not set anew for each question.
    var places: (text: NSAttributedString, room: CGFloat?, places: TextPlaces)?
}

extension NSLayoutManager {
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let null = Self(rawValue: 1)
        public static let controlCharacter = Self(rawValue: 2)
        public static let elastic = Self(rawValue: 4)
        public static let nonBaseCharacter = Self(rawValue: 8)
    }
}

@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
