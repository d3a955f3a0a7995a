import Foundation
import MaquetteFiles

/// The package `maquette-sdk` beside this program: modules, libraries and the host, for one version of the compiler.
///
/// A toolset names places on the machine, such as that of the compiler, so it is made when it is first needed, and again
/// for another compiler or another SDK.
struct InstalledSDK {
    let folder: String

    /// Nil if there is none beside the program. A package keeps the program in the folder with its libraries.
    init?(besideProgramIn folder: String) {
        self.folder = folder + "/sdk"
        guard access(configure, X_OK) == 0 else { return nil }
    }

    private var configure: String { folder + "/configure" }

    /// Nil in a package that does not say it.
    var revision: BuiltRevision? { BuiltRevision(in: folder) }

    /// The version of the compiler that it is for, as in `Swift version 6.1.2`.
    var compilerInWords: String? {
        FileManager.default.contents(atPath: folder + "/compiler").map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The host in the package goes on in the place of this program, and must be the same Maquette.
    func refuseOtherRevision() throws(CodeFailure) {
        guard let revision, let own = BuiltRevision.ofProgram, revision != own else { return }
        throw CodeFailure(
            "maquette-sdk is \(revision.version) (\(revision.revision)), and this command is \(own.version) (\(own.revision)): "
                + "install the maquette-sdk of the same release")
    }

    /// The folder of the toolset for the compiler on the PATH.
    func toolset(in cache: String) throws(CodeFailure) -> String {
        let target = "\(cache)/toolsets/\(Self.stamp(of: [folder + "/host", configure] + Self.compiler))"
        if access(target + "/settings.json", R_OK) == 0 { return target }
        guard Program.run("/bin/sh", [configure, target], seconds: 120) == 0 else {
            let reason = FileManager.default.contents(atPath: target + ".problem")
            throw CodeFailure(
                reason.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
                    ?? "\(configure) could not make a toolset in \(target)")
        }
        return target
    }

    /// The `swiftc` that a shell would find. A link of a manager of toolchains leads to the same file whichever is chosen,
    /// so the choice counts too.
    private static var compiler: [String] {
        let environment = ProcessInfo.processInfo.environment
        let folders = environment["PATH"]?.split(separator: ":") ?? []
        let found = folders.map { String($0) + "/swiftc" }.first { access($0, X_OK) == 0 }
        return [found ?? "none", environment["TOOLCHAINS"] ?? ""]
    }

    /// Different for other files, and for other contents of theirs.
    private static func stamp(of paths: [String]) -> String {
        var hash = ContentHash()
        for path in paths {
            var information = stat()
            _ = stat(path, &information)
            let words = "\(path) \(information.st_size) \(information.st_mtim.tv_sec) \(information.st_mtim.tv_nsec)\n"
            hash.add(words.utf8)
        }
        return hash.name
    }
}
