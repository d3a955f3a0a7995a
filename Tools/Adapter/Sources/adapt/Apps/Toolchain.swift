import Foundation

/// What the toolchain has.
struct Toolchain {
    private let settings: Compilation.Settings
    private let folder: String

    init(_ settings: Compilation.Settings) {
        self.settings = settings
        folder = String(settings.compiler.dropLast("/bin/swiftc".count))
    }

    var frontend: String { folder + "/bin/swift-frontend" }

    /// With the lines that tell where code crashes.
    static let debugInformation = "-gline-tables-only"

    /// How code is compiled that screens are drawn by: soon.
    static let codeOptions = ["-Onone"]

    /// Where macros are, as the driver tells its frontend. The compiled form of C headers is of one kind of debug information, so that
    /// calls which make no code ask for the same one.
    var frontendOptions: [String] {
        [
            "-disable-objc-interop", Self.debugInformation, Compilation.Settings.findsOverlays,
            "-in-process-plugin-server-path",
            folder + "/lib/swift/host/libSwiftInProcPluginServer.so",
            "-plugin-path", folder + "/lib/swift/host/plugins",
        ]
    }

    /// Whether a program can be linked with a library of the toolchain's.
    func hasLibrary(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/lib/swift/linux/lib\(name).so")
    }

    /// The toolchain's modules that only code which talks to C++ can import. The headers of C++ that such code needs are not here.
    private static let modulesOfCxx: Set = ["Cxx", "CxxStdlib"]

    /// Whether a module was built before, comes with Maquette's UIKit, or is of the toolchain.
    func hasModule(_ name: String, in modules: String) -> Bool {
        if Self.modulesOfCxx.contains(name) { return false }
        let folders = [modules, folder + "/lib/swift/linux"] + settings.compileOptions.filter { $0.hasPrefix("/") }
        return ["Swift", "UIKit"].contains(name) || settings.cModules.contains(name)
            || folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
    }
}
