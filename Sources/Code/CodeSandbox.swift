import Foundation
import MaquetteAssets
import MaquetteCage
import MaquetteFiles
import MaquetteText

/// The cage for code of a project, and what a process has no need of in one.
package enum CodeSandbox {
    /// Whether the user says that code may run without walls. Set before there is a second thread.
    nonisolated(unsafe) package static var isTrusted = false

    /// - Parameters:
    ///   - temporary: the folder for its temporary files.
    ///   - project: what may be read for it, besides the toolset, libraries and fonts.
    ///   - toolset: what its code was compiled with.
    package static func cage(temporary: String, project: [Cage.Place], toolset: CodeToolset) -> Cage {
        var cage = Cage(readable: project + toolset.places + fonts, temporary: temporary)
        cage.clerk = { VectorConversion(request: $0)?.run() ?? [] }
        VectorConversion.elsewhere = Clerk.ask
        return cage
    }

    /// Fonts that users have installed for themselves, and those of a package with what else lies beside its libraries.
    private static var fonts: [Cage.Place] {
        let packaged = FontFolders.packaged.map { [Cage.Place(($0 as NSString).deletingLastPathComponent)] } ?? []
        guard let home = ProcessInfo.processInfo.environment["HOME"], home.hasPrefix("/") else { return packaged }
        return packaged + ["/.fonts", "/.local/share/fonts", "/.cache/fontconfig"].map { Cage.Place(home + $0) }
    }

    /// Takes all variables but a few from this process. Those that it was started with are the supervisor's business: see
    /// ``CodeToolset/becomeHost()``.
    package static func cleanEnvironment(temporary: String) {
        setenv("TMPDIR", temporary, 1)
        let environment = ProcessInfo.processInfo.environment
        let kept = ["TMPDIR", "LANG", "LC_ALL", "TZ", "LIBTHAI_DICTDIR"]
        for name in environment.keys where !kept.contains(name) { unsetenv(name) }
        setenv("TZ", "UTC", 0)
        setenv("PATH", "/usr/bin:/bin", 1)
        setenv("HOME", temporary, 1)
    }

    /// The time zone that code finds: the one that the user names. Where a machine stands is not for its pictures to show.
    package static var timeZone: TimeZone {
        ProcessInfo.processInfo.environment["TZ"].flatMap(TimeZone.init(identifier:)) ?? .gmt
    }

    /// Whether code may run here: with walls, or without them where the user says so.
    ///
    /// - Returns: whether there are walls.
    package static func areWallsUp() throws(Failure) -> Bool {
        if Walls.areEnoughAtOnce { return true }
        guard let obstacle = Walls.ofThisMachine.obstacle else { return true }
        if isTrusted { return false }
        throw Failure(obstacle)
    }
}
