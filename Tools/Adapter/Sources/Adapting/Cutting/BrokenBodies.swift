import SwiftParser
import SwiftSyntax

/// The bodies of functions that do not parse, in files that do not: a brace that is missing in one makes the parser take all that
/// follows for a part of it. Here a body ends where its lines are no longer indented. What follows the lines that parse is
/// replaced by an error of its own, which is cut like any other.
enum BrokenBodies {
    /// The file with such bodies replaced, in the same lines; nil where there are none.
    static func mended(_ bytes: [UInt8]) -> [UInt8]? {
        let tree = parse(bytes)
        guard tree.hasError else { return nil }
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Line.init)
        var (isMended, attempts) = (false, mostAttempts)
        var place = 0
        while place < lines.count {
            guard lines[place].beginsBody, let body = Body(from: place, in: lines) else {
                place += 1
                continue
            }
            if body.isBroken(in: lines) {
                body.replace(in: &lines, &attempts)
                isMended = true
            }
            place = body.last + 1
        }
        guard isMended else { return nil }
        let mended = Array(lines.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
        // Where tabs and spaces are mixed, the lines of a whole body may seem to be less indented than they are.
        return Faults.count(in: parse(mended)) < Faults.count(in: tree) ? mended : nil
    }

    /// Counts the places where a file does not parse.
    private final class Faults: SyntaxAnyVisitor {
        private var count = 0

        static func count(in tree: SourceFileSyntax) -> Int {
            let faults = Faults(viewMode: .all)
            faults.walk(tree)
            return faults.count
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            if node.is(UnexpectedNodesSyntax.self) { count += 1 }
            return node.hasError ? .visitChildren : .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if token.presence == .missing { count += 1 }
            return .skipChildren
        }
    }

    /// How often parts of bodies are looked at: code of another time may have hundreds of broken ones in a file.
    private static let mostAttempts = 400

    fileprivate static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    fileprivate struct Line {
        var bytes: [UInt8]
        let indent: ArraySlice<UInt8>
        let words: ArraySlice<UInt8>

        init(_ bytes: ArraySlice<UInt8>) {
            self.bytes = Array(bytes)
            indent = self.bytes.prefix { $0 == 32 || $0 == 9 }
            words = self.bytes[indent.endIndex...]
        }

        /// Says nothing about where a body ends.
        var isBlank: Bool {
            words.isEmpty || words.first == UInt8(ascii: "#") || words.starts(with: "//".utf8)
                || words.allSatisfy { $0 == 13 || $0 == 32 || $0 == 9 }
        }
        var hasComment: Bool { words.firstRange(of: "//".utf8) != nil }
        var closes: Bool { words.first == UInt8(ascii: "}") }

        /// Whether a function or property begins here whose body goes on in the next line.
        var beginsBody: Bool {
            guard let brace = words.last(where: { $0 != 32 && $0 != 9 && $0 != 13 }), brace == UInt8(ascii: "{"),
                !isBlank
            else { return false }
            let known: Set<Substring> = ["func", "init", "deinit", "subscript", "var"]
            let text = String(decoding: words, as: UTF8.self)
            return text.split { !($0.isLetter || $0 == "_") }.contains(where: known.contains)
        }
    }

    fileprivate struct Body {
        let first: Int
        /// The last line of it; the brace that closes it may be missing there.
        let last: Int
        let isClosed: Bool

        init?(from first: Int, in lines: [Line]) {
            let indent = lines[first].indent
            let next = lines[(first + 1)...].firstIndex { line in
                !line.isBlank && !(line.indent.count > indent.count && line.indent.starts(with: indent))
            }
            let isClosed = next.map { lines[$0].closes && lines[$0].indent == indent } ?? false
            let last = isClosed ? next! : (next ?? lines.count) - 1
            guard last > first else { return nil }
            (self.first, self.last, self.isClosed) = (first, last, isClosed)
        }

        /// Whether the body does not parse, though its first line would with nothing behind it.
        func isBroken(in lines: [Line]) -> Bool {
            // With nothing between them, the two lines are to blame.
            (!isClosed || last > first + 1) && !parses(lines[first...last], closed: true)
                && parses(lines[first...first], closed: false)
        }

        private func parses(_ lines: ArraySlice<Line>, closed isClosed: Bool) -> Bool {
            let text = lines.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])
            let end = isClosed ? "\n}\n" : "\n}\n}\n"
            return !BrokenBodies.parse(Array("class C {\n".utf8) + text + Array(end.utf8)).hasError
        }

        /// - Parameter attempts: how many are left; without any, nothing of the body is kept.
        func replace(in lines: inout [Line], _ attempts: inout Int) {
            let end = isClosed ? last : last + 1
            let longest = (first + 1)...min(isClosed ? end - 1 : end, first + 1 + attempts)
            var kept = longest.upperBound
            while kept > first + 1, attempts > 0, !parses(lines[first..<kept], closed: false) {
                (kept, attempts) = (kept - 1, attempts - 1)
            }
            if attempts == 0 { kept = first + 1 }
            if kept == end, lines[kept - 1].hasComment { kept -= 1 }
            let error = Array("#error(\"this does not parse\")\(isClosed ? "" : " }")".utf8)
            // Where nothing but the brace is missing, there is no line to be replaced.
            if kept == end { lines[kept - 1].bytes += Array(" ; ".utf8) + error }
            for place in kept..<end { lines[place].bytes = place == kept ? error : [] }
        }
    }
}
