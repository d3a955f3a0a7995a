import Foundation
import Testing

@testable import preview

/// Swift files on the command line. What is compiled and drawn is tested by `Scripts/test-adapter`.
@Suite struct CodeInputsTests {
    @Test func `A Swift file may have a line behind it`() throws {
        let workplace = try Workplace()
        try Data("import UIKit\n".utf8).write(to: workplace.folder.appendingPathComponent("Card.swift"))
        func place(_ word: String) -> CodeInputs.Place? {
            CodeInputs.Place(Argument(workplace.folder.path + "/" + word))
        }
        #expect(place("Card.swift") != nil)
        #expect(place("Card.swift")?.line == nil)
        #expect(place("Card.swift:12")?.line == 12)
        #expect(place("Card.swift:12")?.file == place("Card.swift")?.file)
        #expect(place("Card.swift#Dark mode")?.name == "Dark mode")
        #expect(place("Card.swift#Dark mode")?.file == place("Card.swift")?.file)
        #expect(place("Card.swift#Dark mode")?.isWhole == false && place("Card.swift")?.isWhole == true)
        for word in [
            "Card.swift:", "Card.swift:0", "Card.swift#", "None.swift#Dark", "Card.swift:x", "None.swift",
            "None.swift:3", "card.json",
        ] {
            #expect(place(word) == nil, "\(word)")
        }
    }

    @Test func `Without a toolset, one line says what to do`() throws {
        let workplace = try Workplace()
        try Data("import UIKit\n".utf8).write(to: workplace.folder.appendingPathComponent("Card.swift"))
        let run = try workplace.shell("export MAQUETTE_TOOLSET=/none; preview render Card.swift")
        #expect(run.status == 2)
        #expect(
            run.errors
                == "preview: Card.swift: Swift files need a toolset, and MAQUETTE_TOOLSET names /none, where there is none: install maquette-sdk, or run Scripts/toolset in a checkout\n"
        )
    }

    @Test func `The scenes of documents are listed, too`() throws {
        let workplace = try Workplace()
        let document = #"{"view": {"type": "label", "text": "a"}}"#
        try Data(document.utf8).write(to: workplace.folder.appendingPathComponent("a.json"))
        let run = try workplace.preview("render", "a.json", "--list")
        #expect(run.status == 0)
        #expect(run.text.hasPrefix("a.json: "))
        #expect(!FileManager.default.fileExists(atPath: workplace.folder.path + "/a.png"))
    }

    private static let preview = "import UIKit\n#Preview { UIView() }\n"
    private static let missing =
        "Swift files need a toolset, and MAQUETTE_TOOLSET names /none, where there is none: install maquette-sdk, or run Scripts/toolset in a checkout"

    /// Documents need no toolset, and a project may have previews beside them.
    @Test(arguments: ["lint", "snapshot record"]) func `Without a toolset a folder is done but for its Swift files`(
        _ verb: String
    ) throws {
        let workplace = try Workplace()
        try workplace.write(SmallDocuments.box, to: "Screens/box.json")
        try workplace.write(Self.preview, to: "Screens/Card.swift")
        try workplace.write(Self.preview, to: "Screens/.build/Fetched.swift")
        try workplace.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "Screens/Words.swift")
        let run = try workplace.shell("export MAQUETTE_TOOLSET=/none; preview \(verb) Screens")
        #expect(run.status == 0)
        #expect(run.errors.contains("Screens: note: 2 Swift files with previews are left out: \(Self.missing)\n"))
    }

    @Test func `A folder of nothing but previews says what to do`() throws {
        let workplace = try Workplace()
        try workplace.write(Self.preview, to: "Code/Card.swift")
        let code = try workplace.shell("export MAQUETTE_TOOLSET=/none; preview lint Code")
        #expect(code.status == 2)
        #expect(code.errors == "preview: Code: 1 Swift file with previews is left out: \(Self.missing)\n")
    }

    /// Swift files are among the words of `measure` by their names; all others are texts.
    @Test func `Options about texts do not go with a preview`() throws {
        let workplace = try Workplace()
        try workplace.write(Self.preview, to: "Card.swift")
        let run = try workplace.shell("export MAQUETTE_TOOLSET=/none; preview measure Card.swift --font 15")
        #expect(run.status == 2)
        #expect(
            run.errors == "preview: --font goes with texts: labels of a preview have fonts and widths of their own\n")
        let text = try workplace.preview("measure", "Other.swift")
        #expect(text.status == 0)
    }
}
