import SwiftSyntax

/// What an edit changes for other files, as far as they could tell by names: code that was cut out of them may compile now.
public struct SeenNames: Equatable, Sendable {
    var names: Set<String> = []
    /// Whether code that names nothing of it may have another meaning.
    var isAnything = false
    /// Whether the file imports something else.
    var isImport = false
    /// Whether values may have another size, or classes below one other tables of methods: who uses a type that such a thing lies in is
    /// concerned, too, whatever it names.
    public private(set) var mayMoveOthers = false

    public static let nothing = SeenNames()

    static func between(_ former: SourceFile, _ new: SourceFile) -> SeenNames {
        between(InterfaceDigest.words(of: former), InterfaceDigest.words(of: new))
    }

    /// The names of a file that comes or goes.
    static func all(of file: SourceFile) -> SeenNames { between([], InterfaceDigest.words(of: file)) }

    private static func between(_ former: [InterfaceDigest.Word], _ new: [InterfaceDigest.Word]) -> SeenNames {
        let most = min(former.count, new.count)
        let head = (0..<most).first { former[$0].text != new[$0].text } ?? most
        let tail =
            (0..<(most - head)).first { former[former.count - 1 - $0].text != new[new.count - 1 - $0].text }
            ?? most - head
        var seen = SeenNames()
        for words in [former, new] {
            let isAll = former.count + new.count - words.count == head + tail
            let different = words[declarations(head..<(words.count - tail), of: words, isAll: isAll)]
            let nodes = Set(different.map(\.node.id))
            for word in different {
                var one = names(of: word, among: nodes)
                one.mayMoveOthers = one != .nothing && (one.isAnything || one.isImport || mayMoveOthers(word.node))
                seen.add(one)
            }
        }
        return seen
    }

    /// Words that are new, or gone: of `static let a = 1 public` before `var b`, where that is public, too, the last one is not among them,
    /// and the one before all of them is.
    private static func declarations(
        _ range: Range<Int>, of words: [InterfaceDigest.Word], isAll: Bool
    ) -> Range<Int> {
        guard isAll, !range.isEmpty else { return range }
        var moved = range
        while !beginsDeclaration(words[moved.lowerBound].node) {
            guard let before = moved.first.map({ $0 - 1 }), before >= 0,
                words[before].text == words[moved.upperBound - 1].text
            else { return range }
            moved = before..<(moved.upperBound - 1)
        }
        return moved
    }

    private static func beginsDeclaration(_ node: Syntax) -> Bool {
        let item = ancestors(of: node).first { $0.is(MemberBlockItemSyntax.self) || $0.is(CodeBlockItemSyntax.self) }
        return item?.firstToken(viewMode: .sourceAccurate)?.id == node.id
    }

    public mutating func add(_ other: SeenNames) {
        names.formUnion(other.names)
        isAnything = isAnything || other.isAnything
        isImport = isImport || other.isImport
        mayMoveOthers = mayMoveOthers || other.mayMoveOthers
    }

    private static let anything = SeenNames(isAnything: true)

    /// The names of the declaration that a word is a part of.
    private static func names(of word: InterfaceDigest.Word, among different: Set<SyntaxIdentifier>) -> SeenNames {
        if let token = word.node.as(TokenSyntax.self) {
            switch token.tokenKind {
            // Where a type ends is seen by what follows, and an empty file has nothing but its end.
            case .leftBrace, .rightBrace: if token.parent?.is(MemberBlockSyntax.self) == true { return .nothing }
            case .endOfFile, .semicolon: return .nothing
            default: break
            }
        }
        // Of a type that comes or goes as a whole, members are reached by its name, or by others that are different, too.
        if let whole = ancestors(of: word.node).compactMap({ wholeType($0, among: different) }).last {
            return SeenNames(names: [whole])
        }
        for node in ancestors(of: word.node) {
            if let node = node.as(ImportDeclSyntax.self) {
                // With an attribute, other files may see the module by it.
                return SeenNames(isAnything: !node.attributes.isEmpty, isImport: true)
            }
            // Of an extension that comes or goes and makes nothing conform, its members are all.
            if let node = node.as(ExtensionDeclSyntax.self), node.inheritanceClause == nil,
                different.contains(node.extensionKeyword.id)
            {
                return .nothing
            }
            // What another type is has no bounds.
            if node.asProtocol((any DeclGroupSyntax).self) != nil {
                let name = node.asProtocol((any NamedDeclSyntax).self)?.name.word
                return SeenNames(names: name.map { [$0] } ?? [], isAnything: true)
            }
            if let declared = declaredNames(node) {
                return declared.isEmpty ? .anything : SeenNames(names: declared)
            }
        }
        return .anything
    }

    /// Functions take room in the tables of classes that have others below them, and nowhere else.
    private static func mayMoveOthers(_ node: Syntax) -> Bool {
        for node in ancestors(of: node) {
            guard node.isProtocol((any DeclSyntaxProtocol).self) else { continue }
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
            let isStored = node.as(VariableDeclSyntax.self).map { !$0.bindings.allSatisfy(isComputed) } == true
            if isStored, !modifiers.contains("static") { return true }
            guard
                isStored || node.is(VariableDeclSyntax.self) || node.is(FunctionDeclSyntax.self)
                    || node.is(InitializerDeclSyntax.self) || node.is(SubscriptDeclSyntax.self)
            else { return !node.is(AccessorDeclSyntax.self) }
            return !modifiers.contains("static") && !modifiers.contains("final") && isInOpenClass(node)
        }
        return true
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return false }
        // One without a word for it is a getter.
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
    }

    private static func isInOpenClass(_ node: Syntax) -> Bool {
        let type = ancestors(of: node).dropFirst().first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        guard let type else { return false }
        if let type = type.as(ClassDeclSyntax.self) { return !type.modifiers.contains { $0.name.text == "final" } }
        return type.is(ActorDeclSyntax.self) || type.is(ProtocolDeclSyntax.self)
    }

    private static func ancestors(of node: Syntax) -> some Sequence<Syntax> { sequence(first: node, next: \.parent) }

    /// The name of a type that all of its words are of. Types may conform to a protocol by what it is.
    private static func wholeType(_ node: Syntax, among different: Set<SyntaxIdentifier>) -> String? {
        guard node.asProtocol((any DeclGroupSyntax).self) != nil, !node.is(ProtocolDeclSyntax.self),
            let name = node.asProtocol((any NamedDeclSyntax).self)?.name, different.contains(name.id)
        else { return nil }
        return name.word
    }

    /// Empty for what is used without a name of its own; nil for what declares nothing.
    private static func declaredNames(_ node: Syntax) -> Set<String>? {
        if let function = node.as(FunctionDeclSyntax.self) {
            guard case .identifier = function.name.tokenKind, !isRequirement(node) else { return [] }
            return [function.name.word]
        }
        if let variable = node.as(VariableDeclSyntax.self) {
            let patterns = variable.bindings.map { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.word }
            return patterns.contains(nil) || isRequirement(node) ? [] : Set(patterns.compactMap { $0 })
        }
        if let enumeration = node.as(EnumCaseDeclSyntax.self) { return Set(enumeration.elements.map(\.name.word)) }
        if let alias = node.as(TypeAliasDeclSyntax.self) { return isRequirement(node) ? [] : [alias.name.word] }
        return node.isProtocol((any DeclSyntaxProtocol).self) ? [] : nil
    }

    /// Types conform or do not because of one.
    private static func isRequirement(_ node: Syntax) -> Bool {
        node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
    }
}

extension SeenNames {
    /// Whether code of a file may have another meaning, or some where it had none.
    public func mayConcern(_ bytes: [UInt8]) -> Bool {
        isAnything || names.contains { SourceFile.mentions($0, in: bytes) }
    }

    /// Whether a name of several words, such as `Card.title`, has one of them.
    public func has(partOf name: String) -> Bool {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { names.contains(String($0)) }
    }
}
