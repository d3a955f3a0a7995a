import SwiftSyntax

// What a complaint about the type of a value teaches of the member of a missing type that gives it.
extension FileCutter {
    func lessonsAboutType(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        if let found = lessonsAboutClosure(message, token) ?? lessonsAboutDelegate(message, token)
            ?? lessonsAboutNil(message, token)
        {
            return found
        }
        if let match = message.firstMatch(of: CompilerWords.conversion)
            ?? message.firstMatch(of: CompilerWords.mustInherit),
            let above = knowledge.kinship(String(match.output.1), String(match.output.2))
        {
            return [above]
        }
        guard let (from, to) = Self.conversion(in: message, knowledge) else { return nil }
        if case .optional = to, knowledge.isStub(from), let found = lessonsAboutMaking(from, token) { return found }
        let sequence = token.enclosing(SequenceExprSyntax.self)
        let candidates =
            [member(at: token)] + (sequence?.elements.map { lastName(of: Syntax($0)).flatMap(memberOrOrigin) } ?? [])
        let fitting = candidates.compactMap { $0 }.first { member in
            guard let known = knowledge.members[member] else { return false }
            return known == from || known + "?" == from || known == from + "?"
                || known.hasSuffix("!") && [known.dropLast() + "", known.dropLast() + "?"].contains(from)
        }
        guard let member = fitting, let known = knowledge.members[member] else { return nil }
        let result: String
        switch to {
        case .type(let type): result = known.hasSuffix("?") && !type.hasSuffix("?") ? type + "?" : type
        case .optional: result = known + "?"
        case .unwrapped: result = String(known.dropLast())
        }
        guard known != result else { return nil }
        return [.result(member, result)]
    }

    /// `list.cellHandler = { cell, row in … }`: what a property is that takes it.
    private func lessonsAboutClosure(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard CompilerWords.wrongClosures.contains(where: message.hasPrefix),
            let sequence = token.enclosing(SequenceExprSyntax.self).map({ Array($0.elements) }), sequence.count == 3,
            sequence[1].is(AssignmentExprSyntax.self), let closure = sequence[2].as(ClosureExprSyntax.self),
            let member = lastName(of: Syntax(sequence[0])).flatMap(memberOrOrigin),
            let known = knowledge.members[member], Self.plainType(known) == HollowMember.anything
        else { return nil }
        return [.result(member, MemberUse.type(of: closure))]
    }

    /// `recognizer.delegate = self`, in a class that conforms to a missing `PanGestureRecognizerDelegate`: a delegate of a class that comes
    /// from one of UIKit's is mostly one of that as well.
    private func lessonsAboutDelegate(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard let match = message.firstMatch(of: CompilerWords.conversion),
            let wanted = Self.plainType(String(match.output.2)), wanted.hasPrefix("UI"), wanted.hasSuffix("Delegate"),
            let type = enclosingClass(of: token), Self.plainType(String(match.output.1)) == type
        else { return nil }
        let inherited = tree.statements.flatMap { statement -> [String] in
            guard let group = statement.item.asProtocol(DeclGroupSyntax.self),
                (group as? ExtensionDeclSyntax)?.extendedName == type
                    || statement.item.asProtocol(NamedDeclSyntax.self)?.name.word == type
            else { return [] }
            return group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        }
        return inherited.first { $0.hasSuffix(wanted.dropFirst(2)) && knowledge.declared.contains($0) }
            .map { [.above(wanted, of: $0)] }
    }

    /// `card.face_font = label.font`, which may be nil: so may what takes it.
    private func lessonsAboutNil(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard let match = message.prefixMatch(of: CompilerWords.unwrappedFor), match.output.1 == match.output.2,
            let sequence = token.enclosing(SequenceExprSyntax.self).map({ Array($0.elements) }), sequence.count == 3,
            sequence[1].is(AssignmentExprSyntax.self),
            let member = lastName(of: Syntax(sequence[0])).flatMap(memberOrOrigin), member.kind == .property,
            knowledge.members[member] == String(match.output.1)
        else { return nil }
        return [.result(member, match.output.1 + "!")]
    }

    /// An object that is made there may turn out not to be: `guard let image = CIImage(image: photo)`.
    private func lessonsAboutMaking(_ type: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard let statement = token.enclosing(CodeBlockItemSyntax.self) else { return nil }
        let search = CallSearch { [self] in made(by: $0.calledExpression) == type }
        search.walk(statement)
        let members = search.found.map {
            HollowMember(type: type, name: "init", kind: .initialiser, arguments: MemberUse.arguments(of: $0))
        }
        let known = members.filter { !$0.arguments.isEmpty && knowledge.members[$0] == "" }
        return known.isEmpty ? nil : known.map { .result($0, HollowMember.nullable) }
    }

    private enum Wanted {
        case type(String)
        case optional
        case unwrapped
    }

    private static func conversion(in message: String, _ knowledge: HollowKnowledge) -> (from: String, to: Wanted)? {
        func isHollow(_ type: some StringProtocol) -> Bool { plainType(String(type)).map(knowledge.isHollow) == true }
        func wanted(_ one: some StringProtocol, _ other: some StringProtocol) -> (from: String, to: Wanted)? {
            let (one, other) = (String(one), String(other))
            // What is not known yet becomes what is missing as well, but has a name.
            for (unknown, type) in [(one, other), (other, one)]
            where plainType(unknown) == HollowMember.anything && plainType(type).map(knowledge.isStub) == true {
                return (unknown, .type(type))
            }
            let (hollow, type) = isHollow(one) ? (one, other) : (other, one)
            guard isHollow(hollow), !isHollow(type), !type.contains("_"), !type.contains("some "), type.count > 1 else {
                return nil
            }
            return (hollow, .type(type))
        }
        if let match = message.firstMatch(of: CompilerWords.conversion) {
            return wanted(match.output.1, match.output.2)
        }
        if let match = message.firstMatch(of: CompilerWords.operands) {
            return wanted(match.output.1, match.output.2)
        }
        if let match = message.firstMatch(of: CompilerWords.boolean), isHollow(match.output.1) {
            return (String(match.output.1), .type("Bool"))
        }
        if let match = message.firstMatch(of: CompilerWords.unaryOperand),
            isHollow(match.output.1)
        {
            return (String(match.output.1), .type("Double"))
        }
        if let match = message.firstMatch(of: CompilerWords.notOptional),
            isHollow(match.output.1)
        {
            return (String(match.output.1), .optional)
        }
        if let match = message.prefixMatch(of: CompilerWords.nilForType), isHollow(match.output.1) {
            return (String(match.output.1), .optional)
        }
        if let match = message.prefixMatch(of: CompilerWords.notUnwrapped),
            isHollow(match.output.1)
        {
            return (match.output.1 + "?", .unwrapped)
        }
        return nil
    }

    /// The member whose value is at a word, directly or through a constant that was made of it.
    private func member(at token: TokenSyntax) -> HollowMember? {
        var node = Syntax(token)
        while let parent = node.parent, Self.isPostfix(parent), parent.position <= token.position { node = parent }
        // The word may be one within the expression, or stand before it.
        if node.is(TokenSyntax.self) || node.is(DeclReferenceExprSyntax.self) {
            while let parent = node.parent, Self.isPostfix(parent) { node = parent }
        }
        return lastName(of: node).flatMap(memberOrOrigin)
    }

    func memberOrOrigin(_ name: TokenSyntax) -> HollowMember? {
        learned(name) ?? origin(of: name).flatMap(learned)
    }

    /// `color` of `card?.style.color` and of `card.color(at: 1)`.
    func lastName(of expression: Syntax) -> TokenSyntax? {
        var current: Syntax? = expression
        while let whole = current {
            if let access = whole.as(MemberAccessExprSyntax.self) { return access.declName.baseName }
            if let name = whole.as(DeclReferenceExprSyntax.self) { return name.baseName }
            current =
                whole.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) }
                ?? whole.as(OptionalChainingExprSyntax.self).map { Syntax($0.expression) }
                ?? whole.as(ForceUnwrapExprSyntax.self).map { Syntax($0.expression) }
                ?? whole.as(TryExprSyntax.self).map { Syntax($0.expression) }
                ?? whole.as(AwaitExprSyntax.self).map { Syntax($0.expression) }
        }
        return nil
    }

    private func learned(_ token: TokenSyntax) -> HollowMember? {
        guard let use = MemberUse(token) else { return nil }
        return knowledge.members(named: use.name)
            .filter { $0.kind == use.kind && $0.arguments == use.arguments }
            .min { ($0.type ?? "", $0.isStatic ? 0 : 1) < ($1.type ?? "", $1.isStatic ? 0 : 1) }
    }

    private static func isPostfix(_ node: Syntax) -> Bool {
        node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self)
            || node.is(FunctionCallExprSyntax.self)
            || node.is(OptionalChainingExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self)
    }

    /// What a constant of the function around was made of.
    private func origin(of name: TokenSyntax) -> TokenSyntax? {
        let search = BindingSearch(name.word, before: name.position)
        var node: Syntax? = Syntax(name)
        while let current = node {
            if let body = current.as(CodeBlockSyntax.self) { search.walk(body) }
            if search.value != nil { break }
            node = current.parent
        }
        return search.value.flatMap { lastName(of: Syntax($0)) }
    }

    /// `HKUnit` of `(any HKUnit)?` and `HKUnit.Type`; nil for what is no plain type.
    static func plainType(_ written: String) -> String? {
        var name = written
        while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
        if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
        if name.hasPrefix("any ") { name.removeFirst(4) }
        if name.hasSuffix(".Type") { name.removeLast(5) }
        if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
        return name.isEmpty || name.contains { " (),:[]&".contains($0) } ? nil : name
    }
}
