import Foundation

/// What `preview app` makes of a checkout.
struct SurveyedScreens {
    /// The screens that UIKit would show.
    private(set) var found = 0
    /// The screens with all of their code and something on them.
    private(set) var drawn = 0
    /// The screens whose code ended the process.
    private(set) var trapped = 0
    /// What became of the project's controllers; nil where there is no report.
    private(set) var controllers: Report.Controllers?
    /// What a walk through the app reached; nil where there was none.
    private(set) var walk: Walk?
    /// Seconds, with what was compiled.
    private var first: Double?
    private var last: Double?
    /// Why there is no report.
    private var problem: String?

    /// What `--report` writes.
    struct Report: Decodable {
        struct Screen: Decodable {
            var obstacle: String?
            var picture: String?
            var isBlank: Bool
            var crash: String?
            var problem: String?
        }
        /// Each by the best picture that it is in.
        struct Controllers: Decodable { var total, own, invented, marked, failed, untried: Int }
        struct Seconds: Decodable { var firstPicture, lastPicture: Double }
        var screens: [Screen]
        var seconds: Seconds?
        var controllers: Controllers?
    }

    /// What a walk writes.
    struct Walk: Decodable {
        struct Screen: Decodable {}
        struct Controllers: Decodable { var reached: [String] }
        var screens: [Screen]
        var controllers: Controllers
    }

    init(_ report: Report, walk: Walk? = nil) {
        self.walk = walk
        let screens = report.screens.filter { $0.obstacle == nil }
        found = screens.count
        drawn = screens.count { $0.picture != nil && !$0.isBlank && $0.crash == nil }
        trapped = screens.count { $0.crash != nil }
        controllers = report.controllers
        (first, last) = (report.seconds?.firstPicture, report.seconds?.lastPicture)
    }

    /// - Parameters:
    ///   - preview: the command.
    ///   - place: the folder for the pictures.
    ///   - isWalked: whether the app is started, too, and walked through.
    init(
        of checkout: String, drawnBy preview: String, into place: String, withPackagesIn packages: String,
        isWalked: Bool, _ scratch: String
    ) throws {
        func answer<Answer: Decodable>(to options: [String]) throws -> (Answer?, String) {
            let path = scratch + "/screens.json"
            try? FileManager.default.removeItem(atPath: path)
            let run = try RunningProgram(
                preview, ["app", checkout, "--report", path, "--packages", packages, "--quiet"] + options
            ).finish()
            let data = FileManager.default.contents(atPath: path) ?? Data()
            return (try? JSONDecoder().decode(Answer.self, from: data), run.text)
        }
        let (report, words): (Report?, String) = try answer(to: ["-o", place + "/"])
        guard let report else {
            self.init(Report(screens: []))
            problem = words.split(separator: "\n").last.map(String.init) ?? "no report"
            return
        }
        // An app that does not start has no walk.
        let walk: Walk? = try isWalked ? answer(to: ["--walk", "-o", place + "/walk"]).0 : nil
        self.init(report, walk: walk)
    }

    /// The columns of a table that are about screens.
    static let titles = [
        "controllers", "own", "invented", "marked", "failed", "untried", "reached", "walked", "screens",
        "drawn", "trapped", "first", "last",
    ]

    /// The cells of a row of the table, as ``titles`` has them.
    var cells: [String] {
        if let problem { return [problem] + Self.titles.dropFirst().map { _ in "" } }
        let ofControllers = controllers.map { [$0.total, $0.own, $0.invented, $0.marked, $0.failed, $0.untried] }
        return (ofControllers?.map(String.init) ?? Array(repeating: "", count: 6))
            + (walk.map { ["\($0.controllers.reached.count)", "\($0.screens.count)"] } ?? ["", ""]) + [
                "\(found)", "\(drawn)", "\(trapped)",
            ]
            + [first, last].map { $0.map { String(format: "%.1f", $0) } ?? "" }
    }
}
