import Foundation
import MaquetteDrawing
import MaquetteFiles
import Synchronization

/// A picture with a size in points. Files are kept as they are: their header gives the size, and the renderer decodes.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    /// The image's state, which is set while an image is made.
    private(set) var state: ImageState
    private let ownAsset = Mutex<UIImageAsset?>(nil)
    private let spoken = Mutex<(label: String?, identifier: String?)>((nil, nil))

    /// Designated, so that classes of apps have all the others too.
    public override init() {
        state = ImageState()
        super.init()
    }

    convenience init(_ state: ImageState) {
        self.init()
        self.state = state
    }

    public convenience init?(contentsOfFile path: String) {
        guard let found = ImageFiles.image(atPath: path) else { return nil }
        self.init(found)
    }

    /// The image in a file that a document names.
    package convenience init?(contentsOfFile path: String, within boundary: FileBoundary) {
        guard let found = ImageFiles.image(atPath: path, within: boundary) else { return nil }
        self.init(found)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = ImageSource(encoded: Array(data)) else { return nil }
        self.init(ImageState(source, scale: scale))
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// The orientation says how the picture is stored; it is shown upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var state = ImageState(cgImage.source, scale: scale)
        state.addedOrientation = orientation
        self.init(state)
    }

    public required convenience init(imageLiteralResourceName name: String) {
        self.init(UIImage(named: name)?.state ?? ImageState())
    }

    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data? else { return nil }
        self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
    }

    open class var supportsSecureCoding: Bool { true }

    /// What VoiceOver speaks of buttons and image views that show the image.
    open var accessibilityLabel: String? {
        get { spoken.withLock { $0.label } }
        set { spoken.withLock { $0.label = newValue } }
    }
    open var accessibilityIdentifier: String? {
        get { spoken.withLock { $0.identifier } }
        set { spoken.withLock { $0.identifier = newValue } }
    }
    /// The name of the file or of the set in a catalog.
    package var assetName: String? { state.name }
    /// The name of the system's symbol.
    package var systemSymbolName: String? { state.symbol.flatMap { $0.isSystem ? $0.name : nil } }

    open func encode(with coder: NSCoder) {
        if let bytes = state.encodedBytes { coder.encode(Data(bytes) as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
    }

    /// The size in points, as the picture is seen.
    open var size: CGSize { state.size }
    open var scale: CGFloat { state.scale }
    open var imageOrientation: Orientation { state.orientation }
    open var cgImage: CGImage? { drawingSource.map { CGImage($0) } }
    /// The variants that this image belongs to. Variants registered later are shown instead of it where they fit.
    open var imageAsset: UIImageAsset? {
        if let asset = state.asset { return asset }
        return ownAsset.withLock { asset in
            if asset == nil { asset = UIImageAsset { [state] _ in state } }
            return asset
        }
    }
    /// nil until the variants of an image without variants are accessed.
    var knownAsset: UIImageAsset? { state.asset ?? ownAsset.withLock { $0 } }

    open var renderingMode: RenderingMode { state.renderingMode }
    open var capInsets: UIEdgeInsets { state.capInsets ?? .zero }
    open var resizingMode: ResizingMode { state.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets {
        state.alignmentRectInsets ?? state.symbol?.alignmentInsets ?? .zero
    }
    open var isSymbolImage: Bool { state.symbol != nil }
    open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeft }
    open var configuration: Configuration? { state.symbol?.configuration }
    open var symbolConfiguration: SymbolConfiguration? { state.symbol?.configuration }
    open var baselineOffsetFromBottom: CGFloat? { state.baselineOffset ?? state.symbol?.baseline }
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    open var images: [UIImage]? { state.frames.isEmpty ? nil : state.frames }
    open var duration: TimeInterval { state.duration }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || other.state == state
    }

    open override var hash: Int { state.hashValue }

    /// The image as logs of iOS describe it: `<UIImage:0x600 named(main: card) {30, 30} renderingMode=automatic(original)>`.
    open override var description: String {
        let symbol = state.symbol.map { "symbol(\($0.isSystem ? "system" : "main"): \($0.name))" }
        let name = symbol ?? state.name.map { "named(main: \($0))" } ?? "anonymous"
        let baseline = state.symbol == nil ? "" : baselineOffsetFromBottom.map { " baseline=\(Self.word($0))" } ?? ""
        let mode =
            switch renderingMode {
            case .automatic: "automatic(\(isSymbolImage ? "template" : "original"))"
            case .alwaysOriginal: "alwaysOriginal"
            case .alwaysTemplate: "alwaysTemplate"
            }
        let place = "{\(Self.word(size.width)), \(Self.word(size.height))}"
        return "<UIImage:\(address) \(name) \(place)\(baseline) renderingMode=\(mode)>"
    }

    /// The image as views of images describe it: `<UIImage:0x600 CGImage "card"; (24 24)@3>`.
    package var briefDescription: String {
        let name = givenName.map { "\"\($0)\"" } ?? "anonymous"
        let place = "(\(Self.word(size.width)) \(Self.word(size.height)))@\(Int(saturating: scale))"
        return "<UIImage:\(address) CGImage \(name); \(place)>"
    }

    private var address: String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
    }

    private static func word(_ number: CGFloat) -> String { "\(Double(number))".replacing(/\.0$/, with: "") }
}

public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// The name that the image was found by, or its file's.
    package var givenName: String? { state.symbol?.name ?? state.name }
    package var isSystemSymbol: Bool { state.symbol?.isSystem ?? false }
    /// Nil where the image has those that its symbol decides, or none.
    package var givenAlignmentRectInsets: UIEdgeInsets? { state.alignmentRectInsets }
    package var givenTintColor: UIColor? { state.tintColor }
}

extension UIImage {
    /// How a stored picture must be turned to be seen upright.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        var swapsSides: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
    }

    /// Whether the picture's own colours count or only its shape.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// The view decides: original in image views.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable picture grows.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch = 1
    }
}
