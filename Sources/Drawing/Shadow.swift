/// A blurred silhouette. The blur is a Gaussian whose standard deviation is `radius` points, as Core Animation's.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    public var offset: Point
    public var radius: Double

    public init(color: Color, offset: Point, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
