import SwiftUI

/// A view that is made while marks are, which is on the main actor.
private struct Made: @unchecked Sendable {
    let view: AnyView
    static func view(_ make: @MainActor () -> AnyView) -> AnyView {
        MainActor.assumeIsolated { Made(view: make()) }.view
    }
}

/// Content whose marks are changed.
struct ChangedContent<Content: ChartContent>: _PrimitiveChartContent {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout _Mark) -> Void

    nonisolated init(content: Content, change: @escaping (inout _Mark) -> Void) {
        (self.content, self.change) = (content, change)
    }
    func _plot(into marks: inout [_Mark]) {
        let start = marks.count
        content._plot(into: &marks)
        for index in marks.indices.dropFirst(start) { change(&marks[index]) }
    }
}

public struct AnnotationPosition: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let overlay = Self(name: "overlay")
    public static let top = Self(name: "top")
    public static let bottom = Self(name: "bottom")
    public static let leading = Self(name: "leading")
    public static let trailing = Self(name: "trailing")
    public static let topLeading = Self(name: "topLeading")
    public static let topTrailing = Self(name: "topTrailing")
    public static let bottomLeading = Self(name: "bottomLeading")
    public static let bottomTrailing = Self(name: "bottomTrailing")
}
public struct AnnotationContext {
    public let targetSize: CGSize
}
public struct AnnotationOverflowResolution: Sendable {
    public struct Boundary: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let chart = Self(name: "chart")
        public static let plot = Self(name: "plot")
    }
    public struct Strategy: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let disabled = Self(name: "disabled")
        public static let padScale = Self(name: "padScale")
        public static let fit = Self(name: "fit")
        public static func fit(to boundary: Boundary) -> Self { .fit }
    }
    public static let automatic = Self(x: .automatic, y: .automatic)
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension ChartContent {
    private nonisolated func changing(_ change: @escaping (inout _Mark) -> Void) -> ChangedContent<Self> {
        ChangedContent(content: self, change: change)
    }

    public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    public nonisolated func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        changing { $0.colourValue = $0.colourValue ?? value.value.chartValue }
    }
    public nonisolated func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
        changing { $0.symbol = symbol as? BasicChartSymbolShape ?? .circle }
    }
    public nonisolated func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        changing {
            $0.symbol = $0.symbol ?? .circle
            $0.series = $0.series ?? value.value.chartValue
        }
    }
    public nonisolated func symbol<Symbol: View>(@ViewBuilder symbol: @escaping @MainActor () -> Symbol)
        -> some ChartContent
    { changing { mark in mark.ownSymbol = Made.view { AnyView(symbol()) } } }
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { changing { $0.symbolSize = area } }
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        changing { $0.symbolSize = size.width * size.height * .pi / 4 }
    }
    public nonisolated func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        changing { _ in }
    }
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.lineStyle = style } }
    public nonisolated func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        changing { $0.series = $0.series ?? value.value.chartValue }
    }
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = method }
    }
    public nonisolated func position<Value: Plottable>(
        by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { changing { $0.group = value.value.chartValue } }

    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some ChartContent { annotated(position, spacing) { AnyView(content()) } }
    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> Content
    ) -> some ChartContent {
        annotated(position, spacing) { AnyView(content(AnnotationContext(targetSize: .zero))) }
    }
    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some ChartContent { annotated(position, spacing) { AnyView(content()) } }
    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> Content
    ) -> some ChartContent {
        annotated(position, spacing) { AnyView(content(AnnotationContext(targetSize: .zero))) }
    }
    private nonisolated func annotated(
        _ position: AnnotationPosition, _ spacing: CGFloat?, _ view: @escaping @MainActor () -> AnyView
    ) -> ChangedContent<Self> {
        changing { mark in
            let made = Made.view(view)
            mark.annotations.append(_Mark.Annotation(position: position, spacing: spacing, view: made))
        }
    }

    public nonisolated func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    { changing { $0.cornerRadius = radius } }
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        changing { if $0.cornerRadius == nil { $0.cornerRadius = 4 } }
    }
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent { changing { $0.offset = offset } }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changing { $0.offset = CGSize(width: x, height: y) }
    }

    // What is not drawn, or is said to those who do not see the chart.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }
    public nonisolated func mask<Mask: ChartContent>(@ChartContentBuilder content: () -> Mask) -> some ChartContent {
        self
    }
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public nonisolated func compositingLayer() -> some ChartContent { self }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
    public nonisolated func accessibilityLabel(_ description: Text) -> some ChartContent { self }
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        self
    }
    public nonisolated func accessibilityValue(_ description: Text) -> some ChartContent { self }
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        self
    }
}
