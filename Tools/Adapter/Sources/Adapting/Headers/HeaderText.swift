import Foundation

/// The text of a header as one who compiles for an iPhone reads it: without comments, without what is for other languages and
/// systems, and without the bodies of functions.
struct HeaderText {
    private(set) var text: String
    /// What `#define` gives a number or a text, in their order.
    private(set) var constants: [(name: String, value: String)] = []
    /// The frameworks and packages whose headers it imports.
    private(set) var imports: [String] = []

    init(_ written: String) {
        text = HeaderReader.withoutComments(written)
        chooseBranches()
        text = Self.withoutBodies(text)
    }

    /// Keeps the branches of `#if` and its like that are not plainly for something else.
    private mutating func chooseBranches() {
        var kept: [Substring] = []
        /// For each that is open: whether this part of it is read, and whether one was.
        var open: [(isRead: Bool, wasRead: Bool)] = []
        for line in text.replacing("\\\n", with: " ").split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop(while: \.isWhitespace)
            guard words.first == "#" else {
                if let match = words.firstMatch(of: /^@import\s+(\w+)/) {
                    imports.append(String(match.1))
                } else if open.allSatisfy(\.isRead) {
                    kept.append(line)
                }
                continue
            }
            let directive = words.dropFirst().drop(while: \.isWhitespace)
            if directive.hasPrefix("if") {
                let isRead = !Self.isForOthers(directive)
                open.append((isRead, isRead))
            } else if directive.hasPrefix("el"), let last = open.popLast() {
                let isRead = !last.wasRead && !Self.isForOthers(directive)
                open.append((isRead, last.wasRead || isRead))
            } else if directive.hasPrefix("endif") {
                _ = open.popLast()
            } else if open.allSatisfy(\.isRead) {
                read(directive)
            }
        }
        text = kept.joined(separator: "\n")
    }

    private static func isForOthers(_ directive: Substring) -> Bool {
        let words = directive.filter { !$0.isWhitespace }
        if words.hasPrefix("ifndef") || words.hasPrefix("if!") {
            return words.contains("TARGET_OS_IPHONE") || words.contains("TARGET_OS_IOS") || words.contains("__OBJC__")
        }
        return ["__cplusplus", "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH", "!TARGET_OS_IPHONE"]
            .contains { words.hasSuffix($0) } || ["if0", "elif0"].contains(words)
    }

    private mutating func read(_ directive: Substring) {
        if let match = directive.firstMatch(of: /^(?:import|include)\s*<(\w+)\//) {
            imports.append(String(match.1))
        } else if let match = directive.wholeMatch(
            of: /define\s+(\w+)\s+\(?\s*(@?"[^"]*"|-?[0-9][0-9a-fA-FxX]*[uUlL]*|-?[0-9]*\.[0-9]+f?)\s*\)?\s*/)
        {
            constants.append((String(match.1), String(match.2)))
        }
    }

    /// What stands in the braces of functions and of classes is nobody else's.
    private static func withoutBodies(_ text: String) -> String {
        var found = ""
        var statement = ""
        /// For each brace that is open, whether what it is around is left out.
        var hidden: [Bool] = []
        var countOfHidden = 0
        for character in text {
            let isHidden = countOfHidden > 0
            switch character {
            case "{" where isHidden:
                hidden.append(true)
                countOfHidden += 1
            case "{":
                let words = statement.trimmingCharacters(in: .whitespacesAndNewlines)
                let isBlock = words.hasPrefix("extern \"C\"")
                let isType =
                    words.contains("enum") || words.contains("NS_") && words.contains("(")
                    || words.contains("struct") && !words.hasSuffix(")")
                hidden.append(!isBlock && !isType)
                if hidden.last == true { countOfHidden += 1 }
                if isBlock { statement = "" } else if isType, !isHidden { statement.append(character) }
            case "}":
                let wasHidden = hidden.popLast() ?? false
                if wasHidden { countOfHidden -= 1 }
                if wasHidden, countOfHidden == 0 {
                    found += statement + (statement.contains("@interface") ? "\n" : ";\n")
                    statement = ""
                } else if !isHidden {
                    statement.append(character)
                }
            case ";" where hidden.isEmpty:
                found += statement + ";"
                statement = ""
            case ";" where !isHidden: statement.append(",")
            default: if !isHidden { statement.append(character) }
            }
        }
        return found + statement
    }
}
