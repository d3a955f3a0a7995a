import SwiftSyntax

// On iOS every member of a class can be asked of an object of any type: Objective-C looks it up by its name.
extension FileCutter {
    /// The file with such members looked up, and nothing cut; nil where none of the complaints is about one.
    static func lookUps(
        _ path: String, _ bytes: [UInt8], _ complaints: [Complaint], without refused: Set<String>
    ) -> [UInt8]? {
        var cutter = FileCutter(path, bytes, HollowKnowledge())
        for complaint in complaints where !refused.contains(where: { complaint.message.contains("'\($0)'") }) {
            if let token = cutter.token(complaint) { _ = cutter.lookUp(complaint.message, at: token) }
        }
        return cutter.proposals.isEmpty ? nil : cutter.result.bytes
    }

    /// Puts `_members(of: sender).tag` in place of `sender.tag`, where the compiler sees an `AnyObject`. What the module
    /// `ObjectiveC` does not know by this name is cut in the next round.
    mutating func lookUp(_ reason: String, at token: TokenSyntax) -> Bool {
        guard
            let match = reason.firstMatch(
                of: /^value of type '(?:any )?AnyObject[?!]?' has no (?:dynamic )?member '(\w+)/),
            let name = reference(to: String(match.output.1), from: token),
            let access = name.enclosing(MemberAccessExprSyntax.self), let base = access.base
        else { return false }
        // Nothing comes of nothing: no question mark is needed, and none would be allowed.
        let object =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        let text = "_members(of: \((object ?? base).trimmedDescription))"
        propose(base, text, .lookup, reason)
        return true
    }
}
