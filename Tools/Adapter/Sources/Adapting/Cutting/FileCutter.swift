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
    private(set) var wanted: [HollowType] = []

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
    }

    /// The stubs are types that were declared for this module already.
    public static func cut(
        _ path: String, _ bytes: [UInt8], _ complaints: [Complaint], stubs: Set<String> = []
    ) -> Result {
        var cutter = FileCutter(path, bytes)
        for complaint in complaints { cutter.answer(complaint, stubs) }
        return cutter.result
    }

    private init(_ path: String, _ bytes: [UInt8]) {
        let source = SourceFile(path: path, bytes: bytes)
        (self.path, self.bytes, tree) = (path, bytes, source.tree)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    private var result: Result {
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
            cuts.append(proposal.cut)
        }
        return Result(bytes: edits.text(of: 0..<bytes.count, in: bytes), cuts: cuts, wanted: wanted)
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

    private mutating func answer(_ complaint: Complaint, _ stubs: Set<String>) {
        let offset = offset(complaint)
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: min(offset, max(0, bytes.count - 1)))) else {
            return
        }
        let reason = complaint.message
        if let match = reason.firstMatch(of: /^cannot find type '(\w+)' in scope/) {
            let name = String(match.output.1)
            if !stubs.contains(name), let stub = HollowType(name, namedAt: Syntax(token)) { return wanted.append(stub) }
        }
        if let match = reason.firstMatch(of: /^'(\w+)' is not a member type of \w+ '([\w.]+)'/) {
            let owner = match.output.2.split(separator: ".").last.map(String.init) ?? ""
            let name = owner + "." + match.output.1
            if !stubs.contains(name), let stub = HollowType(name, namedAt: Syntax(token)) { return wanted.append(stub) }
        }
        if reason.hasPrefix("unknown attribute") || reason.contains("macro '") && reason.contains("could not be found"),
            let attribute = token.enclosing(AttributeSyntax.self)
        {
            return propose(attribute, "", .attribute, reason)
        }
        if reason.contains("does not override"), let member = token.enclosing(DeclSyntax.self),
            let word = member.memberOrInitializerModifiers?.first(where: { $0.name.text == "override" })
        {
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
        if reason.contains("does not conform to protocol"), cutConformance(token, reason) { return }
        if reason.hasSuffix("has no initializers") || reason.contains("initializer 'init(coder:)' must be provided"),
            let type = token.enclosing(ClassDeclSyntax.self)
                ?? token.enclosing(DeclSyntax.self)?.as(ClassDeclSyntax.self)
        {
            return addInitializer(to: type, reason)
        }
        cut(at: token, reason, aboutFlow: complaint.isAboutFlow)
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
        guard let match = reason.firstMatch(of: /does not conform to protocol '([^']+)'/),
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
            })
        else { return false }
        cut(inherited, of: clause, reason)
        return true
    }

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
    func place(_ node: Syntax, _ reason: String, _ kind: Cut.Kind) -> (text: String, cut: Cut) {
        let line = line(at: node.extent.lowerBound)
        let name = node.fullName
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let told = name.isEmpty ? "\(file):\(line)" : "\(file):\(line) \(name)"
        return ("\"\(told)\"", Cut(path: path, line: line, kind: kind, name: name, reason: reason))
    }

    /// Words in place of a node; nothing at all where the same range is cut already.
    mutating func propose(_ node: some SyntaxProtocol, _ text: String, _ kind: Cut.Kind, _ reason: String) {
        var range = node.extent
        // With the semicolon behind it.
        if text.isEmpty, let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon {
            range = range.lowerBound..<semicolon.extent.upperBound
        }
        guard !range.isEmpty, !proposals.contains(where: { $0.range == range }) else { return }
        proposals.append(Proposal(range: range, text: text, cut: place(Syntax(node), reason, kind).cut))
    }
}
