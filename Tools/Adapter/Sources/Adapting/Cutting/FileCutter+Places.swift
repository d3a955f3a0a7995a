import SwiftSyntax

// From the word at which an error stands, outwards to the first thing that can be cut.
extension FileCutter {
    /// The reason of what is cut because of another cut, before the name that it uses.
    static let consequence = "it needs what was left out: "

    mutating func cut(at token: TokenSyntax, _ reason: String, aboutFlow: Bool = false) {
        var node = Syntax(token)
        // What a function lacks on some way through it is no statement; a closure's is that of the statement around it.
        var isStatement = !aboutFlow
        while let parent = node.parent {
            isStatement = isStatement || node.is(ClosureExprSyntax.self)
            if isStatement, cutWithin(node, at: token, reason) { return }
            if cutBody(node, parent, reason) { return }
            if cutDeclaration(node, reason) { return }
            node = parent
        }
    }

    /// A statement or a value, if the node is one and was not cut before.
    private mutating func cutWithin(_ node: Syntax, at token: TokenSyntax, _ reason: String) -> Bool {
        if let item = node.as(CodeBlockItemSyntax.self) {
            guard !item.isCut, item.isInFunction || item.isTopLevelStatement else { return false }
            return node.isInBuilderOfOpaqueType ? cutPartOfView(item, reason) : cutStatement(item, reason)
        }
        if let clause = node.as(InitializerClauseSyntax.self) { return cutValue(clause, reason) }
        return false
    }

    // MARK: Statements

    private mutating func cutStatement(_ item: CodeBlockItemSyntax, _ reason: String) -> Bool {
        let place = place(Syntax(item), reason, .statement)
        if item.item.is(ReturnStmtSyntax.self) {
            propose(item, "return MaquetteCuts.cut(\(place.text))", .statement, reason)
            return true
        }
        // What follows it may count on what was checked before.
        if item.item.is(ThrowStmtSyntax.self) {
            propose(item, "throw MaquetteCuts.failure(\(place.text))", .statement, reason)
            return true
        }
        // The place that was to be written gets a value all the same: an initialiser must set its properties.
        if let value = item.valueAssignedInInitializer {
            proposals.append(Proposal(range: value, text: "MaquetteCuts.cut(\(place.text))", cut: place.cut))
            return true
        }
        // Only `main.swift` may have statements outside of functions; elsewhere they are what an earlier cut left behind.
        let isStray = item.isTopLevelStatement && place.cut.path.split(separator: "/").last != "main.swift"
        // What was left out of a table is no screen's loss but that of its row.
        let text = isStray ? "" : place.cut.isOfTable ? "do {}" : "MaquetteCuts.cut(\(place.text))"
        propose(item, text, .statement, reason)
        cutWhatNeeds(item.boundNames, after: item, reason)
        return true
    }

    /// What comes after a declaration that was cut cannot name what it declared.
    mutating func cutWhatNeeds(_ names: Set<String>, after item: CodeBlockItemSyntax, _ reason: String) {
        guard !names.isEmpty, let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return }
        for later in list where later.position > item.position {
            let uses = UsesOfNames.find(names, in: Syntax(later))
            for token in uses where !isCovered(token.extent.lowerBound) {
                cut(at: token, FileCutter.consequence + token.text)
            }
        }
    }

    private func isCovered(_ offset: Int) -> Bool { proposals.contains { $0.range.contains(offset) } }

    // MARK: Values

    private mutating func cutValue(_ clause: InitializerClauseSyntax, _ reason: String) -> Bool {
        guard !clause.value.trimmedDescription.hasPrefix("MaquetteCuts.") else { return false }
        let place = place(Syntax(clause), reason, .value)
        if let binding = clause.parent?.as(PatternBindingSyntax.self),
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.isMember == true
        {
            guard binding.typeAnnotation != nil else {
                guard let type = clause.value.madeType else { return false }
                let start = clause.extent.lowerBound
                proposals.append(
                    Proposal(
                        range: start..<clause.extent.upperBound, text: ": \(type) = MaquetteCuts.cut(\(place.text))",
                        cut: place.cut))
                return true
            }
            propose(clause.value, "MaquetteCuts.cut(\(place.text))", .value, reason)
            return true
        }
        if clause.parent?.is(FunctionParameterSyntax.self) == true {
            propose(clause.value, "MaquetteCuts.cut(\(place.text))", .value, reason)
            return true
        }
        return false
    }

    // MARK: Bodies

    /// The body of what the parent declares, if the node is one.
    private mutating func cutBody(_ node: Syntax, _ parent: Syntax, _ reason: String) -> Bool {
        guard let body = node.as(CodeBlockSyntax.self) else { return cutGetter(node, parent, reason) }
        guard !Syntax(body).isCutBody, body.trimmedDescription != "{}" else { return false }
        let place = place(parent, reason, .body)
        if let function = parent.as(FunctionDeclSyntax.self) {
            let result = function.signature.returnClause?.type
            propose(body, Self.bodyCut(place.text, result), .body, reason)
        } else if let initialiser = parent.as(InitializerDeclSyntax.self) {
            propose(body, bodyWithoutOwn(initialiser, place.text), .body, reason)
        } else if parent.is(DeinitializerDeclSyntax.self) {
            propose(body, "{}", .body, reason)
        } else if let accessor = parent.as(AccessorDeclSyntax.self) {
            let result = accessor.accessorSpecifier.text == "get" ? parent.declaredType : nil
            propose(body, Self.bodyCut(place.text, result), .body, reason)
        } else {
            return false
        }
        return true
    }

    /// One that may fail does, and what an extension gives to a type of Apple's makes the plainest object of it.
    private func bodyWithoutOwn(_ initialiser: InitializerDeclSyntax, _ place: String) -> String {
        if initialiser.optionalMark?.tokenKind == .postfixQuestionMark {
            return "{ MaquetteCuts.cut(\(place)); return nil }"
        }
        if initialiser.signature.effectSpecifiers?.throwsClause?.type == nil,
            initialiser.signature.effectSpecifiers?.throwsClause != nil
        {
            return "{ MaquetteCuts.cut(\(place)); throw MaquetteCuts.failure(\(place)) }"
        }
        guard let type = Syntax(initialiser).enclosingGroup?.as(ExtensionDeclSyntax.self)?.extendedName,
            let making = Self.plainMaking(of: type)
        else { return "{ MaquetteCuts.stop(\(place)) }" }
        return "{ MaquetteCuts.cut(\(place)); self.init(\(making)) }"
    }

    /// The arguments of the plainest initialiser.
    private static func plainMaking(of type: String) -> String? {
        switch type {
        case "UIColor": "white: 0, alpha: 0"
        case "UIImage", "UIBarButtonItem", "String", "Data", "CGRect", "CGSize", "CGPoint", "CGAffineTransform",
            "NSLayoutConstraint", "UIEdgeInsets", "UIBezierPath", "DateFormatter", "NumberFormatter":
            ""
        case "UIAlertController": "title: nil, message: nil, preferredStyle: .alert"
        case "UIViewController", "UINavigationController": "nibName: nil, bundle: nil"
        case "NSAttributedString", "NSMutableAttributedString": "string: \"\""
        case "Date": "timeIntervalSinceReferenceDate: 0"
        default:
            type.wholeMatch(of: CompilerWords.viewOfUIKit) != nil && type != "UICollectionView" ? "frame: .zero" : nil
        }
    }

    /// What stands for a body. Of a type that only the body would tell there is no value, except for a view of SwiftUI: an empty one
    /// leaves a hole in what is around it.
    private static func bodyCut(_ place: String, _ type: TypeSyntax?) -> String {
        guard let type, type.is(SomeOrAnyTypeSyntax.self) else { return "{ MaquetteCuts.cut(\(place)) }" }
        return type.isSomeView
            ? "{ MaquetteCuts.cut(\(place)); return SwiftUI.EmptyView() }" : "{ MaquetteCuts.stop(\(place)) }"
    }

    /// `var size: CGSize { … }`
    private mutating func cutGetter(_ node: Syntax, _ parent: Syntax, _ reason: String) -> Bool {
        guard let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors,
            !node.isCutBody
        else { return false }
        let place = place(parent, reason, .body)
        propose(block, Self.bodyCut(place.text, Syntax(block).declaredType), .body, reason)
        return true
    }

    // MARK: Declarations

    private mutating func cutDeclaration(_ node: Syntax, _ reason: String) -> Bool {
        if let inherited = node.as(InheritedTypeSyntax.self),
            let clause = node.parent?.parent?.as(InheritanceClauseSyntax.self)
        {
            cut(inherited, of: clause, reason)
            return true
        }
        guard let declaration = node.as(DeclSyntax.self) else { return false }
        if declaration.is(EnumCaseDeclSyntax.self) || declaration.is(ImportDeclSyntax.self) || !declaration.isGroup {
            guard
                declaration.parent?.is(MemberBlockItemSyntax.self) == true
                    || declaration.parent?.is(CodeBlockItemSyntax.self) == true
            else { return false }
            // A statement among others is left to the case of statements.
            if let item = declaration.parent?.as(CodeBlockItemSyntax.self), item.isInFunction, !item.isCut {
                return false
            }
            propose(declaration, "", .declaration, reason)
            return true
        }
        cutMembers(node, reason)
        return true
    }

    /// A type of which only the name is left, with those in it; an extension goes whole.
    mutating func cutMembers(_ node: Syntax, _ reason: String) {
        guard let group = node.asProtocol(DeclGroupSyntax.self), !node.is(ExtensionDeclSyntax.self) else {
            return propose(node, "", .declaration, reason)
        }
        // An array of them: a filtered list of syntax is a tree of its own, whose places begin at nothing.
        let former = Array(group.memberBlock.members).filter {
            !$0.decl.isGroup || $0.decl.is(ExtensionDeclSyntax.self)
        }
        let hasMembers = former.contains { member in
            !(member.decl.is(EnumCaseDeclSyntax.self) && !member.decl.trimmedDescription.contains("("))
        }
        guard hasMembers else {
            if let clause = group.inheritanceClause { return propose(clause, "", .conformance, reason) }
            return propose(node, "", .declaration, reason)
        }
        for member in former {
            // Cases without values are names, too.
            if member.decl.is(EnumCaseDeclSyntax.self), !member.decl.trimmedDescription.contains("(") { continue }
            propose(member.decl, "", .members, reason)
        }
    }
}

// MARK: Overrides in extensions

extension FileCutter {
    /// An extension of a class of UIKit's replaces there what the class does. Swift has no such thing: the member gets a name by
    /// which nobody calls it, so that what is UIKit's stays and subclasses can override that.
    mutating func renameInExtension(_ member: DeclSyntax, _ reason: String) {
        guard let type = member.enclosingExtension?.extendedName, let name = member.memberNameToken,
            reason.hasSuffix("cannot be overridden from extension") || Self.ofNibs.contains(name.word)
        else { return }
        let start = name.extent.lowerBound
        let place = place(Syntax(member), reason, .override)
        if let property = member.as(VariableDeclSyntax.self), let observer = property.onlyObserver,
            let edits = property.editsForMethod(observer, Forwarder.prefix(in: type))
        {
            // An extension has no property to observe.
            for edit in edits { proposals.append(Proposal(range: edit.range, text: edit.text, cut: place.cut)) }
        } else {
            proposals.append(Proposal(range: start..<start, text: Forwarder.prefix(in: type), cut: place.cut))
        }
        for token in member.tokens(viewMode: .sourceAccurate) where token.word == name.word {
            guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                let base = access.base?.as(SuperExprSyntax.self)
            else { continue }
            // The class itself has it, and not only the one above.
            proposals.append(Proposal(range: base.extent, text: "self", cut: place.cut))
        }
    }

    /// What UIKit gives to every object, wherever its classes here declare it.
    private static let ofNibs: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]
}

extension DeclSyntax {
    /// The extension whose member this is.
    fileprivate var enclosingExtension: ExtensionDeclSyntax? {
        parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    }
}
