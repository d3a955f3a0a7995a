import Foundation

/// The page of a report: one file, which needs no server and no network.
struct ReportPage {
    let report: Report

    init(_ report: Report) { self.report = report }

    var html: String {
        get throws {
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="color-scheme" content="light dark">
            <title>Snapshots: \(Self.escaped(report.tally))</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            \(Self.body)
            <script type="application/json" id="data">\(try data)</script>
            <script>
            \(PageScript.whole)
            </script>
            </body>
            </html>

            """
        }
    }

    /// Allows pictures beside the page, and nothing else.
    private static let policy =
        "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
        + "base-uri 'none'; form-action 'none'"

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
