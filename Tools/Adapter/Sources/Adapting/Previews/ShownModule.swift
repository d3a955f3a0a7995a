import Foundation

/// The files of a module adapted together, with all that they have to show. It is kept for edits: a file in which only bodies of
/// functions are different is adapted alone.
public struct ShownModule: Sendable {
    /// What the compiler is to read, and what there is to show, by path.
    public private(set) var copies: [ModuleAdapter.Copy]
    public private(set) var previews: [String: [PreviewEntry]]
    /// Without bodies that do not parse.
    private var files: [(path: String, bytes: [UInt8])]
    /// The files that had such bodies.
    private var mended: Set<String>
    private var adapted: [AdaptedFile]
    private var facts: ModuleFacts
    /// What files tell each other and what is known besides.
    private var newFacts: Facts

    /// Makes them from the module's files.
    public struct Facts: Sendable {
        let of: @Sendable ([(path: String, bytes: [UInt8])]) -> ModuleFacts
    }

    init(
        _ files: [(path: String, bytes: [UInt8])], mended: Set<String>, _ adapted: [AdaptedFile], _ facts: ModuleFacts,
        anew newFacts: Facts
    ) {
        (self.files, self.mended, self.adapted, self.facts) = (files, mended, adapted, facts)
        self.newFacts = newFacts
        let found = zip(files, adapted).map { ($0.path, $1.previews) }.filter { !$1.isEmpty }
        previews = Dictionary(found, uniquingKeysWith: { one, _ in one })
        copies = Self.copies(of: files, mended, adapted, Self.shared(files, adapted, facts), hoisted: nil)
    }

    /// What another process needs to take edits.
    public struct Memory: Codable {
        fileprivate var paths: [String]
        fileprivate var files: [Data]
        fileprivate var mended: Set<String>
        fileprivate var adapted: [AdaptedFile]
    }

    public var memory: Memory {
        Memory(
            paths: files.map(\.path), files: files.map { Data($0.bytes) }, mended: mended, adapted: adapted)
    }

    init(_ memory: Memory, facts: Facts) {
        let files = zip(memory.paths, memory.files).map { (path: $0, bytes: Array($1)) }
        self.init(files, mended: memory.mended, memory.adapted, facts.of(files), anew: facts)
    }

    /// The files as they were, without bodies that did not parse.
    public var sources: [(path: String, bytes: [UInt8])] { files }

    /// What came of an edit.
    public struct Edit: Sendable {
        public var module: ShownModule
        /// The files of which the compiler is to read something else, those among them that are new, and those that are
        /// gone.
        public var changed: Set<String> = []
        public var removed: Set<String> = []
        /// Whether other files may notice something, and by which names.
        public var isSeen = false
        public var seen = SeenNames.nothing
        /// Whether the module imports the same as before.
        public var hasSameImports = true
    }

    /// The module with what its files contain now: some may be new, and others gone.
    ///
    /// - Parameters:
    ///   - isUnseen: whether it is to be so. Nil then where other files may notice something.
    ///   - facts: what makes them from now on, if other modules tell something else than before.
    public func edited(
        to now: [(path: String, bytes: [UInt8])], ifUnseen isUnseen: Bool = false, with facts: Facts? = nil
    ) -> Edit? {
        let places = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
        var new = self
        (new.files, new.adapted) = ([], [])
        if let facts { new.newFacts = facts }
        var edit = Edit(module: self)
        var edited: [Int] = []
        var areFactsSame = facts == nil
        for file in now {
            let place = places[file.path]
            if let place, files[place].bytes == file.bytes, !mended.contains(file.path) {
                new.files.append(files[place])
                new.adapted.append(adapted[place])
                continue
            }
            let mendedBytes = BrokenBodies.mended(file.bytes)
            let source = SourceFile(path: file.path, bytes: mendedBytes ?? file.bytes)
            if mendedBytes == nil { new.mended.remove(file.path) } else { new.mended.insert(file.path) }
            new.files.append((file.path, source.bytes))
            new.adapted.append(place.map { adapted[$0] } ?? AdaptedFile())
            if let place {
                let former = SourceFile(path: file.path, bytes: files[place].bytes)
                edit.seen.add(.between(former, source))
                areFactsSame = areFactsSame && digest(of: former) == digest(of: source)
            } else {
                edit.seen.add(.all(of: source))
                areFactsSame = false
            }
            edited.append(new.files.count - 1)
            edit.changed.insert(file.path)
        }
        edit.removed = Set(places.keys).subtracting(now.map(\.path))
        for path in edit.removed {
            edit.seen.add(.all(of: SourceFile(path: path, bytes: files[places[path]!].bytes)))
            new.mended.remove(path)
            new.previews[path] = nil
            areFactsSame = false
        }
        if edit.seen.isImport { areFactsSame = false }
        if isUnseen, !areFactsSame || edit.seen != .nothing { return nil }
        if !areFactsSame { new.facts = new.newFacts.of(new.files) }
        edit.hasSameImports = new.facts.imports == self.facts.imports
        let stale = areFactsSame ? edited : Array(new.files.indices)
        let fresh = concurrently(stale) { place in
            let file = new.files[place]
            return FileAdapter.adapt(
                SourceFile(path: file.path, bytes: file.bytes), new.facts, showing: PreviewSelection())
        }
        for (place, adapted) in zip(stale, fresh) {
            new.adapted[place] = adapted
            new.previews[new.files[place].path] = adapted.previews.isEmpty ? nil : adapted.previews
        }
        let shared = Self.shared(new.files, new.adapted, new.facts)
        let hoisted = new.adapted.flatMap(\.hoisted)
        // What a class gets from elsewhere may be for any file.
        let isOwnAlone =
            areFactsSame && shared == Self.shared(files, adapted, self.facts) && hoisted == adapted.flatMap(\.hoisted)
        edit.isSeen = !isOwnAlone || edit.seen != .nothing
        if isUnseen, edit.isSeen { return nil }
        let affected = isOwnAlone ? edited : Array(new.files.indices)
        let copies = Self.copies(
            of: affected.map { new.files[$0] }, new.mended, affected.map { new.adapted[$0] }, shared, hoisted: hoisted)
        if isOwnAlone {
            for (place, copy) in zip(affected, copies) { new.copies[place] = copy }
        } else {
            new.copies = copies
            edit.changed.formUnion(
                copies.filter { copy in places[copy.path].map { self.copies[$0].bytes != copy.bytes } ?? true }.map(
                    \.path))
        }
        edit.module = new
        return edit
    }

    private func digest(of source: SourceFile) -> String {
        Digest(of: [facts.asTold(FactsCollector.facts(of: source))]).text
    }

    private static func shared(
        _ files: [(path: String, bytes: [UInt8])], _ adapted: [AdaptedFile], _ facts: ModuleFacts
    ) -> Assembly.Shared? {
        Assembly.Shared(zip(files, adapted).map { ($0.path, $1) }, needing: facts)
    }

    private static func copies(
        of files: [(path: String, bytes: [UInt8])], _ mended: Set<String>, _ adapted: [AdaptedFile],
        _ shared: Assembly.Shared?, hoisted: [AdaptedFile.Hoisted]?
    ) -> [ModuleAdapter.Copy] {
        let copies = Assembly(files: files, adapted: adapted, hoisted: hoisted, shared: shared).copies
        return zip(files, copies).map { file, copy in
            // Without a copy the compiler would read what is on the disk.
            copy.bytes == nil && mended.contains(file.path)
                ? ModuleAdapter.Copy(path: file.path, bytes: file.bytes) : copy
        }
    }
}
