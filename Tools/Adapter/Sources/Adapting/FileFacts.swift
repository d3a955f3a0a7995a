/// What one file tells the others of its module.
struct FileFacts: Codable, Sendable, Equatable {
    /// A class, by its name with those of the types around it: `Card.Header`.
    struct Class: Codable, Sendable, Equatable {
        var name: String
        /// What follows the colon.
        var inherits: [String]
        var initialisers: [Initialiser] = []
        /// Whether the class makes a window when an app starts or a scene connects.
        var makesWindow = false
    }

    /// An initialiser of a class.
    struct Initialiser: Codable, Sendable, Equatable {
        /// The labels of the arguments that have no default.
        var required: [String]
        /// The types of these.
        var types: [String]
        var isConvenience: Bool
        var isPrivate: Bool
        var isFailable: Bool
        /// Whether the initialiser sets a property that must not stay nil: `self.model = model` where that is a `Model!`.
        var setsWhatIsNeeded = false
    }

    /// A method, property or subscript, by its class and its full name, such as `Card` and `show(_:animated:)`.
    struct Member: Codable, Sendable, Hashable {
        var type: String
        var name: String
    }

    /// A method that a protocol does not insist on.
    struct OptionalMethod: Codable, Sendable, Hashable {
        var type: String
        /// The method's full name, such as `deck(_:didShow:)`.
        var name: String
        /// The method as Objective-C spells it.
        var selector: String

        var baseName: String { String(name.prefix { $0 != "(" }) }
    }

    /// A method that Objective-C code could call.
    struct Method: Codable, Sendable, Equatable {
        var type: String
        var baseName: String
        /// The method's full name.
        var name: String
        /// The method as Objective-C spells it: `showWithCard:animated:`.
        var selector: String
        var isStatic: Bool
    }

    /// Whether the parser makes sense of all of it.
    var parses = true
    var imports: Set<String> = []
    var classes: [Class] = []
    var protocols: Set<String> = []
    /// Types with parameters, by their names with those of the types around.
    var genericTypes: Set<String> = []
    /// The protocols that are of Objective-C.
    var objectiveCProtocols: Set<String> = []
    /// What is written in angle brackets after a type, by itself: `WeakBox<Watcher>`; of the type, and of its parameter, `WeakBox#0`.
    var specializations: Set<Member> = []
    var optionalMethods: Set<OptionalMethod> = []
    /// Names of properties of types that protocols do not insist on.
    var optionalProperties: Set<String> = []
    /// Names of properties, by what their types are called where that may be a closure, and by nothing where it is one: what
    /// looks like the call of an optional method may be that of a closure.
    var closures: Set<Member> = []
    /// Whether the file calls something of its own `Selector`.
    var hasOwnSelector = false
    /// Initialisers of extensions and of classes, each with the types of what it takes.
    var extensionInitialisers: Set<Member> = []
    var classInitialisers: Set<Member> = []
    /// Other names for types of closures.
    var namesOfClosures: Set<String> = []
    /// The requirements of `@objc` protocols.
    var requirements: Set<ObjectiveCRequirement> = []
    /// The initialisers without arguments of structures and classes, by their names.
    var argumentlessInits: [String: ArgumentlessInit] = [:]
    var overrides: Set<Member> = []
    /// What extensions make types conform to, by type and protocol.
    var conformances: Set<Member> = []
    var extensionMembers: Set<Member> = []
    var methods: [Method] = []
    /// Members of its classes that Objective-C would find in any object.
    var objectMembers: [ObjectMember] = []
    /// The names of members that it asks of anything, where that may be an object of no known class.
    var askedNames: Set<String> = []
    /// Whether the file gives `URL` folders by the names that Foundation has for them.
    var hasOwnFolders = false
    /// What the file may need in place of Foundation's own.
    var projectMembers: Set<ProjectMember> = []
}
