/// What is known of a type for making a value of it, from all files that speak of it.
struct MakerFacts: Sendable, Equatable {
    enum Kind: Sendable, Equatable { case structure, object, choice, proto }

    /// Who may name something, from those that see least.
    enum Access: Int, Sendable, Comparable {
        case ofType, ofModule, ofAll

        static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }
    }

    struct Parameter: Sendable, Equatable {
        /// Nil where the argument has none.
        var label: String?
        var type: String
        var isAutoclosure = false
    }

    /// An initialiser, or a function that gives such a value.
    struct Maker: Sendable, Equatable {
        var access: Access
        /// The parameters that a call has to give.
        var parameters: [Parameter]
        var isFailable = false
        var isConvenience = false
    }

    /// A function whose result is a value of some type.
    struct Factory: Sendable, Equatable {
        var name: String
        /// The type that has it; nil for a function of the module.
        var owner: String?
        var isOfType: Bool
        var result: String
        /// The class of what it returns as a controller of any class, as far as its last line tells.
        var returned: String?
        var maker: Maker
    }

    struct Case: Sendable, Equatable {
        var name: String
        var values: [Parameter]
    }

    var name: String
    var kind: Kind
    var access: Access
    /// The names of what stands in angle brackets behind it.
    var parameters: [String] = []
    /// What each of these has to be; empty where it may be anything.
    var bounds: [String] = []
    /// What follows the colon, here and in extensions.
    var inherits: [String] = []
    var initialisers: [Maker] = []
    /// Whether initialisers stand in the type itself: then it has none that nobody wrote.
    var hasOwnInitialiser = false
    /// What a structure is made of that has no initialiser of its own; nil where some of it is private.
    var members: [Parameter]? = []
    /// Constants of the type itself that are values of it.
    var samples: [String] = []
    var cases: [Case] = []
    /// What others hand over to it: `var user: User!`.
    var given: [Parameter] = []
    /// Whether the class's `init?(coder:)` only says that nobody may call it.
    var refusesCoder = false
    /// Whether the type is of the module, and not of one that the module imports.
    var isOfModule = true

    /// Takes what an extension adds.
    mutating func add(_ other: MakerFacts) {
        inherits += other.inherits
        initialisers += other.initialisers
        samples += other.samples
        cases += other.cases
    }
}

/// What a file says of types.
struct MakerFactsOfFile: Sendable {
    var types: [MakerFacts] = []
    /// The facts of types that may be declared elsewhere.
    var extensions: [MakerFacts] = []
    var factories: [MakerFacts.Factory] = []
    /// Other names of types, with the types around.
    var aliases: [String: String] = [:]
    /// The types of objects that views expect from above: `@Environment(Deck.self)`, `@EnvironmentObject var deck: Deck`.
    var handedDown: Set<String> = []
    /// What can be named everywhere in the module.
    var globals: Set<String> = []
    /// What the file imports, with the words around: `@testable import Cards`.
    var imports: Set<String> = []
}
