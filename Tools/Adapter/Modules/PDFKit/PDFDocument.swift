@_exported import UIKit

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

public protocol PDFDocumentDelegate: NSObjectProtocol {
    func documentDidUnlock(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
}
extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
}

/// A document with as many pages as its file has, as far as that is written without compression, and with their sizes.
open class PDFDocument: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), let pages = PDFPages.sizes(in: data) else { return nil }
        documentURL = url
        content = data
        super.init()
        self.pages = pages.map { PDFPage(in: self, size: $0) }
    }
    public init?(data: Data) {
        guard let pages = PDFPages.sizes(in: data) else { return nil }
        content = data
        super.init()
        self.pages = pages.map { PDFPage(in: self, size: $0) }
    }

    private var pages: [PDFPage] = []
    private var content: Data?
    open private(set) var documentURL: URL?
    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?
    open var outlineRoot: PDFOutline?
    open var pageCount: Int { pages.count }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }
    open var string: String? { nil }
    open func unlock(withPassword password: String) -> Bool { true }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex(of: page) ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        page.document = self
        pages.insert(page, at: index)
    }
    open func removePage(at index: Int) { pages.remove(at: index) }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }
    open func dataRepresentation() -> Data? { content }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { content }
    @discardableResult open func write(to url: URL) -> Bool { (try? content?.write(to: url)) != nil }
    @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    open func cancelFindString() {}
    open var isFinding: Bool { false }
}

/// The pages of a file, without what is on them.
enum PDFPages {
    /// Nil if it is no such file.
    static func sizes(in data: Data) -> [CGSize]? {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
        let text = String(decoding: data, as: Unicode.ASCII.self)
        let pages = text.matches(of: /\/Type\s*\/Page(?![a-zA-Z])/)
        let boxes = text.matches(of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/).map {
            match in
            let numbers = [match.output.1, match.output.2, match.output.3, match.output.4].map { Double($0) ?? 0 }
            return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
        }
        // The size of all may stand above them.
        let count = pages.isEmpty ? linearized(text) : pages.count
        let last = boxes.last ?? CGSize(width: 612, height: 792)
        return (0..<count).map { boxes.count == count ? boxes[$0] : last }
    }

    /// A file for the web says at its beginning how many pages there are.
    private static func linearized(_ text: String) -> Int {
        guard let begin = text.range(of: "/Linearized") else { return 1 }
        let head = text[begin.upperBound...].prefix(300)
        return head.firstMatch(of: /\/N\s+(\d+)/).flatMap { Int($0.output.1) } ?? 1
    }
}

open class PDFPage: NSObject, @unchecked Sendable {
    public override init() { size = CGSize(width: 612, height: 792) }
    @preconcurrency @MainActor public init?(image: UIImage) {
        size = image.size
        picture = image
    }
    init(in document: PDFDocument, size: CGSize) { (self.document, self.size) = (document, size) }

    let size: CGSize
    var picture: UIImage?
    open internal(set) weak var document: PDFDocument?
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    open var rotation = 0
    open var displaysAnnotations = true
    open private(set) var annotations: [PDFAnnotation] = []
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = self
        annotations.append(annotation)
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    /// White paper, or the image that the page was made from.
    @preconcurrency @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let scale = min(size.width / max(self.size.width, 1), size.height / max(self.size.height, 1))
        let fitting = CGSize(width: self.size.width * scale, height: self.size.height * scale)
        return UIGraphicsImageRenderer(size: fitting).image { context in
            let paper = CGRect(origin: .zero, size: fitting)
            UIColor.white.setFill()
            context.fill(paper)
            picture?.draw(in: paper)
        }
    }
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
}
