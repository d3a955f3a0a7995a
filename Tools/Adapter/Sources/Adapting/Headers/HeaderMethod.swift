import Foundation

/// A method as a header declares it, part by part.
struct HeaderMethod {
    let isOfClass: Bool
    /// `move` and `animated` of `move:animated:`.
    private(set) var pieces: [String] = []
    let takesArguments: Bool
    /// The parameters as they are written.
    private(set) var parameters: [(type: String, name: String)] = []
    let result: String
    let marks: HeaderMarks

    /// Nil for what is none.
    init?(_ statement: String) {
        let marks = HeaderMarks(in: statement)
        let text = marks.rest
        guard let sign = text.first, sign == "-" || sign == "+" else { return nil }
        let rest = text.dropFirst().drop(while: \.isWhitespace)
        guard rest.first == "(", let (result, after) = HeaderStatement.inBrackets(rest) else { return nil }
        (isOfClass, self.result, self.marks) = (sign == "+", result, marks)
        var left = after.drop(while: \.isWhitespace)
        takesArguments = left.contains(":")
        guard takesArguments else {
            pieces = [String(left.prefix { $0.isLetter || $0.isNumber || $0 == "_" })]
            if pieces[0].isEmpty { return nil }
            return
        }
        while let colon = left.firstIndex(of: ":") {
            pieces.append(left[..<colon].trimmingCharacters(in: .whitespaces))
            left = left[left.index(after: colon)...].drop(while: \.isWhitespace)
            var type = "id"
            if left.first == "(", let (written, behind) = HeaderStatement.inBrackets(left) {
                (type, left) = (written, behind.drop(while: \.isWhitespace))
            }
            let name = left.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            left = left.dropFirst(name.count).drop(while: \.isWhitespace)
            // Any number of arguments is none that Swift could call.
            if left.hasPrefix(",") { return nil }
            parameters.append((type, String(name)))
        }
    }

    /// The place of `NSError **`, which makes a method throw.
    var placeOfError: Int? {
        guard !pieces[0].hasPrefix("init") || parameters.count > 0 else { return nil }
        return parameters.firstIndex { parameter in
            parameter.type.contains("NSError") && parameter.type.count { $0 == "*" } == 2
        }
    }

    func naming(of owner: String) -> HeaderNaming {
        HeaderNaming(
            pieces, of: owner, isOfClass: isOfClass, takesArguments: takesArguments,
            parameters.map { Self.kind($0.type, $0.name) }, result: Self.kind(result, ""), throwsAt: placeOfError)
    }

    private static func kind(_ written: String, _ parameter: String) -> HeaderNaming.Kind {
        if written.contains("^") { return .init(name: "", isBlock: true, parameter: parameter) }
        let list = written.firstMatch(of: /\b(?:NSArray|NSSet|NSOrderedSet)\s*<\s*(?:__kindof\s+)?(\w+)/)
        if let list { return .init(name: String(list.1), isList: true, parameter: parameter) }
        let words = written.matches(of: /\w+/).map { String($0.output) }.filter { !HeaderStatement.silent.contains($0) }
        let name = words.first ?? ""
        return .init(name: name, isList: name == "NSArray" || name == "NSSet", parameter: parameter)
    }
}

/// What macros say of a declaration, and the declaration without them.
struct HeaderMarks {
    private(set) var swiftName: String?
    private(set) var isUnavailable = false
    private(set) var isRefined = false
    /// Whether texts or numbers by this name are a type of their own.
    private(set) var isTyped = false
    private(set) var rest: String

    init(in statement: String) {
        rest = statement
        while let match = rest.firstMatch(of: /\b(?:__attribute__|[A-Z][A-Z0-9]*_[A-Z0-9_]+)\s*(?=\()/) {
            let after = rest[match.range.upperBound...]
            guard let (inner, behind) = HeaderStatement.inBrackets(after) else { break }
            let word = match.output.trimmingCharacters(in: .whitespaces)
            if word == "NS_SWIFT_NAME" || word == "CF_SWIFT_NAME" {
                swiftName = inner.filter { !$0.isWhitespace }
            } else if word.hasSuffix("UNAVAILABLE") || word == "__attribute__" && inner.contains("unavailable") {
                isUnavailable = true
            }
            rest = String(rest[..<match.range.lowerBound]) + " " + String(behind)
        }
        for match in rest.matches(of: /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/) {
            let word = match.output
            if word.hasSuffix("UNAVAILABLE") { isUnavailable = true }
            if word == "NS_REFINED_FOR_SWIFT" { isRefined = true }
            if word.contains("TYPED_") || word.hasSuffix("STRING_ENUM") { isTyped = true }
        }
        rest = rest.replacing(/\s*\b(?:NS|UI|CF|API|CG|IB|FOUNDATION|UIKIT|DEPRECATED|OBJC)_[A-Z0-9_]+\b/) { match in
            HeaderStatement.silent.contains(match.output.trimmingCharacters(in: .whitespaces)) ? match.output : ""
        }
        rest = rest.trimmingCharacters(in: .whitespaces)
    }
}
