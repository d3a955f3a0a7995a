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

    init(_ report: Report) {
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
    init(
        of checkout: String, drawnBy preview: String, into place: String, withPackagesIn packages: String,
        _ scratch: String
    ) throws {
        let path = scratch + "/screens.json"
        try? FileManager.default.removeItem(atPath: path)
        let run = try RunningProgram(
            preview,
            ["app", checkout, "-o", place + "/", "--report", path, "--packages", packages, "--quiet"]
        ).finish()
        if let data = FileManager.default.contents(atPath: path),
            let report = try? JSONDecoder().decode(Report.self, from: data)
        {
            self.init(report)
        } else {
            self.init(Report(screens: []))
            problem = run.text.split(separator: "\n").last.map(String.init) ?? "no report"
        }
    }

    /// The columns of a table that are about screens.
    static let titles = [
        "controllers", "own", "invented", "marked", "failed", "untried", "screens", "drawn", "trapped", "first", "last",
    ]

    /// The cells of a row of the table, as ``titles`` has them.
    var cells: [String] {
        if let problem { return [problem] + Self.titles.dropFirst().map { _ in "" } }
        let ofControllers = controllers.map { [$0.total, $0.own, $0.invented, $0.marked, $0.failed, $0.untried] }
        return (ofControllers?.map(String.init) ?? Array(repeating: "", count: 6))
            + ["\(found)", "\(drawn)", "\(trapped)"]
            + [first, last].map { $0.map { String(format: "%.1f", $0) } ?? "" }
    }
}
