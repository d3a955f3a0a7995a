import Foundation

/// Which names of SwiftUI are drawn or cannot be seen, and which are neither: from the tables of Documentation/swiftui.md.
struct NamesOfSwiftUI {
    private(set) var shown: Set<String> = []
    private(set) var missing: Set<String> = []

    init(page: String) throws {
        var isShown: Bool?
        for line in page.split(separator: "\n") {
            if line.hasPrefix("## ") {
                isShown =
                    switch line {
                    case "## What is drawn, by name", "## What cannot be seen": true
                    case "## What is not drawn", "## What else there is": false
                    default: nil
                    }
            }
            guard let isShown else { continue }
            for match in line.matches(of: /`(\w+)`/) {
                if isShown { shown.insert(String(match.output.1)) } else { missing.insert(String(match.output.1)) }
            }
        }
        guard !shown.isEmpty, !missing.isEmpty else { throw Failure("the page has no tables of names") }
    }
}
