/// Code that draws a text itself. It is not called.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}
public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
    /// The lines of a text, for a renderer, which is not called: there are none.
    public struct Layout: RandomAccessCollection {
        public struct Line: RandomAccessCollection {
            public struct Run: RandomAccessCollection {
                public struct Slice {
                    public var typographicBounds: TypographicBounds { TypographicBounds() }
                }
                public var startIndex: Int { 0 }
                public var endIndex: Int { 0 }
                public subscript(index: Int) -> Slice { Slice() }
                public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
                public var typographicBounds: TypographicBounds { TypographicBounds() }
            }
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Run { Run() }
            public var origin: CGPoint { .zero }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }
        public struct TypographicBounds {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }
        public var isTruncated: Bool { false }
    }
}

extension GraphicsContext {
    /// Draws a line for a renderer, which is not called.
    public func draw(_ line: Text.Layout.Line) {}
    public func draw(_ run: Text.Layout.Line.Run) {}
    public func draw(_ slice: Text.Layout.Line.Run.Slice) {}
}

extension View {
    /// Texts look as they do without a renderer.
    public nonisolated func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
        notDrawn("textRenderer")
    }
}
