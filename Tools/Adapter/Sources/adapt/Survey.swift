import Adapting
import Foundation

/// Tries the modules of a folder of checkouts: which of their files compile as they are, and which when adapted.
struct Survey {
    private let settings: Compilation.Settings
    private let folder: String
    private let scratch: String

    init(_ arguments: [String]) throws {
        guard arguments.count == 3, arguments[0] == "--settings" else { throw Failure(Adapt.usage) }
        settings = try Compilation.Settings(arguments[1])
        folder = Adapt.absolute(arguments[2])
        scratch = NSTemporaryDirectory() + "/try-apps-\(getpid())"
    }

    func run() throws {
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        print("| checkout | module | files | as they are | adapted | seconds |\n|---|---|---|---|---|---|")
        var findings = Findings()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let place = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let checkout = try Checkout(place)
            let modules = scratch + "/" + name
            try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
            for module in checkout.modules { try examine(module, of: checkout, modules, &findings) }
        }
        findings.report()
    }

    private func examine(
        _ module: Checkout.Module, of checkout: Checkout, _ modules: String, _ findings: inout Findings
    ) throws {
        let files = try module.files.map { (path: $0, bytes: try Adapt.bytes(of: $0)) }
        guard ModuleAdapter().reachesUIKit(files) else { return }
        let absent = ModuleAdapter().imports(of: files).filter { !isThere($0, modules) }
        let adapter = ModuleAdapter(without: absent)
        let begin = Date()
        let name = module.name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let overlay = try Overlay(adapter.adapt(files), writingInto: "\(modules)/\(name)-copies")
        try overlay.write(to: "\(modules)/\(name).json")
        let asTheyAre = try check(module, name, [settings.compileOptions[0], settings.compileOptions[1]] + cModules)
        let adapted = try check(
            module, name,
            ["-vfsoverlay", "\(modules)/\(name).json", "-I", modules] + settings.optionsOfAdaptedModules + [
                "-emit-module", "-emit-module-path", "\(modules)/\(name).swiftmodule", "-Xfrontend",
                "-experimental-allow-module-with-compiler-errors",
            ])
        let row = [
            checkout.name, name, "\(files.count)", "\(files.count - asTheyAre.blocked.count)",
            "\(files.count - adapted.blocked.count)", String(format: "%.1f", Date().timeIntervalSince(begin)),
        ]
        print("| \(row.joined(separator: " | ")) |")
        fflush(nil)
        findings.add(adapted, asTheyAre, files.count)
    }

    /// The module maps of the C libraries, which every import of UIKit needs.
    private var cModules: [String] { Array(settings.compileOptions.drop { $0 != "-Xcc" }) }

    /// Whether a module is one of the checkout that came before, of Apple's that stand beside UIKit, or of the toolchain.
    private func isThere(_ module: String, _ modules: String) -> Bool {
        let library = settings.compiler.replacing("/bin/swiftc", with: "/lib/swift/linux")
        let folders = [modules, library] + settings.compileOptions.filter { $0.hasPrefix("/") }
        return ["Swift", "UIKit"].contains(module)
            || folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(module).swiftmodule") }
    }

    private func check(_ module: Checkout.Module, _ name: String, _ options: [String]) throws -> Complaints {
        var files = module.files
        if module.hasResources {
            let accessor = scratch + "/resource_bundle_accessor.swift"
            try "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"
                .write(toFile: accessor, atomically: true, encoding: .utf8)
            files.append(accessor)
        }
        let mode = options.contains("-emit-module") ? [] : ["-typecheck"]
        let list = scratch + "/files"
        try files.map { "\"\($0)\"" }.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
        let output = try Tool.run(
            settings.compiler,
            mode + [
                "-module-name", name, "-swift-version", module.language, "-parse-as-library", "-wmo",
                "-suppress-warnings", "-diagnostic-style", "llvm", "-Xfrontend", "-solver-expression-time-threshold=15",
                "@" + list,
            ] + options)
        return Complaints(output.text, among: Set(module.files))
    }
}

/// What the compiler complained about.
struct Complaints {
    private(set) var blocked: Set<String> = []
    /// Messages with the files in which they stand.
    private(set) var messages: [String: Set<String>] = [:]

    init(_ output: String, among files: Set<String>) {
        for line in output.split(separator: "\n") {
            guard let match = line.firstMatch(of: /^(.+?\.swift):\d+:\d+: error: (.*)$/) else {
                // No module could be loaded, or the compiler died: then nothing was checked.
                if line.hasPrefix("<unknown>:0: error:") || line.contains("please submit a bug report") {
                    blocked = files
                    messages[String(line.prefix(120)), default: []].formUnion(files)
                }
                continue
            }
            let file = String(match.output.1)
            blocked.insert(file)
            messages[String(match.output.2), default: []].insert(file)
        }
        blocked.formIntersection(files)
        // Where an import fails, the compiler looks no further.
        if messages.keys.contains(where: { $0.hasPrefix("no such module") }) { blocked = files }
    }
}

/// Sums over all modules.
struct Findings {
    private var (modules, cleanAsTheyAre, clean, files, cleanFiles, cleanFilesAsTheyAre) = (0, 0, 0, 0, 0, 0)
    private var messages: [String: Set<String>] = [:]

    mutating func add(_ adapted: Complaints, _ asTheyAre: Complaints, _ count: Int) {
        modules += 1
        if asTheyAre.blocked.isEmpty { cleanAsTheyAre += 1 }
        if adapted.blocked.isEmpty { clean += 1 }
        files += count
        cleanFiles += count - adapted.blocked.count
        cleanFilesAsTheyAre += count - asTheyAre.blocked.count
        messages.merge(adapted.messages) { $0.union($1) }
    }

    func report() {
        print("\nModules without an error: \(cleanAsTheyAre) of \(modules) as they are, \(clean) adapted.")
        print("Files without an error: \(cleanFilesAsTheyAre) of \(files) as they are, \(cleanFiles) adapted.\n")
        let ranked = messages.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        for (message, files) in ranked.prefix(60) { print("\(files.count)\t\(message)\t\(files.min()!)") }
    }
}
