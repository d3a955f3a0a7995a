/// The name that Swift makes of a selector: "Renaming Objective-C APIs for Swift", and what Swift's own evolution says of
/// translating them (SE-0005).
struct HeaderNaming {
    var base: String
    /// Nil for an argument without one.
    var labels: [String?]
    var isInitialiser = false
    /// The name with all words: it is a matter of a long list of verbs what is left out.
    private(set) var whole: (base: String, labels: [String?])?

    /// A parameter or result as names speak of it.
    struct Kind {
        /// `UIViewContentMode`, `id`; of a list, what is in it.
        var name: String
        var isList = false
        var isBlock = false
        /// What the header calls the parameter.
        var parameter = ""
    }

    /// - Parameters:
    ///   - owner: the class, or protocol.
    ///   - result: what it gives.
    ///   - throwsAt: the place of the argument that takes an error.
    init(
        _ pieces: [String], of owner: String, isOfClass: Bool, takesArguments: Bool, _ kinds: [Kind], result: Kind,
        throwsAt: Int? = nil
    ) {
        var pieces = pieces
        var kinds = kinds
        if let place = throwsAt {
            // `readAndReturnError:` and `read:error:`
            if place == 0 {
                pieces[0] = Self.without("AndReturnError", Self.without("WithError", pieces[0]))
                kinds.remove(at: 0)
                if kinds.isEmpty { pieces = [pieces[0]] }
                // The next one has its own label.
                base = pieces[0]
                labels = pieces.dropFirst().map { $0.isEmpty ? nil : $0 }
                return
            }
            pieces.remove(at: place)
            kinds.remove(at: place)
        }
        let first = pieces[0]
        let isMade = !isOfClass && first.hasPrefix("init") && first.dropFirst(4).first?.isLowercase != true
        let factory =
            isOfClass && (result.name == owner || result.name == "instancetype")
            ? Self.rest(of: first, afterNameOf: owner) : nil
        if isMade || factory.map({ !$0.isEmpty }) == true, takesArguments || isMade {
            let rest = factory ?? String(first.dropFirst(4))
            let label = HeaderWords.lowered(rest.hasPrefix("With") && rest.count > 4 ? rest.dropFirst(4) : rest[...])
            (base, isInitialiser) = ("init", true)
            let first: [String?] = [label.isEmpty ? nil : label]
            labels = takesArguments ? first + pieces.dropFirst().map { $0.isEmpty ? nil : $0 } : []
            shortenLabels(kinds)
            return
        }
        base = first
        labels = takesArguments ? [nil] + pieces.dropFirst().map { $0.isEmpty ? nil : $0 } : []
        if result.name == owner || result.name == "instancetype" { dropOwner(owner, takesArguments) }
        if takesArguments, let kind = kinds.first { divide(kind) }
        let whole = (HeaderWords.lowered(base), labels)
        shortenLabels(kinds)
        base = HeaderWords.lowered(base)
        if whole != (base, labels) { self.whole = whole }
    }

    private static func without(_ end: String, _ name: String) -> String {
        name.hasSuffix(end) && name.count > end.count ? String(name.dropLast(end.count)) : name
    }

    /// `WithText` of `badgeWithText`, for a class `ABCBadge`; nil where the name begins otherwise.
    static func rest(of name: String, afterNameOf owner: String) -> String? {
        let (own, all) = (HeaderWords.of(owner), HeaderWords.of(name))
        for count in (1...max(1, own.count)).reversed() where count <= all.count && count <= own.count {
            let end = own.suffix(count)
            if zip(end, all).allSatisfy({ $0.lowercased() == $1.lowercased() }) {
                return all.dropFirst(count).joined()
            }
        }
        return nil
    }

    /// `sharedManager` of a manager is `shared`, and `imageByApplyingMask` of an image is `applyingMask`.
    private mutating func dropOwner(_ owner: String, _ takesArguments: Bool) {
        if let rest = Self.rest(of: base, afterNameOf: owner), !rest.isEmpty {
            let words = HeaderWords.of(rest)
            if words.first == "By", words.count > 1, HeaderWords.isGerund(words[1]) {
                base = HeaderWords.lowered(words.dropFirst().joined())
            } else if words.first.map(HeaderWords.isPreposition) == true {
                base = HeaderWords.lowered(rest)
            }
        }
        if !takesArguments { base = Self.shortened(base, by: Kind(name: owner), always: true) }
    }

    /// `moveTo:` is `move(to:)`.
    private mutating func divide(_ kind: Kind) {
        let words = HeaderWords.of(base)
        if kind.name == "BOOL", words.count > 1, words.last == "Animated" {
            base = words.dropLast().joined()
            labels[0] = "animated"
            return
        }
        // A method may have no word at all: `-(void):(int)a;`.
        guard let first = words.first, first != "set", kind.parameter != "sender",
            let place = words.lastIndex(where: HeaderWords.isPreposition), place > 0
        else { return }
        let after = words[(place + 1)...].joined()
        // Coordinates are called by their letters alone.
        let isLetter = ["X", "Y", "Z"].contains(after)
        if isLetter {
            base = words[...place].joined()
            labels[0] = after.lowercased()
        } else {
            base = words[..<place].joined()
            labels[0] = HeaderWords.lowered(words[place...].joined())
        }
    }

    private mutating func shortenLabels(_ kinds: [Kind]) {
        for (place, kind) in kinds.enumerated() where place < labels.count {
            if let label = labels[place] {
                labels[place] = Self.shortened(label, by: kind)
            } else if place == 0, !isInitialiser {
                base = Self.shortened(base, by: kind)
            }
        }
    }

    /// Without the words at its end which its type says, where a verb or preposition stands before them.
    static func shortened(_ name: String, by kind: Kind, always: Bool = false) -> String {
        let words = HeaderWords.of(name)
        var type = HeaderWords.of(kind.name.hasPrefix("NS") ? kind.name.dropFirst(2) : kind.name[...])
        if kind.isBlock { type = ["Block"] }
        if kind.name == "id" { type = ["Object"] }
        if kind.name == "SEL" { type = ["Selector"] }
        let alias = aliases[kind.name] ?? []
        var left = words.count
        if let last = words.last, alias.contains(last) {
            left -= 1
        } else {
            var own = type
            while left > 0, let one = own.popLast() {
                let word = words[left - 1]
                let isSame = word.lowercased() == one.lowercased()
                let isPlural = kind.isList && left == words.count && word.lowercased() == one.lowercased() + "s"
                let isList = kind.isList && left == words.count && word == "Array"
                guard isSame || isPlural || isList else { break }
                left -= 1
                if isList { break }
            }
        }
        guard left > 0, left < words.count else { return name }
        let word = words[left - 1]
        guard always || HeaderWords.isPreposition(word) || HeaderWords.isVerb(word) else { return name }
        return words[..<left].joined()
    }

    private static let aliases: [String: Set<String>] = [
        "NSInteger": ["Index", "Integer"], "NSUInteger": ["Index", "Integer"], "NSIndexSet": ["Indexes"],
        "CGFloat": ["Float"], "NSTimeInterval": ["Interval"],
    ]
}
