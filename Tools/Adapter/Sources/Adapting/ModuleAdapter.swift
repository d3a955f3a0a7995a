import Foundation

/// Adapts all files of a module together.
public struct ModuleAdapter: Sendable {
    /// A file's path and what the compiler is to read in its place; nil if it may read the file itself.
    public struct Copy: Sendable {
        public let path: String
        public let bytes: [UInt8]?

        init(path: String, bytes: [UInt8]?) { (self.path, self.bytes) = (path, bytes) }
    }

    private let store: FactStore?
    private let absentModules: Set<String>
    private let superclassesInHeaders: [String: String]
    private let isOfSwift4: Bool
    private let tellsTests: Bool

    /// The folder keeps what is known of files, by their content. Imports of modules that are absent become blanks, as
    /// those of many frameworks of Apple's always do. Headers of Objective-C may declare classes that those of the files come from.
    ///
    /// - Parameters:
    ///   - isOfSwift4: whether the module is compiled as code of Swift 4.
    ///   - tellsTests: whether tables tell of classes of tests, for the XCTest of `Tools/Adapter/TestModules`.
    public init(
        cache: String? = nil, without absentModules: Set<String> = [], headers: HeaderClasses = HeaderClasses(),
        isOfSwift4: Bool = false, tellsTests: Bool = false
    ) {
        store = cache.map(FactStore.init)
        self.absentModules = absentModules
        superclassesInHeaders = headers.superclasses
        self.isOfSwift4 = isOfSwift4
        self.tellsTests = tellsTests
    }

    public func adapt(_ files: [(path: String, bytes: [UInt8])]) -> [Copy] {
        let known = concurrently(files) { FileFacts.of($0, store) }
        let facts = ModuleFacts(known, without: absentModules)
        let digest = Digest(of: known)
        let adapted = concurrently(files) { AdaptedFile.of($0, facts, digest, store) }
        return assembly(files, adapted, facts).copies
    }

    private func assembly(
        _ files: [(path: String, bytes: [UInt8])], _ adapted: [AdaptedFile], _ facts: ModuleFacts
    ) -> Assembly {
        let shared = Assembly.Shared(
            zip(files, adapted).map { ($0.path, $1) }, needing: facts)
        return Assembly(files: files, adapted: adapted, shared: shared)
    }

    /// Adapts files, with everything in the copies that the files have to show.
    ///
    /// - Parameter others: files of modules that came before. What can be made of a class depends on those above it.
    public func adaptShowingAll(
        _ files: [(path: String, bytes: [UInt8])], after others: [(path: String, bytes: [UInt8])] = []
    ) -> ShownModule {
        let mended = concurrently(files) { FileFacts.of($0, store).parses ? nil : BrokenBodies.mended($0.bytes) }
        let files = zip(files, mended).map { (path: $0.path, bytes: $1 ?? $0.bytes) }
        let facts = facts(of: files, after: others)
        let adapted = concurrently(files) { file in
            FileAdapter.adapt(SourceFile(path: file.path, bytes: file.bytes), facts, showing: PreviewSelection())
        }
        let mendedPaths = Set(zip(files, mended).filter { $1 != nil }.map(\.0.path))
        return ShownModule(files, mended: mendedPaths, adapted, facts, anew: self.facts(after: others))
    }

    private func facts(
        of files: [(path: String, bytes: [UInt8])], after others: [(path: String, bytes: [UInt8])]
    ) -> ModuleFacts {
        var facts = ModuleFacts(concurrently(files) { FileFacts.of($0, store) }, without: absentModules)
        facts.isOfSwift4 = isOfSwift4
        facts.tellsTests = tellsTests
        facts.know(concurrently(others) { FileFacts.of($0, store) })
        facts.know(superclassesInHeaders: superclassesInHeaders)
        return facts
    }

    /// The module with everything to show, as another process has left it.
    public func shownModule(
        _ memory: ShownModule.Memory, after others: [(path: String, bytes: [UInt8])]
    ) -> ShownModule {
        ShownModule(memory, facts: facts(after: others))
    }

    /// What files of other modules tell this one. Where it is another text after an edit, the module is adapted anew.
    public func told(by others: [(path: String, bytes: [UInt8])]) -> String {
        Digest(of: concurrently(others) { ModuleFacts.asToldElsewhere(FileFacts.of($0, store)) }).text
    }

    /// What makes facts of a module's files, after those of others.
    public func facts(after others: [(path: String, bytes: [UInt8])]) -> ShownModule.Facts {
        ShownModule.Facts { facts(of: $0, after: others) }
    }

    /// The files of which the parser does not make sense.
    public func filesThatDoNotParse(_ files: [(path: String, bytes: [UInt8])]) -> [String] {
        let parses = concurrently(files) { FileFacts.of($0, store).parses }
        return zip(files, parses).filter { !$1 }.map(\.0.path)
    }

    /// Whether a file imports UIKit or another module of Apple's that Maquette has.
    public func reachesUIKit(_ files: [(path: String, bytes: [UInt8])]) -> Bool {
        !imports(of: files).isDisjoint(with: Self.applesModules)
    }

    public func imports(of files: [(path: String, bytes: [UInt8])]) -> Set<String> {
        concurrently(files) { FileFacts.of($0, store).imports }.reduce(into: []) { $0.formUnion($1) }
    }

    private static let applesModules: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "Darwin", "ObjectiveC", "os", "MobileCoreServices",
        "UniformTypeIdentifiers", "Combine", "SwiftUI", "OSLog", "Maquette", "MapKit", "MessageUI", "SafariServices",
        "WebKit", "CoreData",
    ]
}

extension AdaptedFile {
    fileprivate static func of(
        _ file: (path: String, bytes: [UInt8]), _ facts: ModuleFacts, _ digest: Digest, _ store: FactStore?
    ) -> AdaptedFile {
        let key = Digest(of: file.bytes, digest)
        if let stored: AdaptedFile = store?.read("edits", key) { return stored }
        let adapted = FileAdapter.adapt(SourceFile(path: file.path, bytes: file.bytes), facts)
        store?.write(adapted, "edits", key)
        return adapted
    }
}

/// Does the same to all elements, on all cores; the results are in the order of the elements.
public func concurrently<Element, Result: Sendable>(_ elements: [Element], _ body: (Element) -> Result) -> [Result] {
    let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: elements.count)
    results.initialize(repeating: nil)
    defer {
        results.deinitialize()
        results.deallocate()
    }
    withoutActuallyEscaping(body) { body in
        // Each iteration has an element of its own.
        nonisolated(unsafe) let (elements, results, body) = (elements, results, body)
        DispatchQueue.concurrentPerform(iterations: elements.count) { results[$0] = body(elements[$0]) }
    }
    return results.map { $0! }
}
