import Adapting
import Foundation
import Projects

// What the compiler is asked: whether names and types of files are right, and for objects. Its frontend is called for many files at
// once, because each call reads all files of the module and what they import.
extension ModuleBuild {
    func sources(_ cutter: ModuleCutter) -> [String] {
        module.files + (cutter.stubText.isEmpty ? [] : [cutter.stubFile]) + (module.hasOwnBundle ? [accessor] : [])
            + (FileManager.default.fileExists(atPath: resourceSymbols) ? [resourceSymbols] : [])
    }

    func object(_ source: String) -> String {
        "\(own)/\(Digest(of: [source]).text)-\(Overlay.plainName(of: source)).o"
    }

    /// What the compiler says that an object depends on.
    func dependencies(_ source: String) -> String { object(source).dropLast(2) + ".swiftdeps" }

    func removeObject(_ source: String) {
        for path in [object(source), dependencies(source)] { try? FileManager.default.removeItem(atPath: path) }
    }

    /// The options for both the driver and its frontend. Writes the copies as they are now.
    func write(_ cutter: ModuleCutter) throws -> [String] {
        let overlay = try Overlay(cutter.copies, writingInto: own + "/copies")
        try overlay.write(to: own + "/overlay.json")
        if !cutter.stubText.isEmpty {
            let old = FileManager.default.contents(atPath: cutter.stubFile)
            let new = Data(cutter.stubText.utf8)
            if old != new { try new.write(to: URL(fileURLWithPath: cutter.stubFile)) }
        }
        return [
            "-module-name", module.name, "-vfsoverlay", own + "/overlay.json", "-I", folder,
        ]
            + ProjectModule.options(ofLanguage: module.language)
            + (hasMain ? [] : ["-parse-as-library"]) + settings.compileOptions
            + StandIns(settings).compileOptions + module.conditions.flatMap { ["-D", $0] }
            + ["-diagnostic-style", "llvm"]
    }

    /// A path as lists of arguments have it.
    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    var hasMain: Bool { module.files.contains { $0.hasSuffix("/main.swift") } }

    /// Options that the driver passes on.
    var frontendOptions: [String] {
        (Compilation.Settings.modulesForAll.filter { seesCombine || $0 != "Combine" } + [
            "MaquetteCuts", "DeveloperToolsSupport",
        ] + modulesForAll + (module.product == .tests ? ["XCTest"] : [])).flatMap {
            ["-import-module", $0]
        }
            + Self.limitsOfExpressions + module.options + (isTested ? ["-enable-testing"] : [])
    }

    /// Where something is missing, the compiler may try all meanings of a long expression. What it gives up must not depend on how
    /// busy the machine is, so the limit is a number of attempts: about a second, of a million that it would make otherwise. What has
    /// many modifiers takes longer for each and fills half a gigabyte in a minute or two, so there is one for memory as well.
    private static let limitsOfExpressions = [
        "-solver-scope-threshold=250000", "-solver-memory-threshold=\(64 << 20)",
        "-solver-expression-time-threshold=120",
    ]

    /// While much is missing, some expressions take all of these attempts in each round, and a few such functions take longer than all
    /// other code. In rounds that only check, the compiler gives up sooner. What it says of that is no complaint: the expression is
    /// looked at again when objects are made, and by then most of what it names is there.
    private static let limitWhileChecking = ["-solver-scope-threshold=10000"]
    private static let givingUp = "in reasonable time"

    // MARK: Names and types

    /// How much of the files is looked at.
    enum Depth {
        case all
        /// What is declared, and the values of properties. That takes a small part of the time, and tells which types are missing.
        case declarations
    }

    /// Looks at names and types of some files, on all cores.
    func frontend(_ primaries: [String], _ cutter: ModuleCutter, _ depth: Depth) throws -> [Complaint] {
        guard !primaries.isEmpty else { return [] }
        let common = try write(cutter)
        let all = try writeList(sources(cutter), "all")
        let count = min(ProcessInfo.processInfo.activeProcessorCount, max(1, primaries.count / 4))
        let chosen = primaries + (cutter.stubText.isEmpty ? [] : [cutter.stubFile])
        let toolchain = Toolchain(settings)
        let own = (depth == .declarations ? ["-experimental-skip-all-function-bodies"] : []) + ["-suppress-warnings"]
        let jobs = try Self.shares(chosen, count).enumerated().map { index, share in
            (
                program: toolchain.frontend,
                arguments: [
                    "-frontend", "-typecheck", "-filelist", all, "-primary-filelist",
                    try writeList(share, "primary-\(index)"),
                ] + own + toolchain.frontendOptions + common + frontendOptions + Self.limitWhileChecking
            )
        }
        let outputs = try Tool.runTogether(jobs)
        let complaints = Complaint.all(in: outputs.map(\.text).joined(separator: "\n"))
        return Self.withoutGuesses(complaints) + outputs.flatMap { Self.unplaced($0.text, $0.status) }
    }

    /// Where the compiler gives up an expression, it guesses the type of what is declared there, and complains about what follows in
    /// the block, which is less indented where it ends. Objects are made without such haste.
    private static func withoutGuesses(_ complaints: [Complaint]) -> [Complaint] {
        let givenUp = Dictionary(grouping: complaints.filter { $0.message.contains(givingUp) }, by: \.path)
        let guessed = givenUp.reduce(into: [String: [ClosedRange<Int>]]()) { guessed, file in
            let text = (try? String(contentsOfFile: file.key, encoding: .utf8)) ?? ""
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guessed[file.key] = file.value.compactMap { complaint -> ClosedRange<Int>? in
                guard (1...max(1, lines.count)).contains(complaint.line), !lines.isEmpty else { return nil }
                let indent = lines[complaint.line - 1].prefix(while: \.isWhitespace).count
                let end = lines[complaint.line...].firstIndex { line in
                    !line.allSatisfy(\.isWhitespace) && line.prefix(while: \.isWhitespace).count < indent
                }
                return complaint.line...(end ?? lines.count)
            }
        }
        return complaints.filter { complaint in
            !complaint.message.contains(givingUp)
                && guessed[complaint.path]?.contains { $0.contains(complaint.line) } != true
        }
    }

    private static func unplaced(_ text: String, _ status: Int32) -> [Complaint] {
        guard status != 0, Complaint.all(in: text).isEmpty else { return [] }
        return Complaint.ofCrash(in: text).map { [$0] }
            ?? [Complaint(path: "<unknown>", line: 0, column: 0, message: firstLine(text, status))]
    }

    private static func firstLine(_ text: String, _ status: Int32) -> String {
        let lines = text.split(separator: "\n")
        let line = lines.first { $0.contains("error:") } ?? lines.first
        return line.map(String.init) ?? "the compiler ended with \(status)"
    }

    private func writeList(_ paths: [String], _ name: String) throws -> String {
        let file = "\(own)/\(name).txt"
        try paths.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Each with every so many-th file, since neighbours are often alike in length.
    private static func shares(_ files: [String], _ count: Int) -> [[String]] {
        (0..<count).map { share in files.indices.filter { $0 % count == share }.map { files[$0] } }
            .filter { !$0.isEmpty }
    }

    // MARK: Objects

    struct Objects {
        var complaints: [Complaint] = []
        /// The files that were to be compiled and were not, as another file beside them is wrong.
        var unfinished: Set<String> = []
        /// What the compiler says that is about no place.
        var rest: String?
        /// Where the files come to stubs.
        var uses: [StubUse] = []
    }

    /// Makes the objects of some files.
    ///
    /// - Parameter isAgain: whether earlier ones were refused for the flow of functions. As only one file of a share tells of that, those in
    ///   which something was cut are in smaller shares then: one round takes longer, and there are far fewer.
    func makeObjects(_ files: [String], _ cutter: ModuleCutter, isAgain: Bool = false) throws -> Objects {
        let common = try write(cutter)
        let toolchain = Toolchain(settings)
        let options = toolchain.frontendOptions + common + frontendOptions
        let all = try writeList(sources(cutter), "all")
        for file in files { removeObject(file) }
        // An error about the flow of a function ends the work on all that come after it in a share, and there are such where
        // something was cut. As many shares on every machine: which errors there are in a round must not depend on it.
        let cuts = Dictionary(cutter.cuts.map { ($0.path, 1) }, uniquingKeysWith: +)
        let cut = files.filter { cuts[$0] != nil }.sorted { (cuts[$0] ?? 0, $0) < (cuts[$1] ?? 0, $1) }
        // The frontend gives each object to its file by their order in the list of all files, whatever that of a share is.
        let places = Dictionary(sources(cutter).enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let shares =
            (Self.shares(files.filter { cuts[$0] == nil }, of: 50, most: 4)
            + Self.shares(cut, of: 8, most: isAgain ? 24 : 6))
            .map { $0.sorted { places[$0, default: 0] < places[$1, default: 0] } }
        let jobs = try shares.enumerated().map { index, share in
            (
                program: toolchain.frontend,
                arguments: ["-frontend", "-c"] + Toolchain.codeOptions + [
                    "-filelist", all,
                    "-primary-filelist", try writeList(share, "primary-\(index)"),
                    "-output-filelist", try writeList(share.map(object), "objects-\(index)"),
                    "-supplementary-output-file-map", try writeDependencyMap(share, "dependencies-\(index)"),
                ] + options
            )
        }
        return objects(of: files, from: try Tool.runTogether(jobs))
    }

    /// Where the compiler writes what the files depend on.
    private func writeDependencyMap(_ files: [String], _ name: String) throws -> String {
        let file = "\(own)/\(name).json"
        let map = Dictionary(
            files.map { ($0, ["swift-dependencies": dependencies($0)]) }, uniquingKeysWith: { one, _ in one })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(map).write(to: URL(fileURLWithPath: file), options: .atomic)
        return file
    }

    private static func shares(_ files: [String], of size: Int, most: Int) -> [[String]] {
        shares(files, min(max(files.count / size, 2), most))
    }

    func objects(of files: [String], from outputs: [(text: String, status: Int32)]) -> Objects {
        var made = Objects()
        made.complaints = Complaint.all(in: outputs.map(\.text).joined(separator: "\n"))
        let known = Set(module.files).intersection(files)
        made.uses = outputs.flatMap { StubUse.all(in: $0.text) }.filter { known.contains($0.path) }
        made.unfinished = Set(files.filter { !FileManager.default.fileExists(atPath: object($0)) })
        for output in outputs where output.status != 0 && Complaint.all(in: output.text).isEmpty {
            if let crash = Complaint.ofCrash(in: output.text) {
                made.complaints.append(crash)
            } else {
                made.rest = Self.firstLine(output.text, output.status)
            }
        }
        return made
    }

    /// Makes what modules after this one import. Returns what is wrong with it, if anything.
    func emitModule(_ cutter: ModuleCutter) throws -> String? {
        let toolchain = Toolchain(settings)
        let all = try writeList(sources(cutter), "all")
        let output = try Tool.run(
            toolchain.frontend,
            [
                "-frontend", "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types",
                "-suppress-warnings", "-filelist", all, "-o", "\(folder)/\(module.name).swiftmodule",
            ] + toolchain.frontendOptions + (try write(cutter)) + frontendOptions)
        return output.status == 0 ? nil : Self.firstLine(output.text, output.status)
    }

    // MARK: Before anything is adapted

    /// How many files have no error without any help, but for the place where UIKit is.
    func filesThatCompileAsTheyAre() throws -> Int {
        let list = folder + "/unchanged.rsp"
        try module.files.map(Self.quoted).joined(separator: "\n").write(
            toFile: list, atomically: true, encoding: .utf8)
        let modules = Array(settings.compileOptions.prefix(2)) + Array(settings.compileOptions.drop { $0 != "-Xcc" })
        let output = try Tool.run(
            settings.compiler,
            [
                "-typecheck", "-module-name", module.name, "-swift-version", module.language, "-wmo",
                "-suppress-warnings", "-diagnostic-style", "llvm", "@" + list,
            ] + (hasMain ? [] : ["-parse-as-library"]) + modules)
        let complaints = Complaint.all(in: output.text)
        // Where an import fails, the compiler looks no further.
        if output.status != 0,
            complaints.isEmpty || complaints.contains(where: { $0.message.hasPrefix("no such module") })
        {
            return 0
        }
        return files.count - Set(complaints.map(\.path)).intersection(module.files).count
    }
}
