import Foundation

/// A text of a table that depends on numbers.
package enum PluralText: Sendable {
    /// One text for each form, as string catalogs have them: that of the first number counts.
    case whole([String: String])
    /// A format with variables, `%#@boats@`, as `.stringsdict` has them.
    case composed(String, [String: Variable])

    package struct Variable: Sendable {
        /// What stands for the number where a form shows it: `d`.
        package var specifier: String
        package var forms: [String: String]
        package init(specifier: String, forms: [String: String]) { (self.specifier, self.forms) = (specifier, forms) }
    }

    /// The text where nobody puts a number in.
    package var plain: String {
        switch self {
        case .whole(let forms): forms["other"] ?? forms.values.sorted().first ?? ""
        case .composed(let format, _): format
        }
    }

    /// A format for all of the arguments, with the forms that they take.
    package func format(for arguments: [any CVarArg], in language: String) -> String {
        switch self {
        case .whole(let forms):
            let number = arguments.lazy.compactMap(Self.number).first ?? 0
            return (Self.form(of: number, among: forms, language) ?? plain).replacingOccurrences(
                of: "%arg", with: "%lld")
        case .composed(let format, let variables):
            var composition = Composition(variables: variables, arguments: arguments, language: language)
            return composition.expanded(format)
        }
    }

    static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let value as any BinaryInteger: Double(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Apple lets `zero` stand for nothing in every language.
    static func form(of number: Double, among forms: [String: String], _ language: String) -> String? {
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[PluralRule.form(of: number, in: language)] ?? forms["other"]
    }
}

/// Puts forms in place of variables. The other places of the format then have the number of their argument, because a form may omit its own.
private struct Composition {
    let variables: [String: PluralText.Variable]
    let arguments: [any CVarArg]
    let language: String
    private var next = 1

    init(variables: [String: PluralText.Variable], arguments: [any CVarArg], language: String) {
        (self.variables, self.arguments, self.language) = (variables, arguments, language)
    }

    /// `%`, `%2$`, flags, width and what it shows, or `#@name@`.
    private static let specifier =
        "%(?:([0-9]+)\\$)?(?:#@([^@]+)@|(%)|([-+ 0#']*[0-9]*(?:\\.[0-9]+)?(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z]))"
    nonisolated(unsafe) private static let pattern = try! Regex<
        (Substring, Substring?, Substring?, Substring?, Substring?)
    >(specifier)

    /// - Parameter own: the argument of the variable whose form it is.
    mutating func expanded(_ format: String, own: Int? = nil, depth: Int = 0) -> String {
        var (result, rest) = ("", format[...])
        while let match = rest.firstMatch(of: Self.pattern) {
            result += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            let (_, position, name, percent, shown) = match.output
            if percent != nil {
                result += "%%"
            } else if let name {
                guard depth < 8, let variable = variables[String(name)] else { continue }
                let place = self.place(position)
                let number = arguments.indices.contains(place - 1) ? PluralText.number(arguments[place - 1]) ?? 0 : 0
                let form = PluralText.form(of: number, among: variable.forms, language) ?? ""
                result += expanded(
                    form.replacingOccurrences(of: "%arg", with: "%\(place)$\(variable.specifier)"), own: place,
                    depth: depth + 1)
            } else if let shown {
                // A form shows the number of its own variable.
                let place = position.flatMap { Int($0) } ?? own ?? self.place(nil)
                result += "%\(place)$\(shown)"
            }
        }
        return result + rest
    }

    private mutating func place(_ position: Substring?) -> Int {
        if let position, let given = Int(position) { return given }
        defer { next += 1 }
        return next
    }
}
