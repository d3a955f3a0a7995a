import MaquetteDrawing

/// A picture in pixels, without a scale.
public final class CGImage: Hashable, Sendable {
    package let source: ImageSource

    package init(_ source: ImageSource) { self.source = source }

    public var width: Int { source.width }
    public var height: Int { source.height }

    public static func == (left: CGImage, right: CGImage) -> Bool { left.source == right.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
