import Foundation
import Maquette
import Testing

/// A program made of printed code, built against the modules that were built with the tests.
@MainActor final class PrintedProgram {
    private let folder: URL
    private var screens: [String] = []

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("printed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Prints the scenes of a document in the words of a dialect.
    ///
    /// - Parameter partsOnly: whether only what is to be read and touched is compared, because UIKit builds views
    ///   around it that a document does not have.
    func add(_ document: URL, in dialect: Dialect, partsOnly: Bool = false) throws {
        let opened = try Documents.open(document.path)
        for scene in opened.scenes {
            let stage = Stage(Headless.Settings(), room: .screen).honouring(scene.preferences)
            // The title becomes the name of the function.
            let title = "screen \(screens.count) \(dialect.rawValue)"
            let built = try stage.use { try opened.build(scene) }
            built.canvasHabits.leave()
            let code = try stage.show(built) { $0.printed(as: dialect, called: title) }
            let function = try #require(code.firstMatch(of: /func (make\w+)\(/)?.1)
            try write(code, to: "Screen\(screens.count).swift")
            screens.append(
                "PrintedScreen(document: \"\(document.path)\", scene: \"\(scene.id)\", dialect: \"\(dialect.rawValue)\", "
                    + "make: \(function), partsOnly: \(partsOnly)),")
        }
    }

    private func write(_ code: String, to name: String) throws {
        try code.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// Builds everything at once, runs it, and gives the lines that it prints.
    func run(imagesIn images: URL) throws -> [String] {
        let list = "let printedScreens: [PrintedScreen] = [\n" + screens.joined(separator: "\n") + "\n]\n"
        try write(list, to: "PrintedScreens.swift")
        try FileManager.default.copyItem(at: Self.comparison, to: folder.appendingPathComponent("main.swift"))
        try build()
        let output = try Self.run(
            folder.appendingPathComponent("program").path, [], environment: ["IMAGES": images.path])
        return output.split(separator: "\n").map(String.init)
    }

    private func build() throws {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let objects = try Self.modules.flatMap { module -> [String] in
            let folder = products.appendingPathComponent("\(module).build")
            // The folder may hold what sources left that are gone.
            let places = try Data(contentsOf: folder.appendingPathComponent("output-file-map.json"))
            return try JSONDecoder().decode([String: [String: String]].self, from: places).values
                .compactMap { $0["object"] }
        }
        try write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: "objects.txt")
        let libraries = ["pangocairo", "fontconfig", "libjpeg"]
        let headers = try Self.words(Self.run("/usr/bin/env", ["pkg-config", "--cflags-only-I"] + libraries))
        let links = try Self.words(Self.run("/usr/bin/env", ["pkg-config", "--libs"] + libraries))
        let maps = ["CCairo", "CJPEG", "CNibReader", "CPictureEncoder"].map {
            "-fmodule-map-file=" + Self.package.appendingPathComponent("Sources/\($0)/module.modulemap").path
        }
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
        _ = try Self.run(
            "/usr/bin/env",
            ["swiftc", "-Onone", "-j2", "-swift-version", "6", "-module-name", "Printed", "-o", "program"]
                + ["-I", products.appendingPathComponent("Modules").path]
                + (maps + headers).flatMap { ["-Xcc", $0] } + sources + ["@objects.txt"] + links
                + ["-lm", "-l_FoundationICU"],
            in: folder)
    }

    private static let modules = [
        "UIKit", "MaquetteViewModel", "MaquetteFiles", "MaquetteReleases", "MaquetteGeometry", "MaquetteEnvironment",
        "MaquetteFonts",
        "MaquetteGraphics", "MaquetteAssets", "MaquetteStrings", "MaquetteLayout", "MaquetteDrawing", "MaquetteText",
        "MaquettePNG", "MaquetteRenderer", "MaquetteSyntax", "MaquetteCanvas", "MaquetteDocuments",
        "MaquettePrinting", "Maquette", "SwiftUIKitUI", "Scaffold", "SwiftLayout", "SimpleConstraints",
        "FormationLayout",
    ]

    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let comparison = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Comparison/main.swift")

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Runs a program to its end and gives what it prints; what it complains of fails the test.
    private static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        if let folder { process.currentDirectoryURL = folder }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
        try Data().write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        // Into a file: a pipe would fill up.
        let output = try FileHandle(forWritingTo: place)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: place, encoding: .utf8)
        try #require(process.terminationStatus == 0, "\(program) \(arguments.prefix(2)): \(text.suffix(4000))")
        return text
    }
}
