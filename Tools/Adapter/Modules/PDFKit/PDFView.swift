import UIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewParentViewController() -> UIViewController?
}
extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewParentViewController() -> UIViewController? { nil }
}

/// The pages of a document as white paper below each other.
@preconcurrency @MainActor open class PDFView: UIView {
    private let scroller = UIScrollView()
    private var sheets: [UIImageView] = []
    private let margin: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }
    private func build() {
        if backgroundColor == nil { backgroundColor = .systemGray5 }
        addSubview(scroller)
    }

    open var document: PDFDocument? {
        didSet {
            place = 0
            for sheet in sheets { sheet.removeFromSuperview() }
            let pages = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
            sheets = pages.map { page in
                let sheet = UIImageView(image: page.picture)
                sheet.backgroundColor = .white
                scroller.addSubview(sheet)
                return sheet
            }
            setNeedsLayout()
        }
    }
    open weak var delegate: (any PDFViewDelegate)?
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { setNeedsLayout() } }
    open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsLayout() } }
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open var pageShadowsEnabled = true
    open var interpolationQuality = PDFInterpolationQuality.high
    open var autoScales = false { didSet { setNeedsLayout() } }
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactor: CGFloat = 1 { didSet { setNeedsLayout() } }
    open var scaleFactorForSizeToFit: CGFloat {
        let widest = pages.map(\.size.width).max() ?? 0
        return widest > 0 ? max(bounds.width - 2 * margin, 1) / widest : 1
    }
    open var enableDataDetectors = false
    open var isInMarkupMode = false
    open var highlightedSelections: [PDFSelection]?
    open var currentSelection: PDFSelection?
    open var documentView: UIView? { scroller }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open var isUsingPageViewController: Bool { false }

    // MARK: Going to pages

    private var place = 0
    private var pages: [PDFPage] { (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) } }
    open var currentPage: PDFPage? { document?.page(at: place) }
    open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
    open var canGoToFirstPage: Bool { place > 0 }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open var canGoToNextPage: Bool { place + 1 < pages.count }
    open var canGoToPreviousPage: Bool { place > 0 }
    open func go(to page: PDFPage) { show(pages.firstIndex(of: page) ?? place) }
    open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
    open func go(to selection: PDFSelection) {}
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    open func goToFirstPage(_ sender: Any?) { show(0) }
    open func goToLastPage(_ sender: Any?) { show(pages.count - 1) }
    open func goToNextPage(_ sender: Any?) { show(place + 1) }
    open func goToPreviousPage(_ sender: Any?) { show(place - 1) }
    private func show(_ number: Int) {
        guard pages.indices.contains(number), number != place else { return }
        place = number
        setNeedsLayout()
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
    open func layoutDocumentView() { setNeedsLayout() }
    open func clearSelection() { currentSelection = nil }
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        let scale = autoScales ? scaleFactorForSizeToFit : scaleFactor
        let isSingle = displayMode == .singlePage || displayMode == .twoUp
        var next = margin
        for (number, (sheet, page)) in zip(sheets, pages).enumerated() {
            sheet.isHidden = isSingle && number != place
            let size = CGSize(width: page.size.width * scale, height: page.size.height * scale)
            if isSingle {
                sheet.frame = CGRect(
                    x: (bounds.width - size.width) / 2, y: max((bounds.height - size.height) / 2, margin),
                    width: size.width, height: size.height)
            } else if displayDirection == .vertical {
                let x = max((bounds.width - size.width) / 2, margin)
                sheet.frame = CGRect(x: x, y: next, width: size.width, height: size.height)
                next += size.height + margin
            } else {
                let y = max((bounds.height - size.height) / 2, margin)
                sheet.frame = CGRect(x: next, y: y, width: size.width, height: size.height)
                next += size.width + margin
            }
        }
        scroller.contentSize = sheets.filter { !$0.isHidden }.map(\.frame).reduce(CGRect.zero) { $0.union($1) }.size
    }
}

/// Small pages beside a view of them.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var thumbnailSize = CGSize(width: 28, height: 37)
    open var contentInset = UIEdgeInsets.zero
    open var selectedPages: [PDFPage]? { pdfView?.visiblePages }
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension NSNotification.Name {
    public static let PDFViewPageChanged = Self("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Self("PDFViewDocumentChanged")
    public static let PDFViewScaleChanged = Self("PDFViewScaleChanged")
    public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChanged")
    public static let PDFViewSelectionChanged = Self("PDFViewSelectionChanged")
    public static let PDFViewAnnotationHit = Self("PDFViewAnnotationHit")
    public static let PDFDocumentDidFindMatch = Self("PDFDocumentDidFindMatch")
    public static let PDFDocumentDidEndFind = Self("PDFDocumentDidEndFind")
}
