import Maquette
import MaquetteCode

/// The app itself, as it starts on a device: a document with one scene.
@MainActor enum RunningApp {
    /// The code of a project, for its app.
    nonisolated static func compiled(in project: BuiltProject) throws(Failure) -> CompiledFile {
        // The app's own file says where its fonts and texts lie.
        let file =
            project.files.first { $0.previews.contains { $0.kind == .app || $0.kind == .connection } }
            ?? project.files.first
        guard let file else { throw Failure("the project has no file with a screen") }
        var compiled = CompiledFile(
            file: file.file, previews: [], project: project.compiled(for: file.module), problem: project.problem)
        compiled.previews = [.running] + project.files.flatMap(\.previews).filter { $0.kind == .app }
        return compiled
    }

    /// From here on this process is for the project's code alone.
    ///
    /// - Parameter compiled: what was compiled with the app's file.
    static func document(_ compiled: CompiledFile, named name: String) throws -> CodeDocument {
        var compiled = compiled
        if !compiled.previews.contains(.running) { compiled.previews.append(.running) }
        try CodeProcess.begin(compiled, at: FilePath(compiled.file))
        return try CodeDocument(compiled, named: name, only: [.running])
    }
}

/// Swift files with which apps start.
enum AppFiles {
    /// Whether an app starts with the code: a structure of SwiftUI's `App`, a delegate, or a call that starts one.
    static func startsApp(_ code: String) -> Bool {
        guard code.utf8.count <= mostBytes, code.contains("@main") || code.contains("UIApplicationMain"),
            code.contains(importOfViews)
        else { return false }
        return code.contains(call)
            || code.matches(of: declaration).contains { found in
                found.1 == "class" || found.2?.contains(/(?:^|\W)App(?!\w)/) == true
            }
    }

    static func startsApp(_ file: FilePath) -> Bool {
        guard let bytes = try? file.contents(), bytes.count <= mostBytes else { return false }
        return startsApp(String(decoding: bytes, as: UTF8.self))
    }

    private static let mostBytes = 1 << 20

    // Each of them looks at a file once, whatever is in it: what repeats has an end, or can be read in one way alone.
    private static var importOfViews: Regex<Substring> {
        /(?m)^[ \t]*(?:@\w+(?:\([^()\n]*\))?[ \t]+)*import (?:SwiftUI|UIKit)(?!\w)/
    }
    private static var call: Regex<Substring> { /(?m)^[^\/\n]*UIApplicationMain\(/ }
    private static var declaration: Regex<(Substring, Substring, Substring?)> {
        /(?m)^[ \t]*@(?:main|UIApplicationMain)\b(?:\s|@\w+(?:\([^()\n]*\))?|\/\/[^\n]*\n|\b(?:public|package|open|final|internal|private|fileprivate|nonisolated)\b){0,200}(class|struct|enum)\s+\w+\s*(?::([^{]{0,400}))?/
    }
}
