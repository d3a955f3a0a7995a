import Foundation
import MaquetteDrawing

/// Keys of a PDF's information. It is kept, and not written: the same drawing gives the same bytes.
public let kCGPDFContextAllowsCopying = "kCGPDFContextAllowsCopying" as CFString
public let kCGPDFContextAllowsPrinting = "kCGPDFContextAllowsPrinting" as CFString
public let kCGPDFContextArtBox = "kCGPDFContextArtBox" as CFString
public let kCGPDFContextAuthor = "kCGPDFContextAuthor" as CFString
public let kCGPDFContextBleedBox = "kCGPDFContextBleedBox" as CFString
public let kCGPDFContextCreator = "kCGPDFContextCreator" as CFString
public let kCGPDFContextCropBox = "kCGPDFContextCropBox" as CFString
public let kCGPDFContextEncryptionKeyLength = "kCGPDFContextEncryptionKeyLength" as CFString
public let kCGPDFContextKeywords = "kCGPDFContextKeywords" as CFString
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox" as CFString
public let kCGPDFContextOutputIntent = "kCGPDFContextOutputIntent" as CFString
public let kCGPDFContextOutputIntents = "kCGPDFContextOutputIntents" as CFString
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword" as CFString
public let kCGPDFContextSubject = "kCGPDFContextSubject" as CFString
public let kCGPDFContextTitle = "kCGPDFContextTitle" as CFString
public let kCGPDFContextTrimBox = "kCGPDFContextTrimBox" as CFString
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword" as CFString

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    open var documentInfo: [String: Any] = [:]
}

/// Makes PDF documents by drawing their pages.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Empty if no renderer is linked.
    open func pdfData(actions: DrawingActions) -> Data {
        let document = UIGraphicsPDFRendererContext(
            CGContext(bounds: bounds, scale: 1), format: format as? UIGraphicsPDFRendererFormat ?? .default())
        actions(document)
        let pages = document.finish()
        guard !pages.isEmpty else { return Data() }
        return PictureEncoder.present(for: "pdfData(actions:)")?.pdf(pages).map { Data($0) } ?? Data()
    }

    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private var pages: [DisplayList] = []
    private var page: CGContext?

    open override var cgContext: CGContext { page ?? context }
    open var pdfContextBounds: CGRect { CGRect(cgContext.canvas) }

    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        let page = CGContext(bounds: bounds, scale: 1)
        self.page = page
        CurrentContext.push(page)
    }

    private func endPage() {
        guard let page else { return }
        CurrentContext.pop()
        if case .drawing(let picture, _)? = page.makeImage()?.source.content { pages.append(picture) }
        self.page = nil
    }

    func finish() -> [DisplayList] {
        endPage()
        return pages
    }
}

// The functions from before the renderer. Documents lie over one another, as contexts do.

private final class OpenDocument {
    let context: UIGraphicsPDFRendererContext
    let bounds: CGRect
    let finish: (Data) -> Void

    init(bounds: CGRect, finish: @escaping (Data) -> Void) {
        // A document without bounds has pages of US letter.
        self.bounds = bounds == .zero ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        let format = UIGraphicsPDFRendererFormat.default()
        context = UIGraphicsPDFRendererContext(CGContext(bounds: self.bounds, scale: 1), format: format)
        self.finish = finish
    }
}

nonisolated(unsafe) private var openDocuments: [OpenDocument] = []

public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { openDocuments.append(OpenDocument(bounds: bounds) { data.setData($0) }) }

@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    openDocuments.append(OpenDocument(bounds: bounds) { try? $0.write(to: URL(fileURLWithPath: path)) })
    return true
}

public func UIGraphicsBeginPDFPage() {
    if let document = openDocuments.last { UIGraphicsBeginPDFPageWithInfo(document.bounds, nil) }
}

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let document = openDocuments.last else { return }
    document.context.beginPage(withBounds: bounds == .zero ? document.bounds : bounds, pageInfo: [:])
}

public func UIGraphicsGetPDFContextBounds() -> CGRect { openDocuments.last?.context.pdfContextBounds ?? .zero }

public func UIGraphicsEndPDFContext() {
    guard let document = openDocuments.popLast() else { return }
    let pages = document.context.finish()
    let pdf = pages.isEmpty ? nil : PictureEncoder.present(for: "UIGraphicsEndPDFContext()")?.pdf(pages)
    document.finish(pdf.map { Data($0) } ?? Data())
}
