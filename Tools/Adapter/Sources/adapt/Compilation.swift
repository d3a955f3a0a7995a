import Adapting
import Foundation
import Projects

/// One call of the compiler, with the copies in place of the files.
struct Compilation {
    /// What `Scripts/toolset` found out once.
    struct Settings: Codable {
        /// The real compiler.
        var compiler: String
        /// Files below are Maquette's own and stay as they are.
        var maquette: String
        /// Where the copies go.
        var cache: String
        /// The compiler's options when a module uses UIKit: where modules are.
        var compileOptions: [String]
        /// The compiler's options for linking.
        var linkOptions: [String]
        /// What is linked with code that a process loads which has UIKit in it.
        var imageOptions: [String]
        /// Where modules are that stand in for packages.
        var packages: String?
        /// Where modules are that tests import.
        var tests: String?
        /// Whether tests are compiled: then they and what they need see these modules.
        var isForTests = false
        /// Modules of C that were compiled.
        var cModules: Set<String> = []

        /// Where the settings are, and what belongs to them.
        var folder = ""

        private enum CodingKeys: CodingKey {
            case compiler, maquette, cache, compileOptions, linkOptions, imageOptions, packages, tests
        }

        init(_ path: String) throws {
            self = try JSONDecoder().decode(Settings.self, from: Data(try Adapt.bytes(of: path)))
            folder = (Adapt.absolute(path) as NSString).deletingLastPathComponent
            // In a cage, copies of a project are its own.
            if let copies = ProcessInfo.processInfo.environment["MAQUETTE_COPIES"] { cache = copies }
        }

        /// A program of the toolchain.
        func tool(_ name: String) -> String {
            (compiler as NSString).deletingLastPathComponent + "/" + name
        }

        /// Changes with UIKit and the modules beside it.
        var stamp: String {
            let folders = compileOptions.filter { $0.hasPrefix("/") }
            let modules = folders.flatMap { folder in
                [
                    "UIKit", "MaquetteViewModel", "MaquetteLayout", "MaquetteStrings", "SwiftUI", "Combine", "XCTest",
                    "MaquetteTesting",
                ].map {
                    "\(folder)/\($0).swiftmodule"
                }
            }
            return (modules + StandIns(self).files).map { FileStamp($0).text }.joined(separator: ",")
        }

        /// The modules that every file of UIKit code sees: those that Apple's UIKit and Foundation bring with them.
        static let modulesForAll = [
            "UIKit", "CoreGraphics", "QuartzCore", "Darwin", "FoundationNetworking", "FoundationXML", "ObjectiveC",
            "CoreFoundation", "CoreImage", "CoreText", "Combine", "Accessibility",
        ]

        /// The process that draws asks this one what stands for values, and to hold requests to servers, also where nothing was cut.
        static let librariesOfEachImage = ["--no-as-needed", "-lMaquetteCuts", "--as-needed"]

        /// Names that a module has only beside another one, such as maps of SwiftUI, are in a module of their own, which whoever imports
        /// both sees. Apple's compilers always look for those.
        static let findsOverlays = "-enable-cross-import-overlays"

        var optionsOfAdaptedModules: [String] {
            compileOptions + ["-Xfrontend", Self.findsOverlays]
                + Self.modulesForAll.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        }
    }

    private let settings: Settings
    private let arguments: [String]

    init(_ arguments: [String]) throws {
        guard arguments.count > 2, arguments[0] == "--settings", arguments[2] == "--" else {
            throw Failure(Adapt.usage)
        }
        settings = try Settings(arguments[1])
        self.arguments = Array(arguments.dropFirst(3))
    }

    func run() throws {
        let words = allWords()
        var options: [String] = []
        if !knowsMaquette(words) {
            let isLinked = arguments.contains("-emit-executable") || arguments.contains("-emit-library")
            options = isLinked ? settings.linkOptions : []
            let sources = words.filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
            if !sources.isEmpty {
                if let module = try adapt(sources.map(Adapt.absolute), words) { return try compile(module, options) }
                if try seesModules(sources, words) {
                    options = settings.compileOptions + ["-Xfrontend", Settings.findsOverlays] + options
                }
            }
        }
        try replaceProcess(by: settings.compiler, arguments + options)
    }

    /// A module of UIKit code.
    private struct AdaptedModule {
        var files: [(path: String, bytes: [UInt8])]
        var copies: [ModuleAdapter.Copy]
        /// Where what the compiler reads is written.
        var folder: String
    }

    /// Nil for a module that does without UIKit.
    private func adapt(_ sources: [String], _ words: [String]) throws -> AdaptedModule? {
        let files = try sources.map { (path: $0, bytes: try Adapt.bytes(of: $0)) }
        let adapter = ModuleAdapter(cache: settings.cache)
        let marks = AdaptedModules(cache: settings.cache)
        let reaches =
            adapter.reachesUIKit(files) || sources.contains(where: isMainOfTests)
            || marks.hold(anyOf: adapter.imports(of: files), among: words)
        if let module = value(of: "-emit-module-path", in: words) { marks.mark(module, reaches) }
        guard reaches else { return nil }
        let folder = "\(settings.cache)/\(value(of: "-module-name") ?? "main")-\(Digest(of: sources).text)"
        return AdaptedModule(files: files, copies: adapter.adapt(files), folder: folder)
    }

    /// Whether a module that does without UIKit imports one of those beside it, or another one that does. All others are compiled as they
    /// are for Linux: that there is a `Darwin` would tell them something else.
    private func seesModules(_ sources: [String], _ words: [String]) throws -> Bool {
        let files = try sources.map { (path: $0, bytes: try Adapt.bytes(of: $0)) }
        let imports = ModuleAdapter(cache: settings.cache).imports(of: files)
        let folders =
            settings.compileOptions.filter { $0.hasPrefix("/") }
            + [settings.packages, settings.tests].compactMap { $0 }
        let marks = AdaptedModules(cache: settings.cache, kind: "seeing-modules")
        let sees =
            imports.contains { name in
                folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
            } || marks.hold(anyOf: imports, among: words)
        if let module = value(of: "-emit-module-path", in: words) { marks.mark(module, sees) }
        return sees
    }

    private func compile(_ module: AdaptedModule, _ options: [String]) throws {
        var lookups = Lookups(module.folder)
        // Each round may come to objects that were made of others.
        for _ in 0..<(module.files.contains { Lookups.mayBeIn($0.bytes) } ? 6 : 0) {
            let all = try write(lookups.apply(to: module.copies, of: module.files), of: module) + options
            let (text, status) = try Tool.run(settings.compiler, all)
            if status != 0, try lookups.learn(from: text, about: module.copies, of: module.files) { continue }
            FileHandle.standardError.write(Data(text.utf8))
            exit(status)
        }
        let all = try write(lookups.apply(to: module.copies, of: module.files), of: module) + options
        try replaceProcess(by: settings.compiler, all)
    }

    /// Writes the copies, and says how the compiler reads them.
    private func write(_ copies: [ModuleAdapter.Copy], of module: AdaptedModule) throws -> [String] {
        let overlay = try Overlay(copies, writingInto: module.folder)
        let path = module.folder + "/overlay.json"
        try overlay.write(to: path)
        // The compiler would take files whose own date is old for compiled.
        var kept = overlay.changesBeyondTheirFiles ? arguments.filter { $0 != "-incremental" } : arguments
        if let place = kept.firstIndex(of: "-swift-version"), place + 1 < kept.count {
            kept.replaceSubrange(place...place + 1, with: ProjectModule.options(ofLanguage: kept[place + 1]))
        }
        return kept + ["-vfsoverlay", path] + settings.optionsOfAdaptedModules
    }

    /// Whether SwiftPM wrote the file, which runs the tests of a package. It asks for Darwin, as if only Apple's systems had it.
    private func isMainOfTests(_ path: String) -> Bool { path.hasSuffix("PackageTests.derived/runner.swift") }

    /// Whether Maquette is compiled, or a package that depends on it. Their authors know what Linux lacks, and they have a UIKit of their
    /// own.
    private func knowsMaquette(_ words: [String]) -> Bool {
        if words.contains(where: { $0.hasSuffix("/Package.swift") || $0.hasPrefix(settings.maquette + "/") }) {
            return true
        }
        let folders = words.indices.dropLast().filter { words[$0] == "-I" }.map { words[$0 + 1] }
        return folders.contains { FileManager.default.fileExists(atPath: $0 + "/UIKit.swiftmodule") }
            || words.contains { $0.contains("/MaquetteViewModel.build/") }
    }

    private func value(of option: String) -> String? { value(of: option, in: arguments) }

    private func value(of option: String, in words: [String]) -> String? {
        words.firstIndex(of: option).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }

    /// The arguments, and those in the files that they name.
    private func allWords() -> [String] {
        arguments.flatMap { argument -> [String] in
            guard argument.hasPrefix("@") else { return [argument] }
            let text = FileManager.default.contents(atPath: String(argument.dropFirst())).map {
                String(decoding: $0, as: UTF8.self)
            }
            return ResponseFile.words(in: text ?? "")
        }
    }

    private func replaceProcess(by program: String, _ arguments: [String]) throws -> Never {
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        execv(program, words)
        throw Failure("\(program) cannot be run")
    }
}

/// Which modules were adapted. A module that imports one sees what that one imports, as it does where UIKit is written in
/// Objective-C: tests often name only the module that they test.
private struct AdaptedModules {
    private let folder: String

    /// - Parameter kind: other marks are of modules that only see those beside UIKit.
    init(cache: String, kind: String = "adapted-modules") { folder = cache + "/" + kind }

    private func mark(of module: String) -> String { "\(folder)/\(Digest(of: [Adapt.absolute(module)]).text)" }

    func mark(_ module: String, _ isAdapted: Bool) {
        let mark = mark(of: module)
        if isAdapted {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = FileManager.default.createFile(atPath: mark, contents: nil)
        } else {
            unlink(mark)
        }
    }

    func hold(anyOf names: Set<String>, among words: [String]) -> Bool {
        let folders = words.indices.dropLast().filter { words[$0] == "-I" }.map { words[$0 + 1] }
        return names.contains { name in
            folders.contains { access(mark(of: "\($0)/\(name).swiftmodule"), F_OK) == 0 }
        }
    }
}

/// Arguments in a file, one or more a line, with quotation marks around those with spaces.
enum ResponseFile {
    static func words(in text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = text.makeIterator()
        while let character = characters.next() {
            if character == "\\", let next = characters.next() {
                word = (word ?? "") + String(next)
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return word.map { words + [$0] } ?? words
    }
}
