// What the built-in styles make of a button.

/// The label in the tint, in body text, without a border.
struct BorderlessButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        Pressing(configuration) { isPressed in
            configuration.label
                .usualFont(environment.controlSize < .regular ? .subheadline : .body)
                .usualForeground(style)
                .centredLines()
                // Fact 233.
                .opacity(isPressed ? (environment.colorScheme == .dark ? 0.4 : 0.2) : 1)
        }
    }

    /// What is tinted in the label has the tint that is set there.
    private var style: any ShapeStyle {
        if !environment.isEnabled { return Color(uiColor: .tertiaryLabel) }
        return configuration.role == .destructive ? Color(uiColor: .systemRed) : TintShapeStyle()
    }
}

/// The label as it is.
struct PlainButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Pressing(configuration) { isPressed in
            // Fact 232.
            configuration.label.opacity(!isEnabled ? 0.5 : isPressed ? 0.75 : 1)
        }
    }
}

/// The label on a shape.
struct BorderedButton: View {
    enum Border {
        case fill, prominentFill, glass, prominentGlass
        var isProminent: Bool { self == .prominentFill || self == .prominentGlass }
        var isGlass: Bool { self == .glass || self == .prominentGlass }
    }
    let configuration: PrimitiveButtonStyleConfiguration
    let border: Border
    var glass = Glass.regular
    @Environment(\.self) private var environment

    var body: some View {
        Pressing(configuration) { isPressed in
            BorderedLabel(label: configuration.label, background: background(isPressed))
        }
    }

    private var color: UIColor { configuration.role == .destructive ? .systemRed : environment.tintColor }

    private func background(_ isPressed: Bool) -> ButtonBackground {
        var background = ButtonBackground(shape: environment.buttonBorderShape, label: color)
        if border.isProminent { background.label = .white }
        if !environment.isEnabled { background.label = .tertiaryLabel }
        // Glass came with iOS 26; before, its names mean the plain borders.
        background.isGlass = border.isGlass && Headless.release.buttons.areCapsules
        background.fill = fill(isGlass: background.isGlass)
        background.isClear = glass.kind == .clear
        if background.isGlass, let own = glass.color { background.fill = own.uiColor(in: environment) }
        if isPressed { background.opacity = 0.75 }
        return background
    }

    private func fill(isGlass: Bool) -> UIColor? {
        if border.isProminent {
            if environment.isEnabled { return color }
            return isGlass ? nil : .tertiarySystemFill
        }
        if isGlass { return nil }
        guard environment.isEnabled else { return .tertiarySystemFill }
        // Fact 243: grey unless somebody has set a tint, then that, faintly.
        return environment.tint.map { $0.uiColor(in: environment).multiplyingAlpha(by: 0.18) } ?? .secondarySystemFill
    }
}

/// What is behind the label of a bordered button.
struct ButtonBackground {
    var shape: ButtonBorderShape
    var label: UIColor
    var fill: UIColor?
    var isGlass = false
    /// Whether the glass hardly veils what is behind it.
    var isClear = false
    var opacity = 1.0
}

/// A label with the paddings of a bordered button, on its shape.
struct BorderedLabel<Content: View>: View {
    let label: Content
    let background: ButtonBackground
    @Environment(\.controlSize) private var size
    @Environment(\.buttonSizing) private var sizing

    var body: some View {
        let isCircle = background.shape.kind == .circle
        let (horizontal, vertical) = padding
        label
            .usualFont(size < .regular ? .subheadline : .body)
            .usualForeground(background.label)
            .centredLines()
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(
                EdgeInsets(
                    top: vertical, leading: isCircle ? vertical : horizontal, bottom: vertical,
                    trailing: isCircle ? vertical : horizontal)
            )
            .wrapped { item, _ in isCircle ? SquareItem(item) : item }
            .background(alignment: .center) { ButtonShape(background: background, size: size) }
            .opacity(background.opacity)
    }

    /// The padding beside and above the label: measured for the regular size, that of UIKit's buttons for the others.
    private var padding: (horizontal: CGFloat, vertical: CGFloat) {
        switch size {
        case .mini, .small: (10, 5)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }
}

/// An item as wide as high.
private final class SquareItem: BoxItem, @unchecked Sendable {
    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        let side = max(content.width, content.height)
        return CGSize(width: side, height: side)
    }
    override func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    }
}

/// The shape behind a bordered button, which fills what it is offered.
private struct ButtonShape: _PrimitiveView {
    let background: ButtonBackground
    let size: ControlSize

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let background = view.background
        let shown: UIView
        if background.isGlass {
            let glass = node.view(UIVisualEffectView(effect: nil))
            let effect = UIGlassEffect(style: background.isClear ? .clear : .regular)
            effect.tintColor = background.fill
            glass.effect = effect
            shown = glass
        } else {
            shown = node.view(UIView())
            shown.backgroundColor = background.fill
        }
        node.environment.dress(shown)
        shown.layer.cornerCurve = .continuous
        shown.isUserInteractionEnabled = false
        node.leaf(RoundedItem(shown) { view.radius(in: $0) })
    }

    private func radius(in frame: CGSize) -> CGFloat {
        let half = min(frame.width, frame.height) / 2
        switch background.shape.kind {
        case .capsule, .circle: return half
        case .roundedRectangle(let radius): return min(half, radius ?? usualRadius)
        case .automatic: return Headless.release.buttons.areCapsules ? half : min(half, usualRadius)
        }
    }

    /// Facts 241 and 247.
    private var usualRadius: CGFloat { size < .large ? 6 : 12 }
}

/// A view that fills what it is offered, with corners that depend on its size.
final class RoundedItem: LeafItem, @unchecked Sendable {
    private let radius: @MainActor (CGSize) -> CGFloat

    init(_ view: UIView, radius: @escaping @MainActor (CGSize) -> CGFloat) {
        self.radius = radius
        super.init(view) { $0.replacingUnspecifiedDimensions() }
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        super.place(at: origin, proposal, in: space)
        MainActor.assumeIsolated {
            let radius = radius(view.bounds.size)
            if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
        }
    }
}

private struct UsualForeground: _PrimitiveModifier {
    let style: any ShapeStyle

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let isSet = node.environment.foregroundStyle != nil
        let style = modifier.style
        node.child(0).update(content, in: isSet ? node.environment : node.deriving { $0.foregroundStyle = style })
    }
}

extension View {
    /// A style of texts and symbols where nobody has set another.
    nonisolated func usualForeground(_ style: any ShapeStyle) -> some View { modifier(UsualForeground(style: style)) }
    nonisolated func usualForeground(_ color: UIColor) -> some View { usualForeground(Color(uiColor: color)) }

    /// The lines of a button's label are in the middle, but in a row of a list.
    nonisolated func centredLines() -> some View {
        transformEnvironment(\.self) { values in
            if !values.isInList, values.multilineTextAlignment == .leading { values.multilineTextAlignment = .center }
        }
    }

    /// A text style where nobody has set a font.
    nonisolated func usualFont(_ style: Font.TextStyle) -> some View {
        transformEnvironment(\.font) { if $0 == nil { $0 = .system(style) } }
    }
}
