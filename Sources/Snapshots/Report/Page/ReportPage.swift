import Foundation

/// The page to look at a report with: one file, which needs no server and no network.
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
            <title>Snapshots: \(escaped(report.tally))</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            \(Self.body)
            <script type="application/json" id="report">\(try data)</script>
            <script>
            \(Self.script)
            </script>
            </body>
            </html>

            """
        }
    }

    /// No text of a snapshot can end the element that it stands in.
    private var data: String {
        get throws {
            String(decoding: try report.json, as: UTF8.self).replacing("<", with: "\\u003c")
                .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
        }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
