import SwiftSyntax

/// A type that code names and no module declares: what one use of it tells about it.
public struct HollowType: Codable, Sendable, Hashable {
    public enum Kind: Int, Codable, Sendable {
        /// Nothing speaks for a protocol.
        case type
        case protocolForClasses
        case protocolForAll
        /// Extensions of it have initialisers that no class could have there.
        case structure
        /// A type that is shown in a body of SwiftUI's.
        case view
    }

    /// The type's name with the type that it belongs to: `Chart.Entry`.
    public var name: String
    public var kind = Kind.type
    /// The class that it must come from, for what its subclass overrides.
    public var superclass: String?
    /// The stub that it must come from, or the protocol of UIKit's: it is used where that is wanted.
    var above: String?
    public var isSubclassed = false
    /// Code throws it.
    var isThrown = false
    /// Code makes objects of it, which no protocol has.
    public var isMade = false
    /// The number of types in angle brackets after it.
    public var parameters = 0

    public init(_ name: String) { self.name = name }

    /// Nil where it is not in the place of a type.
    init?(_ name: String, namedAt node: Syntax) {
        self.name = name
        guard let type = node.parent else { return nil }
        if let simple = type.as(IdentifierTypeSyntax.self) {
            parameters = simple.genericArgumentClause?.arguments.count ?? 0
        } else if let member = type.as(MemberTypeSyntax.self) {
            parameters = member.genericArgumentClause?.arguments.count ?? 0
        } else {
            return nil
        }
        // The module of a name that is written with it.
        if type.parent?.is(MemberTypeSyntax.self) == true { return }
        if let inherited = type.parent?.as(InheritedTypeSyntax.self), let group = inherited.enclosingGroup {
            learn(from: inherited, of: group)
        } else if type.parent?.is(SomeOrAnyTypeSyntax.self) == true
            || type.parent?.is(CompositionTypeElementSyntax.self) == true
            || type.parent?.is(GenericParameterSyntax.self) == true
            || type.parent?.is(ConformanceRequirementSyntax.self) == true
        {
            kind = .protocolForClasses
        } else if Self.soundsLikeProtocol(name) {
            kind = .protocolForClasses
        }
    }

    private mutating func learn(from inherited: InheritedTypeSyntax, of group: any DeclGroupSyntax) {
        let isFirst = group.inheritanceClause?.inheritedTypes.first?.id == inherited.id
        if let type = group as? ClassDeclSyntax ?? Syntax(group).as(ClassDeclSyntax.self), isFirst {
            superclass = GuessedSuperclass.name(ofOneThatOverrides: Self.overrides(in: type))
            if superclass == nil, Self.soundsLikeProtocol(name) {
                kind = .protocolForClasses
            } else {
                isSubclassed = true
            }
        } else if Syntax(group).is(StructDeclSyntax.self) || Syntax(group).is(EnumDeclSyntax.self) {
            kind = .protocolForAll
        } else {
            kind = .protocolForClasses
        }
    }

    private static func overrides(in type: ClassDeclSyntax) -> Set<String> {
        Set(
            type.memberBlock.members.compactMap { member in
                guard member.decl.memberModifiers?.contains(named: "override") == true else { return nil }
                return member.decl.as(FunctionDeclSyntax.self)?.name.word ?? member.decl.memberName
            })
    }

    private static func soundsLikeProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Protocol", "Protocoling", "Providing", "Presenting", "Handling", "able"]
            .contains { name.hasSuffix($0) }
    }

    /// What several uses tell together.
    public mutating func merge(_ other: HollowType) {
        kind = Kind(rawValue: max(kind.rawValue, other.kind.rawValue)) ?? kind
        superclass = superclass ?? other.superclass
        above = above ?? other.above
        isSubclassed = isSubclassed || other.isSubclassed
        isMade = isMade || other.isMade
        isThrown = isThrown || other.isThrown
        parameters = max(parameters, other.parameters)
        settleKind()
    }

    /// Only a class has subclasses, and what code names in angle brackets is mostly one.
    private mutating func settleKind() {
        if isSubclassed || kind != .view && (isMade || parameters > 0) { kind = .type }
    }

    // MARK: What its stub was not

    /// The kind that the compiler asks for where a stub is of another one.
    static func correction(_ message: String) -> (name: String, kind: Kind)? {
        for (pattern, kind) in CompilerWords.kinds {
            if let match = message.prefixMatch(of: pattern) { return (String(match.output.1), kind) }
        }
        return nil
    }

    /// Corrects the type's kind, and says whether it becomes another one.
    mutating func correct(to wanted: Kind) -> Bool {
        if wanted == .type {
            guard !isMade, [.protocolForClasses, .protocolForAll].contains(kind) else { return false }
            isMade = true
        } else {
            guard !isMade || [.structure, .view].contains(wanted), kind.rawValue < wanted.rawValue else { return false }
            isSubclassed = false
            superclass = nil
        }
        kind = wanted
        return true
    }

    // MARK: The declaration

    /// On one line. Objective-C headers may know the superclass.
    ///
    /// - Parameter base: the stub above it.
    func declaration(
        superclasses: [String: String] = [:], initialisers: [String] = [], from base: HollowType? = nil
    ) -> String {
        let parts = name.split(separator: ".").map(String.init)
        let own = parts.last ?? name
        var inner = StubUse.mark(name)
        // What a header calls an interface is a class, whatever its name sounds like.
        switch superclasses[own] == nil ? kind : .type {
        case .protocolForClasses: inner += "public protocol \(own): \(above ?? "AnyObject") {}"
        case .protocolForAll: inner += "public protocol \(own)\(own.hasSuffix("Error") ? ": Error" : "") {}"
        case .structure:
            inner += "public struct \(own): Codable, Hashable, HollowValue, Sendable { public init() {} }"
        case .view: inner += viewDeclaration(own)
        case .type: inner += classDeclaration(own, superclasses, initialisers, base)
        }
        return parts.count > 1 ? "extension \(parts.dropLast().joined(separator: ".")) { \(inner) }" : inner
    }

    private var genericList: String {
        parameters == 0 ? "" : "<" + (1...parameters).map { "T\($0)" }.joined(separator: ", ") + ">"
    }

    /// A view that shows what it was given to show, one below the other.
    private func viewDeclaration(_ own: String) -> String {
        "public struct \(own)\(genericList): SwiftUI.View { public init() {}; var \(HollowMember.partsOfView): [SwiftUI.AnyView] = []; "
            + "public var body: some SwiftUI.View { SwiftUI.VStack(alignment: .leading) { "
            + "SwiftUI.ForEach(\(HollowMember.partsOfView).indices, id: \\.self) { \(HollowMember.partsOfView)[$0] } } } }"
    }

    private func classDeclaration(
        _ own: String, _ superclasses: [String: String], _ initialisers: [String], _ base: HollowType?
    ) -> String {
        let list = genericList
        let conformance = (base.map { $0.kind == .type ? "" : ", \($0.name)" } ?? "") + (isThrown ? ", Error" : "")
        let above = base?.kind == .type ? base : nil
        if let ofUIKit = classOfUIKit(own, superclasses) {
            let isBelow = above?.classOfUIKit(above?.name ?? "", superclasses) != nil
            return "open class \(own)\(list): \(isBelow ? above!.name : "UIKit.\(ofUIKit)")\(conformance) {}"
        }
        let body = (["public override init() { super.init() }"] + initialisers).joined(separator: "; ")
        if let above {
            let made = "open override class var anyValue: Any { \(own)() }"
            return "open class \(own): \(above.name)\(conformance) { \(body); \(made) }"
        }
        // A value of the type may be in what is coded and compared.
        if !isSubclassed, parameters == 0 {
            return "public final class \(own): NSObject, Codable, HollowValue, @unchecked Sendable\(conformance) "
                + "{ \(body) }"
        }
        let made = "open class var anyValue: Any { \(own)() }"
        // A generic class is none of Objective-C's, and what those have, such as `value(forKey:)`, would be confused with its own.
        if isPlainGeneric {
            let body = (["public init() {}"] + initialisers).joined(separator: "; ")
            return "open class \(own)\(list): HollowClass, @unchecked Sendable\(conformance) { \(body); \(made) }"
        }
        return "open class \(own)\(list): NSObject, HollowClass\(conformance) { \(body); \(made) }"
    }

    /// Whether the type is a class of which nothing else is known but that code names it with types in angle brackets.
    var isPlainGeneric: Bool { parameters > 0 && !isSubclassed }

    private func classOfUIKit(_ own: String, _ superclasses: [String: String]) -> String? {
        superclass ?? GuessedSuperclass.name(declared: own, superclasses) ?? GuessedSuperclass.name(ofOneNamed: own)
            ?? (own.hasSuffix("Layer") ? "CALayer" : nil)
    }

    /// Whether the type's stub is a class that comes from none of UIKit's.
    func isPlainClass(superclasses: [String: String]) -> Bool {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        return kind == .type && classOfUIKit(own, superclasses) == nil
    }
}
