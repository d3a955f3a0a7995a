/// The view that a part of a display list paints: its class, and its frame in what is around it.
///
/// The words for it are made when somebody reads the list, since most lists are only painted.
public struct PaintedView: Hashable, Sendable {
    private let kind: Any.Type
    private let frame: Rect

    public init(_ kind: Any.Type, at frame: Rect) { (self.kind, self.frame) = (kind, frame) }

    public static func == (one: PaintedView, other: PaintedView) -> Bool {
        one.kind == other.kind && one.frame == other.frame
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(kind))
        hasher.combine(frame)
    }
}

extension PaintedView: CustomStringConvertible {
    /// `UILabel 16 20 100 21`
    public var description: String { "\(kind) \(frame)" }
}
