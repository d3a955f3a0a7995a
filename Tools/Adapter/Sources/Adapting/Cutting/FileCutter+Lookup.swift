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

    /// Puts `_members(of: sender).tag` in place of `sender.tag`, and likewise of `sender["tag"]`, where the compiler sees an
    /// `AnyObject`. What the module `ObjectiveC` does not know by this name is cut in the next round.
    mutating func lookUp(_ reason: String, at token: TokenSyntax) -> Bool {
        if makeByMetatype(reason, at: token) { return true }
        guard let base = askedObject(reason, at: token) else { return false }
        // Nothing comes of nothing: no question mark is needed, and none would be allowed.
        let object =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        let text = "_members(of: \((object ?? base).trimmedDescription))"
        propose(base, text, .lookup, reason)
        dropQuestion(after: base, reason)
        return true
    }

    /// `sender.show?("a")`: what is looked up gives nil itself where the object has no such method, so that the question is about what
    /// comes of it, if that is asked for more.
    private mutating func dropQuestion(after base: ExprSyntax, _ reason: String) {
        guard let access = base.parent?.as(MemberAccessExprSyntax.self),
            let chain = access.parent?.as(OptionalChainingExprSyntax.self),
            let call = chain.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == chain.id
        else { return }
        propose(chain.questionMark, "", .lookup, reason)
        if call.parent?.is(MemberAccessExprSyntax.self) == true {
            let end = call.extent.upperBound
            let cut = place(Syntax(chain.questionMark), reason, .lookup).cut
            proposals.append(Proposal(range: end..<end, text: "?", cut: cut))
        }
    }

    /// `sender` of `sender.tag` and of `sender["tag"]`.
    private func askedObject(_ reason: String, at token: TokenSyntax) -> ExprSyntax? {
        if reason.prefixMatch(of: CompilerWords.noSubscriptOfAnyObject) != nil, token.tokenKind == .leftSquare {
            return token.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression
        }
        return reason.prefixMatch(of: CompilerWords.noMemberOfAnyObject)
            .flatMap { reference(to: String($0.output.1), from: token) }?
            .enclosing(MemberAccessExprSyntax.self)?.base
    }

    /// Puts `_made(type, frame: place)` in place of `type.init(frame: place)`, where the compiler sees a class that is known
    /// at run time alone, and `{ _made(Card.self) }` in place of `Card.init`.
    private mutating func makeByMetatype(_ reason: String, at token: TokenSyntax) -> Bool {
        guard let match = reason.wholeMatch(of: CompilerWords.madeByMetatype),
            let named = token.parent?.as(DeclReferenceExprSyntax.self)
        else { return false }
        let access = named.parent?.as(MemberAccessExprSyntax.self).flatMap {
            $0.declName.baseName.text == "init" ? $0 : $0.parent?.as(MemberAccessExprSyntax.self)
        }
        let made = access.map(ExprSyntax.init) ?? ExprSyntax(named)
        let type = access == nil ? ExprSyntax(named) : access?.base
        let name =
            type?.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? type?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        // `.init(frame: place)` is of the type that is wanted.
        let metatype =
            type.map { $0.trimmedDescription + (name?.first?.isUppercase == true ? ".self" : "") }
            ?? "\(match.output.1).self"
        guard let call = made.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == made.id else {
            propose(made, "{ _made(\(metatype)) }", .lookup, reason)
            return true
        }
        guard let start = call.leftParen?.extent.upperBound else { return false }
        let separator = call.arguments.isEmpty ? "" : ", "
        let cut = place(Syntax(call), reason, .lookup).cut
        if let type, access != nil, made.trimmedDescription.contains(where: \.isNewline) {
            // A parenthesis at the beginning of a line would begin another statement, so that the type keeps its lines.
            let begin = type.extent.lowerBound
            proposals.append(Proposal(range: begin..<begin, text: "_made(", cut: cut))
            let suffix = name?.first?.isUppercase == true ? ".self" : ""
            proposals.append(Proposal(range: type.extent.upperBound..<start, text: suffix + separator, cut: cut))
            return true
        }
        propose(made, "_made", .lookup, reason)
        proposals.append(Proposal(range: start..<start, text: metatype + separator, cut: cut))
        return true
    }
}
