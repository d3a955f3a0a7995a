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
        for word in ["Card.swift:", "Card.swift:0", "Card.swift:x", "None.swift", "None.swift:3", "card.json"] {
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
}
