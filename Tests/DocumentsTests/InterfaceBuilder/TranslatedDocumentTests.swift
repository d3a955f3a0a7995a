import Foundation
import Maquette
import Testing

@MainActor @Suite("Interface Builder documents in other languages")
struct TranslatedDocumentTests {
    private let project = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ text: String, to path: String, as encoding: String.Encoding = .utf8) throws {
        let file = project.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try #require(text.data(using: encoding)).write(to: file)
    }

    /// A label, a button, a segmented control and a field.
    private func openDocument() throws -> any Document {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"30\"/>"
        try write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><objects>\
            <view id="v">\(frame)<subviews><label id="l" ><string key="text">Two\nlines</string>\(frame)</label>\
            <button id="b">\(frame)<state key="normal" title="Save"/></button>\
            <segmentedControl id="s">\(frame)<segments><segment title="One"/><segment title="Two"/></segments>\
            </segmentedControl><textField id="f" placeholder="Name">\(frame)</textField></subviews></view></objects></document>
            """, to: "Base.lproj/Card.xib")
        return try Documents.open(project.appendingPathComponent("Base.lproj/Card.xib").path)
    }

    private func texts(of document: any Document) throws -> [String?] {
        let built = try document.build(document.scenes[0])
        return built.elements.dropFirst().map { element in
            switch element.view {
            case let label as UILabel: label.text
            case let button as UIButton: button.title(for: .normal)
            case let control as UISegmentedControl: control.titleForSegment(at: 1)
            case let field as UITextField: field.placeholder
            default: nil
            }
        }
    }

    private static let german = """
        "l.text" = "Zwei"; "b.normalTitle" = "Sichern"; "s.segmentTitles[1]" = "Zwei"; "f.placeholder" = "Name?";
        "gone.text" = "unbenutzt";
        """

    @Test(
        "take the texts beside them, in UTF-8 or UTF-16, and mind no key without an element",
        arguments: [String.Encoding.utf8, .utf16])
    func stringsFile(encoding: String.Encoding) throws {
        defer { try? FileManager.default.removeItem(at: project) }
        let document = try openDocument()
        try write(Self.german, to: "de.lproj/Card.strings", as: encoding)
        #expect(try texts(of: document.translated(into: "de-AT", on: .phone)) == ["Zwei", "Sichern", "Zwei", "Name?"])
        #expect(try texts(of: document) == ["Two\nlines", "Save", "Two", "Name"])
        #expect(try texts(of: document.translated(into: "fr", on: .phone)) == ["Two\nlines", "Save", "Two", "Name"])
    }

    @Test("take those of the script and the region, however their folder is written")
    func scripts() throws {
        defer { try? FileManager.default.removeItem(at: project) }
        let document = try openDocument()
        try write("\"l.text\" = \"繁\"; \"b.normalTitle\" = \"存\";", to: "zh-Hant.lproj/Card.strings")
        try write("\"l.text\" = \"简\";", to: "zh_cn.lproj/Card.strings")
        try write("\"l.text\" = \"港\";", to: "zh-HK.lproj/Card.strings")
        #expect(try texts(of: document.translated(into: "zh-TW", on: .phone)).prefix(2) == ["繁", "存"])
        #expect(try texts(of: document.translated(into: "zh-HK", on: .phone)).prefix(2) == ["港", "存"])
        #expect(try texts(of: document.translated(into: "ZH", on: .phone)).prefix(2) == ["简", "Save"])
        #expect(try document.isKnown(in: "zh-SG") && !document.isKnown(in: "ja"))
    }

    @Test("take them from a string catalog of all languages")
    func catalog() throws {
        defer { try? FileManager.default.removeItem(at: project) }
        let document = try openDocument()
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"b.normalTitle": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
              "fr": {"stringUnit": {"state": "translated", "value": "Enregistrer"}}}}}}
            """, to: "mul.lproj/Card.xcstrings")
        #expect(try texts(of: document.translated(into: "fr", on: .phone))[1] == "Enregistrer")
        #expect(try texts(of: document.translated(into: "de", on: .phone))[1] == "Sichern")
    }

    @Test("take the last of several texts for one key, as an app does, and report that once")
    func duplicates() throws {
        defer { try? FileManager.default.removeItem(at: project) }
        let document = try openDocument()
        try write("\"l.text\" = \"Eins\";\n  \"l.text\" = \"Zwei\";", to: "de.lproj/Card.strings")
        let german = try document.translated(into: "de", on: .phone)
        #expect(try texts(of: german)[0] == "Zwei")
        let warning = try #require(german.warnings.first)
        #expect(german.warnings.count == 1)
        #expect(warning.file.hasSuffix("de.lproj/Card.strings"))
        #expect(warning.line == 2 && warning.column == 3)
        #expect(warning.message == "the key \"l.text\" is on line 1 already; the last text counts")
    }

    private static func unit(_ text: String) -> String {
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }

    @Test(
        "take the text for the kind of device, or else the one for all others",
        arguments: [
            (UIUserInterfaceIdiom.phone, ["Tippen", "Telefon", "Zwei", "Name"]),
            (.pad, ["Berühren", "Sonst", "Zwei", "Name"]),
        ])
    func devices(idiom: UIUserInterfaceIdiom, expected: [String]) throws {
        defer { try? FileManager.default.removeItem(at: project) }
        let document = try openDocument()
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "l.text": {"extractionState": "stale", "localizations": {"de": {"variations": {"device": {
                "ipad": \(Self.unit("Berühren")), "iphone": \(Self.unit("Tippen")), "other": \(Self.unit("Klicken"))}}}}},
              "b.normalTitle": {"localizations": {"de": {"variations": {"device": {
                "other": \(Self.unit("Sonst")),
                "iphone": {"variations": {"plural": {
                  "one": \(Self.unit("Ein Telefon")), "other": \(Self.unit("Telefon"))}}}}}}}},
              "s.segmentTitles[1]": {"localizations": {"de": {"variations": {"plural": {
                "one": \(Self.unit("Einer")), "other": \(Self.unit("Zwei"))}}}}},
              "f.placeholder": {"shouldTranslate": false, "localizations": {"de": \(Self.unit("Nachname"))}}}}
            """, to: "mul.lproj/Card.xcstrings")
        #expect(try texts(of: document.translated(into: "de", on: idiom)) == expected)
    }

    @Test("keep a text for which a catalog has a variation for other devices only, or no text at all")
    func nothingFitting() throws {
        defer { try? FileManager.default.removeItem(at: project) }
        let document = try openDocument()
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "l.text": {"localizations": {"en": {"variations": {"device": {"mac": \(Self.unit("Click"))}}}}},
              "b.normalTitle": {}, "f.placeholder": {"localizations": {"de": \(Self.unit("Name?"))}}}}
            """, to: "mul.lproj/Card.xcstrings")
        #expect(try texts(of: document.translated(into: "en", on: .phone)) == ["Two\nlines", "Save", "Two", "Name"])
    }
}
