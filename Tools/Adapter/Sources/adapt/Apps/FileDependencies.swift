import Foundation

/// What the compiler found of a file that others of its module may depend on, and what of others it depends on itself: the
/// `.swiftdeps` that is written with an object.
struct FileDependencies {
    /// Something that is declared, as far as others notice it: a name outside of types, a type, or a member of one.
    struct Entity: Hashable {
        var kind: Int
        /// The type, as the compiler's symbols name it.
        var context: String
        var name: String
    }

    /// Each with a number that is another one when it was changed, where the compiler has one.
    private var provided: [Entity: String] = [:]
    private var used: Set<Entity> = []
    /// The interface of all that is outside of types.
    private var interface = ""

    /// For a file that is not there.
    init() {}

    /// Nil where there is no such file, or one of another form.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let records = Bitstream.records(in: Array(data), afterMark: "DEPS"), records.first?.code == Code.about,
            records.first?.numbers.first == Self.version
        else { return nil }
        var names = [""]
        var entities: [(entity: Entity, isProvided: Bool)] = []
        for record in records {
            switch record.code {
            case Code.name: names.append(String(decoding: record.blob, as: UTF8.self))
            case Code.entity:
                guard record.numbers.count == 5, names.indices.contains(record.numbers[2]),
                    names.indices.contains(record.numbers[3])
                else { return nil }
                let entity = Entity(
                    kind: record.numbers[0], context: names[record.numbers[2]], name: names[record.numbers[3]])
                entities.append((entity, record.numbers[4] != 0))
            case Code.fingerprint:
                guard let current = entities.last, current.isProvided else { continue }
                let text = String(decoding: record.blob, as: UTF8.self)
                provided[current.entity] = text
                if current.entity.kind == Self.kindOfFiles { interface = text }
            default: break
            }
        }
        // What an extension is of is both.
        for record in records where record.code == Code.use {
            guard let place = record.numbers.first, entities.indices.contains(place) else { return nil }
            used.insert(entities[place].entity)
        }
        for (entity, isProvided) in entities {
            if isProvided { provided[entity] = provided[entity] ?? "" } else { used.insert(entity) }
        }
        guard !interface.isEmpty else { return nil }
        provided = provided.filter { $0.key.kind != Self.kindOfFiles }
    }

    private enum Code {
        static let (about, entity, fingerprint, use, name) = (1, 2, 3, 4, 5)
    }

    private static let version = 1
    private static let kindOfFiles = 6

    /// What others notice of an edit.
    struct Changes {
        var entities: Set<Entity> = []
        /// Types of which anything is different.
        var types: Set<String> = []

        var isEmpty: Bool { entities.isEmpty }

        mutating func add(_ other: Changes) {
            entities.formUnion(other.entities)
            types.formUnion(other.types)
        }

        /// All that a file declares, and each of its types in any respect: after the file was compiled anew for something else that has
        /// changed, a type of it may have another size, or a value another type. Modules that import it do not hear of the cause.
        mutating func add(allOf file: FileDependencies, in module: String) {
            // The name of a type begins with that of its module. Of other modules' types the file declares members alone.
            let own = file.provided.keys.filter { $0.context.hasPrefix("\(module.utf8.count)\(module)") }
            types.formUnion(own.map(\.context))
            entities.formUnion(own)
            entities.formUnion(file.provided.keys.filter { !$0.name.isEmpty })
        }
    }

    /// The number of a type is of what is between its braces. When anything outside of them is different, each may be.
    static func changes(from former: FileDependencies, to new: FileDependencies) -> Changes {
        var all = Set(former.provided.keys).union(new.provided.keys)
        if former.interface == new.interface { all = all.filter { former.provided[$0] != new.provided[$0] } }
        return Changes(entities: all, types: Set(all.map(\.context).filter { !$0.isEmpty }))
    }

    /// Whether the file has to be compiled again.
    func isTouched(by changes: Changes) -> Bool {
        used.contains { changes.entities.contains($0) || changes.types.contains($0.context) }
    }
}
