import Foundation
import Maquette
import MaquetteReporting

/// The destination of pictures: standard output, one file, or a folder.
enum OutputPlace {
    case standardOutput
    case file(FilePath)
    case folder(FilePath)

    /// - Parameter isOne: whether the request makes at most one picture, as far as that is known
    ///   before documents are read.
    init(_ out: Argument?, isOne: Bool, inputs: [InputFile]) throws {
        guard let out else {
            let readsStandardInput = inputs.contains { $0.path == nil }
            self = readsStandardInput && isOne ? .standardOutput : .folder(FilePath("."))
            return
        }
        let path = FilePath(bytes: out.bytes)
        if out.bytes.isEmpty { throw Failure("-o needs the name of a file or a folder") }
        if out.text == "-" {
            guard isOne else { throw Failure("-o - takes one picture, but there are several") }
            self = .standardOutput
        } else if path.endsWithSlash || path.kind == .folder || (path.kind == nil && path.ext.isEmpty) {
            self = .folder(path)
        } else if isOne {
            try path.refuseToReplace(inputs.compactMap(\.path), option: "-o", with: "a picture")
            guard path.kind == .other || path.ext.isEmpty || Self.isPicture(path) else {
                throw Failure(
                    "-o names a .\(path.ext) file, but pictures are .png, .svg, .pdf or .txt; end the name of a folder with a slash"
                )
            }
            self = .file(path)
        } else if path.kind == nil, !Self.isPicture(path) {
            self = .folder(path)
        } else {
            throw Failure(
                "several pictures need a folder, not `\(out.text.shortened)`; --sheet puts them on one picture")
        }
    }

    /// Paints and encodes a picture and puts it in its place. Any thread may do so.
    func write(_ picture: Picture, as format: Picture.Format, named name: FilePath) throws {
        var bytes = try picture.bytes(as: format)
        if format == .text { bytes = Array(String(decoding: bytes, as: UTF8.self).harmless.utf8) }
        if case .file(let path) = self { return try path.writeOutput(bytes) }
        guard let path = path(of: name) else { return try StandardOutput.write(bytes) }
        try AtomicFile.makeFolder(path.folder)
        try AtomicFile.write(bytes, to: path)
    }

    /// Where a picture of the name goes; nil for standard output.
    func path(of name: FilePath) -> FilePath? {
        switch self {
        case .standardOutput: nil
        case .file(let path): path
        case .folder(let folder): folder == FilePath(".") ? name : folder.appending(name.bytes)
        }
    }

    /// Shows what was written: the picture, or the folder of several.
    func open(_ names: [FilePath]) throws {
        guard let first = names.first, var path = path(of: first) else { return }
        if names.count > 1, case .folder(let folder) = self { path = folder }
        guard path.kind != nil else { return }
        try Self.open(path)
    }

    static func open(_ path: FilePath) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", path.absolute.shown]
        process.standardOutput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure("--open cannot start a viewer: \(error.localizedDescription)") }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("--open found no viewer for \(path.shown); xdg-utils has `xdg-open`, which chooses one")
        }
    }

    /// A path that does not exist yet is a file if its extension is that of a picture, whether one picture or several
    /// follow.
    private static func isPicture(_ path: FilePath) -> Bool {
        Picture.Format(fileExtension: path.ext) != nil
    }
}

/// Gives every picture of a run a unique name.
struct OutputNames {
    private let stems: [FilePath]
    private var names = FileNames()

    init(_ inputs: [InputFile]) {
        let plain = inputs.map { $0.relative.withoutExtension }
        let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
        // `card.json` and `card.xib` together keep their extensions.
        stems = zip(inputs, plain).map { counts[$1] == 1 ? $1 : $0.relative }
    }

    mutating func take(_ names: [FilePath]) { self.names.take(names) }

    /// The stem of the document, the scene when there are several, what varies, and the format.
    mutating func name(input: Int, scene: String?, variant: Variant, format: Picture.Format) -> FilePath {
        let marks = FileNames.marks(scene: scene, variant: variant)
        let stem = stems[input] + marks.words.map { "-" + $0 }.joined() + marks.scale
        return names.fresh(stem, ending: ".\(format.fileExtension)")
    }
}

extension Picture.Format {
    init?(fileExtension: String) {
        guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else { return nil }
        self = format
    }

    var fileExtension: String { self == .text ? "txt" : rawValue }

    /// Whether the format is not for a terminal.
    var isBinary: Bool { self == .png || self == .pdf }
}
