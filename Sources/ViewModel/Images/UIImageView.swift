import Foundation
import MaquetteDrawing

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    let imageViewState = ImageViewState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        imageViewState.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        isUserInteractionEnabled = false
        imageViewState.image = image
        imageViewState.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.fill(self, as: UIImageView.self)
    }

    /// Whether the view covers all that is behind it, which is not known with an image.
    open override var isOpaque: Bool {
        get { super.isOpaque && image == nil }
        set { super.isOpaque = newValue }
    }

    /// An image that is missing has the words of nothing.
    override var _words: ViewWords {
        ViewWords(beforeLayer: ["image = \(image?.briefDescription ?? "<(null):0x0 (null) anonymous; (0 0)@0>")"])
    }

    open var image: UIImage? {
        get { imageViewState.image }
        set { change(\.image, to: newValue) }
    }
    open var highlightedImage: UIImage? {
        get { imageViewState.highlightedImage }
        set { change(\.highlightedImage, to: newValue) }
    }
    open var isHighlighted: Bool {
        get { imageViewState.isHighlighted }
        set { change(\.isHighlighted, to: newValue) }
    }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { imageViewState.preferredSymbolConfiguration }
        set { change(\.preferredSymbolConfiguration, to: newValue) }
    }
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { imageViewState.adjustsForAccessibilitySizes }
        set { change(\.adjustsForAccessibilitySizes, to: newValue) }
    }

    /// Nothing is ever focused here, so the image keeps its size.
    open var adjustsImageWhenAncestorFocused: Bool {
        get { imageViewState.adjustsWhenFocused }
        set { imageViewState.adjustsWhenFocused = newValue }
    }

    open var animationImages: [UIImage]? {
        get { imageViewState.animationImages }
        set { imageViewState.animationImages = newValue }
    }
    open var highlightedAnimationImages: [UIImage]? {
        get { imageViewState.highlightedAnimationImages }
        set { imageViewState.highlightedAnimationImages = newValue }
    }
    /// 0 means a thirtieth of a second per frame.
    open var animationDuration: TimeInterval {
        get { imageViewState.animationDuration }
        set { imageViewState.animationDuration = newValue }
    }
    open var animationRepeatCount: Int {
        get { imageViewState.animationRepeatCount }
        set { imageViewState.animationRepeatCount = newValue }
    }
    open var isAnimating: Bool { imageViewState.isAnimating }
    open func startAnimating() { imageViewState.isAnimating = animationImages?.isEmpty == false }
    open func stopAnimating() { imageViewState.isAnimating = false }

    override func drawOwnContent(into list: inout DisplayList) { drawImage(into: &list) }

    override func _baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { baselineOffsets(in: size) }
    /// The image's size without what the image has around its alignment rectangle.
    open override var intrinsicContentSize: CGSize {
        guard let shownImage else { return super.intrinsicContentSize }
        return CGRect(origin: .zero, size: displaySize(of: shownImage)).inset(by: alignmentRectInsets).size
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage.map(displaySize) ?? bounds.size }
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    // MARK: Accessibility

    /// Pictures are decoration until the app says otherwise; one whose image has a label says it.
    override var ownAccessibility: OwnAccessibility {
        let label = image?.accessibilityLabel
        return OwnAccessibility(isElement: label != nil, label: label, traits: .image)
    }
}

@MainActor final class ImageViewState: HiddenState {
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted = false
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    var adjustsForAccessibilitySizes = false
    /// Whether images are templates unless they set another rendering mode, as in tinted buttons.
    var takesAutomaticAsTemplate = false
    var adjustsWhenFocused = false
    var animationImages: [UIImage]?
    var highlightedAnimationImages: [UIImage]?
    var animationDuration: TimeInterval = 0
    var animationRepeatCount = 0
    var isAnimating = false
}

extension ClassTable {
    package static let imageView = ClassTable(
        of: UIImageView.self,
        made: .init("imageView", json: ("imageView", "An image or a symbol: UIImageView.")) { UIImageView() }
    ) { view in
        view.image("image", \.image, json: "The image, whose size is the intrinsic content size.", nib: "image")
        view.image(
            "highlightedImage", \.highlightedImage, json: "The image while the view is highlighted.",
            nib: "highlightedImage")
        view.flag("isHighlighted", \.isHighlighted, json: "Whether highlightedImage is shown.", nib: "highlighted")
        view.special("preferredSymbolConfiguration")
    }
}
