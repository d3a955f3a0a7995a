/// A screen of 50 views with texts of its own: a background, a title and twelve rows of four.
struct Screen {
    private struct Row {
        var title: String
        var subtitle: String
        var color: String
    }

    private let title: String
    private let rows: [Row]

    private static let rowCount = 12
    private static let colors = ["FF3B30", "FF9500", "34C759", "007AFF", "5856D6", "AF52DE"]

    init(_ random: inout some RandomNumberGenerator) {
        func word(_ length: ClosedRange<Int>) -> String {
            let letters = (0..<Int.random(in: length, using: &random)).map { index in
                (index.isMultiple(of: 2) ? "bcdfghklmnprstvw" : "aeiou").randomElement(using: &random) ?? "a"
            }
            return String(letters)
        }
        title = word(4...7).capitalized + " " + word(4...6)
        rows = (0..<Self.rowCount).map { index in
            Row(
                title: word(4...8).capitalized + " " + word(4...8).capitalized,
                subtitle: (0..<5).map { _ in word(3...8) }.joined(separator: " "),
                color: Self.colors[index % Self.colors.count])
        }
    }

    /// With constraints, as one writes such a screen.
    var json: String {
        let cells = rows.enumerated().map { index, row in
            """
            {"id": "row\(index)", "backgroundColor": "#FFFFFF", "cornerRadius": 10, "height": 56,
             "constraints": ["top == \(index == 0 ? "title.bottom + 12" : "row\(index - 1).bottom + 4")",
               "leading == screen.leading + 16", "trailing == screen.trailing - 16"],
             "subviews": [
              {"id": "avatar\(index)", "backgroundColor": "#\(row.color)", "cornerRadius": 20, "width": 40, "height": 40,
               "constraints": ["leading == parent.leading + 8", "centerY == parent.centerY"]},
              {"id": "name\(index)", "type": "label", "text": "\(row.title)", "font": "17 semibold",
               "constraints": ["leading == avatar\(index).trailing + 12", "top == parent.top + 7", "trailing <= parent.trailing - 8"]},
              {"id": "words\(index)", "type": "label", "text": "\(row.subtitle)", "font": "13", "textColor": "#8A8A8E",
               "constraints": ["leading == name\(index).leading", "top == name\(index).bottom + 2", "trailing <= parent.trailing - 8"]}]}
            """
        }
        return """
            {"device": "iPhone 16", "view": {"id": "screen", "backgroundColor": "#F2F2F7", "subviews": [
            {"id": "title", "type": "label", "text": "\(title)", "font": "34 bold",
             "constraints": ["top == root.safeArea.top + 8", "leading == screen.leading + 16"]},
            \(cells.joined(separator: ",\n"))]}}
            """
    }

    /// With every place worked out, a shape or a text a line: `rectangle x y width height radius colour`,
    /// `text x baseline size weight colour words`.
    var list: String {
        let cells = rows.enumerated().map { index, row in
            let top = 120 + 60 * index
            return """
                rectangle 16 \(top) 361 56 10 FFFFFF
                rectangle 24 \(top + 8) 40 40 20 \(row.color)
                text 76 \(top + 23) 17 bold 000000 \(row.title)
                text 76 \(top + 42) 13 regular 8A8A8E \(row.subtitle)
                """
        }
        return """
            rectangle 0 0 393 852 0 F2F2F7
            text 16 100 34 bold 000000 \(title)
            \(cells.joined(separator: "\n"))

            """
    }

    /// As one writes it by hand.
    var svg: String {
        let cells = rows.enumerated().map { index, row in
            let top = 120 + 60 * index
            return """
                <rect x="16" y="\(top)" width="361" height="56" rx="10" fill="#fff"/>
                <circle cx="44" cy="\(top + 28)" r="20" fill="#\(row.color)"/>
                <text x="76" y="\(top + 23)" font-size="17" font-weight="600">\(row.title)</text>
                <text x="76" y="\(top + 42)" font-size="13" fill="#8a8a8e">\(row.subtitle)</text>
                """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="393" height="852" font-family="Inter">
            <rect width="393" height="852" fill="#f2f2f7"/>
            <text x="16" y="100" font-size="34" font-weight="700">\(title)</text>
            \(cells.joined(separator: "\n"))
            </svg>
            """
    }

    /// With the flow of a page, as one writes it by hand.
    var html: String {
        let cells = rows.map { row in
            "<div class=row><i style=background:#\(row.color)></i><div><b>\(row.title)</b><span>\(row.subtitle)</span></div></div>"
        }
        return """
            <!doctype html><meta charset=utf-8><style>
            body { margin: 0; padding: 67px 16px 0; background: #f2f2f7; font-family: Inter; width: 361px; height: 785px }
            h1 { margin: 0 0 12px; font: 700 34px/41px Inter }
            .row { display: flex; align-items: center; gap: 12px; height: 56px; margin-bottom: 4px; padding: 0 8px;
              border-radius: 10px; background: #fff; box-sizing: border-box }
            i { width: 40px; height: 40px; border-radius: 20px } b, span { display: block }
            b { font: 600 17px/21px Inter } span { font: 13px/16px Inter; color: #8a8a8e }
            </style><h1>\(title)</h1>
            \(cells.joined(separator: "\n"))
            """
    }
}
