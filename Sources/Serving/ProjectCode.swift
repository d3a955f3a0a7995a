import MaquetteFiles
import MaquetteProjects
import MaquetteWorkers

/// How the Swift files of a project are listed and compiled. Both take their time, on threads of their own.
package struct ProjectCode: Sendable {
    /// A file after compiling it with its module.
    package struct Compiled: Sendable {
        /// The compiled code for the process that draws, or why there is none.
        package var code: String
        /// Where the compiled code is.
        package var image: FilePath?
        /// What there is to show; nil if that is not known.
        package var scenes: [ProjectListing.Scene]?
        /// Whether the result stays until the project changes. What kept the compiler from its work may be gone the next time.
        package var isLasting: Bool

        package init(
            code: String, image: FilePath?, scenes: [ProjectListing.Scene]?, isLasting: Bool = true
        ) {
            (self.code, self.image, self.scenes, self.isLasting) = (code, image, scenes, isLasting)
        }
    }

    /// What Swift files have to show.
    package struct Listing: Sendable {
        package var scenes: [FilePath: [ProjectListing.Scene]]
        /// The files with which apps start.
        package var apps: [FilePath]

        package init(scenes: [FilePath: [ProjectListing.Scene]] = [:], apps: [FilePath] = []) {
            (self.scenes, self.apps) = (scenes, apps)
        }
    }

    /// Why Swift files cannot be shown at all; nil if they can.
    package var obstacle: String?
    /// What files have to show, or why they cannot be listed.
    package var list: @Sendable ([FilePath]) -> Result<Listing, Failure>
    /// Compiles what has changed, and the file with its previews.
    package var compile: @Sendable (FilePath) -> Compiled
    /// Compiles a file with its previews as a revision of git has it.
    package var compileRevision: @Sendable (FilePath, _ revision: String) -> Compiled

    package init(
        obstacle: String? = nil,
        list: @escaping @Sendable ([FilePath]) -> Result<Listing, Failure>,
        compile: @escaping @Sendable (FilePath) -> Compiled,
        compileRevision: @escaping @Sendable (FilePath, _ revision: String) -> Compiled
    ) {
        (self.obstacle, self.list, self.compile, self.compileRevision) = (obstacle, list, compile, compileRevision)
    }
}

/// Swift files as they are on disk now, compiled: those who ask wait until that is done.
final class CodeBench {
    typealias Compiled = ProjectCode.Compiled

    /// A file, as it is or as a revision of git has it.
    private struct Source: Hashable {
        var file: String
        var revision: String?
    }

    private struct Waiter {
        let owner: AnyObject
        let source: Source
        /// Changes that came until it asked.
        let changes: Int
        let take: (Compiled) -> Void
    }

    private let code: ProjectCode
    private let path: (String) -> FilePath
    private let compiler: BackgroundWork<Compiled>
    private let lister: BackgroundWork<Result<ProjectCode.Listing, Failure>>
    /// How many changes there have been.
    private var changes = 0
    private var done: [Source: (changes: Int, compiled: Compiled)] = [:]
    private var running: (source: Source, changes: Int)?
    private var waiters: [Waiter] = []
    private(set) var isListing = false

    /// - Parameter path: where a file of the project is.
    init?(_ code: ProjectCode, path: @escaping (String) -> FilePath) {
        guard let compiler = BackgroundWork<Compiled>("compiler"),
            let lister = BackgroundWork<Result<ProjectCode.Listing, Failure>>("lister")
        else { return nil }
        (self.code, self.path, self.compiler, self.lister) = (code, path, compiler, lister)
    }

    /// Readable when something is done; for `poll`.
    var descriptors: [Int32] { [compiler.descriptor, lister.descriptor] }

    /// What was compiled may be old from now on. What was asked for last is compiled at once: a page will ask for it.
    func noteChange(compiling file: String?) {
        changes += 1
        if let file, running == nil { begin(Source(file: file)) }
    }

    /// Calls back at once, or when the file is compiled as it is now.
    func compile(_ file: String, revision: String?, for owner: AnyObject, _ take: @escaping (Compiled) -> Void) {
        let source = Source(file: file, revision: revision)
        // An old image may be gone from the disk.
        if let (then, compiled) = done[source], then == changes || revision != nil,
            compiled.image.map({ $0.kind == .file }) ?? true
        {
            return take(compiled)
        }
        waiters.append(Waiter(owner: owner, source: source, changes: changes, take: take))
        beginNext()
    }

    func forget(_ owner: AnyObject) { waiters.removeAll { $0.owner === owner } }

    func list(_ files: [String]) {
        isListing = true
        let (paths, list) = (files.map(path), code.list)
        lister.begin(key: 0) { list(paths) }
    }

    /// The files that were compiled since the last time, as they are now.
    func takeCompiled() -> [(file: String, compiled: Compiled)] {
        var fresh: [(file: String, compiled: Compiled)] = []
        for (_, compiled) in compiler.take() {
            guard let (source, then) = running else { continue }
            running = nil
            done[source] = compiled.isLasting ? (then, compiled) : nil
            if source.revision == nil, then == changes { fresh.append((source.file, compiled)) }
            let served = waiters.filter { $0.source == source && $0.changes <= then }
            waiters.removeAll { $0.source == source && $0.changes <= then }
            for waiter in served { waiter.take(compiled) }
        }
        beginNext()
        return fresh
    }

    /// What was listed, if that is done.
    func takeListing() -> Result<ProjectCode.Listing, Failure>? {
        guard let (_, listing) = lister.take().last else { return nil }
        isListing = false
        return listing
    }

    private func beginNext() {
        // Who asked last is who looks at it now.
        guard running == nil, let next = waiters.last else { return }
        begin(next.source)
    }

    private func begin(_ source: Source) {
        running = (source, changes)
        let (file, code) = (path(source.file), code)
        compiler.begin(key: 0) {
            source.revision.map { code.compileRevision(file, $0) } ?? code.compile(file)
        }
    }
}
