import Foundation
import SwiftUI

/// The second half of Documentation/swiftui.md.
@MainActor enum NamesPage {
    static let heading = "## What is drawn, by name\n"

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let file = folder.appending(path: "Documentation/swiftui.md")

    static var generated: String {
        get throws {
            var text = heading
            text += "\nA test draws something with each of these names and without it, and the two pictures differ.\n\n"
            text += table(of: DrawnNames.all.map { ($0.family, $0.name) }, head: "Family")
            text += "\n## What cannot be seen\n"
            text += "\nA test applies each of these names, and the picture stays as it was. "
            text += "They do nothing to a picture on a phone, either.\n"
            for group in UnseenUses.unapplied {
                text += "No test applies \(list(of: group.names)): \(group.reason)\n"
            }
            text += "\n" + table(of: entries(of: UnseenNames.all), head: "Why")
            text += "\n## What is not drawn\n"
            text +=
                "\nCode with these names compiles, and the view is drawn as it is without them. Except for the last row, "
            text += "Maquette says so below the picture,\non standard error and in the report, where the code asks for "
            text += "another look than the usual one.\n\n"
            text += table(of: entries(of: MissingNames.all), head: "Why")
            text += "\n## What else there is\n"
            text += "\nThe module declares these names as well. No test says yet whether they change a picture.\n\n"
            text += try list(of: untested) + "\n"
            return text
        }
    }

    private static func list(of names: some Sequence<String>) -> String {
        names.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func entries(of groups: [(reason: String, names: [String])]) -> [(group: String, name: String)] {
        groups.flatMap { group in group.names.map { (group.reason, $0) } }
    }

    /// One row for each group, in the order in which they come; the names in alphabetical order, views first.
    private static func table(of entries: [(group: String, name: String)], head: String) -> String {
        var groups: [(group: String, names: [String])] = []
        for entry in entries {
            if let place = groups.firstIndex(where: { $0.group == entry.group }) {
                groups[place].names.append(entry.name)
            } else {
                groups.append((entry.group, [entry.name]))
            }
        }
        let rows = groups.map { "| \($0.group) | \(list(of: $0.names)) |\n" }
        return "| \(head) | Names |\n|---|---|\n" + rows.joined()
    }

    /// What the sources declare and none of the lists has.
    static var untested: Set<String> {
        get throws {
            try declared.subtracting(DrawnNames.all.map(\.name)).subtracting(UnseenNames.all.flatMap(\.names))
                .subtracting(MissingNames.all.flatMap(\.names))
        }
    }

    /// The modifiers that extend views, and the views.
    static var declared: Set<String> {
        get throws {
            let view =
                /^ *public (?:nonisolated )?struct [A-Z]\w*[^{]*: .*\b(?:View|_PrimitiveView|Shape|InsettableShape)\b/
            let sources = folder.appending(path: "Sources/SwiftUI")
            var names: Set<String> = []
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                // The indentation of the extension of views that the line is in.
                var margin: Int?
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    let indentation = line.prefix { $0 == " " }.count
                    if line.contains(view), let name = line.firstMatch(of: /struct (\w+)/) {
                        names.insert(String(name.output.1))
                    }
                    if line.contains(/^ *(?:public |nonisolated )*extension View\b.*{$/) { margin = indentation }
                    if line.dropFirst(indentation) == "}", indentation == margin { margin = nil }
                    guard margin != nil, line.contains("public "), let name = line.firstMatch(of: /func ([a-z]\w*)/)
                    else { continue }
                    names.insert(String(name.output.1))
                }
            }
            return names
        }
    }
}
