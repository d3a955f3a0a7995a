/// A view that code draws.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
        (self.renderer, self.symbols) = (renderer, symbols())
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let canvas = node.view(CanvasView())
        node.environment.dress(canvas)
        node.child(0).update(view.symbols, in: node.environment)
        canvas.isOpaque = view.isOpaque
        canvas.take(view.renderer, node.environment)
        node.output = { children in
            canvas.symbols = children.flatMap(\.items)
            canvas.setNeedsDisplay()
            return [LeafItem.filling(canvas)]
        }
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// The view of the model into which a canvas draws.
final class CanvasView: UIView, InternalView {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var environment = EnvironmentValues()
    var symbols: [Item] = []

    init() {
        super.init(frame: .zero)
        contentMode = .redraw
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    func take(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues) {
        (self.renderer, self.environment) = (renderer, environment)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isOpaque {
            context.setFillColor(UIColor.black.cgColor)
            context.fill(bounds)
        }
        let ground = CanvasGround(context, bounds, environment, symbols)
        var graphics = GraphicsContext(ground)
        renderer(&graphics, bounds.size)
    }
}

/// What the copies of a graphics context draw on.
@MainActor final class CanvasGround {
    let context: CGContext
    let bounds: CGRect
    let environment: EnvironmentValues
    let symbols: [Item]
    let scale: CGFloat

    init(_ context: CGContext, _ bounds: CGRect, _ environment: EnvironmentValues, _ symbols: [Item]) {
        (self.context, self.bounds, self.environment, self.symbols) = (context, bounds, environment, symbols)
        scale = UIScreen.main.scale
    }

    /// A ground like this one for what is drawn elsewhere first.
    func with(_ context: CGContext) -> CanvasGround { CanvasGround(context, bounds, environment, symbols) }

    /// What a closure draws, as a picture of the whole canvas.
    func picture(_ draw: (CanvasGround) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw(with($0.cgContext)) }
    }
}
