/// Why a command cannot do what was asked, one line for each error.
package struct Failure: Error, CustomStringConvertible {
    package let lines: [String]

    package init(_ line: String) { lines = [line] }
    package init(lines: [String]) { self.lines = lines }

    package var description: String { lines.joined(separator: "\n") }
}
