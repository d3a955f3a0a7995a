import Foundation
import MaquetteLayout

extension Headless {
    /// Required constraints that cannot hold together, and the one that was given up.
    public struct LayoutConflict: Sendable, CustomStringConvertible {
        /// How the constraint that does not hold is written in logs, and its identifier.
        public let broken: String
        public let brokenIdentifier: String?
        /// A smallest set of constraints that contradict each other, the broken one among them, as logs write them.
        public let members: [String]

        /// The message iOS developers know.
        public var description: String {
            let list = members.map { "    \"\($0)\"" }.joined(separator: ",\n")
            return """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. 
                \tTry this: 
                \t\t(1) look at each constraint and try to figure out which you don't expect; 
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
                (
                \(list)
                )

                Will attempt to recover by breaking constraint 
                \(broken)
                """
        }
    }
}

extension UIView {
    /// The conflicts among the constraints of the tree that this view belongs to.
    public var layoutConflicts: [Headless.LayoutConflict] { engineForReading?.conflicts ?? [] }

    /// The conflicts of `layoutConflicts` with other names for the items.
    package var brokenConstraints: [BrokenConstraint] { engineForReading?.brokenConstraints ?? [] }
}

/// A constraint that was given up.
package struct BrokenConstraint {
    /// A constraint of a conflict, and who made it.
    package struct Member {
        package enum Origin {
            /// Somebody made a constraint: the app, or a view of the framework for its subviews.
            case constraint
            /// The frame of a root, or of what resizes itself.
            case frame
            /// The size of the content, which nothing may exceed, or nothing may fall short of.
            case hugging, compressionResistance
        }

        package let constraint: NSLayoutConstraint
        package let origin: Origin
    }

    package let conflict: Headless.LayoutConflict
    package let member: Member
    /// What the constraint is about; nil where that is a guide of no view.
    package let view: UIView?
    /// The constraints that it contradicts.
    package let opponents: [Member]
    /// The views whose frames take part without a constraint from code: roots, and views that autoresize.
    package let framedViews: [UIView]
}

extension LayoutEngine {
    var conflicts: [Headless.LayoutConflict] { system.conflicts.compactMap(readable) }

    var brokenConstraints: [BrokenConstraint] {
        system.conflicts.compactMap { conflict in
            guard let readable = readable(conflict), let broken = member(for: conflict.brokenTag) else { return nil }
            let opponents = conflict.members.filter { $0 != conflict.brokenTag && isWorthNaming($0) }
            let item = broken.constraint.firstItem
            return BrokenConstraint(
                conflict: readable, member: broken,
                view: item as? UIView ?? (item as? UILayoutGuide)?.owningView,
                opponents: opponents.compactMap(member), framedViews: conflict.members.compactMap(framedView))
        }
    }

    private func member(for tag: Int) -> BrokenConstraint.Member? {
        guard let constraint = constraint(for: tag) else { return nil }
        var origin = BrokenConstraint.Member.Origin.constraint
        if case .implicit(_, let role) = source(of: tag) {
            switch role {
            case .huggingWidth, .huggingHeight: origin = .hugging
            case .compressionWidth, .compressionHeight: origin = .compressionResistance
            default: origin = .frame
            }
        }
        return BrokenConstraint.Member(constraint: constraint, origin: origin)
    }

    private func framedView(_ tag: Int) -> UIView? {
        guard case .implicit(let item, let role) = source(of: tag), role.isOfFrame else { return nil }
        return item.view
    }

    private func readable(_ conflict: Conflict) -> Headless.LayoutConflict? {
        guard let broken = constraint(for: conflict.brokenTag) else { return nil }
        let members = conflict.members.filter(isWorthNaming).compactMap { constraint(for: $0)?.description }
        return Headless.LayoutConflict(
            broken: broken.description, brokenIdentifier: broken.identifier, members: members)
    }

    /// Nobody needs to read that sizes are not negative.
    private func isWorthNaming(_ tag: Int) -> Bool {
        if case .implicit(_, let role) = source(of: tag) { return !role.isNonNegativity }
        return true
    }

    /// Logs each conflict once.
    func reportNewConflicts() {
        guard isLasting else { return }
        let present = system.conflicts
        for conflict in present where !reportedConflicts.contains(conflict.brokenTag) {
            if let conflict = readable(conflict) { Headless.Diagnostics.report(conflict) }
        }
        reportedConflicts = Set(present.map(\.brokenTag))
    }

    /// The constraint behind a tag; one of the framework's own is made for the occasion.
    func constraint(for tag: Int) -> NSLayoutConstraint? {
        switch source(of: tag) {
        case .explicit(let constraint): constraint
        case .implicit(let item, let role): ImplicitConstraint.make(for: item, role)
        case nil: nil
        }
    }
}
