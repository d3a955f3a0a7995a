import Foundation

/// Prints. There is no printer: it keeps its settings.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    public static let shared = UIPrintInteractionController()

    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }

    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printFormatter: UIPrintFormatter?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true

    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    open func dismiss(animated: Bool) {}
}

/// How something is printed.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Hashable, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Hashable, Sendable { case portrait, landscape }
    public enum Duplex: Int, Hashable, Sendable { case none, longEdge, shortEdge }

    public required override init() { super.init() }
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    open class func printInfo() -> Self { self.init() }

    open var jobName = ""
    open var printerID: String?
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var outputType = OutputType.general
}

/// Lays content out on pages.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    public override init() { super.init() }

    open var perPageContentInsets = UIEdgeInsets.zero
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var startPage = 0
    open var pageCount: Int { 0 }
}

@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural

    public init(text: String) {
        self.text = text
        super.init()
    }
}

@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?

    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }
}

extension UIView {
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws pages.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    public override init() { super.init() }

    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
