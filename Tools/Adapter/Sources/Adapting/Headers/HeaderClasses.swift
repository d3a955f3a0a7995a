import Foundation

/// The classes that headers of Objective-C declare, with the types of their properties and of what their methods give back. Swift code
/// of the same project uses them by names that the compiler makes of those in the headers.
public struct HeaderClasses: Sendable, Equatable {
    /// The class above each.
    public private(set) var superclasses: [String: String] = [:]
    /// What bridging headers import for all Swift code beside them.
    public private(set) var modules: Set<String> = []
    /// What `NS_ENUM` and `NS_OPTIONS` declare, by name.
    private(set) var enumerations: [String: HeaderEnumeration] = [:]
    private var properties: [String: [String: String]] = [:]
    private var methods: [String: [Method]] = [:]

    struct Method: Sendable, Equatable {
        var isOfClass: Bool
        /// `move`, `to` and `animated` of `moveTo:animated:`.
        var words: [String]
        var takesArguments: Bool
        var result: String
        var isInitialiser = false
        /// Swift's types, as far as they are known.
        var parameters: [String?] = []
    }

    /// How a member is declared, as far as a header says it.
    struct Signature: Sendable, Equatable {
        struct Parameter: Sendable, Equatable {
            var label: String?
            var type: String
            /// The property by the same name, which mostly gets the value.
            var property: String?
        }
        var parameters: [Parameter]
    }

    /// What headers call protocols.
    private(set) var protocols: Set<String> = []

    public init() {}

    public init(files: [String]) {
        var texts: [String] = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            if (file as NSString).lastPathComponent.lowercased().contains("bridging") {
                readImports(String(decoding: data, as: UTF8.self))
            }
            if Self.words.contains(where: { data.range(of: $0) != nil }) {
                texts.append(String(decoding: data, as: UTF8.self))
            }
        }
        read(texts)
    }

    /// One header may name what another declares for Swift.
    mutating func read(_ texts: [String]) {
        let names = HeaderSwiftNames(texts)
        for text in texts { read(names.given(to: text)) }
    }

    /// `#import <CommonCrypto/CommonDigest.h>` and `@import CommonCrypto;`.
    mutating func readImports(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            if let match = line.firstMatch(of: /^\s*(?:#\s*(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/) {
                modules.insert(String(match.1 ?? match.2 ?? ""))
            }
        }
    }

    private static let words = ["@interface", "NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS"].map { Data($0.utf8) }

    mutating func read(_ text: String) {
        for match in text.matches(of: /@protocol\s+(\w+)/) { protocols.insert(String(match.1)) }
        let reader = HeaderReader(text)
        for enumeration in reader.enumerations { enumerations[enumeration.name] = enumeration }
        for block in reader.blocks {
            if let above = block.superclass { superclasses[block.name] = above }
            for statement in block.statements {
                let found = statement.properties
                for (name, type) in found { properties[block.name, default: [:]][name] = type }
                if found.isEmpty, let method = statement.method(of: block.name) {
                    methods[block.name, default: []].append(method)
                }
            }
        }
    }

    /// The facts by class: all that is known of it, for those who keep what was made of it.
    public var facts: [String: String] {
        superclasses.merging(properties.mapValues { "\($0.sorted { $0.key < $1.key })" }) { $0 + $1 }
            .merging(methods.mapValues { "\($0)" }) { $0 + $1 }
            .merging(protocols.map { ($0, "protocol") }) { $0 + $1 }
            .merging(enumerations.mapValues(\.declaration)) { $0 + $1 }
    }

    /// Which type a member gives, of a class or of those above it; nil if no header says so.
    func type(of member: HollowMember) -> String? {
        guard var name = member.type else { return nil }
        for _ in 0..<20 {
            if let type = own(member, of: name) { return type }
            guard let above = superclasses[name] else { return nil }
            name = above
        }
        return nil
    }

    /// Whether a header gives a class a member by this name, as a category does to one of UIKit's.
    func hasMember(_ name: String, of type: String) -> Bool {
        if properties[type]?[name] != nil { return true }
        return methods[type]?.contains { method in
            method.words[0].hasPrefix(name) && method.words[0].dropFirst(name.count).first?.isLowercase != true
        } == true
    }

    private func own(_ member: HollowMember, of type: String) -> String? {
        switch member.kind {
        case .property: return properties[type]?[member.name]
        case .method:
            // `shared()` is what Swift makes of `sharedManager`, and `text(for:)` of `textForCard:`.
            return methods[type]?.filter { !$0.isInitialiser && $0.isOfClass == member.isStatic && $0.isCalled(member) }
                .min { $0.words[0].count < $1.words[0].count }?.result
        case .initialiser, .subscripted: return nil
        }
    }

    /// The types of what a method or initialiser takes; nil where a header does not say all of them.
    func signature(of member: HollowMember) -> Signature? {
        guard !member.arguments.isEmpty, var name = member.type else { return nil }
        for _ in 0..<20 {
            if let method = method(for: member, of: name) {
                var parameters: [Signature.Parameter] = []
                for (place, argument) in member.arguments.enumerated() {
                    guard let type = method.parameters[place], isKnown(type) else { return nil }
                    let isTrailing = place > 0 && argument.label == nil
                    let label = isTrailing ? method.words[place] : argument.label
                    let property = argument.label.flatMap { properties[name]?[$0] == type ? $0 : nil }
                    parameters.append(Signature.Parameter(label: label, type: type, property: property))
                }
                return Signature(parameters: parameters)
            }
            guard let above = superclasses[name] else { return nil }
            name = above
        }
        return nil
    }

    private func method(for member: HollowMember, of type: String) -> Method? {
        methods[type]?.filter { method in
            guard method.parameters.count == member.arguments.count else { return false }
            switch member.kind {
            case .method: return !method.isInitialiser && method.isOfClass == member.isStatic && method.isCalled(member)
            case .initialiser: return method.makes(type, by: member)
            case .property, .subscripted: return false
            }
        }.min { $0.words[0].count < $1.words[0].count }
    }

    /// What no header declares may be anything, such as a block by another name.
    private func isKnown(_ type: String) -> Bool {
        type.matches(of: /\w+/).allSatisfy { word in
            let name = String(word.output)
            return superclasses[name] != nil || enumerations[name] != nil || protocols.contains(name)
                || Self.known.contains(name) || name.wholeMatch(of: /(?:UI|CG|CA)[A-Z]\w+/) != nil
        }
    }

    private static let known: Set = Set(HeaderStatement.numbers.values).union([
        "String", "Date", "URL", "Data", "Error", "IndexPath", "Locale", "TimeZone", "Calendar", "UUID", "URLRequest",
        "Notification", "AnyHashable", "Any", "AnyClass", "any", "escaping", "NSObject", "NSNumber",
        "NSAttributedString",
        "NSError",
    ])
}

extension HeaderClasses.Method {
    /// `initWithText:style:` and `badgeWithText:style:`, which gives one of its class, are `init(text:style:)`.
    func makes(_ type: String, by member: HollowMember) -> Bool {
        guard isInitialiser || isOfClass && result.hasPrefix(type), words.count == member.arguments.count,
            let label = member.arguments[0].label
        else { return false }
        let rest = words[0].range(of: "With").map { words[0][$0.upperBound...] } ?? words[0].dropFirst("init".count)
        guard rest.lowercased().hasPrefix(label.lowercased()) else { return false }
        return zip(words, member.arguments).dropFirst().allSatisfy { word, argument in
            argument.label.map { word.hasPrefix($0) } ?? true
        }
    }

    func isCalled(_ member: HollowMember) -> Bool {
        guard takesArguments ? words.count == member.arguments.count : member.arguments.isEmpty,
            words[0].hasPrefix(member.name)
        else { return false }
        let rest = words[0].dropFirst(member.name.count)
        guard rest.isEmpty || rest.first!.isUppercase else { return false }
        return zip(words, member.arguments).dropFirst().allSatisfy { word, argument in
            argument.label.map { word.hasPrefix($0) } ?? true
        }
    }
}
