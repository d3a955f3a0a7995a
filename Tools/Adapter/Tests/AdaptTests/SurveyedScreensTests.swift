import Foundation
import Testing

@testable import adapt

/// What counts as found, drawn and trapped is what the help of `Scripts/try-apps` says.
@Suite struct SurveyedScreensTests {
    @Test func `Screens are counted, and those that need arguments are none`() throws {
        func screen(_ words: String) -> String { #"{"isBlank": false\#(words)}"# }
        let drawn = #", "picture": "a.png""#
        let report = """
            {"screens": [\(screen(drawn)), \(screen(drawn + #", "crash": "Card.swift:3""#)),
             \(screen(#", "crash": "Card.swift:4""#)), \(screen(drawn).replacing("false", with: "true")),
             \(screen(#", "obstacle": "needs an argument: init(model:)""#)), \(screen(#", "problem": "has no size""#))],
             "controllers": {"total": 9, "own": 2, "invented": 3, "marked": 1, "failed": 2, "untried": 1},
             "seconds": {"firstPicture": 4.25, "lastPicture": 61}}
            """
        let screens = SurveyedScreens(
            try JSONDecoder().decode(SurveyedScreens.Report.self, from: Data(report.utf8)))
        #expect(screens.cells == ["9", "2", "3", "1", "2", "1", "", "", "5", "1", "2", "4.2", "61.0"])
        let none = SurveyedScreens(
            try JSONDecoder().decode(
                SurveyedScreens.Report.self, from: Data(#"{"screens": [], "seconds": null}"#.utf8)))
        #expect(none.cells == ["", "", "", "", "", "", "", "", "0", "0", "0", "", ""])
    }

    /// The walk's members are those of `Schema/answers/app-walk.schema.json`.
    @Test func `What a walk reached comes before the screens that were drawn one by one`() throws {
        let walk = """
            {"version": 1, "screens": [{"name": "Home"}, {"name": "Settings"}], "findings": [], "ways": 4,
             "controllers": {"total": 9, "reached": ["App.Home"]}}
            """
        let screens = SurveyedScreens(
            SurveyedScreens.Report(screens: []),
            walk: try JSONDecoder().decode(SurveyedScreens.Walk.self, from: Data(walk.utf8)))
        let cells = Dictionary(uniqueKeysWithValues: zip(SurveyedScreens.titles, screens.cells))
        #expect(cells["reached"] == "1" && cells["walked"] == "2" && cells["screens"] == "0")
    }
}
