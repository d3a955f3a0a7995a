import Foundation
import MaquetteDrawing
import MaquetteText

/// A layer that shows text, starting at its top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    private let text = TextLayerState()

    /// A `String` or an `NSAttributedString`.
    open var string: Any? {
        get { text.string }
        set { text.string = newValue }
    }
    /// A `UIFont`, whose size does not count, or the name of a font.
    open var font: AnyObject? {
        get { text.font }
        set { text.font = newValue }
    }
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { text.fontSize = newValue }
    }
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { text.foregroundColor = newValue }
    }
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { text.isWrapped = newValue }
    }
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { text.alignmentMode = newValue }
    }
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }
    open override func preferredFrameSize() -> CGSize { text.attributed?.size() ?? .zero }

    override func drawOwnContent(into list: inout DisplayList) {
        super.drawOwnContent(into: &list)
        guard let string = text.attributed, bounds.width > 0 else { return }
        let lowered = LoweredText(string, keepsPitch: false)
        let box = TextBox(width: Double(bounds.width), maximumLines: text.isWrapped ? 0 : 1)
        let lines = Typesetter.layout(lowered.text, in: box)
        let ink = (text.foregroundColor ?? .white).ink
        list.draw(lines, at: bounds.origin, attributes: lowered.attributes) { _ in ink }
    }
}

@MainActor private final class TextLayerState: HiddenState {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var alignmentMode = CATextLayerAlignmentMode.natural
    var truncationMode = CATextLayerTruncationMode.none

    var attributed: NSAttributedString? {
        if let string = string as? NSAttributedString { return string.length > 0 ? string : nil }
        guard let plain = string as? String, !plain.isEmpty else { return nil }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignmentMode.alignment
        paragraph.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
        return NSAttributedString(string: plain, attributes: [.font: uiFont, .paragraphStyle: paragraph])
    }

    private var uiFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        let name =
            (font as? CGFont)?.postScriptName ?? (font as? NSString).map { String(describing: $0) } ?? "Helvetica"
        return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")

    fileprivate var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: .byClipping
        }
    }
}
