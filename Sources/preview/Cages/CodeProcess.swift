import Foundation
import Maquette
import MaquetteCage
import MaquetteCode
import MaquetteWorkers

/// The child of a warm process that is going to load a project's code.
@MainActor enum CodeProcess {
    /// What servers may do. Set before the warm process is started.
    nonisolated(unsafe) private static var walls: Result<Bool, Failure> = .success(true)

    /// In the server, while it has one thread.
    static func prepare() {
        walls = Result { () throws(Failure) in try CodeSandbox.areWallsUp() }
        if case .success(false) = walls {
            StandardError.say("preview: --trust: the code of projects runs without walls")
        }
    }

    /// Begins to draw: from here on this process is for the project's code alone.
    static func begin(_ compiled: CompiledFile, at file: FilePath) throws {
        guard let request = CagedRequest.current else {
            throw Failure("code of a project runs in a child of a server alone")
        }
        _ = try SnapshotFolder.prepare()
        let temporary = CagedRequest.temporaryFolder(of: getpid())
        guard mkdir(temporary, 0o700) == 0 else {
            throw Failure(
                "\(temporary), the folder for temporary files, cannot be made: \(SystemFile.words(for: errno))")
        }
        let toolset = try CodeToolset.find()
        let places =
            ReadablePlaces.project(around: file) + ReadablePlaces.project(around: FilePath("."))
            + ReadablePlaces.of(compiled.project, in: toolset.cache) + PackagesOfProject.around(file).places
            + (ProjectNetwork.folder.map { [Cage.Place($0, isProject: true)] } ?? [])
        var cage = CodeSandbox.cage(temporary: temporary, project: places, toolset: toolset)
        cage.isClosed = try walls.get()
        try request.enter(cage)
        CodeSandbox.cleanEnvironment(temporary: temporary)
        MainQueue.takeOver()
    }
}
