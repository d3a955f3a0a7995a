import Adapting
import Foundation

/// The packages that SwiftPM has fetched for a package, in its `.build`. Where packages are built there is no network, so what is not
/// there is missing.
struct FetchedPackages {
    private let folder: String

    init(of package: String) { folder = package + "/.build" }

    /// What SwiftPM keeps of packages, and last what it knows of them.
    private static let parts = ["repositories", "checkouts", "artifacts", "workspace-state.json"]

    /// Copies them into another folder for what is built, as often as SwiftPM has fetched others.
    func copy(into scratch: String) {
        let manager = FileManager.default
        let (state, mark) = (folder + "/workspace-state.json", scratch + "/fetched")
        let stamp = Data(FileStamp(state).text.utf8)
        guard manager.fileExists(atPath: state), manager.contents(atPath: mark) != stamp else { return }
        // What was missing before may be there now.
        try? manager.removeItem(atPath: scratch + "/missing.json")
        for part in Self.parts {
            try? manager.removeItem(atPath: scratch + "/" + part)
            try? manager.copyItem(atPath: folder + "/" + part, toPath: scratch + "/" + part)
        }
        try? stamp.write(to: URL(fileURLWithPath: mark))
    }
}
