import Foundation
import MaquetteTestSupport
import MaquetteTouch
import Testing

@testable import preview

/// How a walk goes through an app: an app of a few screens, whose ways were worked out by hand.
@Suite struct AppWalkTests {
    /// Each screen with what it has to touch, and where that leads.
    private static let app: [String: [(Touchable, to: String)]] = [
        "Home": [
            (Touchable(step: "tap \"Home\"", name: "Home", isEverywhere: true), "Home"),
            (Touchable(step: "tap \"Settings\"", name: "Settings", isEverywhere: true), "Settings"),
            (Touchable(step: "tap \"Row 1\"", name: "Row 1", list: "Row"), "Detail"),
            (Touchable(step: "tap \"Row 2\"", name: "Row 2", list: "Row"), "Detail"),
            (Touchable(step: "tap \"Row 3\"", name: "Row 3", list: "Row"), "Never"),
        ],
        "Settings": [
            (Touchable(step: "tap \"Home\"", name: "Home", isEverywhere: true), "Home"),
            (Touchable(step: "tap \"Crash\"", name: "Crash"), "crash"),
        ],
        "Detail": [(Touchable(step: "tap \"Share\"", name: "Share"), "Sheet")],
        "Sheet": [], "Never": [],
    ]

    private func screen(_ name: String) -> AppWalk.Reply {
        .screen(
            WalkedScreen(
                name: name, mark: name, kind: name, controllers: ["App.\(name)"],
                touchables: (Self.app[name] ?? []).map(\.0),
                missing: [], problems: [], isBlank: false), picture: [])
    }

    private func go(_ steps: [String]) -> AppWalk.Reply {
        var place = "Home"
        for step in steps {
            guard let next = Self.app[place]?.first(where: { $0.0.step == step }) else { return .problem("no \(step)") }
            if next.to == "crash" { return .crash("crashed") }
            place = next.to
        }
        return screen(place)
    }

    private func walk(screens: Int = 30, atOnce: Int = 1) -> AppWalk {
        var walk = AppWalk(mostScreens: screens)
        walk.run(atOnce: atOnce, isTimeUp: { false }) { $0.map(go) }
        return walk
    }

    @Test func eachScreenIsFoundOnceByTheNearestWay() {
        let walk = walk()
        #expect(walk.stops.map(\.screen.name) == ["Home", "Settings", "Detail", "Sheet"])
        #expect(
            walk.stops.map(\.steps) == [
                [], ["tap \"Settings\""], ["tap \"Row 1\""], ["tap \"Row 1\"", "tap \"Share\""],
            ])
        #expect(!walk.isCutShort)
    }

    @Test func aCrashCostsItsWayAlone() {
        let findings = walk().findings
        #expect(
            findings.count == 1 && findings[0].kind == .crash
                && findings[0].steps == ["tap \"Settings\"", "tap \"Crash\""])
    }

    @Test(arguments: [2, 3, 7]) func whatIsFoundDoesNotDependOnHowManyWaysAreGoneAtATime(_ atOnce: Int) {
        let (one, several) = (walk(), walk(atOnce: atOnce))
        #expect(one.stops.map(\.steps) == several.stops.map(\.steps))
        #expect(one.findings.map(\.steps) == several.findings.map(\.steps))
    }

    @Test func aWalkEndsAtItsBound() {
        let walk = walk(screens: 2)
        #expect(walk.stops.map(\.screen.name) == ["Home", "Settings"] && walk.isCutShort)
        var late = AppWalk(mostScreens: 30)
        late.run(atOnce: 1, isTimeUp: { true }) { $0.map(go) }
        #expect(late.stops.isEmpty && late.isCutShort)
    }

    /// An app that makes a new screen at each touch does not end by itself.
    @Test func aWalkWithoutAnEndGoesNoDeeperThanEightSteps() {
        var walk = AppWalk(mostScreens: 100)
        walk.run(atOnce: 1, isTimeUp: { false }) { ways in
            ways.map { steps in
                .screen(
                    WalkedScreen(
                        name: "\(steps.count)", mark: "\(steps.count)", kind: "", controllers: [],
                        touchables: [Touchable(step: "tap \"On\"", name: "On")], missing: [], problems: [],
                        isBlank: false), picture: [])
            }
        }
        #expect(walk.stops.count == 9)
    }

    /// Rows of settings lead to screens of their own, those of a list of letters to one kind of screen.
    @Test func rowsAreTouchedAsLongAsTheyLeadToOtherKindsOfScreens() {
        func found(_ kind: @escaping (Int) -> String) -> [String] {
            let rows = (1...9).map { Touchable(step: "tap \"\($0)\"", name: "\($0)", list: "Row") }
            var walk = AppWalk(mostScreens: 100)
            walk.run(atOnce: 1, isTimeUp: { false }) { ways in
                ways.map { steps in
                    let row = steps.first.flatMap { Int($0.filter(\.isNumber)) }
                    return .screen(
                        WalkedScreen(
                            name: steps.last ?? "start", mark: steps.last ?? "start", kind: row.map(kind) ?? "list",
                            controllers: [], touchables: row == nil ? rows : [], missing: [], problems: [],
                            isBlank: false), picture: [])
                }
            }
            return walk.stops.map(\.screen.name)
        }
        #expect(found { "\($0)" }.count == 10)
        #expect(found { _ in "letter" } == ["start", "tap \"1\"", "tap \"2\""])
        #expect(found { $0 == 3 ? "list" : $0 < 6 ? "\($0)" : "letter" }.count == 8)
        #expect(found { $0 < 4 ? "\($0)" : "letter" }.count == 6)
    }

    /// A list of nine rows, of which two crash: the seven others lead to screens of their own.
    @Test func aRowThatCrashesIsNotTheEndOfItsList() {
        let rows = (1...9).map { Touchable(step: "tap \"\($0)\"", name: "\($0)", list: "Row") }
        var walk = AppWalk(mostScreens: 100)
        walk.run(atOnce: 1, isTimeUp: { false }) { ways in
            ways.map { steps in
                let name = steps.last ?? "start"
                if ["tap \"2\"", "tap \"3\""].contains(name) { return .crash("crashed") }
                return .screen(
                    WalkedScreen(
                        name: name, mark: name, kind: name, controllers: [], touchables: steps.isEmpty ? rows : [],
                        missing: [], problems: [], isBlank: false), picture: [])
            }
        }
        #expect(walk.stops.count == 8 && walk.findings.count == 2)
    }

    /// Fields that are empty after somebody filled them in are not filled in for ever, and what is done before a touch is no touch.
    @Test func fieldsOfAScreenAreFilledInOnceOnAWay() {
        let fields = Touchable(
            step: "type \"b\"", name: Touchable.emptyFields, before: ["tap \"A\"", "type \"a\"", "tap \"B\""])
        var walk = AppWalk(mostScreens: 100)
        walk.run(atOnce: 1, isTimeUp: { false }) { ways in
            ways.map { steps in
                .screen(
                    WalkedScreen(
                        name: "\(steps.count)", mark: "\(steps.count)", kind: "form", controllers: [],
                        touchables: [fields, Touchable(step: "tap \"OK\"", name: "OK")], missing: [], problems: [],
                        isBlank: false), picture: [])
            }
        }
        #expect(walk.stops[1].steps == ["tap \"A\"", "type \"a\"", "tap \"B\"", "type \"b\""])
        // Eight touches, one of which may be the filling in: 0...8 steps without it, and 4...11 with it.
        #expect(Set(walk.stops.map(\.steps.count)) == Set(0...11))
    }

    @Test func theAnswerIsAsItsSchemaSays() throws {
        let report = WalkReport(walk(), controllers: ["App.Home"])
        let file = Command.package.appendingPathComponent("Schema/answers/app-walk.schema.json")
        let answer = JSONAnswer.text(report.json(pictures: report.names))
        #expect(try SchemaValidator(Data(contentsOf: file)).problems(in: Data(answer.utf8)) == [])
    }

    @Test func theReportNamesScreensAndWays() {
        let report = WalkReport(walk(), controllers: ["App.Home", "App.Settings", "App.Login"])
        #expect(report.names == ["01-home.png", "02-settings.png", "03-detail.png", "04-sheet.png"])
        #expect(
            report.summary.split(separator: "\n").last
                == "controllers: 3; 2 reached by the walk; screens: 4 reached on 7 ways")
        #expect(WalkReport(walk(), controllers: []).summary.hasSuffix("\nscreens: 4 reached on 7 ways"))
        #expect(report.markdown.contains("1. `tap \"Row 1\"`\n1. `tap \"Share\"`"))
        #expect(report.markdown.contains("- `tap \"Settings\"`, `tap \"Crash\"`: crashed: crashed"))
    }

    /// A bar that is on both screens, and a label of the second one: each is told once, with the nearest way.
    @Test func whatIsWrongWithLayoutsIsAFindingWithItsWay() {
        let bar = WalkedScreen.Problem(
            kind: .cutOffText, message: "UILabel \"A title\": the text is cut off after 1 line")
        let label = WalkedScreen.Problem(kind: .conflict, message: "UIView box: constraints contradict each other")
        let on = Touchable(step: "tap \"On\"", name: "On")
        var walk = AppWalk(mostScreens: 10)
        walk.run(atOnce: 2, isTimeUp: { false }) { ways in
            ways.map { steps in
                .screen(
                    WalkedScreen(
                        name: "\(steps.count)", mark: "\(steps.count)", kind: "", controllers: [],
                        touchables: steps.isEmpty ? [on] : [], missing: [],
                        problems: steps.isEmpty ? [bar] : [bar, label], isBlank: false), picture: [])
            }
        }
        #expect(walk.findings.map(\.steps) == [[], ["tap \"On\""]])
        #expect(walk.findings.map(\.kind) == [.cutOffText, .conflict])
        let report = WalkReport(walk, controllers: [])
        #expect(report.summary.hasPrefix("conflicts of constraints: 1, texts that are cut off: 1 (see walk.md)\n"))
        #expect(report.markdown.contains("## Findings\n\n- the start: UILabel \"A title\": the text is cut off"))
        #expect(report.markdown.contains("- `tap \"On\"`: UIView box: constraints contradict each other\n"))
        #expect(JSONAnswer.text(report.json(pictures: report.names)).contains(#""kind": "cutOffText""#))
    }

    /// Home leads to Settings and Detail, which leads to the sheet; a way of two steps that belong together is one arrow.
    @Test @MainActor func theMapIsATreeOfWays() {
        let ways = [
            [], ["tap \"Settings\""], ["scroll to \"Row\"", "tap \"Row\""],
            ["scroll to \"Row\"", "tap \"Row\"", "tap \"Share\""],
        ]
        let origins = WalkMap.origins(of: ways)
        #expect(origins == [nil, 0, 0, 2])
        let places = WalkMap.places(of: origins)
        #expect(places.map { $0.column } == [0, 1, 1, 2])
        #expect(places.map { $0.row } == [0, 0, 1, 1])
        #expect(WalkMap.words(for: ["scroll to \"Row\"", "tap \"Row\""]) == "… tap \"Row\"")
        #expect(WalkMap.words(for: ["tap \"A very long name of a button\""]) == "tap \"A very long name o…")
    }
}
