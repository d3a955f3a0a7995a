import Maquette

/// Where views came to lie in two versions.
public struct FrameChange: Hashable, Sendable {
    public var id: String
    public var kind: String
    public var label: String?
    public var before: CGRect
    public var after: CGRect

    public static func == (one: FrameChange, other: FrameChange) -> Bool {
        one.id == other.id && one.before == other.before && one.after == other.after
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// `at 16, 20 with 100 x 20 → 16, 24 with 100 x 20`, or only what changed of it.
    public var words: String {
        let isMoved = before.origin != after.origin
        let isResized = before.size != after.size
        var words: [String] = []
        if isMoved { words.append("moved from \(Self.place(before)) to \(Self.place(after))") }
        if isResized { words.append("resized from \(Self.size(before)) to \(Self.size(after))") }
        return words.joined(separator: ", ")
    }

    private static func place(_ frame: CGRect) -> String { "\(short(frame.minX)), \(short(frame.minY))" }
    private static func size(_ frame: CGRect) -> String { "\(short(frame.width)) x \(short(frame.height))" }

    private static func short(_ number: CGFloat) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}

public enum FrameComparison {
    /// The elements that both versions have, and that lie elsewhere by more than a hundredth of a point.
    public static func changes(from old: [ElementFrame], to new: [ElementFrame]) -> [FrameChange] {
        let before = Dictionary(old.compactMap { frame in frame.id.map { ($0, frame) } }) { first, _ in first }
        return new.compactMap { frame in
            guard let id = frame.id, let former = before[id] else { return nil }
            let (one, other) = (former.frame, frame.frame)
            let distances = [
                one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
            ]
            guard distances.contains(where: { abs($0) > 0.01 }) else { return nil }
            return FrameChange(id: id, kind: frame.kind, label: frame.label, before: one, after: other)
        }
    }
}
