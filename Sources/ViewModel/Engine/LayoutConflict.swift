import Foundation
import MaquetteLayout

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

extension UIView {
    /// The conflicts among the constraints of the tree that this view belongs to.
    public var layoutConflicts: [LayoutConflict] { engineForReading?.conflicts ?? [] }
}

extension LayoutEngine {
    var conflicts: [LayoutConflict] { system.conflicts.compactMap(readable) }

    private func readable(_ conflict: Conflict) -> LayoutConflict? {
        guard let broken = constraint(for: conflict.brokenTag) else { return nil }
        let members = conflict.members.compactMap { constraint(for: $0)?.description }
        return LayoutConflict(
            broken: broken.description, brokenIdentifier: broken.identifier, members: members)
    }

    /// Logs each conflict once.
    func reportNewConflicts() {
        guard !isForFitting else { return }
        let present = system.conflicts
        for conflict in present where !reportedConflicts.contains(conflict.brokenTag) {
            if let conflict = readable(conflict) { Diagnostics.report(conflict) }
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

/// Where the model says that something is wrong. Standard error, unless somebody listens.
@MainActor public enum Diagnostics {
    /// Receives each message instead of standard error.
    public static var handler: ((String) -> Void)?

    static func report(_ conflict: LayoutConflict) { say(conflict.description) }

    static func report(_ error: any Error, about linear: LinearConstraint) {
        say("a constraint was left out: \(error) (constant \(linear.constant))")
    }

    static func report(_ error: any Error) { say("the size of a layout was not accepted: \(error)") }

    private static func say(_ message: String) {
        if let handler { return handler(message) }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
