import Foundation
import Testing

@testable import adapt

/// Which modules beside UIKit are compiled, of a checkout with few of them. What has to be compiled again follows from who
/// imports whom.
@Suite struct OwnModulesTests {
    private let folder = NSTemporaryDirectory() + "/own-modules-\(UUID().uuidString)"
    private var checkout: String { folder + "/Checkout" }
    private var out: String { folder + "/out" }

    private func write(_ path: String, _ text: String) throws {
        let file = URL(fileURLWithPath: "\(checkout)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Compiles, and says how many modules that were.
    private func compile() throws -> Int {
        try ModulesCommand(["--maquette", checkout, "--into", out, "--"]).compile().compiled
    }

    private func hasCompiled(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(out)/\(file)") }

    private func fill() throws {
        let adapter = "Tools/Adapter/"
        try write(adapter + "Modules/Paper/Paper.swift", "public struct Paper: Sendable {\n    public init() {}\n}\n")
        try write(adapter + "Modules/Letter/Letter.swift", "@_exported import Paper\npublic let letter = Paper()\n")
        try write(adapter + "Modules/Stamp/Stamp.swift", "public final class Stamp {\n    public init() {}\n}\n")
        try write(adapter + "Packages/Post/Post.swift", "import Letter\npublic func post() -> Paper { letter }\n")
        try write(adapter + "Packages/Post/More/Office.swift", "open class Office {}\n@MainActor public enum Desk {}\n")
        try write(adapter + "TestModules/XCTest/Case.swift", "import Stamp\nopen class Case { let stamp = Stamp() }\n")
        try write("Sources/Testing/Verdict.swift", "import XCTest\npackage typealias Verdict = Case\n")
    }

    @Test func `What changed is compiled, and what sees it`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try fill()
        #expect(try compile() == 6)
        #expect(hasCompiled("libLetter.so") && hasCompiled("packages/Post.swiftmodule"))
        // The toolchain has a library of that name.
        #expect(hasCompiled("tests/XCTest.swiftmodule") && hasCompiled("tests/libMaquetteXCTest.so"))
        #expect(hasCompiled("tests/libMaquetteTesting.so"))
        #expect(try String(contentsOfFile: out + "/packages/Post.types", encoding: .utf8) == "Desk\nOffice\n")
        #expect(try String(contentsOfFile: out + "/packages/Post.imports", encoding: .utf8) == "Letter\n")
        #expect(try compile() == 0)

        // Nobody sees the body of a method.
        try write(
            "Tools/Adapter/Modules/Paper/Paper.swift",
            "public struct Paper: Sendable {\n    public init() { _ = 1 }\n}\n")
        #expect(try compile() == 1)
        // Letter imports Paper, and Post imports Letter.
        try write(
            "Tools/Adapter/Modules/Paper/Paper.swift",
            "public struct Paper: Sendable {\n    public init(size: Int = 4) {}\n}\n")
        #expect(try compile() == 3)
        try write("Tools/Adapter/Modules/Letter/Sign.swift", "let own = 1\n")
        #expect(try compile() == 2)
        try FileManager.default.removeItem(atPath: out + "/libStamp.so")
        #expect(try compile() == 1)
    }

    /// Apps would find it, and miss nothing.
    @Test func `Of a module that is no more, nothing is left`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try fill()
        _ = try compile()
        try FileManager.default.removeItem(atPath: checkout + "/Tools/Adapter/Packages/Post")
        try FileManager.default.removeItem(atPath: checkout + "/Tools/Adapter/Modules/Letter")
        #expect(try compile() == 0)
        let left = try FileManager.default.subpathsOfDirectory(atPath: out)
        #expect(!left.contains { $0.contains("Post") || $0.contains("Letter") }, "\(left)")
        #expect(hasCompiled("libPaper.so") && hasCompiled("tests/libMaquetteXCTest.so"))
    }

    @Test func `Mistakes are told with the module, and compiled again`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try fill()
        try write("Tools/Adapter/Modules/Stamp/Stamp.swift", "public final class Stamp: Nothing {}\n")
        for _ in 0..<2 {
            let failure = #expect(throws: Failure.self) { try compile() }
            #expect(failure?.description.hasPrefix("the module Stamp does not build:") == true)
            #expect(failure?.description.contains("Stamp.swift:1:") == true)
        }
        try write(
            "Tools/Adapter/Modules/Stamp/Stamp.swift",
            "import Letter\npublic final class Stamp {\n    public init() {}\n}\n")
        try write("Tools/Adapter/Modules/Paper/Paper.swift", "import Stamp\npublic struct Paper: Sendable {}\n")
        let circle = #expect(throws: Failure.self) { try compile() }
        #expect(
            circle?.description == "these modules import each other, or wait for those: "
                + "Letter, MaquetteTesting, Paper, Post, Stamp, XCTest")
    }

    /// `deep` waits for two others, and `wide` takes longer than all of them.
    @Test func `What most of the rest waits for is begun first`() throws {
        let needs: [String: Set<String>] = [
            "deep": ["middle"], "middle": ["base"], "base": [], "wide": [], "small": [],
        ]
        let sizes = ["deep": 1, "middle": 1, "base": 1, "wide": 10, "small": 1]
        #expect(try ModuleOrder(needs, sizes: sizes).names == ["wide", "base", "middle", "small", "deep"])
    }
}
