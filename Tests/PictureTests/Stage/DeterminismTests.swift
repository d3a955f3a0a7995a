import Foundation
import Testing

/// A screen has one picture, whoever draws it and wherever.
@Suite struct DeterminismTests {
    /// Runs the gallery, built beside the tests, and gives back what it wrote.
    ///
    /// Into a file and not to standard output, where pixman tells what it was asked to do without.
    private func gallery(
        _ arguments: [String] = [], environment changes: [String: String] = [:], folder: URL? = nil
    ) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("gallery \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("draw-gallery")
        process.arguments = [file.path] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
        process.standardOutput = FileHandle.nullDevice
        if let folder { process.currentDirectoryURL = folder }
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try Data(contentsOf: file)
    }

    @Test func theSameBytesTwiceOnOneThreadAndOnMany() throws {
        let once = try gallery()
        #expect(once.count > 50_000)
        #expect(try gallery() == once)
        #expect(try gallery(["many"]) == once)
    }

    @Test func theSameBytesInAnotherPlace() throws {
        let elsewhere = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: elsewhere) }
        let here = try gallery()
        #expect(
            try gallery(
                environment: [
                    "HOME": elsewhere.path, "XDG_CACHE_HOME": elsewhere.path, "XDG_CONFIG_HOME": elsewhere.path,
                    "LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu", "COLUMNS": "20",
                ], folder: elsewhere) == here)
    }

    /// The C library and pixman choose faster code by what the processor has.
    @Test(arguments: [
        ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"], ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX512F"],
        ["PIXMAN_DISABLE": "ssse3 sse2"], ["PIXMAN_DISABLE": "avx2 ssse3 sse2 mmx"],
    ])
    func theSameBytesOnOtherProcessors(environment: [String: String]) throws {
        #expect(try gallery(environment: environment) == gallery())
    }
}
