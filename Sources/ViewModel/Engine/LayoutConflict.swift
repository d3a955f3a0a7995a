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

    /// The same conflicts, each with the view that the broken constraint is about; nil where that is a guide.
    package var brokenConstraints: [(conflict: Headless.LayoutConflict, view: UIView?)] {
        engineForReading?.conflictsWithViews ?? []
    }
}

extension LayoutEngine {
    var conflicts: [Headless.LayoutConflict] { system.conflicts.compactMap(readable) }

    var conflictsWithViews: [(conflict: Headless.LayoutConflict, view: UIView?)] {
        system.conflicts.compactMap { conflict in
            guard let readable = readable(conflict) else { return nil }
            let item = constraint(for: conflict.brokenTag)?.firstItem
            return (readable, item as? UIView ?? (item as? UILayoutGuide)?.owningView)
        }
    }

    private func readable(_ conflict: Conflict) -> Headless.LayoutConflict? {
        guard let broken = constraint(for: conflict.brokenTag) else { return nil }
        let members = conflict.members.filter(isWorthNaming).compactMap { constraint(for: $0)?.description }
        return Headless.LayoutConflict(
            broken: broken.description, brokenIdentifier: broken.identifier, members: members)
    }

    /// That no size is negative goes without saying.
    private func isWorthNaming(_ tag: Int) -> Bool {
        if case .implicit(_, let role) = source(of: tag) { return !role.isNonNegativity }
        return true
    }

    /// Logs each conflict once.
    func reportNewConflicts() {
        guard !isForFitting else { return }
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
