import Foundation
import Maquette
import MaquetteSyntax

/// The code of one scene.
struct Printout {
    let input: InputFile
    /// The name of the scene or its document.
    let title: String
    let code: String

    var json: JSONValue { ["file": .string(input.shown), "name": .string(title), "code": .string(code)] }
}

/// The destination of code: standard output or a file for one scene, a folder for several.
enum PrintoutPlace {
    case standardOutput
    case file(FilePath)
    case folder(FilePath)

    init(_ out: Argument?, inputs: [InputFile]) throws {
        guard let out, out.text != "-" else {
            self = .standardOutput
            return
        }
        let path = FilePath(bytes: out.bytes)
        if out.bytes.isEmpty { throw Failure("-o needs the name of a file or a folder") }
        try path.refuseToReplace(inputs.compactMap(\.path), option: "-o", with: "the code")
        let isFolder = path.endsWithSlash || path.kind == .folder || (path.kind == nil && path.ext.isEmpty)
        guard isFolder || path.kind == .other || path.ext == "swift" else {
            throw Failure("-o names a .\(path.ext) file, but code is .swift; end the name of a folder with a slash")
        }
        self = isFolder ? .folder(path) : .file(path)
    }

    func put(_ printouts: [Printout]) throws {
        switch self {
        case .folder(let folder):
            guard !printouts.isEmpty else { return }
            try AtomicFile.makeFolder(folder)
            for printout in printouts {
                let path = folder.appending(Array("\(ScreenPrinter.fileName(for: printout.title)).swift".utf8))
                try AtomicFile.write(Array(printout.code.utf8), to: path)
                try StandardOutput.print(path.shown.onOneLine)
            }
        case .file, .standardOutput:
            guard let only = printouts.first else { return }
            guard printouts.count == 1 else {
                let names = printouts.map { "\($0.input.shown)#\($0.input.preview?.displayName ?? $0.title)" }
                throw Failure(
                    only.input.preview == nil
                        ? "there are \(printouts.count) files; name a folder with -o, or choose one with --scene"
                        : "there are \(printouts.count) previews; choose one: \(names.joined(separator: ", "))")
            }
            if case .file(let path) = self {
                try path.writeOutput(Array(only.code.utf8))
            } else {
                try StandardOutput.write(Array(only.code.utf8))
            }
        }
    }
}

/// Unique titles for files and functions.
struct PrintoutTitles {
    private var taken: Set<String> = []

    /// The title, with a number where its name is taken.
    mutating func fresh(_ preference: String) -> String {
        var title = preference
        // The number must not get lost when long names are cut off.
        var stem = ScreenPrinter.canName(preference) ? preference : "view"
        while stem.utf8.count > 80 { stem.removeLast() }
        var number = 2
        // Some file systems ignore case.
        while !taken.insert(ScreenPrinter.fileName(for: title).lowercased()).inserted {
            title = "\(stem) \(number)"
            number += 1
        }
        return title
    }
}
