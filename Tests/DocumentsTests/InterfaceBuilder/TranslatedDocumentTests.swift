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
        #expect(try texts(of: document.translated(into: "de-AT")) == ["Zwei", "Sichern", "Zwei", "Name?"])
        #expect(try texts(of: document) == ["Two\nlines", "Save", "Two", "Name"])
        #expect(try texts(of: document.translated(into: "fr")) == ["Two\nlines", "Save", "Two", "Name"])
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
        #expect(try texts(of: document.translated(into: "fr"))[1] == "Enregistrer")
        #expect(try texts(of: document.translated(into: "de"))[1] == "Sichern")
    }
}
