import Foundation
import MaquetteText

/// A font: a face at a size.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    package let request: FontRequest
    /// How the size follows the user's text size; nil for fonts of a fixed size.
    package let scaling: FontScaling?

    package init(_ request: FontRequest, scaling: FontScaling? = nil) {
        self.request = request
        self.scaling = scaling
        super.init()
    }

    /// The system's font at its own size, where UIKit has an object that cannot be used.
    public convenience override init() { self.init(FontRequest(size: UIFont.systemFontSize)) }

    /// nil where no such face is registered and iOS ships none of that name either.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let request = FontRequest(name: fontName, size: fontSize) else { return nil }
        self.init(request)
    }

    /// Whether iOS ships a face or a family of the name.
    package static func isShipped(_ name: String) -> Bool { ShippedFonts.family(name) != nil }

    /// What Interface Builder sets a typeface in that it cannot find: Helvetica Neue whatever its weight in older
    /// documents, the system's font at the weight that its name tells in recent ones.
    package static func standIn(for name: String, size fontSize: CGFloat) -> UIFont {
        let helvetica =
            Headless.release.texts.helveticaStandsIn ? FontRequest(name: "HelveticaNeue", size: fontSize) : nil
        return UIFont(helvetica ?? FontRequest(size: fontSize, weight: ShippedFonts.style(of: name).weight))
    }

    /// A size of 0 takes the descriptor's, and where the size is that of a text style, the font grows as the style does.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let request = FontRequest(descriptor, size: pointSize)
        let style = request.linePitch > 0 ? request.textStyle : nil
        self.init(request, scaling: style.map { .style($0) })
    }

    public required convenience init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(of: UIFontDescriptor.self, forKey: "UIFontDescriptor") else {
            return nil
        }
        self.init(descriptor: descriptor, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")))
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(fontDescriptor, forKey: "UIFontDescriptor")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(request.withSize(fontSize)) }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request) }
    open var familyName: String { request.familyName }
    open var fontName: String { request.fontName }
    open var pointSize: CGFloat { request.size }

    open var ascender: CGFloat { CGFloat(request.metrics.ascender) }
    open var descender: CGFloat { -CGFloat(request.metrics.descender) }
    open var capHeight: CGFloat { CGFloat(request.metrics.capHeight) }
    open var xHeight: CGFloat { CGFloat(request.metrics.xHeight) }
    open var lineHeight: CGFloat { CGFloat(request.metrics.lineHeight) }
    open var leading: CGFloat { CGFloat(request.metrics.leading) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || other.request == request
    }

    open override var hash: Int { request.hashValue }

    open override var description: String {
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let weight = request.weight.rawValue >= UIFont.Weight.semibold.rawValue ? "bold" : "normal"
        let style = request.isItalic ? "italic" : "normal"
        return "<UICTFont: \(address)> font-family: \"\(familyName)\"; font-weight: \(weight); font-style: \(style); "
            + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }
}
