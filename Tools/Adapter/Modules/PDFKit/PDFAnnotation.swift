import UIKit

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = Self(rawValue: "/Text")
    public static let link = Self(rawValue: "/Link")
    public static let freeText = Self(rawValue: "/FreeText")
    public static let line = Self(rawValue: "/Line")
    public static let square = Self(rawValue: "/Square")
    public static let circle = Self(rawValue: "/Circle")
    public static let highlight = Self(rawValue: "/Highlight")
    public static let underline = Self(rawValue: "/Underline")
    public static let strikeOut = Self(rawValue: "/StrikeOut")
    public static let ink = Self(rawValue: "/Ink")
    public static let stamp = Self(rawValue: "/Stamp")
    public static let widget = Self(rawValue: "/Widget")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let contents = Self(rawValue: "/Contents")
    public static let color = Self(rawValue: "/C")
    public static let name = Self(rawValue: "/NM")
    public static let page = Self(rawValue: "/P")
    public static let rect = Self(rawValue: "/Rect")
    public static let subtype = Self(rawValue: "/Subtype")
    public static let widgetValue = Self(rawValue: "/V")
}

open class PDFBorder: NSObject, @unchecked Sendable {
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?
}

/// A note on a page. It is remembered, and not drawn.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        (self.bounds, type) = (bounds, String(annotationType.rawValue.dropFirst()))
    }
    open weak var page: PDFPage?
    open var type: String?
    open var bounds: CGRect
    open var contents: String?
    open var color = UIColor.yellow
    open var interiorColor: UIColor?
    open var font: UIFont?
    open var fontColor: UIColor?
    open var border: PDFBorder?
    open var url: URL?
    open var destination: PDFDestination?
    open var userName: String?
    open var modificationDate: Date?
    open var shouldDisplay = true
    open var shouldPrint = true
    open var isHighlighted = false
    open var fieldName: String?
    open var widgetStringValue: String?
    open private(set) var paths: [UIBezierPath]?
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
    private var values: [PDFAnnotationKey: Any] = [:]
    open var annotationKeyValues: [AnyHashable: Any] { values }
    @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
}

open class PDFDestination: NSObject, @unchecked Sendable {
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
    open private(set) weak var page: PDFPage?
    public let point: CGPoint
    open var zoom: CGFloat = 1
}

open class PDFOutline: NSObject, @unchecked Sendable {
    private var children: [PDFOutline] = []
    open private(set) weak var parent: PDFOutline?
    open weak var document: PDFDocument?
    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var numberOfChildren: Int { children.count }
    open var index: Int { parent?.children.firstIndex(of: self) ?? 0 }
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.parent = self
        children.insert(child, at: index)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// Text of pages. What is on them is not read, so there is none.
open class PDFSelection: NSObject, @unchecked Sendable {
    public init(document: PDFDocument) {}
    open var pages: [PDFPage] { [] }
    open var color: UIColor?
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func selectionsByLine() -> [PDFSelection] { [] }
    open func add(_ selection: PDFSelection) {}
}
