import Foundation
import PackagePlugin

/// `swift package preview …`: the command in the folder of a package that depends on Maquette.
///
/// It takes the `preview` on the PATH, or else builds the one of the package, in release mode, as a debug build draws
/// 40 times more slowly. That is why the plug-in does not name the command as its tool: SwiftPM builds tools for debugging.
@main struct PreviewPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let command = try installed() ?? built()
        guard FileManager.default.changeCurrentDirectoryPath(context.package.directoryURL.path) else {
            throw Ending(words: "\(context.package.directoryURL.path) cannot be entered")
        }
        // It goes on as the command: SwiftPM then hears its exit code, and ends it when somebody presses Ctrl-C. A process
        // of its own would go on.
        var words: [UnsafeMutablePointer<CChar>?] = ([command.path] + arguments).map { strdup($0) } + [nil]
        execv(command.path, &words)
        throw Ending(words: "\(command.path) cannot be run: \(String(cString: strerror(errno)))")
    }

    private func installed() -> URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(fileURLWithPath: "\($0)/preview") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private func built() throws -> URL {
        Diagnostics.remark("building the command preview, which takes minutes once; an installed one is used at once")
        var parameters = PackageManager.BuildParameters(configuration: .release)
        parameters.logging = .concise
        let result = try packageManager.build(.product("preview"), parameters: parameters)
        guard result.succeeded, let command = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw Ending(words: "the command preview does not build:\n\(result.logText)")
        }
        return command.url
    }
}

private struct Ending: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
}
