import Foundation

/// A folder with objects that were compiled from C, whose names say what must be found in them.
final class Objects {
    let folder: String
    /// The programs of the toolchain that these tests were compiled with, or those on the PATH.
    static let tools: String = {
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return places.first { FileManager.default.fileExists(atPath: $0 + "/ld.lld") } ?? "/usr/bin"
    }()

    init() throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "objects-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    /// Compiles C to NAME.o, or links it with other words to what they say.
    @discardableResult func compile(
        _ name: String, _ text: String, _ more: [String] = ["-c"], as product: String? = nil
    )
        throws -> String
    {
        let (source, product) = (path(name + ".c"), path(product ?? name + ".o"))
        try text.write(toFile: source, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.tools + "/clang")
        process.arguments = ["-fPIC", "-nostdlib", source, "-o", product] + more
        if !more.contains("-c") { process.arguments?.append("-fuse-ld=lld") }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return product
    }
}
