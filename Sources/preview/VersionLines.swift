import MaquetteCode

/// What `preview --version` prints: the release, the commit that it was built from, and the toolset for Swift files.
enum VersionLines {
    @MainActor static var all: [String] {
        let own = BuiltRevision.ofProgram
        let revision = own.map { "revision \($0.revision)" } ?? "revision unknown: swift build made this command"
        return ["preview \(Preview.version)", revision] + toolset
    }

    private static var toolset: [String] {
        guard let toolset = ToolsetOnDisk.find() else {
            return ["toolset none: Swift files need maquette-sdk, or Scripts/toolset in a checkout"]
        }
        let revision = toolset.revision.map { "\($0.version), revision \($0.revision)" } ?? "of an unknown revision"
        let compiler = toolset.compiler.map { ", for \($0)" } ?? ""
        let line = "toolset \(revision)\(compiler), in \(toolset.folder)"
        let advice =
            toolset.compiler == nil ? "run Scripts/toolset again" : "install the maquette-sdk of the same release"
        return [line] + (toolset.isForeign ? ["the toolset and the command are of different revisions: \(advice)"] : [])
    }
}
