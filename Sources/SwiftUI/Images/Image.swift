/// A picture, or a symbol of the system's.
public nonisolated struct Image: _PrimitiveView, Equatable, @unchecked Sendable {
    enum Source: Equatable {
        case named(String, bundle: Bundle?)
        case symbol(String, value: Double?)
        case picture(UIImage)
        /// One that is not there yet, which is a grey area.
        case awaited
    }

    let source: Source
    /// What assistive technologies call the image; an image that decorates has no name.
    var label: Text?
    var isDecorative = false
    private(set) var resizing: Resizing?
    private(set) var template: TemplateRenderingMode?
    private(set) var ownInk: SymbolRenderingMode?
    /// Whether the image's pixels can be seen when it is enlarged.
    private var isSharp = false

    struct Resizing: Equatable {
        let caps: EdgeInsets
        let mode: ResizingMode
    }

    init(_ source: Source) { self.source = source }
    public init(uiImage: UIImage) { self.init(.picture(uiImage)) }
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle))
    }
    public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// An image that takes the size that it is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(caps: capInsets, mode: resizingMode) }
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.template = renderingMode }
    }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.ownInk = mode } }
    /// All qualities but none at all are the best one.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.isSharp = interpolation == .none }
    }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// What a picture has above white is not seen.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        public static let standard = Self(name: "standard")
        public static let constrainedHigh = Self(name: "constrainedHigh")
        public static let high = Self(name: "high")
    }

    func changed(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let environment = node.environment
        if view.source == .awaited {
            let area = node.view(UIView())
            environment.dress(area)
            area.backgroundColor = .secondarySystemFill
            return node.leaf(LeafItem.filling(area))
        }
        let shown = node.view(UIImageView())
        environment.dress(shown)
        var image = view.resolved(in: environment)
        if case .gradient = environment.foregroundPaint.plain, let template = image, template.isTemplate {
            image = template.painted(with: environment.foregroundPaint, in: environment)
        }
        shown.image = environment.isRedacted ? nil : image
        shown.backgroundColor = environment.isRedacted ? environment.redactedColor : nil
        shown.contentMode = .scaleToFill
        shown.tintColor = environment.foregroundColor
        shown.isAccessibilityElement = !view.isDecorative && (view.label != nil || image != nil)
        shown.accessibilityTraits = .image
        if let label = view.label ?? view.ownLabel { shown.accessibilityLabel = label.string(in: environment) }
        let own = image?.size ?? .zero
        guard let resizing = view.resizing else {
            let spacing = image?.isSymbolImage == true ? .symbol : ViewSpacing()
            guard let offset = image?.baselineOffsetFromBottom else {
                return node.leaf(LeafItem(shown, spacing: spacing) { _ in own })
            }
            let baseline = own.height - offset
            return node.leaf(LeafItem(shown, spacing: spacing, baselines: { _ in (baseline, baseline) }) { _ in own })
        }
        let answer: @MainActor (ProposedViewSize) -> CGSize = { proposal in
            CGSize(
                width: max(proposal.width ?? own.width, resizing.caps.horizontal),
                height: max(proposal.height ?? own.height, resizing.caps.vertical))
        }
        if view.isSharp, let image, shown.image != nil, image.cgImage != nil {
            return node.leaf(SharpImageItem(shown, image, answer: answer))
        }
        node.leaf(LeafItem(shown, answer: answer))
    }

    /// The label of an image with a name: what it is called.
    private var ownLabel: Text? {
        if case .named(let name, let bundle) = source { Text(LocalizedStringKey(name), bundle: bundle) } else { nil }
    }
}
