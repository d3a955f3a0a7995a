import Foundation

public enum ConditionType: Sendable {
    case hidden, disabled
}

/// When a row or a section is hidden or disabled: as other rows say.
public enum Condition {
    case function([String], (Form) -> Bool)
    case predicate(NSPredicate)
    /// Written out as `$tag == true`.
    case words(String)

    @MainActor func holds(in form: Form) -> Bool {
        switch self {
        case .function(_, let isTrue): isTrue(form)
        case .predicate(let predicate):
            predicate.evaluate(with: form.values(includeHidden: true).compactMapValues { $0 })
        case .words(let words): Comparison.all(of: words, in: form)
        }
    }
}

extension Condition: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .function([]) { _ in value } }
}

extension Condition: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .words(value) }
}

/// The comparisons that conditions are written with, joined by words that predicates know.
private enum Comparison {
    @MainActor static func all(of words: String, in form: Form) -> Bool {
        let words = words.replacingOccurrences(of: "&&", with: " AND ").replacingOccurrences(of: "||", with: " OR ")
        return words.components(separatedBy: " OR ").contains { part in
            part.components(separatedBy: " AND ").allSatisfy { holds($0, in: form) }
        }
    }

    @MainActor private static func holds(_ words: String, in form: Form) -> Bool {
        for sign in ["!=", "==", "<=", ">=", "<", ">", "="] {
            guard let place = words.range(of: sign) else { continue }
            let left = value(String(words[..<place.lowerBound]), in: form)
            let right = value(String(words[place.upperBound...]), in: form)
            switch sign {
            case "==", "=": return left == right
            case "!=": return left != right
            default:
                guard let left = Double(left ?? ""), let right = Double(right ?? "") else { return false }
                return sign == "<"
                    ? left < right : sign == ">" ? left > right : sign == "<=" ? left <= right : left >= right
            }
        }
        return value(words, in: form) == "true"
    }

    /// Of a tag's row, or of what is written there.
    @MainActor private static func value(_ words: String, in form: Form) -> String? {
        let word = words.trimmingCharacters(in: CharacterSet(charactersIn: " ()'\""))
        guard word.hasPrefix("$") else {
            return ["nil", "null"].contains(word.lowercased())
                ? nil
                : ["true", "yes"].contains(word.lowercased())
                    ? "true" : ["false", "no"].contains(word.lowercased()) ? "false" : word
        }
        let row: BaseRow? = form.rowBy(tag: String(word.dropFirst()))
        return row?.baseValue.map { "\($0)" }
    }
}
