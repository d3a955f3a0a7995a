import SwiftSyntax

// What a call that is refused teaches of what is missing: its initialisers, and other forms of its methods.
extension FileCutter {
    /// `UILabel(withAutoLayout: true)` and `UIColor(hex: "ff0000")`: a module that is missing gives types of UIKit's a way to be
    /// made; an import in one file is enough for all of its module. The object is made without it. All views inherit one of
    /// views: it could not be one more in each class.
    func lessonsAboutInitialiser(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        guard knowledge.lacksPackages,
            CompilerWords.wrongArguments.contains(where: message.hasPrefix),
            let call = token.enclosing(FunctionCallExprSyntax.self),
            let type = classMade(by: call)
        else { return nil }
        let arguments = MemberUse.arguments(of: call)
        let isView =
            type.wholeMatch(of: CompilerWords.viewOfUIKit) != nil && type != "UICollectionView"
            && arguments.first?.label != nil
        guard isView || type == HollowMember.colour && Self.nameAColour(arguments) else { return nil }
        let member = HollowMember(
            type: isView ? HollowKnowledge.view : type, name: "init", kind: .initialiser, arguments: arguments)
        let result = !isView && MemberUse.isUnwrapped(Syntax(call)) ? HollowMember.nullable : ""
        return knowledge.knows(member) ? nil : [.member(member, result: result)]
    }

    /// `hex: "#ff8800"`, `rgb: 0xff8800`, `r: 255, g: 136, b: 0`, and a single value without a label.
    private static func nameAColour(_ arguments: [HollowMember.Argument]) -> Bool {
        let labels = arguments.map { $0.label?.lowercased() ?? "" }
        guard let first = labels.first, arguments.allSatisfy(\.isPlain) else { return false }
        return first.contains("hex") || first.hasPrefix("rgb") || first.isEmpty && labels.count == 1
            || labels.prefix(3) == ["r", "g", "b"]
    }

    /// `UILabel` of `UILabel(…)`, and of `self.init(…)` in a class that comes from it.
    private func classMade(by call: FunctionCallExprSyntax) -> String? {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.word { return name }
        guard call.calledExpression.trimmedDescription == "self.init",
            var name = enclosingClass(of: call.firstToken(viewMode: .sourceAccurate)!)
        else { return nil }
        var count = 0
        while let above = knowledge.superclasses[name], !above.isEmpty, count < 20 {
            (name, count) = (above, count + 1)
        }
        return name
    }

    /// Something is wrong in a call of what is missing, as it is known so far.
    func lessonsAboutCall(_ message: String, _ token: TokenSyntax) -> [HollowKnowledge.Lesson]? {
        let isAboutArguments = CompilerWords.wrongArguments.contains(where: message.hasPrefix)
        var node: Syntax? = Syntax(token)
        while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
            if let call = current.as(FunctionCallExprSyntax.self), let found = lessons(about: call, isAboutArguments),
                !found.isEmpty
            {
                return found
            }
            node = current.parent
        }
        return nil
    }

    private func lessons(
        about call: FunctionCallExprSyntax, _ isAboutArguments: Bool
    ) -> [HollowKnowledge.Lesson]? {
        let called = call.calledExpression
        let arguments = MemberUse.arguments(of: call)
        if let type = made(by: called), !arguments.isEmpty {
            let member = HollowMember(type: type, name: "init", kind: .initialiser, arguments: arguments)
            let result = MemberUse.isUnwrapped(Syntax(call)) ? HollowMember.nullable : ""
            return knowledge.knows(member) ? nil : [.member(member, result: result)]
        }
        let token =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName
        guard let token else { return nil }
        // What NSObject has by the same name may be meant for others.
        let base = called.as(MemberAccessExprSyntax.self)?.base
        let own = base == nil && isAboutArguments ? enclosingClass(of: token).flatMap(knowledge.hollowType) : nil
        if let type = base.flatMap(typeByLooks) ?? own, knowledge.isHollow(type),
            case .member(let member, let result)? = lessons(of: token, on: type, isStatic: false).first
        {
            return [.member(member, result: result)]
        }
        var found: [HollowKnowledge.Lesson] = []
        for known in knowledge.members(named: token.word) where known.kind == .method && known.arguments != arguments {
            var other = known
            other.arguments = arguments
            if !knowledge.knows(other) {
                found.append(.member(other, result: knowledge.members[known] ?? HollowMember.anything))
            }
        }
        return found
    }

    /// The stub that the call makes an object of.
    func made(by called: ExprSyntax) -> String? {
        if let access = called.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
            access.declName.baseName.text == "init", let type = enclosingClass(of: access.declName.baseName),
            let above = knowledge.superclasses[type], knowledge.isHollow(above)
        {
            return above
        }
        let words = called.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
        let name = words.hasSuffix(".init") ? String(words.dropLast(5)) : words
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return [name, last].first(where: knowledge.isStub)
    }
}
