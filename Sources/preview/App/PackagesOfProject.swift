import Foundation
import MaquetteCage
import MaquetteCode
import MaquettePackages
import Synchronization

/// The packages with which a project is built: those that its lock files name, where they are, and those in a folder that the user names.
struct PackagesOfProject: Sendable {
    /// Each has a checkout for each package.
    private(set) var folders: [FilePath] = []
    /// The packages themselves.
    private(set) var checkouts: [FilePath] = []
    /// What may be read of them.
    private(set) var places: [Cage.Place] = []

    /// Only those in the project itself.
    init() {}

    /// - Parameters:
    ///   - named: the user's folder, which comes first.
    ///   - path: where the project is.
    init(_ packages: ProjectPackages, named: FilePath? = nil, of path: FilePath) throws(Failure) {
        if let words = Packages.advice(for: path, packages) { Self.advices.withLock { $0[path.absolute] = words } }
        if let named { (folders, places) = ([named], [Cage.Place(named.shown)]) }
        guard packages.entries.contains(where: { $0.place != nil }) else { return }
        // Other paths may have the same letters.
        let links = Packages.store.links.appending(ContentHash(path.absolute.bytes).name.utf8)
        let linked = try packages.link(in: links)
        guard !linked.isEmpty else { return }
        checkouts = linked
        folders.append(links)
        places += ([links] + linked).map { Cage.Place($0.shown) }
    }

    /// What would bring the packages that are missing, by the paths of the projects that were built.
    private static let advices = Mutex<[FilePath: String]>([:])

    static var advice: [String] {
        advices.withLock { advices in advices.sorted { $0.key.shown < $1.key.shown }.map(\.value) }
    }

    /// To be called at the end of a run: what people read last says how they get the rest.
    static func sayAdvice() {
        for line in advice { StandardError.say("preview: \(line)") }
    }

    private static let known = Mutex<[FilePath: PackagesOfProject]>([:])

    /// The packages of the project around a file, as they were when it was first asked about. Without a cache there are none.
    static func around(_ file: FilePath) -> PackagesOfProject {
        let start = file.absolute.kind == .folder ? file.absolute : file.absolute.folder
        guard let root = ProjectRoot.around(start) else { return PackagesOfProject() }
        return known.withLock { known in
            if let packages = known[root] { return packages }
            let found = ProjectPackages(of: root, store: Packages.store)
            let packages = (try? PackagesOfProject(found, of: root.fromHere)) ?? PackagesOfProject()
            known[root] = packages
            return packages
        }
    }
}

extension FilePath {
    /// As people would type it here.
    fileprivate var fromHere: FilePath { self == FilePath(".").absolute ? FilePath(".") : FilePath(shownFromHere) }
}

extension CodeService {
    /// For files of whatever projects.
    convenience init(
        _ toolset: CodeToolset, waiting: @escaping @Sendable (_ file: String, _ seconds: Int) -> Void = { _, _ in }
    ) {
        self.init(
            toolset,
            project: { ReadablePlaces.project(aroundFile: $0) + PackagesOfProject.around(FilePath($0)).places },
            packages: { PackagesOfProject.around(FilePath($0)).folders.map(\.shown) }, waiting: waiting)
    }
}
