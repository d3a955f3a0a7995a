import Foundation

/// Which Maquette a program or a toolset was built from. `Scripts/package`, `Scripts/preview` and `Scripts/toolset` write it into a
/// file `revision` beside what they make: the release and the commit, as in `0.1.0 b99140ae4c2d`.
package struct BuiltRevision: Equatable, Sendable {
    package let version: String
    package let revision: String

    /// Nil where there is no such file, or where the program was built again after it.
    /// - Parameter program: the name of the program in the folder that the file is about.
    package init?(in folder: String, of program: String? = nil) {
        let path = folder + "/revision"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 2 else { return nil }
        if let program, let built = Self.date(of: folder + "/" + program), let said = Self.date(of: path), said < built
        {
            return nil
        }
        (version, revision) = (words[0], words[1])
    }

    private static func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// The revision of this program.
    package static var ofProgram: BuiltRevision? {
        let program = CodeToolset.pathOfProgram as NSString
        return BuiltRevision(in: program.deletingLastPathComponent, of: program.lastPathComponent)
    }
}

/// What `preview --version` says of the toolset that Swift files would be compiled with. Nothing is made or started to know it.
package struct ToolsetOnDisk {
    package let folder: String
    /// Nil in a toolset that a test or an older Maquette made.
    package let revision: BuiltRevision?
    /// The version of the compiler that a package `maquette-sdk` is for, as in `Swift version 6.1.2`.
    package let compiler: String?

    /// Nil if there is none.
    package static func find() -> ToolsetOnDisk? {
        for folder in CodeToolset.folders where access(folder + "/settings.json", R_OK) == 0 {
            let path = URL(fileURLWithPath: folder).standardizedFileURL.path
            return ToolsetOnDisk(folder: path, revision: BuiltRevision(in: folder), compiler: nil)
        }
        guard CodeToolset.named == nil, let sdk = InstalledSDK(besideProgramIn: CodeToolset.folderOfProgram) else {
            return nil
        }
        return ToolsetOnDisk(folder: sdk.folder, revision: sdk.revision, compiler: sdk.compilerInWords)
    }

    /// Whether the toolset is known to be of another revision than this program.
    package var isForeign: Bool {
        guard let revision, let own = BuiltRevision.ofProgram else { return false }
        return revision != own
    }
}
