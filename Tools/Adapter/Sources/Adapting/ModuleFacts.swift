/// What all files of a module tell together.
struct ModuleFacts: Sendable {
    let protocols: Set<String>
    /// Types with parameters, of the module and of those that it uses.
    private var genericTypes: Set<String>
    private let inherits: [String: [String]]
    private let classes: [String: FileFacts.Class]
    /// The classes that others of the module come from.
    private let parents: Set<String>
    /// Classes of other modules.
    private var others: [String: FileFacts.Class] = [:]
    /// What extensions make classes conform to.
    private(set) var conformances: Set<FileFacts.Member>
    /// The classes above those that headers of Objective-C declare.
    private var superclassesInHeaders: [String: String] = [:]
    private(set) var optionalMethods: OptionalMethods
    private let optionalProperties: Set<String>
    private let methods: [String: [FileFacts.Method]]
    /// The requirements of `@objc` protocols, by their names.
    private let requirements: [String: [ObjectiveCRequirement]]
    let argumentlessInits: [String: ArgumentlessInit]
    /// Members of extensions that a subclass overrides, which Swift allows of members in the class alone.
    private let overridden: Set<FileFacts.Member>

    let foreignOverrides: ForeignOverrides
    let repeatedInitialisers: RepeatedInitialisers
    /// The overrides by class: the first words of what it overrides.
    private let overrides: [String: Set<String>]

    /// What the module's classes add to the members that any object is asked for, as code.
    let objectMembers: String
    private let namesOfObjectMembers: Set<String>

    /// Whether the module calls something else `Selector`.
    let hasOtherSelectors: Bool

    /// Protocols of Objective-C that the module or one that it uses declares.
    private var objectiveCProtocols: Set<String>
    /// Types with what is written in angle brackets after them.
    private let specializations: Set<FileFacts.Member>

    /// Modules that are imported and not there.
    let absentModules: Set<String>
    /// All modules that any file imports: what they add to types is seen by the others, too.
    let imports: Set<String>

    /// Whether `try?` wraps what is optional already.
    var isOfSwift4 = false
    /// Whether tables tell of classes of tests.
    var tellsTests = false

    init(_ files: [FileFacts], without others: Set<String> = []) {
        absentModules = AppleFrameworks.absent.union(others)
        imports = files.reduce(into: []) { $0.formUnion($1.imports) }
        var members = files.reduce(into: Set<ProjectMember>()) { $0.formUnion($1.projectMembers) }
        if files.contains(where: \.hasOwnFolders) { members.remove(.foldersOfURLs) }
        projectMembers = members
        namesOfObjectMembers = Set(files.flatMap { $0.objectMembers.map(\.baseName) })
        objectMembers = ObjectMember.declarations(
            of: files.flatMap(\.objectMembers), asked: files.reduce(into: []) { $0.formUnion($1.askedNames) },
            classes: Set(files.flatMap { $0.classes.map(\.name) }))
        let classes = files.flatMap(\.classes)
        let inherits = Dictionary(classes.map { ($0.name, $0.inherits) }, uniquingKeysWith: { first, _ in first })
        self.inherits = inherits
        self.classes = Dictionary(classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        parents = Set(classes.compactMap(\.inherits.first))
        conformances = files.reduce(into: []) { $0.formUnion($1.conformances) }
        protocols = files.reduce(into: []) { $0.formUnion($1.protocols) }
        genericTypes = files.reduce(into: []) { $0.formUnion($1.genericTypes) }
        hasOtherSelectors = files.contains { $0.hasOwnSelector || $0.namesOfClosures.contains("Selector") }
        repeatedInitialisers = RepeatedInitialisers(
            inClasses: files.reduce(into: []) { $0.formUnion($1.classInitialisers) },
            inExtensions: files.reduce(into: []) { $0.formUnion($1.extensionInitialisers) },
            superclasses: inherits.compactMapValues(\.first))
        objectiveCProtocols = files.reduce(into: []) { $0.formUnion($1.objectiveCProtocols) }
        specializations = files.reduce(into: []) { $0.formUnion($1.specializations) }
        optionalMethods = OptionalMethods(files)
        optionalProperties = files.reduce(into: []) { $0.formUnion($1.optionalProperties) }
        requirements = Dictionary(
            grouping: files.flatMap(\.requirements).sorted { $0.name < $1.name }, by: \.owner)
        argumentlessInits = files.reduce(into: [:]) { $0.merge($1.argumentlessInits) { first, _ in first } }
        methods = Dictionary(grouping: files.flatMap(\.methods), by: \.baseName)

        let inExtensions = files.reduce(into: Set<FileFacts.Member>()) { $0.formUnion($1.extensionMembers) }
        let overrides = files.reduce(into: Set<FileFacts.Member>()) { $0.formUnion($1.overrides) }
        self.overrides = Dictionary(grouping: overrides, by: \.type).mapValues { members in
            Set(members.map { String($0.name.prefix { $0 != "(" }) })
        }
        let protocols = protocols
        // What an extension adds to a protocol is no member that a class above has: nothing of it is overridden.
        foreignOverrides = ForeignOverrides(
            overrides: overrides, additions: inExtensions,
            superclasses: inherits.compactMapValues { $0.first.flatMap { protocols.contains($0) ? nil : $0 } })
        var overridden: Set<FileFacts.Member> = []
        for member in overrides where !foreignOverrides.isOverride(member) {
            for above in Self.ancestors(of: member.type, inherits) {
                let candidate = FileFacts.Member(type: above, name: member.name)
                if inExtensions.contains(candidate) { overridden.insert(candidate) }
            }
        }
        self.overridden = overridden
    }

    /// Whether any object may be asked for a property by this name, as one of the module's classes has it.
    func isPropertyOfObjects(_ name: String) -> Bool {
        !objectMembers.isEmpty && namesOfObjectMembers.contains(name) && objectMembers.contains(" var \(name): ")
    }

    /// What a file tells others, as far as the names that it asks objects for are those of members of the module.
    func asTold(_ facts: FileFacts) -> FileFacts {
        var facts = facts
        facts.askedNames.formIntersection(namesOfObjectMembers)
        facts.specializations = facts.specializations.filter { conformsToItself($0.name) }
        return facts
    }

    /// What the `@objc` protocols ask for to which a class is said to conform.
    func requirements(of type: String) -> [ObjectiveCRequirement] {
        if requirements.isEmpty { return [] }
        let inExtensions = conformances.filter { $0.type == type }.map(\.name).sorted()
        return Set((inherits[type] ?? []) + inExtensions).sorted().flatMap { requirements[$0] ?? [] }
    }

    /// Whether an extension makes one of the types conform to a protocol.
    func hasConformance(of types: Set<String>, to name: String) -> Bool {
        types.contains { conformances.contains(FileFacts.Member(type: $0, name: name)) }
    }

    /// Whether a class or protocol is declared in the module or one that it uses.
    func isKnown(_ name: String) -> Bool {
        protocols.contains(name) || inherits[name] != nil || others[name] != nil
            || optionalMethods.protocols.contains(name)
    }

    func isClassOfModule(_ name: String) -> Bool { inherits[name] != nil }

    /// Whether a type, or one around it, has parameters, without which code cannot name it.
    func needsArguments(_ name: String) -> Bool {
        if genericTypes.isEmpty { return false }
        let words = name.split(separator: ".")
        return words.indices.contains { genericTypes.contains(words[...$0].joined(separator: ".")) }
    }

    /// What ``know(_:)`` takes of files of modules that it uses.
    static func asToldElsewhere(_ facts: FileFacts) -> FileFacts {
        var told = FileFacts()
        (told.classes, told.conformances, told.optionalMethods, told.genericTypes) =
            (facts.classes, facts.conformances, facts.optionalMethods, facts.genericTypes)
        return told
    }

    /// Learns of files of modules that this module uses, from whose classes its own may inherit.
    mutating func know(_ files: [FileFacts]) {
        for declared in files.flatMap(\.classes) where inherits[declared.name] == nil {
            others[declared.name] = declared
        }
        for file in files { conformances.formUnion(file.conformances) }
        for file in files { genericTypes.formUnion(file.genericTypes.filter { inherits[$0] == nil }) }
        optionalMethods.know(files)
        for file in files { objectiveCProtocols.formUnion(file.objectiveCProtocols) }
        if usesWeakly { projectMembers.insert(.weakProperties) }
    }

    /// Whether an object of which only the protocol is known conforms to it through Objective-C.
    func conformsToItself(_ name: String) -> Bool {
        objectiveCProtocols.contains(name) || !protocols.contains(name) && ObjectiveCProtocols.hasApple(name)
    }

    /// Whether somewhere a generic type is about such a protocol.
    func isMadeOfProtocols(_ type: String) -> Bool {
        specializations.contains { $0.type == type && conformsToItself($0.name) }
    }

    private var usesWeakly: Bool { specializations.contains { conformsToItself($0.name) } }

    /// Learns of the classes that headers of Objective-C declare, from which the module's own may inherit.
    mutating func know(superclassesInHeaders: [String: String]) { self.superclassesInHeaders = superclassesInHeaders }

    /// A class of the module or one that it uses.
    func declaration(of name: String) -> FileFacts.Class? { classes[name] ?? others[name] }

    /// Whether classes of the module come from it.
    func hasSubclasses(_ name: String) -> Bool { parents.contains(name) }

    /// Whether a class comes from one of UIKit's views or controllers, as far as the module's files say.
    func isResponder(_ name: String) -> Bool {
        let top = foreignAncestor(of: name)
        return ViewFiles.isViewOfUIKit(top) || top == "UIResponder"
    }

    /// Whether a class comes from one of Core Animation's layers.
    func isLayer(_ name: String) -> Bool {
        let top = foreignAncestor(of: name)
        return top.hasPrefix("CA") && top.hasSuffix("Layer")
    }

    /// Whether a class comes from another, in this module and those that it uses.
    func comes(_ name: String, from ancestor: String) -> Bool {
        var (current, seen) = (name, Set<String>())
        while let above = declaration(of: current)?.inherits.first, seen.insert(current).inserted {
            if above == ancestor { return true }
            current = above
        }
        return false
    }

    /// Whether no class between this one and `NSObject` overrides a member.
    func isFirstOfObjects(_ name: String, toOverride member: String) -> Bool {
        foreignAncestor(of: name) == "NSObject" && isFirst(name, toOverride: member)
    }

    /// Whether a class comes from one of Apple's that is no responder, and so has nothing to override where it observes values.
    func isObjectOfApple(_ name: String) -> Bool {
        !isResponder(name) && foreignAncestor(of: name).prefixMatch(of: /(?:NS|UI|CA|AV|WK|MK|SK)[A-Z]/) != nil
    }

    /// Whether no class of the module above this one overrides a member.
    func isFirst(_ name: String, toOverride member: String) -> Bool {
        !Self.ancestors(of: name, inherits).contains { overrides[$0]?.contains(member) == true }
    }

    /// The first class above it that is not the module's.
    private func foreignAncestor(of name: String) -> String {
        ([name] + Self.ancestors(of: name, inherits)).last.flatMap { inherits[$0]?.first } ?? name
    }

    /// What is above a class of the module or one that it uses, and how it is made.
    func makers(of name: String) -> (parent: String?, initialisers: [FileFacts.Initialiser])? {
        declaration(of: name).map { ($0.inherits.first, $0.initialisers) }
    }

    /// The class of UIKit's above one that no Swift file declares, as its stub will have it: a header of Objective-C says it, or
    /// its own name, or what the class below overrides.
    func classOfUIKit(aboveUnknown name: String, below subclass: String) -> String? {
        let name = name.split(separator: ".").last.map(String.init) ?? name
        return GuessedSuperclass.name(declared: name, superclassesInHeaders)
            ?? GuessedSuperclass.name(ofOneNamed: name)
            ?? GuessedSuperclass.name(ofOneThatOverrides: overrides[subclass] ?? [])
    }

    /// Whether the name after a dot is a property of a type that need not be there.
    func isOptionalProperty(_ name: String) -> Bool { optionalProperties.contains(name) }

    func isOverridden(_ member: FileFacts.Member) -> Bool { overridden.contains(member) }

    /// How many methods of the module begin with the word.
    func methodCount(_ baseName: String) -> Int { methods[baseName]?.count ?? 0 }

    func methodCount(_ baseName: String, in type: String) -> Int {
        methods[baseName]?.count { $0.type == type || $0.type.hasSuffix("." + type) } ?? 0
    }

    /// What the module's code may need in place of Foundation's own.
    private(set) var projectMembers: Set<ProjectMember>

    /// Whose method Objective-C would find by its full name in an object of any class: the only protocol's, or else class's.
    func owner(ofMethod fullName: String) -> String? {
        let named = methods[String(fullName.prefix { $0 != "(" })] ?? []
        let owners = Set(named.filter { $0.name == fullName && !$0.isStatic }.map(\.type))
        let ofProtocols = owners.intersection(protocols)
        if !ofProtocols.isEmpty { return ofProtocols.count == 1 ? ofProtocols.first : nil }
        return owners.count == 1 ? owners.first.flatMap { isClassOfModule($0) && !needsArguments($0) ? $0 : nil } : nil
    }

    /// The method with this first word that the class or one above it declares, or else the only one in the module.
    func method(_ baseName: String, in type: String?) -> FileFacts.Method? {
        guard let named = methods[baseName] else { return nil }
        if let type {
            for name in [type] + Self.ancestors(of: type, inherits) {
                if let method = named.first(where: { $0.type == name }) { return method }
            }
        }
        return Set(named.map(\.selector)).count == 1 ? named.first : nil
    }

    /// A method of a class or one above it that begins with the word, and whose full name is as asked.
    func method(_ baseName: String, of type: String, where isMeant: (String) -> Bool) -> FileFacts.Method? {
        let owners = [type] + Self.ancestors(of: type, inherits)
        return methods[baseName]?.first { owners.contains($0.type) && isMeant($0.name) }
    }

    /// The module's classes above a class, from near to far.
    private static func ancestors(of type: String, _ inherits: [String: [String]]) -> [String] {
        var found: [String] = []
        var current = type
        while let above = inherits[current]?.first, inherits[above] != nil, above != type, !found.contains(above) {
            found.append(above)
            current = above
        }
        return found
    }
}
