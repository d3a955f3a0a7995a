import Foundation
import MaquetteDrawing

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    public enum InteractionState: Int, Hashable, Sendable {
        case none = 0
        case discrete = 1
        case continuous = 2
    }

    public enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    public enum Direction: Int, Hashable, Sendable {
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    let pagesState = PageControlState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        keepToIntrinsicSize()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepToIntrinsicSize()
        coder.fill(self, as: UIPageControl.self)
    }

    open var numberOfPages: Int {
        get { pagesState.count }
        set {
            show(\.count, max(0, newValue))
            currentPage = pagesState.current
            invalidateIntrinsicContentSize()
        }
    }
    /// The current page, kept between the first page and the last.
    open var currentPage: Int {
        get { pagesState.current }
        set { show(\.current, min(max(newValue, 0), max(0, numberOfPages - 1))) }
    }
    open var hidesForSinglePage: Bool {
        get { pagesState.hidesForSinglePage }
        set { show(\.hidesForSinglePage, newValue) }
    }
    open var pageIndicatorTintColor: UIColor? {
        get { pagesState.tint }
        set { show(\.tint, newValue) }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        get { pagesState.currentTint }
        set { show(\.currentTint, newValue) }
    }
    open var backgroundStyle: UIPageControl.BackgroundStyle {
        get { pagesState.backgroundStyle }
        set { show(\.backgroundStyle, newValue) }
    }
    open var direction: UIPageControl.Direction {
        get { pagesState.direction }
        set {
            show(\.direction, newValue)
            invalidateIntrinsicContentSize()
        }
    }
    open var interactionState: UIPageControl.InteractionState { .none }
    open var allowsContinuousInteraction: Bool {
        get { pagesState.allowsContinuousInteraction }
        set { pagesState.allowsContinuousInteraction = newValue }
    }
    open var preferredIndicatorImage: UIImage? {
        get { pagesState.image }
        set { show(\.image, newValue) }
    }
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { pagesState.currentImage }
        set { show(\.currentImage, newValue) }
    }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { show(\.images[page], image) }
    open func indicatorImage(forPage page: Int) -> UIImage? { pagesState.images[page] }
    open func size(forNumberOfPages pageCount: Int) -> CGSize { naturalSize(pages: pageCount) }

    open override var intrinsicContentSize: CGSize { naturalSize(pages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawOwnContent(into list: inout DisplayList) { drawDots(into: &list) }
    override var _hasTapOfItsOwn: Bool { true }
    /// One page on or back, by the side that was touched.
    override func _fingerLifted(_ touch: UITouch) {
        super._fingerLifted(touch)
        guard isTouchInside else { return }
        let isOn = (touch.location(in: self).x > bounds.midX) != isRightToLeft
        let former = currentPage
        currentPage += isOn ? 1 : -1
        if currentPage != former { sendActions(for: .valueChanged) }
    }

    // MARK: Accessibility

    override var readingOfControl: OwnAccessibility {
        guard numberOfPages > 0, numberOfPages > 1 || !hidesForSinglePage else { return OwnAccessibility() }
        return OwnAccessibility(
            isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
            traits: [.updatesFrequently, .adjustable], userInputLabels: ["Page control"])
    }
}

@MainActor final class PageControlState: HiddenState {
    var count = 0
    var current = 0
    var hidesForSinglePage = false
    var tint: UIColor?
    var currentTint: UIColor?
    var backgroundStyle = UIPageControl.BackgroundStyle.automatic
    var direction = UIPageControl.Direction.natural
    var allowsContinuousInteraction = true
    var image: UIImage?
    var currentImage: UIImage?
    var images: [Int: UIImage] = [:]
}

extension UIPageControl {
    private func keepToIntrinsicSize() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private func show<Value>(_ property: ReferenceWritableKeyPath<PageControlState, Value>, _ value: Value) {
        pagesState[keyPath: property] = value
        setNeedsDisplay()
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private func naturalSize(pages: Int) -> CGSize {
        let dots = Headless.release.pages
        let length = pages > 0 ? max(dots.dot, CGFloat(pages) * dots.pitch + dots.margin) : 0
        let size = CGSize(width: length, height: dots.height)
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    /// Draws the dots in the middle of the control, whatever its size.
    private func drawDots(into list: inout DisplayList) {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        let dots = Headless.release.pages
        let shown = shownPages(dots)
        if backgroundStyle == .prominent { drawGround(into: &list) }
        for page in shown {
            let place = isReversed ? shown.upperBound - 1 - page : page - shown.lowerBound
            let along = (CGFloat(place) - CGFloat(shown.count - 1) / 2) * dots.pitch
            let middle =
                isVertical
                ? CGPoint(x: bounds.midX, y: bounds.midY + along) : CGPoint(x: bounds.midX + along, y: bounds.midY)
            let hasMoreBehind =
                page == shown.first && page > 0 || page == shown.last && page < numberOfPages - 1
            let isSmall = hasMoreBehind && page != currentPage
            draw(page, at: middle, diameter: isSmall ? dots.dot * Self.shareOfLast : dots.dot, into: &list)
        }
    }

    /// The capsule around all dots. Its colour is a guess.
    private func drawGround(into list: inout DisplayList) {
        let size = naturalSize(pages: numberOfPages)
        let ground = CGRect(
            x: bounds.midX - min(size.width, bounds.width) / 2, y: bounds.midY - min(size.height, bounds.height) / 2,
            width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        list.fillCapsule(Rect(ground), UIColor.systemFill.drawingColor(with: traitCollection))
    }

    /// How large a dot is with more behind it. A guess.
    private static let shareOfLast: CGFloat = 0.6

    /// The pages whose dots have room, around the current one. A control that is too narrow by no more than its own margin
    /// shows all.
    private func shownPages(_ dots: SystemRelease.Pages) -> Range<Int> {
        let length = isVertical ? bounds.height : bounds.width
        func room(_ length: CGFloat) -> Int { Int(min(max(0, length - dots.dot), 100_000) / dots.pitch) + 1 }
        guard dots.scroll, room(length + dots.margin) < numberOfPages else { return 0..<numberOfPages }
        let count = room(length)
        let first = min(max(0, currentPage - count / 2), numberOfPages - count)
        return first..<first + count
    }

    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func draw(_ page: Int, at middle: CGPoint, diameter: CGFloat, into list: inout DisplayList) {
        let isCurrent = page == currentPage
        let color = (isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? Self.restColor)
            .drawingColor(with: traitCollection)
        let image = indicatorImage(forPage: page) ?? (isCurrent ? preferredCurrentPageIndicatorImage : nil)
        guard let image = image ?? preferredIndicatorImage else {
            list.fill(.circle(center: Point(middle), radius: Double(diameter / 2)), color)
            return
        }
        let rect = CGRect(
            x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2, width: image.size.width,
            height: image.size.height)
        image.draw(into: &list, in: Rect(rect), tint: color)
    }

    private static var restColor: UIColor { UIColor(white: 1, alpha: 0.45) }
}

extension ClassTable {
    package static let pageControl = ClassTable(
        of: UIPageControl.self,
        made: .init("pageControl", json: ("pageControl", "A page control: UIPageControl.")) { UIPageControl() }
    ) { pages in
        pages.count(
            "numberOfPages", \.numberOfPages, "a number of pages", in: 0...1000, json: "Default: 0.",
            nib: "numberOfPages")
        pages.count(
            "currentPage", \.currentPage, "a page, from 0", in: 0...1000, json: "Default: 0.", nib: "currentPage")
        pages.flag("hidesForSinglePage", \.hidesForSinglePage, nib: "hidesForSinglePage")
        pages.color(
            "pageIndicatorTintColor", \.pageIndicatorTintColor, json: "The colour of the dots.",
            nib: "pageIndicatorTintColor", isAppearance: true)
        pages.color(
            "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor,
            json: "The colour of the current page's dot.", nib: "currentPageIndicatorTintColor", isAppearance: true)
    }
}
