import Maquette
import MaquetteAccessibility

/// What VoiceOver reads otherwise on one screen than on another.
struct ScreenChanges {
    enum Kind: String { case added, removed, changed, moved }

    struct Change {
        var kind: Kind
        /// What it was, if it was there, and what it is, if it is there.
        var before: SpokenElement?
        var after: SpokenElement?
    }

    /// In the order of the present screen, what is gone where it was.
    private(set) var changes: [Change] = []

    init(from old: AccessibilityReading, to new: AccessibilityReading) {
        self.init(from: old.elements, to: new.elements)
    }

    init(from old: [SpokenElement], to new: [SpokenElement]) {
        let (before, after) = (Array(old.prefix(Self.most)), Array(new.prefix(Self.most)))
        let difference = after.map(Self.name).difference(from: before.map(Self.name))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (was, now) = (0, 0)
        while was < before.count || now < after.count {
            if was < before.count, removed.contains(was), now < after.count, inserted.contains(now),
                Self.isInPlace(of: before[was], after[now])
            {
                changes.append(Change(kind: .changed, before: before[was], after: after[now]))
                (was, now) = (was + 1, now + 1)
            } else if was < before.count, removed.contains(was) {
                changes.append(Change(kind: .removed, before: before[was]))
                was += 1
            } else if now < after.count, inserted.contains(now) {
                changes.append(Change(kind: .added, after: after[now]))
                now += 1
            } else {
                let (one, other) = (before[was], after[now])
                if one.description != other.description {
                    changes.append(Change(kind: .changed, before: one, after: other))
                } else if !one.frame.isNear(other.frame) {
                    changes.append(Change(kind: .moved, before: one, after: other))
                }
                (was, now) = (was + 1, now + 1)
            }
        }
    }

    /// More elements than these no screen has that somebody reads.
    private static let most = 1000

    /// Whether what is called otherwise is the same thing all the same, as a label with another text.
    private static func isInPlace(of old: SpokenElement, _ new: SpokenElement) -> Bool {
        old.traits == new.traits && old.identifier == new.identifier && old.className == new.className
            && abs(old.frame.minX - new.frame.minX) < 0.5 && abs(old.frame.minY - new.frame.minY) < 0.5
    }

    /// What an element is called whatever its value is.
    private static func name(_ element: SpokenElement) -> String {
        element.identifier.map { "#\($0)" } ?? element.label ?? element.description
    }

    /// `Count, 1 → Count, 2`
    static func line(_ change: Change) -> String {
        func words(_ element: SpokenElement?) -> String {
            let text = element?.description ?? ""
            return text.isEmpty ? "(says nothing)" : text
        }
        func place(_ element: SpokenElement?) -> String {
            guard let frame = element?.frame else { return "" }
            return "\(Double(frame.minX).written(decimals: 1)), \(Double(frame.minY).written(decimals: 1))"
        }
        let line =
            switch change.kind {
            case .added: "added: \(words(change.after))"
            case .removed: "removed: \(words(change.before))"
            case .changed: "changed: \(words(change.before)) → \(words(change.after))"
            case .moved: "moved: \(words(change.after)) from \(place(change.before)) to \(place(change.after))"
            }
        return line.onOneLine
    }
}

extension CGRect {
    /// What is less than a pixel beside its place has not moved.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(width - other.width) < 0.5
            && abs(height - other.height) < 0.5
    }
}
