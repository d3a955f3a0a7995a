import Foundation
import Maquette
import MaquetteCode
import MaquetteDocuments
import MaquetteSyntax
import MaquetteWorkers

/// A document that was asked for.
struct InputFile: Hashable, Sendable {
    /// nil is standard input.
    var path: FilePath?
    /// The path below the named folder, or just the name: pictures are named after it.
    var relative: FilePath
    /// The preview that is shown of a Swift file.
    var preview: CodePreview?
    /// What the preview is called as long as its file is edited, and which one it is there.
    var lastingName: String?
    var numberInFile: Int?
    /// `relative` of its file, which is the same for all previews in it.
    var fileOfPreview: FilePath?
    /// What the code of the input's controllers ended in, without which it is shown.
    var crash: String?
    /// Whether properties that another screen would fill have the plainest values, as the code crashed for want of one.
    var fillsProperties = false

    static let standardInput = InputFile(path: nil, relative: FilePath("stdin"))

    var shown: String { path?.shown ?? "standard input" }
}

/// Finds the documents named on the command line: files, folders, patterns and `-`.
struct InputFiles {
    /// The extensions of documents, in lower case.
    let extensions: [String]
    private(set) var found: [InputFile] = []
    /// Inputs that do not exist or cannot be read.
    private(set) var missing: [DocumentProblem] = []
    /// How many of these are existing folders and patterns without documents.
    private(set) var vacancies = 0
    /// Whether only some of a Swift file's previews were asked for.
    private(set) var isPartial = false
    /// How many documents for other platforms were found.
    private var leftOut = 0
    /// The folders in which documents were looked for.
    private(set) var places: [Place] = []
    /// The previews of Swift files that are asked for.
    private let previews: [String]
    /// Whether the command says what is left out.
    private let isHeard: Bool

    struct Place: Hashable {
        let folder: FilePath
        /// Whether that includes the folders below.
        let isDeep: Bool
    }

    init(_ words: [Argument], extensions: [String], previews: [String] = [], isHeard: Bool = true) {
        self.extensions = extensions
        (self.previews, self.isHeard) = (previews, isHeard)
        for word in words { add(word) }
        var seen: Set<Identity> = []
        found = found.filter { seen.insert(Identity(path: $0.path?.absolute, preview: $0.preview?.symbol)).inserted }
        var known: Set<Place> = []
        places = places.filter { known.insert($0).inserted }
        tellApartEqualNames()
    }

    private struct Identity: Hashable {
        var path: FilePath?
        var preview: String?
    }

    private mutating func add(_ word: Argument) {
        if let place = CodeInputs.Place(word) { return addCode(place) }
        let path = FilePath(bytes: word.bytes)
        if let inputs = ProjectInputs.inputs(of: path) { return found += inputs }
        if word.text == "-" { return found.append(.standardInput) }
        if word.bytes.isEmpty { return addFailure("", "the name of a file is empty") }
        switch path.kind {
        case .folder: addFolder(path.isXcodeProject ? path.folder : path)
        case .file, .other: addFile(path)
        case nil: addMatches(of: path)
        }
    }

    private mutating func addFile(_ path: FilePath) {
        found.append(InputFile(path: path, relative: FilePath(bytes: Array(path.name))))
        places.append(Place(folder: path.folder, isDeep: false))
    }

    private mutating func addCode(_ place: CodeInputs.Place) {
        if !place.isWhole || !previews.isEmpty { isPartial = true }
        do { found += try CodeInputs.inputs(at: place, named: previews) } catch { missing += error.problems }
    }

    private mutating func addFailure(_ place: String, _ reason: String) {
        missing.append(DocumentProblem(file: place, message: reason))
    }

    private mutating func addVacancy(_ place: String, _ reason: String) {
        addFailure(place, reason)
        vacancies += 1
    }

    /// A line for each missing input.
    var failures: [String] { missing.map { $0.file.isEmpty ? $0.message : $0.description } }

    /// Shells leave a pattern as it is when it is quoted or matches nothing.
    private mutating func addMatches(of pattern: FilePath) {
        guard pattern.bytes.contains(where: { "*?[".utf8.contains($0) }) else {
            let reason =
                pattern.status(followingLinks: false) == nil ? "there is no such file" : "the link is broken"
            return addFailure(pattern.shown, reason)
        }
        places.append(Place(folder: pattern.folder, isDeep: false))
        var result = glob_t()
        defer { globfree(&result) }
        let leftOutBefore = leftOut
        var matches: [FilePath] = []
        if pattern.withCString({ glob($0, 0, nil, &result) }) == 0 {
            let reach = Reach(ofPattern: pattern)
            for number in 0..<Int(result.gl_pathc) {
                guard let match = result.gl_pathv[number] else { continue }
                let path = FilePath(bytes: Array(UnsafeRawBufferPointer(start: match, count: strlen(match))))
                if reach.includes(path) {
                    matches.append(path)
                } else if reach.includes(path.folder) {
                    leaveOutLink(path)
                }
            }
        }
        guard !matches.isEmpty || leftOut > leftOutBefore else {
            return addVacancy(pattern.shown, "no file matches the pattern")
        }
        for path in matches {
            if path.kind == .folder {
                addFolder(path)
            } else {
                addFile(path)
            }
        }
    }

    private mutating func addFolder(_ folder: FilePath) {
        places.append(Place(folder: folder, isDeep: true))
        let before = found.count
        let missingBefore = missing.count
        let leftOutBefore = leftOut
        addFiles(in: folder, below: nil, Reach(of: folder))
        found += DocumentCode.inputs(below: folder)
        let code = CodeInputs.inputs(below: folder, named: previews)
        found += code.found
        missing += code.problems
        let isEmpty = found.count == before && missing.count == missingBefore && leftOut == leftOutBefore
        let remarks = CodeInputs.remarks(on: folder)
        if isEmpty, !remarks.isEmpty {
            for line in remarks { addVacancy(folder.shown, line) }
            return
        }
        for line in remarks { remark(folder, line) }
        if found.count == before, missing.count == missingBefore, leftOut == leftOutBefore {
            let names = extensions.map { ".\($0)" }.joined(separator: ", ")
            let code = ProjectRoot.isRoot(folder) ? "; `preview app` shows what its code does" : ""
            addVacancy(folder.shown, "the folder holds no documents (\(names))" + code)
        }
    }

    /// Links to folders are not followed, because of cycles.
    private mutating func addFiles(in folder: FilePath, below: FilePath?, _ reach: Reach) {
        let names: [[UInt8]]
        do {
            names = try folder.namesOfEntries()
        } catch {
            return addFailure(folder.shown, error.words)
        }
        for name in names where name.first != UInt8(ascii: ".") {
            let path = folder.appending(name)
            let relative = below?.appending(name) ?? FilePath(bytes: name)
            guard let status = path.status(followingLinks: false) else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                addFiles(in: path, below: relative, reach)
            } else if extensions.contains(path.ext) {
                // What it leads to is not looked at before.
                guard status.st_mode & S_IFMT != S_IFLNK || reach.includes(path) else {
                    leaveOutLink(path)
                    continue
                }
                guard path.kind == .file, Self.mayBeDocument(path) else { continue }
                if let other = Self.otherPlatform(of: path) {
                    leaveOut(path, other)
                    continue
                }
                found.append(InputFile(path: path, relative: relative))
            }
        }
    }

    /// Projects hold documents for watches and others beside those for phones.
    private static func otherPlatform(of path: FilePath) -> OtherPlatform? {
        path.start(upTo: OtherPlatform.bytesToRead).flatMap { Documents.otherPlatform(by: $0, named: path.shown) }
    }

    private mutating func leaveOut(_ path: FilePath, _ platform: OtherPlatform) {
        leaveOut(path, "this document is for \(platform), and is left out")
    }

    /// A link that was found, and not named. Whether it leads to a file is not said.
    private mutating func leaveOutLink(_ path: FilePath) {
        leaveOut(path, "this link leads out of the project, and is left out; name it by itself to read it all the same")
    }

    private mutating func leaveOut(_ path: FilePath, _ words: String) {
        leftOut += 1
        remark(path, words)
    }

    private func remark(_ path: FilePath, _ words: String) {
        // The processes of a batch find the same files each time.
        if isHeard, Ledger.current?.isFirst != false { StandardError.say("\(path.shown): note: \(words)".onOneLine) }
    }

    /// Folders contain other files with the extensions of documents. Errors are reported when a file is opened.
    private static func mayBeDocument(_ path: FilePath) -> Bool {
        guard path.ext == "json", let contents = try? path.contents() else { return true }
        return Documents.mayBeDocument(by: contents, named: path.shown)
    }

    /// Files with the same name in different folders keep enough of their paths to differ.
    private mutating func tellApartEqualNames() {
        let groups = Dictionary(grouping: found.indices) { found[$0].relative.withoutExtension }
        defer { tellApartFilesOfPreviews() }
        for indices in groups.values where Set(indices.map { found[$0].path?.absolute.folder }).count > 1 {
            let parts = indices.map {
                (found[$0].path?.absolute ?? found[$0].relative).bytes.split(separator: UInt8(ascii: "/"))
            }
            let shared = commonPrefix(of: parts.map { Array($0.dropLast()) })
            for (index, parts) in zip(indices, parts) {
                let own = parts.dropFirst(shared).filter { !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
                found[index].relative = FilePath(bytes: Array(own.joined(separator: [UInt8(ascii: "/")])))
            }
        }
    }

    /// Tells apart the names of Swift files, whose previews have names of their own.
    private mutating func tellApartFilesOfPreviews() {
        let indices = found.indices.filter { found[$0].fileOfPreview != nil }
        var files = self
        files.found = indices.map {
            InputFile(path: found[$0].path, relative: found[$0].fileOfPreview ?? found[$0].relative)
        }
        guard !files.found.isEmpty else { return }
        files.tellApartEqualNames()
        for (index, file) in zip(indices, files.found) { found[index].fileOfPreview = file.relative }
    }

    private func commonPrefix(of lists: [[ArraySlice<UInt8>]]) -> Int {
        guard let first = lists.first else { return 0 }
        return first.indices.first { index in
            lists.contains { !$0.indices.contains(index) || $0[index] != first[index] }
        } ?? first.count
    }
}
