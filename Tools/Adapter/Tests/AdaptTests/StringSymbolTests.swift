import Foundation
import Testing

@testable import Adapting

/// Xcode's symbols for texts of string catalogs: Apple's documentation of generated localizable symbols (Xcode 26), and how
/// kyleve/Stuff and easydev991/SwiftUI-SotkaApp, which use them, spell theirs.
@Suite struct StringSymbolTests {
    @Test(arguments: [
        ("cart.checkout.title", "cartCheckoutTitle"), ("Journal.DeleteEntryMessage", "journalDeleteEntryMessage"),
        ("Close", "close"), ("SOTKA", "sotka"), ("Day %lld", "day"),
        ("WorkoutView.Cycle %lld/%lld", "workoutViewCycle"),
        ("%d min %d sec", "minSec"), ("100 %% sure of %1$@", "_100SureOf"), ("Größe", "größe"), ("%@", ""), ("…", ""),
    ]) func `Keys become words`(_ key: String, _ word: String) { #expect(StringSymbols.word(key) == word) }

    private func text(_ catalog: String, named name: String = "Localizable", for code: String) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "\(name).xcstrings").path
        try Data(catalog.utf8).write(to: URL(fileURLWithPath: path))
        return StringSymbols([path]).text(for: [("/a.swift", Array(code.utf8))])
    }

    private static let integer = "some BinaryInteger & CVarArg & Sendable"

    private static func entry(_ key: String, _ value: String, state: String = "manual") -> String {
        #""\#(key)": {"extractionState": "\#(state)", "localizations": {"en": {"stringUnit": {"value": "\#(value)"}}}}"#
    }

    @Test func `What code names is declared, with the places of its values`() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {
            \(Self.entry("day", "Day %1$(number)lld")), \(Self.entry("of", "%2$@ of %1$lld")),
            \(Self.entry("unused", "Unused")), \(Self.entry("found", "Found", state: "stale")),
            \(Self.entry("share", "%.1f %%")), \(Self.entry("own", "Own")), \(Self.entry("a\\\\b", "B"))}}
            """
        let code = """
            let a = [Text(.day(number: 1)), Text(.of(1, "b")), Text(.found), Text(.share(0.5)), Text(.own), Text(.aB)]
            extension LocalizedStringResource { static var own: Self { "Mine" } }
            """
        let lines = try #require(try text(catalog, for: code)).split(separator: "\n").map(String.init)
        let type = "LocalizedStringResource"
        #expect(
            lines == [
                "import UIKit",
                #"extension \#(type) { static var `aB`: \#(type) { \#(type)(_key: "a\\b", table: nil, values: []) } }"#,
                "extension \(type) { static func `day`(`number` value1: \(Self.integer)) -> \(type) { "
                    + #"\#(type)(_key: "day", table: nil, values: [value1]) } }"#,
                "extension \(type) { static func `of`(_ value1: \(Self.integer), _ value2: String) -> \(type) { "
                    + #"\#(type)(_key: "of", table: nil, values: [value1, value2]) } }"#,
                "extension \(type) { static func `share`(_ value1: some BinaryFloatingPoint & CVarArg & Sendable) -> \(type) { "
                    + #"\#(type)(_key: "share", table: nil, values: [value1]) } }"#,
            ])
    }

    @Test func `Symbols of another table lie in a type of its name, and plurals count as one value`() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"days": {"extractionState": "manual", "localizations": {"en":
            {"variations": {"plural": {"one": {"stringUnit": {"value": "A day"}}, "other": {"stringUnit": {"value": "%lld days"}}}}}}}}}
            """
        #expect(
            try text(catalog, named: "Trip", for: "Text(.Trip.days(3))") == """
                import UIKit
                extension LocalizedStringResource { enum `Trip` {} }
                extension LocalizedStringResource.Trip { static func `days`(_ value1: \(Self.integer)) -> LocalizedStringResource { \
                LocalizedStringResource(_key: "days", table: "Trip", values: [value1]) } }

                """)
    }

    @Test(arguments: ["", "[]", #"{"strings": 1}"#, #"{"strings": {"a": 1}}"#, "{"])
    func `What is no catalog has none`(_ catalog: String) throws { #expect(try text(catalog, for: "Text(.a)") == nil) }

    @Test func `What the system reads has none`() throws {
        let catalog = "{\"strings\": {\(Self.entry("name", "A"))}}"
        #expect(try text(catalog, named: "InfoPlist", for: "Text(.name)") == nil)
        #expect(try text(catalog, for: "Text(.name)") != nil)
    }
}
