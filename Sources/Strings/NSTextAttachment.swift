import Foundation

/// An object in a line of text, treated like a character; usually an image.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    /// The character that an attachment takes the place of.
    public static let character = 0xFFFC

    // What an attachment shows is said in one of two ways; the later one counts.
    open var contents: Data? { didSet { wrapper = nil } }
    open var fileType: String? { didSet { wrapper = nil } }
    open var image: UIImage? { didSet { wrapper = nil } }
    open var fileWrapper: FileWrapper? {
        get { wrapper }
        set {
            (contents, fileType, image) = (nil, nil, nil)
            wrapper = newValue
        }
    }
    private var wrapper: FileWrapper?
    /// Relative to the baseline, up being positive; the image's own size where it is zero.
    open var bounds = CGRect.zero
    open var lineLayoutPadding: CGFloat = 0

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    // An archive has its data and its place, as the keys of Foundation's archives allow; no image.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "NSAttachmentContents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSAttachmentType") as String?
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSAttachmentX"), y: coder.decodeDouble(forKey: "NSAttachmentY"),
            width: coder.decodeDouble(forKey: "NSAttachmentWidth"),
            height: coder.decodeDouble(forKey: "NSAttachmentHeight"))
        super.init()
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(contents as NSData?, forKey: "NSAttachmentContents")
        coder.encode(fileType as NSString?, forKey: "NSAttachmentType")
        coder.encode(Double(bounds.minX), forKey: "NSAttachmentX")
        coder.encode(Double(bounds.minY), forKey: "NSAttachmentY")
        coder.encode(Double(bounds.width), forKey: "NSAttachmentWidth")
        coder.encode(Double(bounds.height), forKey: "NSAttachmentHeight")
    }

    // What a text layout asks an attachment for.

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The given bounds, or else the size of the image.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// What is drawn in the attachment's place.
    package var shownImage: UIImage? { image(forBounds: bounds, textContainer: nil, characterIndex: 0) }

    /// The space that the attachment takes on a line of this height. How much room is left there is not known yet.
    func placement(lineHeight: CGFloat) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: 10_000_000, height: lineHeight)
        return attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    }
}

extension NSAttributedString {
    public func containsAttachments(in range: NSRange) -> Bool {
        var isThere = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            isThere = true
            stop.pointee = true
        }
        return isThere
    }
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Options of a text measurement, and afterwards its results.
open class NSStringDrawingContext: NSObject {
    /// How far the font may shrink to make the text fit; 0 forbids it.
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}
