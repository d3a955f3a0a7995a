import Foundation

/// A member of a class or protocol, as Swift has it.
struct HeaderMember {
    enum Kind: Equatable { case property(isWritten: Bool, isWeak: Bool), method, initialiser(isFailing: Bool) }

    var kind: Kind
    var isOfClass = false
    var isOptional = false
    /// What the member is called in a report: `text(for:)`.
    var name: String
    /// The base of a name.
    var word: String
    /// Each with its label and type.
    var parameters: [(label: String?, type: String)] = []
    var result = "Void"
    var isThrowing = false

    /// The members of a statement. Their owner is only known where it is declared, so what depends on it is decided then.
    static func all(
        in statement: String, isNeverNil: Bool, isOptional: Bool, _ words: HeaderWordsOfModule
    ) -> [HeaderMember] {
        if statement.hasPrefix("@property") {
            return properties(statement, isNeverNil, words).map { member in
                var member = member
                member.isOptional = isOptional
                return member
            }
        }
        guard let method = HeaderMethod(statement), !method.marks.isUnavailable else { return [] }
        return [
            HeaderMember(
                kind: .method, isOfClass: method.isOfClass, isOptional: isOptional, name: "", word: "",
                parameters: [], later: Later(method: method, isNeverNil: isNeverNil, words: words))
        ]
    }

    /// A method before its owner is known.
    private struct Later {
        var method: HeaderMethod
        var isNeverNil: Bool
        var words: HeaderWordsOfModule
    }
    private var later: Later?

    private init(
        kind: Kind, isOfClass: Bool = false, isOptional: Bool = false, name: String, word: String,
        parameters: [(label: String?, type: String)] = [], result: String = "Void", later: Later? = nil
    ) {
        (self.kind, self.isOfClass, self.isOptional, self.name, self.word) = (kind, isOfClass, isOptional, name, word)
        (self.parameters, self.result, self.later) = (parameters, result, later)
    }

    private static func properties(
        _ statement: String, _ isNeverNil: Bool, _ words: HeaderWordsOfModule
    ) -> [HeaderMember] {
        let marks = HeaderMarks(in: statement)
        guard !marks.isUnavailable else { return [] }
        var attributes: [String] = []
        var rest = marks.rest.dropFirst("@property".count).drop(while: \.isWhitespace)
        if rest.first == "(", let (inner, behind) = HeaderStatement.inBrackets(rest) {
            attributes = inner.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            rest = behind
        }
        let isWeak =
            attributes.contains("weak") || attributes.contains("assign") || attributes.contains("unsafe_unretained")
        let mayBeNil = attributes.contains("nullable") || attributes.contains("weak")
        let kind = Kind.property(isWritten: !attributes.contains("readonly"), isWeak: isWeak)
        func one(_ name: String, _ type: String) -> HeaderMember {
            HeaderMember(
                kind: kind, isOfClass: attributes.contains("class"), name: name, word: marks.swiftName ?? name,
                result: type)
        }
        if let match = rest.firstMatch(of: /^(.*?)\(\s*\^\s*((?:_\w+\s+)?)(\w+)\s*\)\s*(\(.*\))\s*$/) {
            let nullable = mayBeNil || match.2.contains("ullable")
            let written = "\(match.1)(^ \(nullable ? "_Nullable" : ""))\(match.4)"
            guard let type = words.type(written, isNeverNil: isNeverNil) else { return [] }
            return [one(String(match.3), type)]
        }
        let list = mayBeNil ? "nullable" : attributes.contains("nonnull") ? "nonnull" : ""
        let own = attributes.filter { $0.hasPrefix("getter") } + (list.isEmpty ? [] : [list])
        let plain = HeaderStatement(
            text: "@property (\(own.joined(separator: ", "))) \(rest)", isNeverNil: isNeverNil)
        return plain.properties.compactMap { name, type in
            let bare = type.trimmingCharacters(in: ["?", "!"])
            let named =
                words.blocks.contains(bare) || words.generics[bare] != nil
                ? words.type(bare, isNeverNil: isNeverNil, mayBeNil: mayBeNil) : nil
            // Swift takes what is kept weakly for an object, where it takes any other `id` for anything.
            let kept = isWeak && bare == "Any" ? type.replacing("Any", with: "AnyObject") : type
            return one(name, named ?? kept)
        }
    }

    /// The member as a class has it, and with a name of which nothing is left out.
    func members(of owner: String) -> [HeaderMember] {
        guard let member = member(of: owner) else { return [] }
        guard let whole = later?.method.naming(of: owner).whole, later?.method.marks.swiftName == nil,
            whole.labels.count == member.parameters.count
        else { return [member] }
        var other = member
        other.word = whole.base
        other.parameters = zip(whole.labels, member.parameters).map { ($0, $1.type) }
        other.name = "\(owner).\(whole.base)(\(whole.labels.map { ($0 ?? "_") + ":" }.joined()))"
        return [member, other]
    }

    /// The member with the name and types that it has in a class or protocol; nil where Swift could not call it.
    func member(of owner: String, isProtocol: Bool = false) -> HeaderMember? {
        guard let later else {
            var member = self
            member.name = "\(owner).\(word)"
            return member
        }
        let (method, words) = (later.method, later.words)
        var naming = method.naming(of: owner)
        if isProtocol, naming.isInitialiser, method.isOfClass { return nil }
        let error = method.placeOfError
        var types: [String] = []
        for (place, parameter) in method.parameters.enumerated() where place != error {
            guard
                let type = words.type(parameter.type, isNeverNil: later.isNeverNil, isParameter: true, within: owner)
            else { return nil }
            types.append(type)
        }
        if naming.labels.count > types.count { naming.labels = Array(naming.labels.prefix(types.count)) }
        while naming.labels.count < types.count { naming.labels.append(nil) }
        if let name = method.marks.swiftName {
            guard let match = name.wholeMatch(of: /(\w+)(?:\(([\w:]*)\))?/) else { return nil }
            let labels = match.2.map { $0.split(separator: ":").map { $0 == "_" ? nil : String($0) } } ?? []
            guard labels.count == types.count else { return nil }
            (naming.base, naming.labels) = (String(match.1), labels)
        }
        var member = self
        member.later = nil
        member.word = (method.marks.isRefined ? "__" : "") + naming.base
        member.parameters = Array(zip(naming.labels, types))
        member.isThrowing = error != nil
        let list = naming.labels.map { ($0 ?? "_") + ":" }.joined()
        member.name = "\(owner).\(member.word)(\(list))"
        if naming.isInitialiser {
            // Where nothing is said of nil, Swift unwraps by itself.
            member.kind = .initialiser(isFailing: method.result.contains("ullable"))
            member.isOfClass = false
            return member
        }
        guard let result = words.type(method.result, isNeverNil: later.isNeverNil, within: owner) else { return nil }
        member.result = result
        if member.isThrowing { member.result = result == "Bool" ? "Void" : result.trimmingCharacters(in: ["?", "!"]) }
        return member
    }

    // MARK: Text

    /// `func text(for a1: Card) throws -> String`
    var signature: String {
        let list = parameters.enumerated().map { place, parameter in
            "\(parameter.label.map(HollowMember.escaped) ?? "_") a\(place + 1): \(parameter.type)"
        }.joined(separator: ", ")
        switch kind {
        case .property: return "var \(HollowMember.escaped(word)): \(result)"
        case .method:
            return "func \(HollowMember.escaped(word))(\(list))\(isThrowing ? " throws" : "") -> \(result)"
        case .initialiser(let isFailing):
            return "init\(isFailing ? "?" : "")(\(list))\(isThrowing ? " throws" : "")"
        }
    }

    /// What tells two members apart.
    var key: String {
        (isOfClass ? "+" : "-") + (kind == .method ? "" : "\(word)") + name
    }

    /// An object that need not be unwrapped is there, as far as something can stand for it.
    func value(_ owner: String) -> String {
        let note = "MaquetteCuts.cut(\"\(name)\")"
        let plain = String(result.dropLast())
        let isThere =
            result.hasSuffix("!")
            && (plain == owner || HollowMember.isOfApple(plain)
                || ["[", "Set<", "NS"].contains { plain.hasPrefix($0) })
        return isThere ? "\(note) as \(plain)" : note
    }
}
