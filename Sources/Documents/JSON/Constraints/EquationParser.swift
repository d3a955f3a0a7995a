import MaquetteViewModel

/// Reads `gap: title.leading >= card.leading * 2 + 16 @750`.
struct EquationParser {
    private let bytes: [UInt8]
    private var position = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    static func parse(_ text: String) throws(EquationError) -> Equation {
        var parser = EquationParser(text)
        return try parser.readEquation()
    }

    /// One side alone, for constraints that are written as objects.
    static func parseTerm(_ text: String) throws(EquationError) -> Equation.Term {
        var parser = EquationParser(text)
        let term = try parser.readTerm(expecting: "an attribute of a view, such as `card.leading`")
        parser.skipSpace()
        guard parser.peek == nil else { throw parser.failure("expected the end, found \(parser.found)") }
        return term
    }

    private mutating func readEquation() throws(EquationError) -> Equation {
        var identifier: String?
        var first = try readTerm(expecting: "an attribute of a view, such as `card.leading`")
        skipSpace()
        if first.words.count == 1, read(":") {
            identifier = first.text
            first = try readTerm(expecting: "an attribute of a view after the constraint's name")
        }
        var equation = Equation(identifier: identifier, first: first, relation: try readRelation(), factors: [])
        equation.factors = try readSum()
        if readWord("inset") { equation.inset = try readFactor(sign: 1) }
        if read("@") { equation.priority = try readPriority() }
        skipSpace()
        guard peek == nil else { throw failure("expected an operator, `inset`, a priority or the end, found \(found)") }
        return equation
    }

    private mutating func readRelation() throws(EquationError) -> NSLayoutConstraint.Relation {
        skipSpace()
        if read("==") { return .equal }
        if read(">=") { return .greaterThanOrEqual }
        if read("<=") { return .lessThanOrEqual }
        throw failure(
            peek == UInt8(ascii: "=") ? "equality is written ==" : "expected ==, >= or <=, found \(found)")
    }

    // MARK: The right side

    private mutating func readSum() throws(EquationError) -> [Equation.Factor] {
        var factors = [try readFactor(sign: read("-") ? -1 : 1)]
        while true {
            if read("+") {
                factors.append(try readFactor(sign: 1))
            } else if read("-") {
                factors.append(try readFactor(sign: -1))
            } else {
                return factors
            }
        }
    }

    /// A product of numbers and at most one word.
    private mutating func readFactor(sign: Double) throws(EquationError) -> Equation.Factor {
        var factor = Equation.Factor(sign: sign, number: 1)
        try multiply(&factor)
        while true {
            if read("*") {
                try multiply(&factor)
            } else if read("/") {
                skipSpace()
                let start = position
                guard let number = readNumber(), number != 0 else {
                    throw EquationError(message: "expected a number other than 0 to divide by", byte: start)
                }
                factor.number /= number
            } else {
                return factor
            }
        }
    }

    private mutating func multiply(_ factor: inout Equation.Factor) throws(EquationError) {
        skipSpace()
        if let number = readNumber() {
            factor.number *= number
            return
        }
        let start = position
        let term = try readTerm(expecting: "a number or an attribute of a view")
        guard factor.term == nil else {
            throw EquationError(message: "two attributes cannot be multiplied", byte: start)
        }
        factor.term = term
    }

    private mutating func readPriority() throws(EquationError) -> Double {
        skipSpace()
        let start = position
        var priority: Double
        if let number = readNumber() {
            priority = number
        } else {
            let name = readName()
            let names = Kind<UILayoutPriority>.priorityNames
            guard let found = names.first(where: { $0.key == name }) else {
                let suggestion = NearestNames.suggestion(for: name, among: names.map(\.key)) ?? ""
                let all = names.map(\.key).joined(separator: ", ")
                throw EquationError(message: "expected a priority: a number, or \(all)\(suggestion)", byte: start)
            }
            priority = Double(found.value.rawValue)
            if read("+") { priority += readNumber() ?? .nan } else if read("-") { priority -= readNumber() ?? .nan }
        }
        guard priority > 0, priority <= 1000 else {
            throw EquationError(message: "expected a priority above 0 and up to 1000", byte: start)
        }
        return priority
    }

    // MARK: Words and numbers

    private mutating func readTerm(expecting expected: String) throws(EquationError) -> Equation.Term {
        skipSpace()
        let start = position
        var words = [readName()]
        guard !words[0].isEmpty else { throw failure("expected \(expected), found \(found)") }
        while peek == UInt8(ascii: ".") {
            position += 1
            let word = readName()
            guard !word.isEmpty else { throw failure("expected an attribute or a guide after the dot, found \(found)") }
            words.append(word)
        }
        return Equation.Term(words: words, byte: start)
    }

    private mutating func readName() -> String {
        let start = position
        while let byte = peek, DocumentName.isPart(byte, isFirst: position == start) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readNumber() -> Double? {
        let start = position
        skipSpace()
        let first = position
        while let byte = peek, byte.isDigit || byte == UInt8(ascii: ".") { position += 1 }
        if let number = Double(String(decoding: bytes[first..<position], as: UTF8.self)) { return number }
        position = start
        return nil
    }

    private mutating func readWord(_ word: String) -> Bool {
        skipSpace()
        let start = position
        if readName() == word { return true }
        position = start
        return false
    }

    private mutating func read(_ sign: String) -> Bool {
        skipSpace()
        guard bytes[position...].starts(with: sign.utf8) else { return false }
        position += sign.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte.isSpace { position += 1 }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var found: String {
        guard position < bytes.count else { return "the end" }
        return "`\(String(decoding: bytes[position...].prefix(8), as: UTF8.self).prefix(1))`"
    }

    private func failure(_ message: String) -> EquationError { EquationError(message: message, byte: position) }
}

/// Names of views, guides, colours and numbers in a document: letters, digits and underscores, as in Swift.
enum DocumentName {
    static let pattern = "^[A-Za-z_][A-Za-z0-9_]*$"

    static func isPart(_ byte: UInt8, isFirst: Bool) -> Bool {
        byte.isLetter || byte == UInt8(ascii: "_") || (!isFirst && byte.isDigit)
    }

    static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.enumerated().allSatisfy { isPart($0.element, isFirst: $0.offset == 0) }
    }
}
