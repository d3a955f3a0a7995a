import Foundation
import Maquette
import Testing

/// Errors of documents have line, column, path and a suggestion.
@Suite struct ProblemTests {
    private func problems(_ text: String) -> [String] {
        do {
            _ = try JSONDocument(Data(text.utf8), file: "a.json")
            return []
        } catch { return error.problems.map(\.description) }
    }

    @Test func `A misspelt key is suggested the right one`() {
        #expect(
            problems("{\n  \"view\": { \"corenrRadius\": 4 }\n}")
                == [
                    #"a.json:2:13: $.view.corenrRadius: a view has no key "corenrRadius"; did you mean `cornerRadius`?"#
                ])
    }

    @Test func `A misspelt type, colour, weight, choice and device are suggested the right one`() {
        let found = problems(
            """
            { "device": "iPhone16", "view": { "subviews": [
              { "type": "UILabel" },
              { "backgroundColor": "sytemBlue" },
              { "type": "label", "font": "17 semibld" },
              { "type": "stackView", "axis": "verticl" } ] } }
            """)
        #expect(found.count == 5)
        #expect(found[0].hasPrefix("a.json:1:13: $.device: expected the name of a device"))
        #expect(found[0].hasSuffix("did you mean `iPhone 16`?"))
        #expect(
            found[1]
                == #"a.json:2:13: $.view.subviews[0].type: there is no type of view "UILabel"; did you mean `label`?"#)
        #expect(found[2].hasSuffix(#"there is no colour "sytemBlue"; did you mean `systemBlue`?"#))
        #expect(found[3].hasSuffix(#"there is no font weight "semibld"; did you mean `semibold`?"#))
        #expect(found[4].hasSuffix(#"found "verticl"; did you mean `vertical`?"#))
    }

    @Test func `A value of the wrong kind is told what was expected`() {
        #expect(
            problems(#"{ "view": { "alpha": "half" } }"#)
                == [#"a.json:1:22: $.view.alpha: expected a number from 0 to 1, found "half""#])
        #expect(
            problems(#"{ "view": { "cornerRadius": -1 } }"#)
                == ["a.json:1:29: $.view.cornerRadius: expected a number of points, 0 or more, found -1"])
        #expect(problems(#"{ "view": { "width": 1e999 } }"#).count == 1)
        #expect(problems(#"{ "view": [] }"#) == ["a.json:1:11: $.view: expected a view as an object, found an array"])
    }

    @Test func `Ids are unique and keep clear of reserved words`() {
        let found = problems(
            #"{ "view": { "id": "a", "subviews": [{ "id": "a" }, { "id": "root" }, { "id": "1x" }] } }"#)
        #expect(found.count == 3)
        #expect(found[0].hasSuffix(#"the id "a" is used twice in this scene"#))
        #expect(found[1].contains(#"cannot be called "root""#))
        #expect(found[2].contains("the letters A to Z, digits and underscores"))
    }

    @Test(arguments: [
        (#"top == 20"#, "needs a view to be measured from, such as `parent.top + 20`"),
        (#"a.leading == b.top"#, "cannot be compared"), (#"a.leading == b.left"#, "leading and trailing"),
        (#"a.width == b.leading"#, "cannot be compared"), (#"a.width == b.width * 0"#, "multiplier of 0"),
        (#"a.leading == c.leading"#, "there is no view or guide `c`"),
        (#"a.leding == b.leading"#, "did you mean `leading`?"),
        (#"a.width = 4"#, "equality is written =="), (#"a.width == 4 @1001"#, "priority above 0 and up to 1000"),
        (#"a.width == 4 @hihg"#, "did you mean `high`?"), (#"a.width == a.width"#, "is on both sides"),
        (#"a.safeArea.firstBaseline == b.top"#, "guides have no `firstBaseline`"),
        (#"a.size == b.center"#, "can only be compared with `size`"),
        (#"a.edges == b.edges + 4"#, "`inset 4` moves all inwards"),
        (#"a.width == b.width + c.width"#, "only one view"), (#"a.width == b.width * b.height"#, "two attributes"),
        (#"a.width == 4 points"#, "expected an operator"), (#"parent.top == a.top"#, "the root has no parent"),
        (#"a.width == 4 / 0"#, "other than 0"), (#"a.width inset 3"#, "expected ==, >= or <="),
        (#"a.centerX == b.centerX inset 4"#, "`centerX` is none"), (#"a.width == 9999999999"#, "more than 1000000"),
        (#"H:|-[a]-[c]-|"#, "c is not a key"), (#"H:|-[a]-"#, "Expected"), (#"H:|-[top]-|"#, "did you mean"),
        ("", "expected"),
    ])
    func `An impossible constraint is refused`(equation: String, reason: String) {
        let found = problems(
            #"{ "view": { "constraints": ["\#(equation)"], "subviews": [{ "id": "a" }, { "id": "b" }, { "id": "tops" }] } }"#
        )
        #expect(found.count == 1)
        #expect(found.first?.contains(reason) == true, "\(found)")
        #expect(found.first?.contains("$.view.constraints[0]: ") == true)
    }

    @Test func `An error in an equation has the column of the word`() {
        let found = problems(#"{ "view": { "constraints": ["self.width == 2 * nobody.width"] } }"#)
        #expect(found.first?.hasPrefix("a.json:1:48: ") == true, "\(found)")
    }

    @Test func `The root has no superview for a visual format`() {
        let found = problems(#"{ "view": { "id": "a", "constraints": ["H:|-[a]-|"] } }"#)
        #expect(found == [#"a.json:1:40: $.view.constraints[0]: the root has no superview that `|` could stand for"#])
    }

    @Test func `Slips of syntax are told together`() {
        let found = problems("{\n  // the screen\n  \"view\": { \"alpha\": 1, \"alpha\": 0, }\n  \"name\": \"x\"\n}")
        #expect(found.count == 4)
        #expect(found[0].hasPrefix("a.json:2:3: JSON has no comments"))
        #expect(found[1] == #"a.json:3:25: the key "alpha" is used twice in this object"#)
        #expect(found[2] == "a.json:3:35: there may be no comma after the last value of an object")
        #expect(found[3] == "a.json:4:3: expected a comma before this value")
    }

    @Test(arguments: [
        ("", "1:1: the document is empty"), ("{", "1:2: the document ends inside the object that begins on line 1"),
        ("{\"view\": {}}}", "1:13: nothing may follow"), ("{'view': 1}", "1:2: expected a key between double quotes"),
        ("{\"view\": 01}", "a number may not begin with a zero"), ("{\"view\": nul}", "expected a value"),
        ("{\"view\": \"a\nb\"}", "the string does not end on its line"), ("[1 2]", "expected a comma"),
        ("{\"a\": \"\\ud800\"}", "four hexadecimal digits"), ("{\"a\": 1.}", "expected a digit"),
        ("{\"a\": [}", "cannot close the array"), ("{\"a\" 1}", "expected a colon"), ("{\"a\": -}", "expected a digit"),
    ])
    func `Broken JSON is told where it breaks`(text: String, reason: String) {
        #expect(problems(text).contains { $0.contains(reason) }, "\(problems(text))")
    }

    @Test func `Other encodings are refused, and a byte order mark is passed over`() throws {
        #expect(throws: UnusableDocument.self) { try JSONDocument(Data([0xFF, 0xFE, 0x7B, 0]), file: "a.json") }
        #expect(throws: UnusableDocument.self) {
            try JSONDocument(Data([0x22, 0xC3, 0x28, 0x22]), file: "a.json")
        }
        let marked = Data([0xEF, 0xBB, 0xBF]) + Data(#"{ "view": {} }"#.utf8)
        #expect(try JSONDocument(marked, file: "a.json").scenes.count == 1)
    }

    @Test func `Deep and long documents come to an end`() {
        #expect(problems(String(repeating: "[", count: 100_000)).first?.contains("nested more than 512 deep") == true)
        let many = Array(repeating: #"{ "nothing": 1 }"#, count: 300).joined(separator: ",")
        let found = problems(#"{ "view": { "subviews": [\#(many)] } }"#)
        #expect(found.count == 101)
        #expect(found.last == "a.json: there may be more; these are the first 100")
    }

    @Test func `A missing image is a warning`() throws {
        let text = #"{ "view": { "type": "imageView", "image": "nowhere.png" } }"#
        let document = try JSONDocument(Data(text.utf8), file: "a.json")
        #expect(
            document.warnings.map(\.description)
                == [#"a.json:1:43: $.view.image: there is no image "nowhere.png"; its place stays empty"#])
    }

    @Test func `A damaged image is a warning`() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appending(path: "broken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("no picture".utf8).write(to: folder.appending(path: "broken.png"))
        let text = #"{ "view": { "type": "imageView", "image": "broken.png" } }"#
        let document = try JSONDocument(Data(text.utf8), file: folder.appending(path: "a.json").path)
        #expect(document.warnings.count == 1)
        #expect(document.warnings.first?.message.contains("is not a PNG or JPEG file that can be read") == true)
    }

    @Test(arguments: ["rtl", "rightToLeft"]) func `A direction has the names of the option too`(name: String) throws {
        let text = #"{ "direction": "\#(name)", "view": { } }"#
        let scene = try #require(try JSONDocument(Data(text.utf8), file: "a.json").scenes.first)
        #expect(scene.preferences.settings.layoutDirection == .rightToLeft)
    }

    @Test func `Columns count characters`() {
        #expect(problems(#"{ "name": "é👍", "vew": {} }"#).last?.hasPrefix("a.json:1:17: ") == true)
    }
}
