import Foundation
import MaquetteCode

/// This command as a program that another process can be started from.
enum OwnProgram {
    /// In a package the running file is the loader of the C library (`lib/maquette/preview`), which needs words before those of the
    /// command; `bin/preview` puts them there.
    static func path() throws -> String {
        let running = CodeToolset.pathOfProgram
        guard !running.isEmpty else {
            throw Failure("/proc/self/exe cannot be read, so this command cannot find its own file")
        }
        let folder = (running as NSString).deletingLastPathComponent
        let launcher = FilePath(folder + "/../../bin/preview").absolute.shown
        let isPacked = access(folder + "/program", F_OK) == 0 && access(launcher, X_OK) == 0
        return isPacked ? launcher : running
    }
}
