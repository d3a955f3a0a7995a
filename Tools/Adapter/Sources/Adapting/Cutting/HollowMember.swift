/// A member of a type that is missing, or a name that stands by itself: what one use of it tells about it.
///
/// The result of a call is what its place asks for. Where the place asks for nothing, and of properties, it is a
/// `MissingValue`, until the compiler says which type is needed.
struct HollowMember: Codable, Hashable, Sendable {
    enum Kind: Codable, Hashable, Sendable { case property, method, initialiser, subscripted }

    /// Nil for a name that stands by itself.
    var type: String?
    var name: String
    var kind: Kind
    var isStatic = false
    var arguments: [Argument] = []

    struct Argument: Codable, Hashable, Sendable {
        enum Shape: Codable, Hashable, Sendable {
            case value
            /// `.gram`, which needs a type to belong to.
            case implicitMember
            case null
            case reference
            /// A closure with the types of its parameters, as far as they are known.
            case closure([String], gives: Bool, isAsync: Bool)
            /// A closure that makes views of SwiftUI; `gives` says what it would be elsewhere.
            case content([String], gives: Bool)
            case list
        }
        var label: String?
        var shape: Shape

        /// Whether the argument can be a value of any type.
        var isPlain: Bool {
            switch shape {
            case .value, .implicitMember, .null, .list: true
            case .reference, .closure, .content: false
            }
        }

        /// Whether the argument's value is mostly seen where it is a text.
        var mayBeShown: Bool {
            guard shape == .value else { return false }
            guard let words = label?.lowercased() else { return true }
            return Self.shown.contains(where: words.contains) && !Self.unseen.contains(where: words.contains)
        }

        private static let shown = [
            "title", "text", "label", "header", "footer", "message", "placeholder", "name", "caption",
        ]
        private static let unseen = ["image", "icon", "symbol", "id", "url", "key", "color", "style", "size"]
    }

    /// The member's name in the report: `HKUnit.gram()`.
    var fullName: String { type.map { "\($0).\(ownName)" } ?? ownName }

    /// `gram()`
    var ownName: String {
        kind == .property ? name : name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    // MARK: The declaration

    /// The name of the type of unknown values; the module is `MaquetteCuts`.
    static let anything = "MissingValue"

    /// The result of an initialiser that may give nil.
    static let nullable = "?"

    static let colour = "UIColor"
    private static let colourOfSwiftUI = "Color"
    /// What colours are called on which something is shown: that must be seen, whatever its own colour is.
    private static let grounds = [
        "ground", "surface", "fill", "card", "base", "border", "separator", "divider", "shadow", "overlay",
    ]

    /// Whether every module can name it.
    static func isOfApple(_ type: String) -> Bool {
        type.wholeMatch(of: CompilerWords.typeOfApple) != nil
    }

    /// On one line. The type is that of a property, or what a call gives where its place asks for nothing.
    ///
    /// - Parameters:
    ///   - kindOfStub: that of the type that it belongs to, if that is a stub.
    ///   - isInClass: whether it is in the body of its class, which has a designated initialiser then.
    ///   - isRoot: whether that class has none above it.
    ///   - isOverride: whether a class above has it, too.
    ///   - isKnown: whether the type is right, and not a guess.
    ///   - generic: the one type that its class is about.
    ///   - signature: as a header has it.
    ///   - isKept: whether it has the value that it was given.
    func declaration(
        of result: String, in kindOfStub: HollowType.Kind? = nil, isInClass: Bool = false, isRoot: Bool = false,
        isOverride: Bool = false, isKnown: Bool = false, generic: String? = nil,
        signature: HeaderClasses.Signature? = nil, isKept: Bool = false
    ) -> String {
        let note = "MaquetteCuts.cut(\"\(fullName)\")"
        // An object that need not be unwrapped is there, as far as something can stand for it.
        let plain = String(result.dropLast())
        let isThere =
            result.hasSuffix("!")
            && (plain == type || Self.isOfApple(plain) || ["[", "Set<", "NS"].contains { plain.hasPrefix($0) })
        let value = isThere ? "\(note) as \(plain)" : note
        let word = Self.escaped(name)
        // A default argument of something public names it, too; the type of a result may be the module's own.
        let takesKnown = signature?.parameters.allSatisfy { Self.isOfApple($0.type) } != false
        let isPublic =
            takesKnown
            && (result.hasPrefix(Self.anything) || [result, plain].contains(type) || Self.isOfApple(result))
        let mark = StubUse.mark(fullName)
        let modifier = mark + (isPublic ? "public " : "") + (isStatic && type != nil ? "static " : "")
        switch kind {
        case .property where isKept:
            let weakly = name.lowercased().hasSuffix("delegate") || name.lowercased().hasSuffix("datasource")
            let (kept, keep) = weakly ? ("keptWeakly", "keepWeakly") : ("kept", "keep")
            let written = result.hasSuffix("!") ? plain + "?" : result
            return "\(modifier)var \(word): \(result) { "
                + "get { MaquetteCuts.\(kept)(self, \"\(name)\") ?? (\(value) as \(written)) } "
                + "set { \(note); MaquetteCuts.\(keep)(newValue as Any, self, \"\(name)\") } }"
        case .property where type == Self.colourOfSwiftUI && isStatic && result == type:
            let words = name.lowercased()
            let colour = Self.grounds.contains(where: words.contains) ? "gray.opacity(0.2)" : "secondary"
            return "\(modifier)var \(word): \(result) { let _: Void = \(note); return \(result).\(colour) }"
        case .property:
            return "\(modifier)var \(word): \(result) { get { \(value) } set { \(note) } }"
        case .initialiser:
            var (parameters, generics) = signature.map { ($0.list, []) } ?? parameters
            // `BehaviorRelay(value: false)`: what is handed over is of the type that the class is about.
            if let generic, arguments.count == 1, arguments[0].isPlain {
                (parameters, generics) = ("\(arguments[0].label.map(Self.escaped) ?? "_") a1: \(generic)", [])
            }
            let access = takesKnown ? "public " : ""
            let keeping = signature?.keeping ?? ""
            let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
            let own = "init\(result == Self.nullable ? "?" : "")\(list)(\(parameters))"
            let before = isOverride ? "override " : ""
            if isInClass {
                return "\(mark)\(before)\(access)\(own) { \(isRoot ? "" : "super.init(); ")\(keeping)\(note) }"
            }
            if kindOfStub == .view { return mark + initialiserOfView(note) }
            if kindOfStub == .structure { return "\(mark)public \(own) { self.init(); \(note) }" }
            // What such an initialiser of colours does is known by its name.
            let making =
                type == Self.colour
                ? "self.init(cgColor: MaquetteCuts.color([\(arguments.indices.map { "a\($0 + 1)" }.joined(separator: ", "))]))"
                : "self.init()"
            return "\(mark)\(access)convenience \(own) { \(making); \(keeping)\(note) }"
        case .subscripted:
            let (parameters, generics) = parameters
            func one(_ attributes: String, _ generics: [String], _ result: String) -> String {
                let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
                return "\(attributes)\(modifier)subscript\(list)(\(parameters)) -> \(result) "
                    + "{ get { \(note) } set { \(note) } }"
            }
            return one("", generics + ["Given"], "Given") + "; " + one("@_disfavoredOverload ", generics, result)
        case .method:
            let (parameters, generics) = signature.map { ($0.list, []) } ?? parameters
            func function(_ attributes: String, _ generics: [String], _ result: String) -> String {
                let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
                return "\(attributes)\(modifier)func \(word)\(list)(\(parameters)) -> \(result) { \(note) }"
            }
            if isKnown {
                let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
                return "@discardableResult \(modifier)func \(word)\(list)(\(parameters)) -> \(result) { \(value) }"
            }
            return function("", generics + ["Given"], "Given") + "; "
                + function("@_disfavoredOverload @discardableResult ", generics, result)
        }
    }

    /// Where a view that is missing has what it shows.
    static let partsOfView = "_parts"

    /// The initialiser of a view that shows what it is given: the views of its closures, and texts.
    private func initialiserOfView(_ note: String) -> String {
        let (parameters, generics) = parameters(ofView: true)
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let parts = arguments.enumerated().compactMap { index, argument -> String? in
            let name = "a\(index + 1)"
            if case .content([], _) = argument.shape { return "SwiftUI.AnyView(\(name)())" }
            guard argument.mayBeShown else { return nil }
            return "(\(name) as? String).map { SwiftUI.AnyView(SwiftUI.Text(verbatim: $0)) }"
        }
        let all = "[\(parts.joined(separator: ", "))] as [SwiftUI.AnyView?]"
        let showing = parts.isEmpty ? "" : "; \(Self.partsOfView) = (\(all)).compactMap { $0 }"
        return "public init\(list)(\(parameters)) { self.init(); \(note)\(showing) }"
    }

    private var parameters: (list: String, generics: [String]) { parameters(ofView: false) }

    private func parameters(ofView: Bool) -> (list: String, generics: [String]) {
        var (list, generics): ([String], [String]) = ([], [])
        for (index, argument) in arguments.enumerated() {
            let generic = "A\(index + 1)"
            let type: String
            var attribute = ""
            switch argument.shape {
            case .value:
                generics.append(generic)
                type = generic
            case .reference:
                generics.append(generic)
                type = "inout \(generic)"
            case .implicitMember: type = Self.anything
            case .null: type = Self.anything + "?"
            case .list: type = "[\(Self.anything)]"
            case .closure(let parameters, let gives, let isAsync):
                if gives { generics.append(generic) }
                let effects = isAsync ? "async throws " : "throws "
                type = "(\(parameters.joined(separator: ", "))) \(effects)-> \(gives ? generic : "Void")"
            case .content(let parameters, _) where ofView:
                generics.append(generic + ": SwiftUI.View")
                attribute = "@SwiftUI.ViewBuilder "
                type = "(\(parameters.joined(separator: ", "))) -> \(generic)"
            case .content(let parameters, let gives):
                if gives { generics.append(generic) }
                type = "(\(parameters.joined(separator: ", "))) throws -> \(gives ? generic : "Void")"
            }
            list.append("\(attribute)\(argument.label.map(Self.escaped) ?? "_") a\(index + 1): \(type)")
        }
        return (list.joined(separator: ", "), generics)
    }

    private static let keywords: Set<String> = [
        "default", "in", "is", "as", "for", "if", "else", "switch", "case", "where", "while", "repeat", "return",
        "throw",
        "try", "do", "catch", "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "import",
        "init",
        "self", "super", "nil", "true", "false", "internal", "public", "private", "static", "operator", "guard",
        "defer",
        "break", "continue", "subscript", "typealias", "any", "Type",
    ]

    static func escaped(_ word: String) -> String { keywords.contains(word) ? "`\(word)`" : word }
}

extension HeaderClasses.Signature {
    fileprivate var list: String {
        parameters.enumerated().map { place, parameter in
            "\(parameter.label.map(HollowMember.escaped) ?? "_") a\(place + 1): \(parameter.type)"
        }.joined(separator: ", ")
    }

    /// What an initialiser does with values for properties.
    fileprivate var keeping: String {
        parameters.enumerated().map { place, parameter in
            parameter.property.map { "MaquetteCuts.keep(a\(place + 1) as Any, self, \"\($0)\"); " } ?? ""
        }.joined()
    }
}
