import SwiftSyntax

// What a complaint about a type that is missing teaches of its members, so that the code which uses it can stay.
extension FileCutter {
    /// Whether the complaint was answered by learning something.
    mutating func learn(from complaint: Complaint, at token: TokenSyntax) -> Bool {
        guard !knowledge.isClosed else { return false }
        let message = complaint.message
        if let lessons = lessonsAboutMember(message, token) ?? lessonsAboutOtherHalf(message, token)
            ?? lessonsAboutSubscript(message, token) ?? lessonsAboutElement(message, token)
            ?? lessonsAboutCase(message, token) ?? lessonsAboutName(message, token)
            ?? lessonsAboutType(message, token) ?? lessonsAboutInitialiser(message, token)
            ?? lessonsAboutCall(message, token),
            !lessons.isEmpty
        {
            self.lessons += lessons
            return true
        }
        return false
    }

    // MARK: Members

    /// `keychain["name"]`
    private func lessonsAboutSubscript(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard let match = message.prefixMatch(of: CompilerWords.noSubscript),
            let owner = Self.plainType(String(match.output.1)).flatMap(knowledge.hollowType),
            let call = token.enclosing(SubscriptCallExprSyntax.self)
        else { return nil }
        let member = HollowMember(
            type: owner, name: "subscript", kind: .subscripted, arguments: MemberUse.arguments(of: call.arguments))
        guard !knowledge.knows(member) else { return nil }
        let next = MemberUse.next(after: Syntax(call))
        return [.member(member, result: MemberUse.result(around: Syntax(call)))]
            + (next.map { lessons(of: $0, on: HollowMember.anything, isStatic: false) } ?? [])
    }

    /// `values["title"]?.size = 2`, where the values may be of any type, and so may be what they have.
    private func lessonsAboutElement(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard let match = message.prefixMatch(of: CompilerWords.unresolved),
            let place = reference(to: String(match.output.1), from: token),
            let base = place.parent?.parent?.as(MemberAccessExprSyntax.self)?.base,
            let call = (base.as(OptionalChainingExprSyntax.self)?.expression ?? base).as(SubscriptCallExprSyntax.self),
            typeByLooks(call.calledExpression) == HollowMember.anything
        else { return nil }
        return lessons(of: place, on: HollowMember.anything, isStatic: false)
    }

    private func lessonsAboutMember(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard
            let match = message.prefixMatch(of: CompilerWords.noMember),
            let named = Self.plainType(String(match.output.2))
        else { return nil }
        let isStatic = !match.output.1.hasPrefix("value")
        let name = String(match.output.3)
        // What is compared with a stub: any two objects can be.
        if isStatic, named == "NSObject" { return nil }
        guard let place = reference(to: name, from: token) else { return nil }
        // A modifier is left out, and the view stays what it is.
        if !isStatic, isModifierInBody(place) { return nil }
        // The names of notifications are declared by the frameworks that send them, and in headers of Objective-C.
        if isStatic, ["Notification.Name", "NSNotification.Name"].contains(named), name.first?.isUppercase == true,
            knowledge.withMissingModules.contains(path) || !knowledge.headers.superclasses.isEmpty
        {
            let member = HollowMember(type: "NSNotification.Name", name: name, kind: .property, isStatic: true)
            return knowledge.knows(member) ? nil : [.member(member, result: "NSNotification.Name")]
        }
        guard
            let owner = knowledge.hollowType(named) ?? existingType(named, with: name)
                ?? knowledge.classWithCategory(named, having: name)
        else { return nil }
        return lessons(of: place, on: owner, isStatic: isStatic)
    }

    /// What is known of a class is asked of its objects, or the other way round.
    private func lessonsAboutOtherHalf(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard
            let match = message.prefixMatch(of: CompilerWords.memberOfOtherHalf),
            let owner = Self.plainType(String(match.output.3)).flatMap(knowledge.hollowType),
            let place = reference(to: String(match.output.2), from: token)
        else { return nil }
        return lessons(of: place, on: owner, isStatic: match.output.1 == "instance")
    }

    /// `.low` in a case, or beside an equals sign: it belongs to the type of what it is compared with.
    private func lessonsAboutCase(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard
            message.hasPrefix("reference to member") || message.hasPrefix("cannot infer contextual base")
                || message.hasPrefix("pattern cannot match") || message.hasPrefix("type 'NSObject' has no member"),
            let access = token.enclosing(MemberAccessExprSyntax.self), access.base == nil
        else { return nil }
        if let type = typeWithSubscript(around: access) {
            return lessons(of: access.declName.baseName, on: type, isStatic: true)
        }
        let other: ExprSyntax?
        if token.enclosing(SwitchCaseItemSyntax.self) != nil,
            token.enclosing(SwitchCaseSyntax.self)?.label.extent.contains(token.extent.lowerBound) == true
        {
            other = token.enclosing(SwitchExprSyntax.self)?.subject
        } else {
            let around = token.enclosing(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
            let place = around.firstIndex { $0.extent.contains(token.extent.lowerBound) }
            let sign = place.flatMap { $0 > 1 ? around[$0 - 1].trimmedDescription : nil } ?? ""
            other = ["==", "!=", "~=", "="].contains(sign) ? place.map { around[$0 - 2] } : nil
        }
        guard let type = other.flatMap(typeByLooks), knowledge.isHollow(type) else { return nil }
        return lessons(of: access.declName.baseName, on: type, isStatic: true)
    }

    /// The type of `.title` in `values[.title]`: anything, where nothing is known of the values.
    private func typeWithSubscript(around access: MemberAccessExprSyntax) -> String? {
        guard let argument = access.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(SubscriptCallExprSyntax.self),
            typeByLooks(call.calledExpression) == HollowMember.anything
        else { return nil }
        return HollowMember.anything
    }

    /// The type of an expression as far as words of the file say it.
    func typeByLooks(_ expression: ExprSyntax) -> String? {
        if expression.trimmedDescription == "self" {
            return enclosingClass(of: expression.firstToken(viewMode: .sourceAccurate)!)
        }
        guard let name = lastName(of: Syntax(expression)) else { return nil }
        if let member = memberOrOrigin(name) {
            return knowledge.members[member].flatMap(Self.plainType)
        }
        let search = AnnotationSearch(name.word)
        search.walk(tree)
        return search.types.compactMap(Self.plainType).first(where: knowledge.isHollow)
    }

    /// A type that is there, to which a module that is missing may add. An import in one file is enough for all of its module.
    private func existingType(_ name: String, with member: String) -> String? {
        guard knowledge.lacksPackages,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
            name.first?.isUppercase == true, !["Any", "AnyObject", "Self", "Never", "Optional"].contains(name)
        else { return nil }
        return name
    }

    /// The use of the name, and of what comes of it.
    func lessons(of token: TokenSyntax, on owner: String?, isStatic: Bool) -> [HollowKnowledge.Lesson] {
        guard let use = MemberUse(token), use.name != "init" else { return [] }
        let member = HollowMember(
            type: owner, name: use.name, kind: use.kind, isStatic: isStatic, arguments: use.arguments)
        // Who makes objects of a class or names its cases mostly gives one of them.
        let own = owner.flatMap { type in
            let hasOwn = use.kind == .property && UsualTypes.haveValuesOfTheirOwn.contains(type)
            return isStatic && (hasOwn || knowledge.isStub(type)) ? type : nil
        }
        let usual = use.kind == .property && !isStatic ? UsualTypes.ofProperty(use.name) : nil
        var result = own ?? usual ?? HollowMember.anything
        let header = knowledge.headers.type(of: member)
        if let cast = use.castType, header == nil || header == "Any" {
            result = cast
        } else if let header {
            result = header
        } else if use.kind == .property, let written = use.writtenType, !written.contains("some ") {
            result = written
        }
        if header == nil, use.isUnwrapped, !result.hasSuffix("?"), !result.hasSuffix("!") {
            result = result.contains(" ") ? "(\(result))?" : result + "?"
        }
        var found: [HollowKnowledge.Lesson] = []
        if !knowledge.knows(member) { found.append(.member(member, result: result)) }
        if let next = use.next, result.hasPrefix(HollowMember.anything) {
            found += lessons(of: next, on: HollowMember.anything, isStatic: false)
        }
        return found
    }

    func reference(to name: String, from token: TokenSyntax) -> TokenSyntax? {
        if token.word == name, token.parent?.is(DeclReferenceExprSyntax.self) == true { return token }
        // The compiler may point at the beginning of the expression, or at the dot.
        guard
            let item = token.enclosing(CodeBlockItemSyntax.self).map(Syntax.init)
                ?? token.enclosing(DeclSyntax.self).map(Syntax.init)
        else { return nil }
        return item.tokens(viewMode: .sourceAccurate).first {
            $0.position >= token.position && $0.word == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true
        }
    }

    // MARK: Names that stand by themselves

    private func lessonsAboutName(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard let name = Self.nameNotFound(message), let use = MemberUse(token), use.name == name else { return nil }
        if let type = enclosingClass(of: token), let above = knowledge.hollowType(type) {
            return lessons(of: token, on: above, isStatic: isInStaticMember(token))
        }
        // What a module adds to a type that is there is asked of the object itself: `snp.makeConstraints`, `cornerWidth = 3`.
        if let type = enclosingClass(of: token), use.kind == .property, use.next != nil || isAssigned(token),
            name.first?.isLowercase == true,
            let owner = existingType(type, with: name)
        {
            return lessons(of: token, on: owner, isStatic: isInStaticMember(token))
        }
        guard knowledge.withMissingModules.contains(path), use.kind == .method || Self.isConstant(name) else {
            return nil
        }
        let found = lessons(of: token, on: nil, isStatic: false)
        // Keys and names of Apple's are texts.
        guard use.kind == .property, case .member(let member, HollowMember.anything)? = found.first else {
            return found
        }
        let isText = ["Key", "Name", "Identifier"].contains(where: name.hasSuffix) || name.hasPrefix("k")
        return isText ? [.member(member, result: "String")] : found
    }

    /// Whether the word alone is on the left of an equals sign.
    private func isAssigned(_ token: TokenSyntax) -> Bool {
        guard let list = token.parent?.parent?.as(ExprListSyntax.self), list.count > 2 else { return false }
        let elements = Array(list)
        return elements[0].id == token.parent?.id && elements[1].is(AssignmentExprSyntax.self)
    }

    /// A type that is made, or of which something is used.
    mutating func wantsAsValue(_ message: String, _ token: TokenSyntax) {
        guard let name = Self.nameNotFound(message),
            knowledge.withMissingModules.contains(path) || knowledge.headers.superclasses[name] != nil
                || knowledge.headers.enumerations[name] != nil,
            name.first?.isUppercase == true, !knowledge.declared.contains(name), !knowledge.refusedTypes.contains(name),
            let use = MemberUse(token), use.name == name,
            use.kind == .method && !Self.isFunctionOfC(name) || use.next != nil || Self.isMetatype(token)
        else { return }
        var type = HollowType(name)
        if isViewInBody(token) { type.kind = .view }
        wanted.append(type)
    }

    private static func nameNotFound(_ message: String) -> String? {
        message.prefixMatch(of: CompilerWords.notFound).map { String($0.output.1) }
    }

    /// `AVVideoCodecKey`, `kSecClass`
    private static func isConstant(_ name: String) -> Bool {
        name.first?.isUppercase == true || name.first == "k" && name.dropFirst().first?.isUppercase == true
    }

    /// `CGImageSourceCreateWithData`: which framework, of what, and what it does.
    private static func isFunctionOfC(_ name: String) -> Bool {
        name.wholeMatch(of: CompilerWords.functionOfC) != nil
    }

    private static func isMetatype(_ token: TokenSyntax) -> Bool {
        token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
    }

    private func isInStaticMember(_ token: TokenSyntax) -> Bool {
        var node: Syntax? = Syntax(token)
        while let current = node {
            if current.parent?.is(MemberBlockItemSyntax.self) == true {
                let modifiers = current.asProtocol(WithModifiersSyntax.self)?.modifiers
                return modifiers.map { $0.contains(named: "static") || $0.contains(named: "class") } ?? false
            }
            node = current.parent
        }
        return false
    }

    func enclosingClass(of token: TokenSyntax) -> String? {
        let group = token.enclosingGroup
        return (group as? ClassDeclSyntax)?.name.word ?? (group as? ExtensionDeclSyntax)?.extendedName
    }
}
