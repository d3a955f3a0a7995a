import Foundation
import MaquetteDrawing

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
