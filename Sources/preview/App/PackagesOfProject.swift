import Foundation
import MaquetteCage
import MaquetteCode
import MaquettePackages
import Synchronization

/// The packages with which a project is built: those that its lock files name, where they are, and those in a folder that the user names.
struct PackagesOfProject: Sendable {
    /// Each has a checkout for each package.
    private(set) var folders: [FilePath] = []
    /// What may be read of them.
    private(set) var places: [Cage.Place] = []

    /// Only those in the project itself.
    init() {}

    /// - Parameters:
    ///   - named: the user's folder, which comes first.
    ///   - path: where the project is.
    init(_ packages: ProjectPackages, named: FilePath? = nil, of path: FilePath) throws(Failure) {
        if let named { (folders, places) = ([named], [Cage.Place(named.shown)]) }
        guard packages.entries.contains(where: { $0.place != nil }) else { return }
        // Other paths may have the same letters.
        let mark = ContentHash(path.absolute.bytes).name
        let links = FilePath("\(CodeToolset.cacheOfUser)/packages/links/\(mark)")
        let linked = try packages.link(in: links)
        guard !linked.isEmpty else { return }
        folders.append(links)
        places += ([links] + linked).map { Cage.Place($0.shown) }
    }

    private static let known = Mutex<[FilePath: PackagesOfProject]>([:])

    /// The packages of the project around a file, as they were when it was first asked about. Without a cache there are none.
    static func around(_ file: FilePath) -> PackagesOfProject {
        let start = file.absolute.kind == .folder ? file.absolute : file.absolute.folder
        guard let root = ProjectRoot.around(start) else { return PackagesOfProject() }
        return known.withLock { known in
            if let packages = known[root] { return packages }
            let found = ProjectPackages(of: root, store: PackageStore(cache: CodeToolset.cacheOfUser))
            let packages = (try? PackagesOfProject(found, of: root)) ?? PackagesOfProject()
            known[root] = packages
            return packages
        }
    }
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
