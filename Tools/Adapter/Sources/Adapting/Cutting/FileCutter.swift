import SwiftSyntax

/// Cuts out of a file what the compiler refuses, as little as possible each time: a statement or a value first, and where that
/// is refused too, what is around it. Lines stay where they are.
public struct FileCutter {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let lineStarts: [Int]
    var proposals: [Proposal] = []
    /// Types that no module declares.
    var wanted: [HollowType] = []
    /// What the complaints teach about members of such types.
    var lessons: [HollowKnowledge.Lesson] = []
    let knowledge: HollowKnowledge
    /// The words by which something was learned, with the statements around.
    private var taught: [(word: Range<Int>, statement: Range<Int>)] = []

    /// Words in place of a range, and what is missing then.
    struct Proposal {
        var range: Range<Int>
        var text: String
        var cut: Cut
    }

    public struct Result: Sendable {
        public var bytes: [UInt8]
        public var cuts: [Cut]
        public var wanted: [HollowType]
        var lessons: [HollowKnowledge.Lesson] = []
    }

    static func cut(
        _ path: String, _ bytes: [UInt8], _ complaints: [Complaint], _ knowledge: HollowKnowledge = HollowKnowledge()
    ) -> Result {
        var cutter = FileCutter(path, bytes, knowledge)
        // What is known in the next round may set other words of the same statement right.
        var left = complaints.filter { !cutter.learns(from: $0) }
        left = left.filter { !cutter.leavesOutModifier(for: $0) }
        for complaint in left where !cutter.isDisputed(complaint) { cutter.answer(complaint) }
        return cutter.result
    }

    /// The types that the complaints miss.
    static func wanted(
        _ path: String, _ bytes: [UInt8], _ complaints: [Complaint], _ knowledge: HollowKnowledge
    ) -> [HollowType] {
        let missing = complaints.filter {
            $0.message.hasPrefix("cannot find") || $0.message.contains("is not a member type")
                || nameOfGeneric($0.message) != nil
        }
        guard !missing.isEmpty else { return [] }
        var cutter = FileCutter(path, bytes, knowledge)
        for complaint in missing {
            guard let token = cutter.token(complaint) else { continue }
            if !cutter.wants(complaint.message, token) { cutter.wantsAsValue(complaint.message, token) }
        }
        return cutter.wanted
    }

    init(_ path: String, _ bytes: [UInt8], _ knowledge: HollowKnowledge) {
        self.knowledge = knowledge
        let source = SourceFile(path: path, bytes: bytes)
        (self.path, self.bytes, tree) = (path, bytes, source.tree)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    var result: Result {
        let ordered = proposals.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        var (edits, cuts, end) = (Edits(), [Cut](), -1)
        for proposal in ordered where proposal.range.lowerBound >= end {
            if proposal.range.isEmpty {
                edits.insert(proposal.text, at: proposal.range.lowerBound)
            } else {
                edits.replace(proposal.range, with: proposal.text, in: bytes)
                end = proposal.range.upperBound
            }
            // What an attribute would add is noted in another place.
            if proposal.cut.kind != .attribute || !cuts.contains(proposal.cut) { cuts.append(proposal.cut) }
        }
        return Result(bytes: edits.text(of: 0..<bytes.count, in: bytes), cuts: cuts, wanted: wanted, lessons: lessons)
    }

    private func offset(_ complaint: Complaint) -> Int {
        guard lineStarts.indices.contains(complaint.line - 1) else { return bytes.count }
        return min(lineStarts[complaint.line - 1] + complaint.column - 1, bytes.count)
    }

    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    // MARK: What a message asks for

    func token(_ complaint: Complaint) -> TokenSyntax? {
        tree.token(at: AbsolutePosition(utf8Offset: min(offset(complaint), max(0, bytes.count - 1))))
    }

    /// Whether the complaint is about a type or member that is missing, which can be there the next time.
    private mutating func learns(from complaint: Complaint) -> Bool {
        guard let token = token(complaint),
            wants(complaint.message, token) || learn(from: complaint, at: token) || lookUp(complaint.message, at: token)
        else { return false }
        let statement = token.enclosing(CodeBlockItemSyntax.self)?.extent
        taught.append((token.extent, statement ?? token.extent))
        return true
    }

    /// Whether the complaint is answered by a view without one of its modifiers. What else the compiler says of the statement mostly
    /// comes of that: `.inline` after a modifier that nobody has belongs to nothing.
    private mutating func leavesOutModifier(for complaint: Complaint) -> Bool {
        guard let token = token(complaint), let item = token.enclosing(CodeBlockItemSyntax.self),
            cutModifier(token, in: item, complaint.message)
        else { return false }
        taught.append((token.extent, item.extent))
        return true
    }

    /// Whether something was learned of the statement around, or in it.
    private func isDisputed(_ complaint: Complaint) -> Bool {
        guard let token = token(complaint) else { return false }
        let (place, statement) = (token.extent, token.enclosing(CodeBlockItemSyntax.self)?.extent)
        return taught.contains { $0.statement.contains(place.lowerBound) || statement?.overlaps($0.word) == true }
    }

    /// What code takes for a generic type, in `Observable<Int>` and `Observable.of(1)`, and what is none: a protocol of the
    /// toolchain's, or a stub of which nothing was known but its name.
    private static func nameOfGeneric(_ reason: String) -> String? {
        if let match = reason.prefixMatch(of: CompilerWords.notGeneric) {
            return String(match.output.1)
        }
        return reason.prefixMatch(of: CompilerWords.memberOfMetatype)
            .map { String($0.output.1) }
    }

    private mutating func wantsGeneric(_ reason: String, _ token: TokenSyntax) -> Bool {
        guard let name = Self.nameOfGeneric(reason), knowledge.withMissingModules.contains(path),
            !knowledge.refusedTypes.contains(name), knowledge.superclasses[name] == nil
        else { return false }
        var type = HollowType(name, namedAt: Syntax(token)) ?? HollowType(name)
        if let special = token.parent?.parent?.as(GenericSpecializationExprSyntax.self) {
            type.parameters = special.genericArgumentClause.arguments.count
        }
        if type.parameters > 0 { type.kind = .type }
        guard type.parameters > knowledge.parameters[name] ?? -1 else { return false }
        wanted.append(type)
        return true
    }

    private mutating func wants(_ reason: String, _ token: TokenSyntax) -> Bool {
        if wantsGeneric(reason, token) { return true }
        var name: String?
        if let match = reason.prefixMatch(of: CompilerWords.typeNotFound) { name = String(match.output.1) }
        if let match = reason.prefixMatch(of: CompilerWords.noMemberType) {
            name = (match.output.2.split(separator: ".").last.map(String.init) ?? "") + "." + match.output.1
        }
        guard let name, !knowledge.declared.contains(name), !knowledge.refusedTypes.contains(name),
            let stub = HollowType(name, namedAt: Syntax(token))
        else { return false }
        wanted.append(stub)
        return true
    }

    private mutating func answer(_ complaint: Complaint) {
        guard let token = token(complaint) else { return }
        let reason = complaint.message
        if reason.hasPrefix("unknown attribute") || reason.contains("macro '") && reason.contains("could not be found"),
            let attribute = token.enclosing(AttributeSyntax.self)
        {
            noteWhatLacks(attribute, reason)
            return propose(attribute, "", .attribute, reason)
        }
        if reason.hasSuffix(Backports.words), let member = token.enclosing(DeclSyntax.self) {
            return propose(member, "", .declaration, reason)
        }
        if reason.contains("does not override") || reason.hasSuffix("cannot be overridden from extension"),
            let member = token.enclosing(DeclSyntax.self),
            let word = member.memberOrInitializerModifiers?.first(where: { $0.name.text == "override" })
        {
            renameInExtension(member, reason)
            return propose(word, "", .override, reason)
        }
        if reason.hasPrefix("overriding declaration requires an 'override' keyword"),
            let member = token.enclosing(DeclSyntax.self), let word = member.introducer
        {
            let start = word.extent.lowerBound
            guard !proposals.contains(where: { $0.range == start..<start }) else { return }
            let place = place(Syntax(member), reason, .override)
            return proposals.append(Proposal(range: start..<start, text: "override ", cut: place.cut))
        }
        // Nobody knows all cases of what is missing.
        if reason.hasPrefix("switch must be exhaustive"), let choice = token.enclosing(SwitchExprSyntax.self),
            !choice.hasLastCase
        {
            let place = place(Syntax(choice), reason, .cases)
            let end = choice.rightBrace.extent.lowerBound
            return proposals.append(
                Proposal(range: end..<end, text: "default: MaquetteCuts.stop(\(place.text)) ", cut: place.cut))
        }
        if reason.contains("binding pattern cannot appear in an expression"), cutCase(token, reason) { return }
        if reason.hasPrefix("'guard' body must not fall through"), leave(token, reason) { return }
        if reason == "missing argument for parameter #1 in call", giveNothing(token, reason) { return }
        if convert(reason, at: token) { return }
        if reason.contains("does not conform to protocol"), cutConformance(token, reason) { return }
        if reason.hasSuffix("has no initializers") || reason.contains("initializer 'init(coder:)' must be provided"),
            let type = token.enclosing(ClassDeclSyntax.self)
                ?? token.enclosing(DeclSyntax.self)?.as(ClassDeclSyntax.self)
        {
            return addInitializer(to: type, reason)
        }
        cut(at: token, reason, aboutFlow: complaint.isAboutFlow)
    }

    /// A macro may add anything to a class or body, so that it says as it is made or runs that this is missing. What a wrapper does to a
    /// property is not reported, as most hand over a value.
    private mutating func noteWhatLacks(_ attribute: AttributeSyntax, _ reason: String) {
        guard !proposals.contains(where: { $0.range == attribute.extent }),
            let owner = attribute.parent?.parent?.as(DeclSyntax.self),
            case let name = attribute.attributeName.trimmedDescription, !name.hasSuffix("Actor")
        else { return }
        let place = place(Syntax(attribute), reason, .attribute)
        let told = self.place(Syntax(owner), reason, .attribute).text.dropLast() + " (@\(name))\""
        if let type = owner.as(ClassDeclSyntax.self) {
            let start = type.memberBlock.leftBrace.extent.upperBound
            let words =
                " private let _lacks\(name.filter { $0.isLetter || $0.isNumber }): Bool = MaquetteCuts.cut(\(told));"
            proposals.append(Proposal(range: start..<start, text: words, cut: place.cut))
        } else if let body = owner.as(FunctionDeclSyntax.self)?.body {
            let start = body.leftBrace.extent.upperBound
            // A body of one expression gives its value without a word for that.
            guard body.statements.count != 1 || body.statements.first?.item.is(ExprSyntax.self) != true else { return }
            proposals.append(Proposal(range: start..<start, text: " MaquetteCuts.cut(\(told));", cut: place.cut))
        }
    }

    /// What leaves the function was cut out of a `guard`: it is left with the plainest value.
    private mutating func leave(_ token: TokenSyntax, _ reason: String) -> Bool {
        guard let statement = token.enclosing(GuardStmtSyntax.self) else { return false }
        let end = statement.body.rightBrace.extent.lowerBound
        let place = place(Syntax(statement), reason, .statement)
        let word = Syntax(statement).isInInitializer ? "MaquetteCuts.stop" : "return MaquetteCuts.cut"
        proposals.append(Proposal(range: end..<end, text: " \(word)(\(place.text)) ", cut: place.cut))
        return true
    }

    /// `done.next()` of a `Subject<Void>`: Swift 3 passed the one value of that type by itself.
    private mutating func giveNothing(_ token: TokenSyntax, _ reason: String) -> Bool {
        guard let call = token.enclosing(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil, let bracket = call.leftParen
        else { return false }
        let start = bracket.extent.upperBound
        proposals.append(
            Proposal(range: start..<start, text: "()", cut: place(Syntax(call), reason, .argument).cut))
        return true
    }

    /// A class whose own initialisers were cut gets one that ends the program.
    private mutating func addInitializer(to type: ClassDeclSyntax, _ reason: String) {
        let start = type.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let place = place(Syntax(type), reason, .declaration)
        let head = reason.contains("init(coder:)") ? "public required init?(coder: NSCoder)" : "init(cut: Void)"
        if proposals.contains(where: { $0.range == start..<start && $0.text.hasPrefix(" " + head) }) { return }
        guard !type.memberBlock.trimmedDescription.contains(head) else { return cutMembers(Syntax(type), reason) }
        proposals.append(
            Proposal(range: start..<start, text: " \(head) { MaquetteCuts.stop(\(place.text)) };", cut: place.cut))
    }

    private mutating func cutConformance(_ token: TokenSyntax, _ reason: String) -> Bool {
        guard let match = reason.firstMatch(of: CompilerWords.noConformance),
            let group = token.enclosingGroup, let clause = group.inheritanceClause
        else { return false }
        let name = match.output.1.split(separator: ".").last.map(String.init) ?? ""
        // `Codable` stands for both of its halves.
        let names =
            ["Encodable", "Decodable"].contains(name)
            ? [name, "Codable"] : [name, "Equatable" == name ? "Hashable" : name]
        guard
            let inherited = clause.inheritedTypes.first(where: { type in
                names.contains(type.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
            }) ?? refining(clause, of: group)
        else { return false }
        cut(inherited, of: clause, reason)
        return true
    }

    /// A protocol that is not named comes with one that is: the only one that could. A class may name a class first.
    private func refining(_ clause: InheritanceClauseSyntax, of group: any DeclGroupSyntax) -> InheritedTypeSyntax? {
        let candidates = Array(clause.inheritedTypes).filter {
            !Self.protocolsOfSwift.contains($0.type.trimmedDescription)
        }
        return candidates.count == 1 && !group.is(ClassDeclSyntax.self) ? candidates.first : nil
    }

    private static let protocolsOfSwift: Set = [
        "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "Error", "Hashable", "Identifiable", "RawRepresentable", "Sendable",
    ]

    mutating func cut(_ inherited: InheritedTypeSyntax, of clause: InheritanceClauseSyntax, _ reason: String) {
        if clause.inheritedTypes.count == 1 {
            propose(clause, "", .conformance, reason)
        } else if inherited.id == clause.inheritedTypes.last?.id,
            let before = clause.inheritedTypes.dropLast().last
        {
            // With the comma before it.
            let start = (before.trailingComma ?? inherited.firstToken(viewMode: .sourceAccurate)!).extent.lowerBound
            let place = place(Syntax(inherited), reason, .conformance)
            proposals.append(Proposal(range: start..<clause.extent.upperBound, text: "", cut: place.cut))
        } else {
            propose(inherited, "", .conformance, reason)
        }
    }

    // MARK: Proposals

    /// Where something is missing, as the program says it when it comes there, and as the report says it.
    ///
    /// - Parameter part: what of the declaration around is missing, where that is not all of it.
    func place(_ node: Syntax, _ reason: String, _ kind: Cut.Kind, part: String = "") -> (text: String, cut: Cut) {
        let line = line(at: node.extent.lowerBound)
        let name = node.fullName + part
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let told = name.isEmpty ? "\(file):\(line)" : "\(file):\(line) \(name)"
        return ("\"\(told)\"", Cut(path: path, line: line, kind: kind, name: name, reason: reason))
    }

    /// Words in place of a node; nothing at all where the same range is cut already.
    mutating func propose(_ node: some SyntaxProtocol, _ text: String, _ kind: Cut.Kind, _ reason: String) {
        var range = node.extent
        // The semicolon behind it goes only where nothing stands for it: a statement has it in it, and a member does not.
        if !text.isEmpty, let semicolon = Syntax(node).as(CodeBlockItemSyntax.self)?.semicolon {
            range = range.lowerBound..<semicolon.extent.lowerBound
        } else if text.isEmpty, let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon {
            range = range.lowerBound..<semicolon.extent.upperBound
        }
        guard !range.isEmpty, !proposals.contains(where: { $0.range == range }) else { return }
        proposals.append(Proposal(range: range, text: text, cut: place(Syntax(node), reason, kind).cut))
    }
}
