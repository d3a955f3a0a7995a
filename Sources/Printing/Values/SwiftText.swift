import Foundation
import MaquetteViewModel

/// Values as Swift literals and expressions.
enum SwiftText {
    /// Words of a comment, which ends with its line. Names may hold line breaks, what controls a terminal, and `##[`, which
    /// begins a command to GitHub.
    static func comment(_ words: String) -> String {
        let seen = words.unicodeScalars.split { isUnseen($0) }.map(String.init).joined(separator: " ")
        return seen.contains("##[") ? seen.replacing("##[", with: "## [") : seen
    }

    /// Invisible characters could reverse the line, control a terminal, or get lost in an editor.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
            || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    static func text(_ string: String) -> String {
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                // `##[` begins a command to GitHub wherever it is in a line.
                let isHidden = isUnseen(scalar) || scalar == "[" && quoted.hasSuffix("##")
                quoted += isHidden ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
            }
        }
        return quoted + "\""
    }

    static func number(_ value: CGFloat) -> String { number(Double(value)) }

    /// A spacing of arranged views, one value of which has a name.
    @MainActor static func spacing(_ value: CGFloat) -> String {
        value == UIStackView.spacingUseSystem ? "UIStackView.spacingUseSystem" : number(value)
    }

    static func number(_ value: Double) -> String {
        if value == .greatestFiniteMagnitude { return ".greatestFiniteMagnitude" }
        guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
        return "\(Int(value))"
    }

    /// The shortest form of the same `Float`.
    static func number(_ value: Float) -> String {
        guard value == value.rounded(), abs(value) < 1e7 else { return "\(value)" }
        return "\(Int(value))"
    }

    /// The sum of a term and a number, which is left out when it is zero.
    static func sum(_ term: String, _ number: CGFloat) -> String {
        if number == 0 { return term }
        return "\(term) \(number < 0 ? "-" : "+") \(self.number(abs(number)))"
    }

    static func flag(_ value: Bool) -> String { value ? "true" : "false" }
    static func choice<Value>(_ value: Value) -> String { ".\(value)" }

    static func date(_ date: Date) -> String {
        "Date(timeIntervalSinceReferenceDate: \(number(date.timeIntervalSinceReferenceDate)))"
    }

    static func point(_ point: CGPoint) -> String {
        point == .zero ? ".zero" : "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
    }

    static func size(_ size: CGSize) -> String {
        size == .zero ? ".zero" : "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    static func rectangle(_ rect: CGRect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { number($0) }
        return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    }

    static func insets(_ insets: UIEdgeInsets) -> String {
        if insets == .zero { return ".zero" }
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }
        return "UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), right: \(numbers[3]))"
    }

    static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
        if insets == .zero { return ".zero" }
        let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing].map { number($0) }
        return "NSDirectionalEdgeInsets("
            + "top: \(numbers[0]), leading: \(numbers[1]), bottom: \(numbers[2]), trailing: \(numbers[3]))"
    }

    static func transform(_ transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let labels = ["a", "b", "c", "d", "tx", "ty"]
        return "CGAffineTransform(" + zip(labels, numbers).map { "\($0): \(number($1))" }.joined(separator: ", ") + ")"
    }

    /// Members of an option set; those without a name by their number.
    static func options<Options: OptionSet>(_ options: Options, _ names: KeyValuePairs<String, Options>) -> String
    where Options.Element == Options {
        var rest = options
        var members: [String] = []
        for (name, member) in names where !member.isEmpty && rest.isSuperset(of: member) {
            members.append("." + name)
            rest.subtract(member)
        }
        guard rest.isEmpty else { return "\(Options.self)(rawValue: \(options.rawValue))" }
        return members.count == 1 ? members[0] : "[" + members.joined(separator: ", ") + "]"
    }

    static func corners(_ corners: CACornerMask) -> String {
        options(
            corners,
            [
                "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
                "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
            ])
    }

    static func lineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) -> String {
        options(strategy, ["standard": .standard, "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority])
    }

    static func priority(_ priority: UILayoutPriority) -> String {
        switch priority {
        case .required: ".required"
        case .defaultHigh: ".defaultHigh"
        case .defaultLow: ".defaultLow"
        case .fittingSizeLevel: ".fittingSizeLevel"
        default: "UILayoutPriority(\(number(priority.rawValue)))"
        }
    }
}
