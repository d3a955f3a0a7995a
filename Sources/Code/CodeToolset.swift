import CProcess
import Foundation
import MaquetteCage

/// What compiling and loading a project's code takes besides this program. `Scripts/toolset` puts it together, or the
/// package `maquette-sdk`.
package struct CodeToolset: Sendable {
    /// The settings of the adapter.
    package let settings: String
    /// Compiles adapted copies and finds previews.
    package let adapter: String
    /// This command once more, in a form that code can be loaded into.
    package let host: String
    /// The compiler's program that tells places in compiled code; it may not be there.
    package let symbolizer: String
    /// Where the host finds the libraries of Swift; empty if it knows.
    let libraryPath: String

    /// Where the compiler and its tools are.
    var programs: String { (symbolizer as NSString).deletingLastPathComponent }

    /// What the adapter reads of the toolset to compile code, and what code that is loaded asks for.
    package let places: [Cage.Place]

    private struct Settings: Decodable {
        var adapter: String
        var host: String
        var compiler: String?
        var libraryPath: String?
        var maquette: String?
        var packages: String?

        /// The toolchain, Maquette's own files, and the folders of the programs.
        func places(in folder: String) -> [Cage.Place] {
            func folderOf(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
            let own = [folder, folderOf(adapter), folderOf(host), packages.map(folderOf)].compactMap { $0 }
            let toolchain = compiler.map { folderOf(folderOf($0)) }
            return (own + [toolchain].compactMap { $0 }).filter { $0.count > 1 }.map { Cage.Place($0) }
                + [maquette].compactMap { $0 }.filter { $0.count > 1 }.map { Cage.Place($0, isProject: true) }
        }
    }

    /// The toolset that the environment names, or else one beside the program.
    package static func find() throws(CodeFailure) -> CodeToolset {
        for folder in folders {
            if let toolset = try CodeToolset(in: folder) { return toolset }
        }
        if named == nil, let sdk = InstalledSDK(besideProgramIn: folderOfProgram) {
            try sdk.refuseOtherRevision()
            let folder = try sdk.toolset(in: cacheOfUser)
            if let toolset = try CodeToolset(in: folder) { return toolset }
        }
        let reason = named.map { "MAQUETTE_TOOLSET names \($0), where there is none" } ?? "there is none"
        throw CodeFailure(
            "Swift files need a toolset, and \(reason): install maquette-sdk, or run Scripts/toolset in a checkout")
    }

    /// Nil if there is none in the folder.
    private init?(in folder: String) throws(CodeFailure) {
        let path = folder + "/settings.json"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard let settings = try? JSONDecoder().decode(Settings.self, from: data) else {
            throw CodeFailure("\(path) is from another version of Maquette: run Scripts/toolset again")
        }
        for program in [settings.adapter, settings.host] where access(program, X_OK) != 0 {
            throw CodeFailure("\(program) is missing: run Scripts/toolset again")
        }
        (self.settings, adapter, host) = (path, settings.adapter, settings.host)
        symbolizer = ((settings.compiler ?? "") as NSString).deletingLastPathComponent + "/llvm-symbolizer"
        libraryPath = settings.libraryPath ?? ""
        places = settings.places(in: folder)
    }

    /// What `swift build --toolset` takes.
    package var file: String { (settings as NSString).deletingLastPathComponent + "/toolset.json" }

    /// What the environment asks for.
    static var named: String? { ProcessInfo.processInfo.environment["MAQUETTE_TOOLSET"] }

    /// Where a toolset is looked for: in the folder that the environment names, or else in `.build/toolset` of a checkout, whose
    /// programs are in `.build/release`, or beside an installed program.
    static var folders: [String] {
        if let named { return [named.hasSuffix(".json") ? (named as NSString).deletingLastPathComponent : named] }
        let folder = folderOfProgram
        return ["", "/..", "/../.."].map { folder + $0 + "/toolset" }
    }

    /// Where there is no /proc, as in a bare chroot, the kernel says how the program was started.
    package static var pathOfProgram: String {
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return own ?? maquette_started_program().map { String(cString: $0) } ?? ""
    }

    static var folderOfProgram: String { (pathOfProgram as NSString).deletingLastPathComponent }

    /// Whether this program is the one that code can be loaded into.
    package var isHost: Bool { isHostProgram && KeptVariables.areAll }

    private var isHostProgram: Bool {
        Self.pathOfProgram == URL(fileURLWithPath: host).resolvingSymlinksInPath().path
    }

    /// Goes on as the host, with the same arguments and without variables that it does not need. Returns only if that cannot be.
    package func becomeHost() throws(CodeFailure) {
        var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        // The runtime's own account of a crash takes seconds, and the place is in its first line.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        // What is in a set or a dictionary has the same order in every run.
        setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
        setenv("MAQUETTE_TOOLSET", (settings as NSString).deletingLastPathComponent, 1)
        if !libraryPath.isEmpty { setenv("LD_LIBRARY_PATH", libraryPath, 1) }
        var variables: [UnsafeMutablePointer<CChar>?] = KeptVariables.all.map { strdup($0) } + [nil]
        execve(host, &words, &variables)
        throw CodeFailure("\(host) cannot be run: \(String(cString: strerror(errno)))")
    }

    /// The folder for what is compiled: the user's, or the default.
    package var cache: String { Self.cacheOfUser + "/previews" }

    /// What is kept for all projects of a user.
    package static var cacheOfUser: String {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["MAQUETTE_CACHE"], named.hasPrefix("/") { return named }
        if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") { return named + "/maquette" }
        return (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/maquette"
    }
}

/// Why code cannot be compiled or shown at all, in one line.
package struct CodeFailure: Error, CustomStringConvertible, Sendable {
    package let description: String
    package init(_ description: String) { self.description = description }
}
