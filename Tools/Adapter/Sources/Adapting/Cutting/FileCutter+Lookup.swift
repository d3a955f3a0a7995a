import SwiftSyntax

// On iOS every member of a class can be asked of an object of any type: Objective-C looks it up by its name.
extension FileCutter {
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
