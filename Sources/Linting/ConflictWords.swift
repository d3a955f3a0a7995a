import Maquette
import MaquetteExplaining

/// A conflict in words: the constraints that contradict each other, with their ids in the document,
/// and a remedy.
@MainActor struct ConflictWords {
    private typealias Member = BrokenConstraint.Member

    /// A line has space for a few constraints only.
    private static let mostMembers = 5

    private let broken: BrokenConstraint
    private let terms: ConstraintTerms
    private let places: ConstraintPlaces?

    init(_ broken: BrokenConstraint, in scene: LintedScene) {
        self.broken = broken
        places = scene.shown.scene?.constraintPlaces
        terms = ConstraintTerms(scene.shown, subject: Self.subject(of: broken)) { view in
            if let element = scene.element(of: view) { return element.shortNaming }
            return scene.element(around: view).map { "a part of \($0.shortNaming)" } ?? view.knownClassName
        }
    }

    /// The view to report: the hidden view if there is one, or else that of the broken constraint.
    static func subject(of broken: BrokenConstraint) -> UIView? {
        let hiding = ([broken.member] + broken.opponents).first { StackPurpose(of: $0.constraint) == .hiding }
        return hiding?.constraint.firstItem as? UIView ?? broken.view
    }

    var sentence: String {
        let members = [broken.member] + broken.opponents
        let own = members.filter { $0.origin == .constraint && StackPurpose(of: $0.constraint) == nil && isWritten($0) }
        if let hiding = members.first(where: { StackPurpose(of: $0.constraint) == .hiding }), !own.isEmpty {
            return hidingSentence(hiding.constraint, against: own)
        }
        let advice = advice(own: own.count, priorities: members.compactMap(priority))
        var all: [String] = []
        for statement in members.compactMap(words) where !all.contains(statement) { all.append(statement) }
        guard all.count > 1 else { return "\(all.first ?? "a constraint of the framework") cannot hold\(advice)" }
        return "required constraints contradict each other, and the first is broken: \(list(all))\(advice)"
    }

    /// Stack views give hidden views no length; a constraint that contradicts this has to yield.
    private func hidingSentence(_ hiding: NSLayoutConstraint, against own: [Member]) -> String {
        let direction = hiding.firstAttribute == .width ? "width" : "height"
        let what = own.count == 1 ? "that constraint" : "one of them"
        return "its stack view gives it no \(direction) while it is hidden, against \(list(own.compactMap(words))); "
            + "a priority of 999 for \(what) ends the conflict"
    }

    private func advice(own: Int, priorities: [String]) -> String {
        guard own > 0 else { return priorities.isEmpty ? "" : "; lower " + priorities.joined(separator: " or ") }
        let lowered = ["its priority"] + priorities
        return "; remove \(own > 1 ? "one" : "it") or lower \(lowered.joined(separator: " or "))"
    }

    /// A required content size.
    private func priority(_ member: Member) -> String? {
        switch member.origin {
        case .hugging: "the hugging priority"
        case .compressionResistance: "the compression resistance"
        case .constraint, .frame: nil
        }
    }

    private func list(_ statements: [String]) -> String {
        let more = statements.count - Self.mostMembers
        if more > 0 { return statements.prefix(Self.mostMembers).joined(separator: ", ") + " and \(more) more" }
        guard let last = statements.last, statements.count > 1 else { return statements.first ?? "" }
        return statements.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Whether the constraint is the document's; constraints of layout guides are not mentioned.
    private func isWritten(_ member: Member) -> Bool {
        let constraint = member.constraint
        guard places?.place(of: constraint)?.id == nil else { return true }
        func holds(_ item: AnyObject?, in other: AnyObject?) -> Bool {
            guard let guide = item as? UILayoutGuide, guide.isOfFramework else { return false }
            return guide.owningView === other
        }
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        return !holds(first, in: second) && !holds(second, in: first)
    }

    private func words(_ member: Member) -> String? {
        let constraint = member.constraint
        switch member.origin {
        case .frame: return terms.frame(constraint)
        case .hugging: return terms.content(constraint, "hugging priority 1000")
        case .compressionResistance: return terms.content(constraint, "compression resistance 1000")
        case .constraint:
            if let preference = StackPurpose(of: constraint) { return terms.preference(preference, constraint) }
            guard isWritten(member) else { return nil }
            return terms.equation(constraint) + (places?.place(of: constraint)?.id.map { " (\($0))" } ?? "")
        }
    }
}

extension LintedElement {
    /// Within an equation: its text, or its kind and id.
    fileprivate var shortNaming: String {
        label.map { "\"\($0)\"" } ?? [built.kind, built.id].compactMap { $0 }.joined(separator: " ")
    }
}
