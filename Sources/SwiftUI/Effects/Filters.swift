/// Shows a picture of its content to which something was done. The content itself stays in the tree, where frames and texts are read,
/// and is not seen.
final class FilterView: UIView, InternalView {
    let content = EffectView()
    private let picture = FilteredPicture()
    /// One after the other; without any the content itself is seen.
    var filters: [PixelFilter] = [] {
        didSet { if filters != oldValue { filtersChanged() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        addSubview(content)
        picture.source = self
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    private func filtersChanged() {
        if filters.isEmpty {
            picture.removeFromSuperview()
            content.layer.mask = nil
        } else {
            addSubview(picture)
            // A mask without anything: it is there, and nothing of it is drawn.
            content.layer.mask = CALayer()
        }
        arrange()
    }

    func arrange() {
        content.frame = CGRect(origin: .zero, size: bounds.size)
        picture.setNeedsDisplay()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Shadows and strokes stick out of what has them.
        let reach = filters.reduce(40) { $0 + $1.reach }
        var area = content.extent
        // Of what is far beside the screen nothing is seen.
        let screen = window.map { convert($0.bounds, from: $0) } ?? bounds.insetBy(dx: -1_000, dy: -1_000)
        area = bounds.union(area.intersection(screen))
        area = area.insetBy(dx: -reach, dy: -reach)
        guard picture.frame != area else { return }
        picture.frame = area
        picture.setNeedsDisplay()
    }

    /// The content as it would be seen, changed, in a rectangle of this view.
    fileprivate func filtered(_ area: CGRect, scale: CGFloat) -> UIImage? {
        guard !filters.isEmpty, area.width > 0, area.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(bounds: area, format: format).image { context in
            let (hiding, bounds) = (content.layer.mask, content.layer.bounds)
            content.layer.mask = nil
            // A layer is drawn as far as its bounds go, and what was moved may be wholly beside them.
            content.layer.bounds = area
            content.layer.draw(tree: context.cgContext)
            (content.layer.mask, content.layer.bounds) = (hiding, bounds)
        }
        return image.filtered(filters)
    }
}

extension UIView {
    /// The bounds, with the subviews that stick out: a ground that ignores the safe area, or what an app moves away.
    fileprivate var extent: CGRect {
        guard !clipsToBounds else { return bounds }
        return subviews.reduce(bounds) { $1.isHidden ? $0 : $0.union(convert($1.extent, from: $1)) }
    }
}

extension UIImage {
    /// This picture, changed pixel by pixel.
    func filtered(_ filters: [PixelFilter]) -> UIImage {
        guard let own = cgImage, let data = own.dataProvider?.data else { return self }
        var pixels = [UInt8](data)
        for filter in filters { filter.apply(to: &pixels, width: own.width, height: own.height, scale: scale) }
        return UIImage(pixels: pixels, width: own.width, height: own.height, scale: scale) ?? self
    }

    /// An image of red, green, blue and alpha, premultiplied.
    convenience init?(pixels: [UInt8], width: Int, height: Int, scale: CGFloat) {
        guard let provider = CGDataProvider(data: Data(pixels) as CFData),
            let image = CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }
}

/// The picture of a filter's content.
private final class FilteredPicture: UIView, InternalView {
    weak var source: FilterView?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    override func draw(_ rect: CGRect) {
        source?.filtered(frame, scale: UIScreen.main.scale)?.draw(in: bounds)
    }
}

/// Puts a filter around the content.
final class FilterItem: EffectItem, @unchecked Sendable {
    private let view: FilterView

    @MainActor init(_ inner: Item, _ view: FilterView) {
        self.view = view
        super.init(inner, view)
    }
    override func placed(_ proposal: ProposedViewSize, in space: LayoutSpace) { view.arrange() }
    override func show(_ content: [UIView]) { view.content.show(content) }
}

private struct Filtering: _PrimitiveModifier {
    let filter: @Sendable (EnvironmentValues) -> PixelFilter?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        guard let filter = modifier.filter(node.environment) else { return node.output = nil }
        node.surround(with: FilterView()) { item, view in
            view.filters = [filter]
            return FilterItem(item, view)
        }
    }
}

/// Blends the content with what is beneath it.
private struct Blending: _PrimitiveModifier {
    let mode: BlendMode

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        guard let filter = modifier.mode.compositingFilter else { return node.output = nil }
        node.surround(with: EffectView()) { item, view in
            view.layer.compositingFilter = filter
            return EffectItem(item, view)
        }
    }
}

extension View {
    private nonisolated func filtered(_ filter: @escaping @Sendable (EnvironmentValues) -> PixelFilter?) -> some View {
        modifier(Filtering(filter: filter))
    }

    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filtered { _ in radius > 0 ? .blur(radius) : nil }
    }
    public nonisolated func brightness(_ amount: Double) -> some View {
        filtered { _ in amount == 0 ? nil : .brightness(amount) }
    }
    public nonisolated func contrast(_ amount: Double) -> some View {
        filtered { _ in amount == 1 ? nil : .contrast(amount) }
    }
    public nonisolated func saturation(_ amount: Double) -> some View {
        filtered { _ in amount == 1 ? nil : .saturation(amount) }
    }
    public nonisolated func grayscale(_ amount: Double) -> some View {
        filtered { _ in amount == 0 ? nil : .saturation(1 - min(max(amount, 0), 1)) }
    }
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        filtered { _ in angle.radians == 0 ? nil : .hueRotation(angle) }
    }
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        filtered { .multiply(color.resolve(in: $0)) }
    }
    public nonisolated func colorInvert() -> some View { filtered { _ in .invert } }
    public nonisolated func luminanceToAlpha() -> some View { filtered { _ in .luminanceToAlpha } }
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(Blending(mode: blendMode)) }
}
