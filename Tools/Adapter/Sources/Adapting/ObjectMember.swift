import SwiftSyntax

/// A member of a project's class that Objective-C would find in an object of which the compiler knows no class. The module
/// `ObjectiveC` has those of UIKit and Foundation.
struct ObjectMember: Codable, Sendable, Equatable {
    var owner: String
    /// The full name of a method, or that of a property.
    var name: String
    /// What the member gives; nothing for a method that gives nothing.
    var type: String
    var parameters: [Parameter]?
    var isSettable = false

    struct Parameter: Codable, Sendable, Equatable {
        var label: String?
        var type: String
    }

    var baseName: String { String(name.prefix { $0 != "(" }) }

    // MARK: Reading

    static func all(of node: ClassDeclSyntax) -> [ObjectMember] {
        guard node.genericParameterClause == nil, !isClosed(node.modifiers) else { return [] }
        let hasAll = node.attributes.contains(named: "objcMembers")
        return node.memberBlock.members.compactMap { member in
            guard let attributes = member.decl.asProtocol(WithAttributesSyntax.self)?.attributes,
                let modifiers = member.decl.memberModifiers, !isClosed(modifiers),
                hasAll || ["objc", "IBOutlet", "IBAction"].contains(where: attributes.contains(named:)),
                !["static", "class", "override"].contains(where: modifiers.contains(named:)),
                !attributes.contains(named: "available")
            else { return nil }
            if let property = member.decl.as(VariableDeclSyntax.self) {
                return ObjectMember(property, of: node.name.word)
            }
            return member.decl.as(FunctionDeclSyntax.self).flatMap { ObjectMember($0, of: node.name.word) }
        }
    }

    private static func isClosed(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    private init?(_ property: VariableDeclSyntax, of owner: String) {
        guard property.bindings.count == 1, let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word,
            let type = binding.typeAnnotation?.type.trimmedDescription ?? Self.type(of: binding.initializer?.value)
        else { return nil }
        (self.owner, self.name, self.type) = (owner, name, type)
        var isReadOnly = property.bindingSpecifier.text == "let" || property.modifiers.contains { $0.detail != nil }
        switch binding.accessorBlock?.accessors {
        case .getter: isReadOnly = true
        case .accessors(let all):
            guard all.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
            let words = all.map(\.accessorSpecifier.text)
            isReadOnly = isReadOnly || words.contains("get") && !words.contains("set")
        default: break
        }
        isSettable = !isReadOnly
    }

    private static func type(of value: ExprSyntax?) -> String? {
        switch value?.kind {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        default: nil
        }
    }

    private init?(_ method: FunctionDeclSyntax, of owner: String) {
        let list = method.signature.parameterClause.parameters
        guard method.genericParameterClause == nil, method.genericWhereClause == nil,
            method.signature.effectSpecifiers == nil, list.allSatisfy({ $0.ellipsis == nil })
        else { return nil }
        (self.owner, name) = (owner, method.fullName)
        type = method.signature.returnClause?.type.trimmedDescription ?? ""
        if type == "Void" || type == "()" { type = "" }
        parameters = list.map {
            Parameter(label: $0.firstName.text == "_" ? nil : $0.firstName.text, type: $0.type.trimmedDescription)
        }
    }

    // MARK: Writing

    static let opening = "extension ObjectMembers "

    /// The declarations of members; of several of one name, those that are of the type of the first.
    ///
    /// - Parameters:
    ///   - asked: the names for which any object is asked.
    ///   - classes: of the module, which any of its files can name.
    static func declarations(of members: [ObjectMember], asked: Set<String>, classes: Set<String>) -> String {
        let wanted = members.filter { member in
            asked.contains(member.baseName) && !ofUIKit.contains(member.baseName)
                && ([member.type] + (member.parameters?.map(\.type) ?? [])).allSatisfy { isKnown($0, classes) }
        }
        if wanted.isEmpty { return "" }
        let texts = Dictionary(grouping: wanted, by: \.baseName).sorted { $0.key < $1.key }.flatMap { _, all in
            // A property and a method of one name exclude each other.
            let alike = all.filter { ($0.parameters == nil) == (all[0].parameters == nil) }
            return Dictionary(grouping: alike, by: \.name).sorted { $0.key < $1.key }.map { _, same in
                declaration(of: same.filter { $0.type == same[0].type && $0.parameters == same[0].parameters })
            }
        }
        return "\n\(opening){ \(texts.joined(separator: "; ")) }\n"
    }

    private static func declaration(of same: [ObjectMember]) -> String {
        let first = same[0]
        let result = first.type.isEmpty ? "Void?" : "?!".contains(first.type.last!) ? first.type : first.type + "!"
        func steps(_ use: String) -> String {
            same.map { "if let it = _object as? \($0.owner) { \(use.isEmpty ? "" : use) }; " }.joined()
        }
        let word = HollowMember.escaped(first.baseName)
        guard let parameters = first.parameters else {
            let setter =
                same.allSatisfy(\.isSettable)
                ? " nonmutating set { "
                    + (result.hasSuffix("!") && !first.type.hasSuffix("!")
                        ? "guard let newValue else { return }; " : "")
                    + steps("it.\(word) = newValue") + "}" : ""
            return "var \(word): \(result) { get { \(steps("return it.\(word)"))return nil }\(setter) }"
        }
        let list = parameters.enumerated().map { "\($1.label ?? "_") a\($0): \($1.type)" }.joined(separator: ", ")
        let values = parameters.enumerated().map { ($1.label.map { "\($0): " } ?? "") + "a\($0)" }
            .joined(separator: ", ")
        return "@discardableResult func \(word)(\(list)) -> \(result) { "
            + "\(steps("return it.\(word)(\(values))"))return nil }"
    }

    /// Whether every file of the module can name the type, and no closure or `inout` is in it.
    private static func isKnown(_ type: String, _ classes: Set<String>) -> Bool {
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || "_[]:?!. ".contains($0) }) else { return false }
        let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return words.allSatisfy { word in
            plain.contains(word) || classes.contains(word) || word.wholeMatch(of: /(?:UI|CG|CA)[A-Z]\w+/) != nil
        }
    }

    private static let plain: Set = [
        "String", "Int", "Bool", "Double", "Float", "CGFloat", "Any", "AnyObject", "Date", "Data", "URL", "UInt",
        "IndexPath", "TimeInterval", "NSObject", "NSString", "NSNumber", "NSArray", "NSDictionary",
        "NSAttributedString",
        "Notification",
    ]

    /// What the module `ObjectiveC` answers already.
    static let ofUIKit: Set = [
        "add", "allKeys", "allObjects", "allValues", "alpha", "backgroundColor", "boolValue", "bottomAnchor", "bounds",
        "center", "centerXAnchor", "centerYAnchor", "cgPointValue", "cgRectValue", "cgSizeValue", "constant",
        "contains",
        "count", "currentPage", "currentTitle", "date", "doubleValue", "firstAttribute", "firstItem", "firstObject",
        "floatValue", "frame", "heightAnchor", "identifier", "intValue", "integerValue", "isActive", "isEnabled",
        "isEqual", "isHidden", "isHighlighted", "isKind", "isMember", "isOn", "isSelected", "lastObject", "layer",
        "leadingAnchor", "leftAnchor", "length", "location", "lowercased", "multiplier", "object", "perform",
        "performSelector", "priority", "relation", "removeFromSuperview", "responds", "rightAnchor",
        "safeAreaLayoutGuide", "secondAttribute", "secondItem", "selectedSegmentIndex", "setNeedsDisplay",
        "setNeedsLayout", "setObject", "setValue", "state", "stringValue", "subviews", "superview", "tag", "text",
        "tintColor", "title", "titleLabel", "topAnchor", "trailingAnchor", "transform", "uiEdgeInsetsValue",
        "uintValue", "uppercased", "value", "view", "widthAnchor", "window",
    ]
}

/// The names of all members that a file asks for.
final class AskedNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func all(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = AskedNames(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base != nil { names.insert(node.declName.baseName.word) }
        return .visitChildren
    }
}
