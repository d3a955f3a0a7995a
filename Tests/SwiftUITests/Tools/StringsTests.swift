import Foundation
import SwiftUI
import Testing

/// Words of views in the languages of a project, which are found as those of UIKit's code are: literals are keys (documented:
/// `LocalizedStringKey`), strings and `verbatim` are not.
@MainActor @Suite(.serialized) struct StringsTests {
    private static let files = [
        "de.lproj/Localizable.strings": """
        "hello" = "Hallo"; "save" = "Sichern"; "%lld boats" = "%lld Boote"; "%@ of %@" = "%2$@ hat %1$@";
        "title" = "Titel";
        """,
        "de.lproj/Other.strings": "\"hello\" = \"Servus\";",
        "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"save\" = \"Save\";",
        "de.lproj/Localizable.stringsdict": """
        <?xml version="1.0"?><plist version="1.0"><dict><key>%lld berths</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>ein Platz</string><key>other</key><string>%lld Plätze</string></dict></dict></dict></plist>
        """,
    ]

    private func inProject(language: String, _ work: () throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in Self.files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let former = Headless.resources
        defer { Headless.resources = former }
        Headless.resources.bundleFolders = [folder]
        Headless.resources.language = language
        try work()
    }

    private func words(_ view: some View) -> [String] {
        func all(_ view: UIView) -> [String] {
            if let label = view as? UILabel { return [label.text ?? ""] }
            return view.subviews.flatMap(all)
        }
        return all(Laid(view).host)
    }

    @Test func `Literals are keys, and nothing else is`() throws {
        let word = "hello"
        try inProject(language: "de") {
            #expect(words(Text("hello")) == ["Hallo"])
            #expect(words(Text(verbatim: "hello")) == ["hello"])
            #expect(words(Text(word)) == ["hello"])
            #expect(words(Text(LocalizedStringKey(word))) == ["Hallo"])
            #expect(words(Text("none")) == ["none"])
            #expect(words(Text("hello", tableName: "Other")) == ["Servus"])
        }
        try inProject(language: "en") { #expect(words(Text("hello")) == ["Hello"]) }
    }

    @Test func `Titles of controls and screens are keys as well`() throws {
        try inProject(language: "de") {
            #expect(words(Button("save") {}) == ["Sichern"])
            #expect(words(Label("save", systemImage: "star")) == ["Sichern"])
            #expect(words(Toggle("save", isOn: .constant(true))) == ["Sichern"])
            #expect(words(LabeledContent("save", value: "hello")) == ["Sichern", "hello"])
            #expect(words(List { Section("hello") { Text("save") } }.textCase(nil)).sorted() == ["Hallo", "Sichern"])
            let controller = UIHostingController(rootView: NavigationStack { Text("save").navigationTitle("title") })
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            let stack = controller.children.first as? UINavigationController
            #expect(stack?.topViewController?.navigationItem.title == "Titel")
        }
    }

    @Test func `Values are put into formats, in the order and the plural of the language`() throws {
        try inProject(language: "de") {
            let (owner, boat) = ("Anna", "Solveig")
            #expect(words(Text("\(3) boats")) == ["3 Boote"])
            #expect(words(Text("\(owner) of \(boat)")) == ["Solveig hat Anna"])
            #expect(words(Text("\(1) berths")) == ["ein Platz"])
            #expect(words(Text("\(5) berths")) == ["5 Plätze"])
        }
    }
}
