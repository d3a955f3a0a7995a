import Foundation

/// What a predicate's format says.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(PredicateComparison)
}

/// Two values and how they are compared.
struct PredicateComparison {
    enum Operator: String {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case beginsWith, endsWith, contains, like, matches, isIn, between
    }

    /// Whether one, each or none of the values on the left has to match, where they are many.
    enum Quantity { case one, any, every, none }

    indirect enum Operand {
        case value(Any?)
        case object
        case keyPath(String)
        case variable(String)
        case list([Operand])
        /// A key path of what another operand is.
        case path(of: Operand, String)
        /// The members of a collection for which a predicate holds that knows each by a variable.
        case subquery(Operand, variable: String, PredicateNode)
    }

    var left, right: Operand
    var comparison: Operator
    var quantity = Quantity.one
    var options: String.CompareOptions = []
}

/// Reads Apple's predicate format: comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, key paths, arguments and variables.
/// Subqueries are read, arithmetic and functions are not.
struct PredicateParser {
    struct Failure: Error { let words: String }

    private var tokens: ArraySlice<Token>
    private var arguments: ArraySlice<Any?>

    init(_ format: String, _ arguments: [Any?]) throws(Failure) {
        tokens = try Self.tokens(format)[...]
        self.arguments = arguments[...]
    }

    mutating func parse() throws(Failure) -> PredicateNode {
        let node = try alternatives()
        guard let rest = tokens.first else { return node }
        throw Failure(words: "\(rest.words) is one too many")
    }

    // MARK: Words

    enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case sign(String)
        /// `%@`, `%K`, `%d` …
        case argument(Character)
        case variable(String)

        var words: String {
            switch self {
            case .word(let word), .sign(let word): word
            case .text(let text): "\"\(text)\""
            case .number(let number): "\(number)"
            case .argument(let kind): "%\(kind)"
            case .variable(let name): "$\(name)"
            }
        }
    }

    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "<", ">", "=", "!", "(", ")", "{", "}", ",", "[", "]",
    ]

    private static func tokens(_ format: String) throws(Failure) -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                tokens.append(.text(try quoted(&rest, by: first)))
            } else if first == "%" {
                rest.removeFirst()
                let kind = rest.prefix { "lqhz".contains($0) }
                rest = rest.dropFirst(kind.count)
                guard let letter = rest.popFirst() else { throw Failure(words: "% stands at its end") }
                tokens.append(.argument(letter))
            } else if first == "$" {
                rest.removeFirst()
                tokens.append(.variable(String(taken(&rest) { isPartOfName($0) })))
            } else if first.isNumber || (first == "-" || first == ".") && rest.dropFirst().first?.isNumber == true {
                let sign = first == "-" ? String(rest.removeFirst()) : ""
                let digits = sign + taken(&rest) { $0.isNumber || $0 == "." }
                guard let number = Double(digits) else { throw Failure(words: "\(digits) is no number") }
                tokens.append(.number(number))
            } else if isPartOfName(first) || [".", "@", "#"].contains(first) {
                tokens.append(.word(String(taken(&rest) { isPartOfName($0) || $0 == "." || $0 == "@" || $0 == "#" })))
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                rest = rest.dropFirst(sign.count)
                tokens.append(.sign(sign))
            } else {
                throw Failure(words: "\(first) is not expected")
            }
        }
        return tokens
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func taken(_ text: inout Substring, while holds: (Character) -> Bool) -> Substring {
        let part = text.prefix(while: holds)
        text = text.dropFirst(part.count)
        return part
    }

    private static func quoted(_ text: inout Substring, by mark: Character) throws(Failure) -> String {
        text.removeFirst()
        var found = ""
        while let next = text.popFirst() {
            if next == mark { return found }
            if next == "\\", let escaped = text.popFirst() {
                found.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                found.append(next)
            }
        }
        throw Failure(words: "a text does not end")
    }

    // MARK: Sentences

    private mutating func takes(_ words: String...) -> Bool {
        guard let first = tokens.first else { return false }
        let isThere =
            switch first {
            case .word(let word): words.contains(word.uppercased())
            case .sign(let sign): words.contains(sign)
            default: false
            }
        if isThere { tokens.removeFirst() }
        return isThere
    }

    private mutating func expect(_ sign: String) throws(Failure) {
        guard takes(sign) else {
            throw Failure(words: "\(sign) is missing" + (tokens.first.map { " before \($0.words)" } ?? " at its end"))
        }
    }

    private mutating func alternatives() throws(Failure) -> PredicateNode {
        var parts = [try conditions()]
        while takes("OR", "||") { parts.append(try conditions()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conditions() throws(Failure) -> PredicateNode {
        var parts = [try condition()]
        while takes("AND", "&&") { parts.append(try condition()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func condition() throws(Failure) -> PredicateNode {
        if takes("NOT", "!") { return .not(try condition()) }
        if takes("TRUEPREDICATE") { return .constant(true) }
        if takes("FALSEPREDICATE") { return .constant(false) }
        if takes("(") {
            let inner = try alternatives()
            try expect(")")
            return inner
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws(Failure) -> PredicateComparison {
        var quantity = PredicateComparison.Quantity.one
        if takes("ANY", "SOME") {
            quantity = .any
        } else if takes("ALL") {
            quantity = .every
        } else if takes("NONE") {
            quantity = .none
        }
        let left = try operand()
        let comparison = try comparisonOperator()
        var options: String.CompareOptions = []
        if takes("[") {
            if case .word(let letters)? = tokens.popFirst() {
                if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
                if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            }
            try expect("]")
        }
        return PredicateComparison(
            left: left, right: try operand(), comparison: comparison, quantity: quantity, options: options)
    }

    private static let operators: [String: PredicateComparison.Operator] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
        "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
    ]

    private mutating func comparisonOperator() throws(Failure) -> PredicateComparison.Operator {
        guard let token = tokens.popFirst() else { throw Failure(words: "a comparison is missing at its end") }
        guard let found = Self.operators[token.words.uppercased()] else {
            throw Failure(words: "\(token.words) is no comparison")
        }
        return found
    }

    private mutating func operand() throws(Failure) -> PredicateComparison.Operand {
        var operand = try beginOfOperand()
        while case .word(let word)? = tokens.first, word.hasPrefix(".") {
            tokens.removeFirst()
            operand = .path(of: operand, String(word.dropFirst()))
        }
        return operand
    }

    private mutating func beginOfOperand() throws(Failure) -> PredicateComparison.Operand {
        guard let token = tokens.popFirst() else { throw Failure(words: "a value is missing at its end") }
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .variable(let name): return .variable(name)
        case .argument(let kind):
            guard let argument = arguments.popFirst() else { throw Failure(words: "there is no value for %\(kind)") }
            return kind == "K" ? .keyPath("\(argument ?? "")") : .value(argument)
        case .sign("{"):
            var list: [PredicateComparison.Operand] = []
            while !takes("}") {
                list.append(try operand())
                _ = takes(",")
            }
            return .list(list)
        case .sign: throw Failure(words: "\(token.words) is no value")
        case .word(let word):
            switch word.uppercased() {
            case "SUBQUERY" where tokens.first == .sign("("): return try subquery()
            case "SELF": return .object
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            default: return .keyPath(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
            }
        }
    }

    /// `SUBQUERY(collection, $variable, predicate)`.
    private mutating func subquery() throws(Failure) -> PredicateComparison.Operand {
        try expect("(")
        let collection = try operand()
        try expect(",")
        guard case .variable(let name)? = tokens.popFirst() else { throw Failure(words: "a variable is missing") }
        try expect(",")
        let node = try alternatives()
        try expect(")")
        return .subquery(collection, variable: name, node)
    }
}
