import Foundation
import Testing

@Suite("preview print")
struct PrintTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "box.json")
    }

    @Test(
        "says a layout in the words of each library",
        arguments: [
            ("swiftlayout", "import SwiftLayout", "Anchors.leading.equalToSuper(constant: 16)"),
            (
                "scaffold", "import Scaffold",
                "scaffold.view(box).leading(offset: 16).top(offset: 24).size(width: 100, height: 40)"
            ),
            (
                "formationlayout", "import FormationLayout",
                "layout.view(box).leading(screen + 16).top(screen + 24).width(100).height(40)"
            ),
            (
                "swiftuikitui", "import SwiftUIKitUI",
                "box.attachToParent(screen).pinLeading(padding: 16).pinTop(padding: 24).makeWidth(100).makeHeight(40)"
            ),
            ("simpleconstraints", "import SimpleConstraints", "Straint(t: .top, c: .top(screen, 24)),"),
            (
                "anchors", "import UIKit",
                "box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),"
            ),
        ])
    func words(dialect: String, module: String, line: String) throws {
        let run = try place.preview("print", "box.json", "--as", dialect)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.lines.first == module)
        #expect(run.lines.contains { $0.trimmingCharacters(in: .whitespaces) == line }, "\(run.text)")
        #expect(run.lines.contains("@MainActor func makeBox() -> UIView {"))
        #expect(run.lines.contains("    box.backgroundColor = .red"))
    }

    @Test("reads documents of both formats from standard input", arguments: [SmallDocuments.box, SmallDocuments.list])
    func standardInput(document: String) throws {
        let run = try place.preview("print", "-", "--as", "anchors", input: Data(document.utf8))
        #expect(run.status == 0)
        #expect(run.lines.first == "import UIKit")
    }

    @Test("writes a file for each document into a folder and says which") func folder() throws {
        try place.write(SmallDocuments.label("Hello"), to: "two words.json")
        let run = try place.preview("print", "box.json", "two words.json", "--as", "scaffold", "-o", "code/")
        #expect(run.status == 0)
        #expect(run.lines == ["code/Box.swift", "code/TwoWords.swift"])
        let code = try String(contentsOf: place.folder.appendingPathComponent("code/TwoWords.swift"), encoding: .utf8)
        #expect(code.contains("words.text = \"Hello\""))
        let one = try place.preview("print", "box.json", "--as", "scaffold", "-o", "one.swift")
        #expect(one.status == 0)
        #expect(one.text.isEmpty)
        #expect(FileManager.default.fileExists(atPath: place.folder.appendingPathComponent("one.swift").path))
    }

    @Test("gives scenes and documents of the same name files and functions of their own") func sameNames() throws {
        for name in ["a b.json", "a-B.json", "ab.json"] { try place.write(SmallDocuments.box, to: name) }
        let run = try place.preview("print", "a b.json", "a-B.json", "ab.json", "--as", "anchors", "-o", "code/")
        #expect(run.status == 0)
        #expect(run.lines == ["code/AB.swift", "code/AB2.swift", "code/Ab3.swift"])
        for (file, function) in [("AB", "makeAB"), ("AB2", "makeAB2"), ("Ab3", "makeAb3")] {
            let path = place.folder.appendingPathComponent("code/\(file).swift")
            #expect(try String(contentsOf: path, encoding: .utf8).contains("func \(function)()"))
        }
    }

    @Test("shortens names that are too long for files, and keeps them unique") func longNames() throws {
        let id = String(repeating: "LongName", count: 50)
        try place.write(
            "{\"scenes\": [{\"id\": \"\(id)1\", \"view\": {}}, {\"id\": \"\(id)2\", \"view\": {}}]}", to: "long.json")
        let run = try place.preview("print", "long.json", "--as", "anchors", "-o", "out/")
        #expect(run.status == 0, "\(run.errors)")
        let files = place.files.filter { $0.hasPrefix("out/") }
        #expect(files.count == 2)
        for file in files {
            let name = try #require(file.dropFirst(4).split(separator: ".").first)
            #expect(name.count <= 120)
            #expect(try String(decoding: place.read(file), as: UTF8.self).contains("func make\(name)() -> UIView {"))
        }
    }

    @Test("keeps a document's name in its comment, whatever characters it has", arguments: ["a\nb.json", "a\rb.json"])
    func lineEndsInNames(name: String) throws {
        try place.write(SmallDocuments.box, to: name)
        let run = try place.preview("print", name, "--as", "anchors")
        #expect(run.lines.prefix(3).last == "@MainActor func makeAB() -> UIView {")
        #expect(run.lines.contains("/// Makes “a b”, printed from a b.json."))
    }

    @Test("gives frames on the device that is asked for") func device() throws {
        let run = try place.preview(
            "print", "box.json", "--as", "anchors", "--device", "iPhone SE (3rd generation)")
        #expect(run.text.contains("CGRect(x: 0, y: 0, width: 375, height: 667)"))
    }

    @Test(
        "says in one line what it cannot do",
        arguments: [
            (["box.json"], "--as"), (["box.json", "--as", "scafold"], "did you mean `scaffold`"),
            (["--as", "anchors"], "needs a document"), (["none.json", "--as", "anchors"], "there is no such file"),
            (["box.json", "box.json", "--as", "anchors", "--scene", "other"], "no scene"),
            (["box.json", "--as", "anchors", "-o", "box.json"], "overwrite"),
            (["box.json", "--as", "anchors", "-o", "code.txt"], ".swift"),
            (["box.json", "--as", "anchors", "--device", "iPhone 16,iPhone 15"], "one device"),
        ])
    func failures(arguments: [String], words: String) throws {
        let run = try place.run(Command.path, ["print"] + arguments)
        #expect(run.status == 2)
        #expect(run.text.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test("needs a folder for several files") func several() throws {
        try place.write(SmallDocuments.box, to: "again.json")
        let run = try place.preview("print", "box.json", "again.json", "--as", "anchors")
        #expect(run.status == 2)
        #expect(run.errors.contains("2 files"))
    }
}
