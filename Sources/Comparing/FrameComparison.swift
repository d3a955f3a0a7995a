import Maquette
import MaquetteSyntax

/// The frame of a view in two versions.
public struct FrameChange: Hashable, Sendable {
    public var id: String?
    public var kind: String
    public var label: String?
    public var before: CGRect
    public var after: CGRect
    /// Whether constraints leave the frame open, and the new version's document remembers it.
    public var isRemembered = false

    public static func == (one: FrameChange, other: FrameChange) -> Bool {
        (one.id, one.kind, one.label) == (other.id, other.kind, other.label)
            && (one.before, one.after) == (other.before, other.after)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(label)
    }

    /// `at 16, 20 with 100 x 20 → 16, 24 with 100 x 20`, or only what changed of it.
    public var words: String {
        let isMoved = before.origin != after.origin
        let isResized = before.size != after.size
        var words: [String] = []
        if isMoved { words.append("moved from \(Self.place(before)) to \(Self.place(after))") }
        if isResized { words.append("resized from \(Self.size(before)) to \(Self.size(after))") }
        return words.joined(separator: ", ")
            + (isRemembered ? " (left open by constraints, as the document stored it)" : "")
    }

    private static func place(_ frame: CGRect) -> String { "\(short(frame.minX)), \(short(frame.minY))" }
    private static func size(_ frame: CGRect) -> String { "\(short(frame.width)) x \(short(frame.height))" }

    private static func short(_ number: CGFloat) -> String { Double(number).written(decimals: 2) }
}

public enum FrameComparison {
    /// The elements of both versions whose frames differ by more than a hundredth of a point. Which of them
    /// correspond follows from the parts of the documents, or else from their ids.
    public static func changes(
        from old: [ElementFrame], to new: [ElementFrame], matchedBy comparison: DocumentComparison
    ) -> [FrameChange] {
        let byID = Dictionary(old.compactMap { frame in frame.id.map { ($0, frame) } }) { first, _ in first }
        let byPlace = Dictionary(old.compactMap { frame in frame.place.map { ($0, frame) } }) { first, _ in first }
        return new.compactMap { frame in
            let match = frame.place.flatMap(comparison.match)
            guard let former = match.flatMap({ byPlace[$0.old] }) ?? frame.id.flatMap({ byID[$0] }) else { return nil }
            let (one, other) = (former.frame, frame.frame)
            let distances = [
                one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
            ]
            guard distances.contains(where: { abs($0) > 0.01 }) else { return nil }
            return FrameChange(
                id: frame.id, kind: frame.kind, label: match?.label ?? frame.label, before: one, after: other,
                isRemembered: frame.isRemembered)
        }
    }
}

extension ElementFrame {
    fileprivate var place: DocumentComparison.TextPlace? {
        guard let line, let column else { return nil }
        return DocumentComparison.TextPlace(line: line, column: column)
    }
}
