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
    private let facts: ModuleFacts

    init(
        _ files: [(path: String, bytes: [UInt8])], mended: Set<String>, _ adapted: [AdaptedFile], _ facts: ModuleFacts
    ) {
        (self.files, self.mended, self.adapted, self.facts) = (files, mended, adapted, facts)
        let found = zip(files, adapted).map { ($0.path, $1.previews) }.filter { !$1.isEmpty }
        previews = Dictionary(found, uniquingKeysWith: { one, _ in one })
        copies = Self.copies(of: files, mended, adapted, Self.shared(files, adapted, facts), hoisted: nil)
    }

    /// What another process needs to take edits.
    public struct Memory: Codable {
        fileprivate var files: [Data]
        fileprivate var mended: Set<String>
        fileprivate var adapted: [AdaptedFile]
    }

    public var memory: Memory { Memory(files: files.map { Data($0.bytes) }, mended: mended, adapted: adapted) }

    init(_ memory: Memory, _ paths: [String], facts: ([(path: String, bytes: [UInt8])]) -> ModuleFacts) {
        let files = zip(paths, memory.files).map { (path: $0, bytes: Array($1)) }
        self.init(files, mended: memory.mended, memory.adapted, facts(files))
    }

    /// The files as they were, without bodies that did not parse.
    public var sources: [(path: String, bytes: [UInt8])] { files }

    /// The same with another content of some files; nil where other files would see a difference.
    public func edited(_ edits: [(path: String, bytes: [UInt8])]) -> ShownModule? {
        var new = self
        var places: [Int] = []
        for edit in edits {
            guard let place = files.firstIndex(where: { $0.path == edit.path }) else { return nil }
            let former = SourceFile(path: edit.path, bytes: files[place].bytes)
            let mended = BrokenBodies.mended(edit.bytes)
            let source = SourceFile(path: edit.path, bytes: mended ?? edit.bytes)
            guard InterfaceDigest.of(former).text == InterfaceDigest.of(source).text,
                digest(of: former) == digest(of: source)
            else { return nil }
            let adaptedFile = FileAdapter.adapt(source, facts, showing: PreviewSelection())
            guard adaptedFile.hoisted == adapted[place].hoisted else { return nil }
            new.files[place] = (edit.path, source.bytes)
            if mended == nil { new.mended.remove(edit.path) } else { new.mended.insert(edit.path) }
            new.adapted[place] = adaptedFile
            new.previews[edit.path] = adaptedFile.previews.isEmpty ? nil : adaptedFile.previews
            places.append(place)
        }
        let shared = Self.shared(new.files, new.adapted, facts)
        guard shared == Self.shared(files, adapted, facts) else { return nil }
        let fresh = Self.copies(
            of: places.map { new.files[$0] }, new.mended, places.map { new.adapted[$0] }, shared,
            hoisted: adapted.flatMap(\.hoisted))
        for (place, copy) in zip(places, fresh) { new.copies[place] = copy }
        return new
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
