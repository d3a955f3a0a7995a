import Adapting
import Foundation

/// The headers of C that all code with UIKit sees, compiled when a toolset is made: otherwise each project does that before its first
/// picture.
///
/// The compiler does not ask whether such headers are as they were. This does: where one is different, each project compiles its own again.
struct CompiledHeaders {
    private let folder: String
    /// What they were made of: on each line a stamp and a path.
    private var list: String { folder + "/list" }

    /// - Parameter toolset: the folder of its settings.
    init(in toolset: String) { folder = toolset + "/headers" }

    /// Tells one state of them from another; nil where they cannot be used.
    var mark: String? {
        guard let data = FileManager.default.contents(atPath: list), !data.isEmpty else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, FileStamp(String(parts[1])).text == parts[0] else { return nil }
        }
        return Digest(of: [text]).text
    }

    /// What the compiler is told of them.
    var options: [String] {
        ["-Xcc", "-fprebuilt-implicit-modules", "-Xcc", "-fprebuilt-module-path=" + folder]
    }

    /// Makes them, unless they are up to date. What is compiled meanwhile does not use those that are not.
    static func make(forSettingsAt path: String) throws {
        let headers = CompiledHeaders(in: (Adapt.absolute(path) as NSString).deletingLastPathComponent)
        if headers.mark != nil { return }
        try headers.make(Compilation.Settings(path))
    }

    private func make(_ settings: Compilation.Settings) throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let (source, dependencies) = (folder + "/all.swift", folder + "/all.d")
        try "import SwiftUI\nimport UIKit\n".write(toFile: source, atomically: true, encoding: .utf8)
        let words =
            [
                "-module-name", "Headers", "-parse-as-library", "-typecheck", "-swift-version", "5", source,
                Toolchain.debugInformation, "-module-cache-path", folder,
            ]
            + ["-track-system-dependencies", "-emit-dependencies-path", dependencies].flatMap { ["-Xfrontend", $0] }
        let made = try Command(settings.compiler, words + settings.optionsOfAdaptedModules).run()
        guard made.isFine, let data = FileManager.default.contents(atPath: dependencies) else {
            throw Failure("the headers of C cannot be compiled: \(made.text.prefix(500))")
        }
        let read = ResponseFile.words(in: String(decoding: data, as: UTF8.self)).uniqued.filter {
            $0.hasSuffix(".h") || $0.hasSuffix(".modulemap")
        }
        // The compiled form is that of one version of the compiler.
        let lines = (read + [settings.tool("swift-frontend")]).map { "\(FileStamp($0).text)\t\($0)\n" }
        try lines.joined().write(toFile: list, atomically: true, encoding: .utf8)
    }
}
