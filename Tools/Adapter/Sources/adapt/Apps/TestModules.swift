import Foundation

/// The modules that tests import, of `Tools/Adapter/TestModules`: an XCTest, and snapshots under the names of those who have made
/// them for iOS.
struct TestModules {
    private let folder: String?
    private let toolchain: Toolchain

    init(_ settings: Compilation.Settings) {
        folder = settings.isForTests ? settings.tests : nil
        toolchain = Toolchain(settings)
    }

    /// The names of the modules. Where a project or its packages have modules of these names, Maquette's take their place.
    var names: Set<String> {
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    /// All of them, as tests are found by what they register. Where no tests are built, a library of an app may still import XCTest, as
    /// those do that help others to test: then it is the toolchain's.
    var linkOptions: [String] {
        guard let folder else { return toolchain.hasLibrary("XCTest") ? ["--as-needed", "-lXCTest"] : [] }
        // Programs would find the toolchain's library of XCTest before Maquette's, so that has another name.
        let libraries = names.sorted().map { $0 == "XCTest" ? "-lMaquetteXCTest" : "-l" + $0 }
        return ["-L" + folder, "-rpath", folder, "--no-as-needed"] + libraries
            + ["--as-needed", "-lTesting", "-l_Testing_Foundation"]
    }
}

extension Compilation.Settings {
    /// For tests and what they need.
    func forTests() throws -> Compilation.Settings {
        guard let tests, FileManager.default.fileExists(atPath: tests + "/XCTest.swiftmodule") else {
            throw Failure("the toolset has no modules for tests: run Scripts/toolset again")
        }
        var settings = self
        settings.isForTests = true
        // Before all others: the toolchain has an XCTest as well.
        settings.compileOptions = ["-I", tests] + compileOptions
        return settings
    }
}
