import MaquetteSnapshots
import Testing

@Suite("Layouts beside baselines")
struct LayoutRecordTests {
    private func record(_ change: (inout LayoutRecord) -> Void = { _ in }) -> LayoutRecord {
        typealias View = LayoutRecord.View
        var record = LayoutRecord()
        record.views = [
            View(depth: 0, kind: "UIView", name: "screen", frame: .init(x: 0, y: 0, width: 320, height: 480)),
            View(
                depth: 1, kind: "UILabel", name: "", frame: .init(x: 16, y: 20, width: 61.0 / 3, height: 20.5),
                text: "One\nis \\two"),
            View(
                depth: 1, kind: "UIView", name: "my box", frame: .init(x: -0.5, y: 0, width: 10, height: 10),
                notes: ["hidden"]),
            View(depth: 2, kind: "UILabel", name: "", frame: .init(x: 0, y: 0, width: 5, height: 5), text: ""),
        ]
        record.constraints = ["H:|-(16)-[UILabel]", "box.width == 10"]
        record.conflicts = ["UIView my box: two lines\nof words"]
        change(&record)
        return record
    }

    @Test("a record reads as it was written") func roundTrip() {
        #expect(LayoutRecord(record().description) == record())
    }

    @Test("a record is made for reading") func text() {
        #expect(
            record().description == """
                views:
                  0 0 320 480 UIView screen
                    16 20 20.333 20.5 UILabel
                      text: One\\nis \\\\two
                    -0.5 0 10 10 UIView my box
                      is hidden
                      0 0 5 5 UILabel
                        text: 
                constraints:
                  H:|-(16)-[UILabel]
                  box.width == 10
                conflicts:
                  UIView my box: two lines\\nof words

                """)
    }

    @Test("a record controls no terminal and commands no server, and is read as it was") func harmful() {
        let hostile = record { $0.views[1].text = "::error::\u{1B}[2J\u{202E}##[error] \\u005b\r\n" }
        #expect(
            hostile.description.contains(
                "text: \\u003a:error::\\u001b[2J\\u202e##\\u005berror] \\\\u005b\\r\\n\n"))
        #expect(LayoutRecord(hostile.description) == hostile)
    }

    @Test(
        "what is no record is not read",
        arguments: ["", "views:", "views:\n  1 2 3 UIView", "other:\n  1", "views:\n  a b c d UIView"])
    func damaged(text: String) { #expect(LayoutRecord(text) == nil) }

    @Test("equal layouts have not changed") func equal() {
        #expect(LayoutChanges(from: record(), to: record()).isEmpty)
    }

    @Test("changes are described in words, once each") func changes() {
        let after = record { record in
            record.views[1].frame = .init(x: 12, y: 21.5, width: 61.0 / 3, height: 20.5)
            record.views[1].text = "Two"
            record.views[2].notes = ["ambiguous"]
            record.views[2].frame = .init(x: -0.5, y: 0, width: 12, height: 9)
            record.views.removeLast()
            record.views.append(
                .init(depth: 1, kind: "UISwitch", name: "on", frame: .init(x: 1, y: 2, width: 51, height: 31)))
            record.constraints = ["box.width == 12", "H:|-(16)-[UILabel]"]
            record.conflicts = []
        }
        let changes = LayoutChanges(from: record(), to: after)
        #expect(
            changes.frames == [
                "UILabel \"Two\" moved 4 left and 1.5 down", "my box width 10 -> 12, height 10 -> 9",
                "on was added at 1 2 51 31", "my box > UILabel was removed from 0 0 5 5",
            ])
        #expect(changes.texts == ["UILabel \"Two\" shows \"Two\" instead of \"One is \\two\""])
        #expect(
            changes.problems == [
                "my box is ambiguous now", "my box is no longer hidden",
                "conflict solved: UIView my box: two lines\nof words",
            ])
        #expect(changes.constraints == ["constraint gone: box.width == 10", "constraint new: box.width == 12"])
    }

    /// The names are those that Interface Builder gives to new views, in three, two and three letters.
    @Test("views with names of Interface Builder's making are called by class and text, too") func madeUpNames() {
        func view(_ kind: String, _ name: String, _ text: String? = nil) -> LayoutRecord.View {
            LayoutRecord.View(
                depth: 0, kind: kind, name: name, frame: .init(x: 0, y: 0, width: 10, height: 10), text: text)
        }
        var before = LayoutRecord()
        before.views = [
            view("UILabel", "COR-kZ-hOu", "Sydney"), view("UIStackView", "rnC-Hz-RdO"),
            view("UILabel", "sign-in", "Sign in"),
        ]
        var after = before
        for index in after.views.indices { after.views[index].frame.y = 1000 }
        #expect(
            LayoutChanges(from: before, to: after).frames == [
                "UILabel \"Sydney\" (COR-kZ-hOu) moved 1 down", "UIStackView (rnC-Hz-RdO) moved 1 down",
                "sign-in moved 1 down",
            ])
    }

    @Test("fonts and colours are told in words, by what holds them") func looks() {
        let before = record { $0.views[1].looks = ["font .SFUI-Regular 17", "text #000000"] }
        let after = record {
            $0.views[1].looks = ["font .SFUI-Semibold 17", "text #000000", "background #FF0000 at 50 %"]
        }
        #expect(LayoutRecord(before.description) == before)
        #expect(LayoutRecord(after.description) == after)
        #expect(
            LayoutChanges(from: before, to: after).lines == [
                #"UILabel "One is \two": background none -> #FF0000 at 50 %"#,
                #"UILabel "One is \two": font .SFUI-Regular 17 -> .SFUI-Semibold 17"#,
            ])
        // A record of an older Maquette has none, and nothing can be said.
        #expect(LayoutChanges(from: record(), to: after).isEmpty)
    }
}
