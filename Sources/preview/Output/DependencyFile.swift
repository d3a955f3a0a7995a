import Glibc
import Maquette
import MaquetteCode
import MaquetteSnapshots

/// `--depfile FILE`: what the result of a run was made of, as a rule of make, which Ninja reads as well.
@MainActor enum DependencyFile {
    nonisolated static let option = Option.value(
        "--depfile", "FILE",
        "write the files that the result depends on, as a rule for\nmake and Ninja", completion: .files)

    private static var path: FilePath?
    /// The pictures of the run. Where there are none, the rule is for the name of the file without its `.d`.
    static var targets: [FilePath] = []

    /// To be called before anything is read.
    static func begin(_ arguments: [Argument]) throws {
        guard let (_, typed) = Preview.typed(arguments), let word = typed.last(option.name) else { return }
        let file = FilePath(bytes: word.bytes)
        guard file.ext == "d" else {
            throw Failure("--depfile needs the name of a file that ends with .d, not `\(word.text.shortened)`")
        }
        if typed.rest.contains(where: { $0.text == "-" }) { throw Failure("--depfile needs files, not standard input") }
        path = file
        FilesRead.begin()
    }

    /// Writes it after a run that could read and write everything. What was run again after a crash has not read all by itself.
    static func end(_ outcome: Outcome) throws {
        guard let path, outcome != .badInput else { return }
        let results = targets.isEmpty ? [path.withoutExtension] : targets
        let made = Set((results + [path]).map(\.absolute))
        for file in (CodeInputs.areUsed ? sources : []) + tools { FilesRead.note(file) }
        let read = FilesRead.all.filter { !made.contains($0) && isLasting($0) }.map(relative)
        var bytes = results.map { escaped(relative($0.absolute)) }.joined(separator: Array(" ".utf8)) + [colon]
        for file in read { bytes += Array(" \\\n  ".utf8) + escaped(file) }
        bytes.append(newline)
        // A file that is gone is no error then, and is looked for by the run itself.
        for file in read { bytes += escaped(file) + [colon, newline] }
        try path.writeOutput(bytes)
    }

    // MARK: What counts

    /// The command, the fonts that decide pixels, and what compiles code.
    private static var tools: [FilePath] {
        let program = FilePath(CodeToolset.pathOfProgram)
        let packed = program.folder.appending("program".utf8)
        let toolset =
            CodeInputs.areUsed ? ToolsetOnDisk.find().map { [FilePath($0.folder + "/settings.json")] } ?? [] : []
        return [program, packed] + RendererFingerprint.fontFiles.map { FilePath($0) } + toolset
    }

    /// The code of the projects around Swift files and documents that draw with their code, and of the packages that these are built with.
    /// Which files a module has is known to the compiler alone, so all of a project count.
    private static var sources: [FilePath] {
        var roots: [FilePath] = []
        var known: [FilePath: FilePath] = [:]
        let documents = FilesRead.all.filter { DocumentCode.isUsed && ["storyboard", "xib", "json"].contains($0.ext) }
        for file in CodeInputs.compiledFiles + documents {
            let root = ProjectRoot.around(file, &known)
            if !roots.contains(root) { roots.append(root) }
        }
        return roots.flatMap { root in [root] + PackagesOfProject.around(root).checkouts }.flatMap(SourceTree.files)
    }

    /// Files, and folders of catalogs and languages: where a file is added to one, its date changes. Pictures may be written into
    /// other folders, whose dates would change with each run.
    private static func isLasting(_ path: FilePath) -> Bool {
        if path.bytes.starts(with: "/proc/".utf8) || path.bytes.starts(with: "/dev/".utf8) { return false }
        switch path.kind {
        case .file: return true
        case .folder:
            return path.bytes.split(separator: slash).contains { bundles.contains(FilePath(bytes: Array($0)).ext) }
        default: return false
        }
    }

    private static let bundles: Set<String> = ["xcassets", "lproj"]

    // MARK: Writing

    private static let (colon, newline, slash) = (UInt8(ascii: ":"), UInt8(ascii: "\n"), UInt8(ascii: "/"))

    /// Build files name what is below their folder by the rest of its path.
    private static func relative(_ path: FilePath) -> FilePath {
        let here = FilePath(".").absolute
        return path.isBelow(here) ? FilePath(bytes: Array(path.bytes.dropFirst(here.bytes.count + 1))) : path
    }

    /// A name as make and Ninja read it.
    private static func escaped(_ path: FilePath) -> [UInt8] {
        path.bytes.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "$"): Array("$$".utf8)
            case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "%"): [UInt8(ascii: "\\"), byte]
            default: [byte]
            }
        }
    }
}

/// The files below the folder of a project that its build may read.
private enum SourceTree {
    static func files(below root: FilePath) -> [FilePath] {
        var found: [FilePath] = []
        var folders = [root]
        while let folder = folders.popLast() {
            for name in (try? folder.namesOfEntries()) ?? [] where name.first != UInt8(ascii: ".") {
                let path = folder.appending(name)
                guard let mode = path.status(followingLinks: false)?.st_mode else { continue }
                if mode & S_IFMT == S_IFDIR {
                    folders.append(path)
                } else if kinds.contains(path.ext) || names.contains(String(decoding: name, as: UTF8.self)) {
                    found.append(path)
                }
            }
        }
        return found
    }

    private static let kinds: Set<String> = [
        "swift", "h", "m", "c", "pbxproj", "xcconfig", "plist", "xcscheme", "entitlements",
    ]
    private static let names: Set<String> = ["Package.resolved", "Podfile.lock", "Cartfile.resolved", "project.yml"]
}
