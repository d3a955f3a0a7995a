/// What all files tell of how values are made: those of a module, and those of modules that it imports.
struct MakerIndex: Sendable {
    private(set) var types: [String: MakerFacts] = [:]
    private(set) var factories: [String: [MakerFacts.Factory]] = [:]
    private(set) var globals: Set<String> = []
    private(set) var imports: Set<String> = []
    private var aliases: [String: String] = [:]
    /// The types that conform to a protocol or come from a class by their own words, by its name.
    private var below: [String: [String]] = [:]

    init(own: [MakerFactsOfFile], others: [MakerFactsOfFile]) {
        for (files, isOfModule) in [(own, true), (others, false)] {
            for file in files {
                for type in file.types where types[type.name] == nil && (isOfModule || type.access == .ofAll) {
                    var type = type
                    type.isOfModule = isOfModule
                    if !isOfModule { type.onlyPublic() }
                    types[type.name] = type
                }
                aliases.merge(file.aliases) { one, _ in one }
                if isOfModule {
                    globals.formUnion(file.globals)
                    imports.formUnion(file.imports)
                }
            }
            for file in files {
                for added in file.extensions {
                    let name = resolved(added.name, in: nil)
                    guard types[name] != nil || isOfModule else { continue }
                    var added = added
                    if !isOfModule { added.onlyPublic() }
                    // A type of a library's may conform to a protocol of the module.
                    types[name, default: MakerFacts(name: name, kind: .object, access: .ofAll, isOfModule: false)]
                        .add(added)
                }
            }
        }
        for file in own {
            for factory in file.factories where factory.maker.access > .ofType {
                let result = resolved(TypeWords.plain(factory.result), in: factory.owner)
                let names = result == "Self" ? factory.owner.map { [$0] } ?? [] : [result]
                for name in names where types[name] != nil { factories[name, default: []].append(factory) }
                let returned = factory.returned.map { resolved($0, in: factory.owner) }
                if let returned, returned != result, types[returned]?.kind == .object {
                    factories[returned, default: []].append(factory)
                }
            }
        }
        for type in types.values.sorted(by: { $0.name < $1.name }) {
            for written in type.inherits {
                for above in parts(of: resolved(TypeWords.plain(written), in: type.name)) {
                    below[above, default: []].append(type.name)
                }
            }
        }
    }

    /// The protocols or the class that a name after a colon stands for, which may be another name of several.
    func parts(of text: String, _ depth: Int = 0) -> [String] {
        TypeWords.parts(text[...], at: "&").flatMap { part in
            let name = TypeWords.base(of: TypeWords.plain(String(part)))
            return depth < 5 ? alias(name).map { parts(of: $0, depth + 1) } ?? [name] : [name]
        }
    }

    /// The names in a type as the whole module knows them.
    ///
    /// - Parameter scope: the type in which it is written.
    func resolved(_ text: String, in scope: String?) -> String {
        TypeWords.replacing(text) { word in
            var around = scope
            while let here = around {
                if word == "Self" { return here }
                let full = here + "." + word
                if types[full] != nil || aliases[full] != nil { return full }
                around = here.lastIndex(of: ".").map { String(here[..<$0]) }
            }
            return word
        }
    }

    /// What another name of a type stands for.
    func alias(_ name: String) -> String? {
        aliases[name].map { resolved($0, in: name.lastIndex(of: ".").map { String(name[..<$0]) }) }
    }

    /// The classes from one up to the last that the project declares.
    func ancestors(of name: String) -> [MakerFacts] {
        var (found, next) = ([MakerFacts](), types[name])
        while let type = next, found.count < 20, !found.contains(where: { $0.name == type.name }) {
            found.append(type)
            next = type.inherits.lazy.map { resolved(TypeWords.base(of: $0), in: type.name) }.compactMap { types[$0] }
                .first { $0.kind == .object }
        }
        return found
    }

    /// What stands for the parameters of a class and of those from which it comes: `HomeModel` for `Model` where it is a `Base<HomeModel>`.
    /// One of its own is the class that it asks for, or the first that conforms.
    func arguments(of name: String) -> [String: String] {
        var known: [String: String] = [:]
        for (place, type) in ancestors(of: name).enumerated() {
            if place == 0 {
                for (parameter, bound) in zip(type.parameters, type.bounds) {
                    known[parameter] = argument(for: resolved(bound, in: name))
                }
            }
            for written in type.inherits {
                let above = resolved(written, in: type.name)
                let parameters = types[TypeWords.base(of: above)]?.parameters ?? []
                for (parameter, argument) in zip(parameters, TypeWords.arguments(of: above)) {
                    known[parameter] = TypeWords.replacing(argument) { known[$0] ?? $0 }
                }
            }
        }
        return known
    }

    private func argument(for bound: String) -> String? {
        if bound.isEmpty { return "Int" }
        if let type = types[bound], type.kind != .proto { return type.parameters.isEmpty ? bound : nil }
        return conformers(to: parts(of: bound)).first
    }

    /// A class with types for its parameters; nil where there are none.
    func form(of name: String) -> String? {
        guard let parameters = types[name]?.parameters, !parameters.isEmpty else { return name }
        let known = arguments(of: name)
        let arguments = parameters.compactMap { known[$0] }
        return arguments.count == parameters.count ? "\(name)<\(arguments.joined(separator: ", "))>" : nil
    }

    /// How the project's words say that an object of a class is made: its own initialisers, or those that it inherits.
    func initialisers(of name: String) -> [MakerFacts.Maker] {
        let makers = ancestors(of: name).first { $0.hasOwnInitialiser }?.initialisers ?? []
        return makers.filter { maker in
            maker.access > .ofType
                && !maker.parameters.contains {
                    ["coder", "aDecoder"].contains($0.label ?? "") || $0.type == "NSCoder"
                }
                && maker.parameters.first?.type.hasSuffix("Decoder") != true
        }.sorted { one, other in
            (one.isFailable ? 1 : 0, one.parameters.count) < (other.isFailable ? 1 : 0, other.parameters.count)
        }
    }

    /// How an object is made from a storyboard by more than the coder, where that alone is refused.
    func creators(of name: String) -> [MakerFacts.Maker] {
        guard let type = ancestors(of: name).first(where: \.hasOwnInitialiser), type.refusesCoder else { return [] }
        return type.initialisers.filter { maker in
            maker.access > .ofType && maker.parameters.count > 1
                && maker.parameters.contains { $0.type == "NSCoder" }
        }
    }

    /// The functions that give a controller, those too that protocols give all who conform.
    func factories(of name: String) -> [(factory: MakerFacts.Factory, owner: String?)] {
        let own = (factories[name] ?? []).map { ($0, $0.owner) }
        let protocols = protocols(of: name)
        return own
            + protocols.flatMap { factories[$0] ?? [] }.filter(\.isOfType).map { ($0, name) }
    }

    /// The protocols to which a class conforms by its own words.
    private func protocols(of name: String) -> [String] {
        var (found, waiting) = ([String](), ancestors(of: name).map(\.name))
        while let next = waiting.popLast() {
            let above = (types[next]?.inherits ?? []).flatMap { parts(of: resolved(TypeWords.plain($0), in: next)) }
            for proto in above where types[proto]?.kind == .proto && !found.contains(proto) {
                found.append(proto)
                waiting.append(proto)
            }
        }
        return found
    }

    /// The types that can stand for a value of a protocol, the likeliest first.
    func conformers(to names: [String]) -> [String] {
        var common: Set<String>?
        for name in names {
            let all = everything(below: name)
            common = common.map { $0.intersection(all) } ?? all
        }
        let usable = (common ?? []).filter { name in
            guard let type = types[name] else { return false }
            return type.kind != .proto && type.access > .ofType && type.parameters.isEmpty
        }
        return usable.sorted { (Self.rank($0), $0) < (Self.rank($1), $1) }
    }

    /// What is meant for previews and tests first, then what its author calls the usual one.
    static func rank(_ name: String) -> Int {
        let last = (name.split(separator: ".").last ?? "").lowercased()
        if ["mock", "stub", "preview", "fake", "sample", "dummy", "inmemory", "demo"].contains(where: last.contains) {
            return 0
        }
        return last.hasPrefix("default") || last.hasSuffix("impl") || last.hasSuffix("implementation") ? 1 : 2
    }

    private func everything(below name: String) -> Set<String> {
        var (found, waiting) = (Set<String>(), [name])
        while let next = waiting.popLast() {
            for type in below[next] ?? [] where found.insert(type).inserted { waiting.append(type) }
        }
        return found
    }
}

extension MakerFacts {
    /// Only what other modules see.
    fileprivate mutating func onlyPublic() {
        initialisers.removeAll { $0.access < .ofAll }
        samples = []
        // What nobody wrote is seen by the module alone.
        members = nil
    }
}
