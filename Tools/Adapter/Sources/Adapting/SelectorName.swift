import SwiftSyntax

/// How Objective-C spells the names of Swift's methods.
enum SelectorName {
    /// `move(from:to:)` is `moveFrom:to:`, `tap(_:)` is `tap:`, `tap(sender:)` is `tapWithSender:`.
    static func of(_ baseName: String, labels: [String]) -> String {
        guard let first = labels.first else { return baseName }
        var name = baseName
        if first != "_" {
            let begins = prepositions.contains { word in
                first.hasPrefix(word) && (first.dropFirst(word.count).first?.isUppercase ?? true)
            }
            name += (begins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    static func of(_ method: FunctionDeclSyntax) -> String {
        if let explicit = method.attributes.objectiveCName { return explicit }
        return of(method.name.word, labels: method.labels)
    }

    /// The prepositions before which the compiler puts no "With".
    private static let prepositions = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}

extension FunctionDeclSyntax {
    /// The names that callers write: `_` where they write none.
    var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.word } }

    /// `show(_:animated:)`
    var fullName: String { name.word + "(" + labels.map { $0 + ":" }.joined() + ")" }
}

extension AttributeListSyntax {
    func contains(named name: String) -> Bool { named(name) != nil }

    func named(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
            return attribute
        }
        return nil
    }

    /// The name in `@objc(name:)`.
    var objectiveCName: String? {
        guard let arguments = named("objc")?.arguments else { return nil }
        return arguments.trimmedDescription
    }
}

extension DeclModifierListSyntax {
    func contains(named name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    /// `public`, `fileprivate` …; nil when none is written.
    var access: String? {
        first {
            ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
                && $0.detail == nil
        }?
        .name.text
    }
}
