import Foundation
import Maquette
import MaquetteComparing
import MaquetteSyntax

/// All differences between two versions, ready to be printed.
struct DiffReport {
    /// One scene in one variant.
    struct Look {
        enum Verdict {
            case same
            case added
            case removed
            /// The share of the pixels that differ, and in how many places.
            case different(share: Double, places: Int)
            case otherSize(before: String, after: String)
            /// One of the pictures cannot be made, and why.
            case unpainted(String)
        }

        let scene: String
        let variant: String
        let verdict: Verdict
        let frames: [FrameChange]
        /// PNGs: both versions, and what is different between them.
        let before: Data?
        let after: Data?
        let difference: Data?
        /// How the layout of a preview of code changed, a line for each change.
        var layout: [String] = []

        /// Whether the pictures are equal; frames of hidden views may have changed.
        var looksSame: Bool {
            if case .same = verdict { return true }
            return false
        }

        var failure: String? {
            if case .unpainted(let reason) = verdict { return reason }
            return nil
        }

        var isSame: Bool { looksSame && frames.isEmpty && layout.isEmpty }

        var title: String { variant.isEmpty ? scene : "\(scene), \(variant)" }

        /// How the picture changed, as a sentence.
        var words: String {
            switch verdict {
            case .same: "looks the same"
            case .added: "is new"
            case .removed: "is gone"
            case .different(let share, let places):
                // In a text every glyph is a region.
                "\(Self.percent(share)) of the pixels differ"
                    + (places > 9 ? "" : ", in \(places) place\(places == 1 ? "" : "s")")
            case .otherSize(let before, let after): "was \(before), is \(after)"
            case .unpainted(let reason): "has no picture: \(reason)"
            }
        }

        private static func percent(_ share: Double) -> String {
            share < 0.001 ? "less than 0.1 %" : "\(Arguments.short((share * 1000).rounded() / 10)) %"
        }
    }

    let old: String
    let new: String
    let changes: [DocumentChange]
    let looks: [Look]
    /// The tools that saved the versions, if they differ.
    var editors: (before: String, after: String)?
    /// Why code of one of the versions could not be drawn: errors of the compiler, with their places.
    var troubles: [String] = []

    var isEmpty: Bool { changes.isEmpty && troubles.isEmpty && looks.allSatisfy(\.isSame) }

    /// What changed, in pictures or frames.
    var shownLooks: [Look] { looks.filter { !$0.isSame } }

    var title: String { (old == new ? new : "\(old) → \(new)").onOneLine }

    var summary: String {
        if isEmpty { return "nothing changed" }
        if !troubles.isEmpty { return "code that could not be drawn" }
        let number = changes.count + looks.reduce(0) { $0 + $1.layout.count }
        let count = "\(number) change\(number == 1 ? "" : "s")"
        let different = looks.count { !$0.looksSame && $0.failure == nil }
        let views =
            "\(different) of \(looks.count) picture\(looks.count == 1 ? "" : "s") look\(different == 1 ? "s" : "") different"
        let unpainted = looks.count { $0.failure != nil }
        let failures = "\(unpainted) picture\(unpainted == 1 ? "" : "s") could not be made"
        let seen = different > 0 ? views : unpainted == 0 ? "nothing looks different" : nil
        return [count, seen, unpainted > 0 ? failures : nil].compactMap { $0 }.joined(separator: ", ")
    }

    /// Why pictures may differ although nothing was edited.
    var remark: String? {
        guard let editors, looks.contains(where: { !$0.isSame }) else { return nil }
        return
            "saved by another Xcode (toolsVersion \(editors.before), now \(editors.after)): views may have the sizes of "
            + "another release"
    }

    /// The changes of each scene, with its name; nil for what all share.
    var sections: [(scene: String?, changes: [DocumentChange])] {
        var sections: [(scene: String?, changes: [DocumentChange])] = []
        for change in changes {
            if sections.last.map({ $0.scene == change.scene }) == true {
                sections[sections.count - 1].changes.append(change)
            } else {
                sections.append((change.scene, [change]))
            }
        }
        return sections
    }
}

extension DocumentChange {
    /// The sign in front of it.
    var sign: String {
        switch kind {
        case .added: "+"
        case .removed: "-"
        case .moved: ">"
        case .changed: "~"
        }
    }
}

extension FrameChange {
    var subject: String {
        [kind, label.map { "\"\($0)\"" }, id.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
    }
}
