import Testing
import UIKit

/// The blocks of Markdown: examples of the CommonMark specification (0.31), by their numbers there, as Foundation's documentation of
/// `PresentationIntent` names them. The identities of nested lists are those that GetStream/stream-chat-swift's parser notes of iOS.
struct MarkdownBlockTests {
    private func blocks(_ markdown: String) throws -> [String] {
        let text = try AttributedString(markdown: markdown)
        return text.runs[\.presentationIntent].map { intent, range in
            let kinds = intent?.components.reversed().map { "\($0.kind)" } ?? []
            return (kinds + [String(text[range].characters)]).joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("# foo\n## foo", ["header(level: 1) foo", "header(level: 2) foo"]),  // 62
        ("#5 bolt\n\n#hashtag", ["paragraph #5 bolt", "paragraph #hashtag"]),  // 64
        ("## foo ##", ["header(level: 2) foo"]),  // 71
        ("Foo *bar*\n=========", ["header(level: 1) Foo bar"]),  // 80
        (
            "    a simple\n      indented code block",
            ["codeBlock(languageHint: nil) a simple\n  indented code block\n"]
        ),  // 107
        (
            "```ruby\ndef foo(x)\n  return 3\nend\n```",
            ["codeBlock(languageHint: Optional(\"ruby\")) def foo(x)\n  return 3\nend\n"]
        ),  // 142, with three marks
        ("aaa\nbbb\n\nccc", ["paragraph aaa bbb", "paragraph ccc"]),  // 220
        (
            "> # Foo\n> bar\n> baz",
            ["blockQuote header(level: 1) Foo", "blockQuote paragraph bar baz"]
        ),  // 228
        ("> bar\nbaz\n> foo", ["blockQuote paragraph bar baz foo"]),  // 233
        (
            "- one\n\n  two",
            [
                "unorderedList listItem(ordinal: 1) paragraph one",
                "unorderedList listItem(ordinal: 1) paragraph two",
            ]
        ),  // 256
        (
            "1. foo\n2. bar\n3) baz",
            [
                "orderedList listItem(ordinal: 1) paragraph foo", "orderedList listItem(ordinal: 2) paragraph bar",
                "orderedList listItem(ordinal: 3) paragraph baz",
            ]
        ),  // 302
        (
            "The number of windows in my house is\n14.  The number of doors is 6.",
            ["paragraph The number of windows in my house is 14.  The number of doors is 6."]
        ),  // 304
    ])
    func `Blocks are read`(markdown: String, expected: [String]) throws { #expect(try blocks(markdown) == expected) }

    @Test func `Blocks have identities in the order in which they begin`() throws {
        let text = try AttributedString(markdown: "- a\n  - b\n    - c\n- d")
        let identities = text.runs[\.presentationIntent].map { $0.0?.components.map(\.identity) }
        #expect(identities == [[3, 2, 1], [6, 5, 4, 2, 1], [9, 8, 7, 5, 4, 2, 1], [11, 10, 1]])
        #expect(text.runs[\.presentationIntent].map { $0.0?.indentationLevel } == [1, 2, 3, 1])
    }

    /// GetStream/stream-chat-swift says so of what it was given ("appears as a space with inline attribute"), and puts the line break back, as
    /// realszq's MarkdownAttributedStringRenderer does, which replaces all runs of either intent.
    @Test func `The end of a line is a space that says so`() throws {
        let text = try AttributedString(markdown: "a\nb  \nc")
        #expect(String(text.characters) == "a b c")
        #expect(text.runs[\.inlinePresentationIntent].map(\.0) == [nil, .softBreak, nil, .lineBreak, nil])
        #expect(text.runs[\.link].contains { link, _ in link != nil } == false)
    }

    /// Nobody nests as deep; whoever does gets text.
    @Test func `Quotes without end are text`() throws {
        let text = try AttributedString(markdown: String(repeating: ">", count: 20_000) + " a")
        #expect(String(text.characters).hasSuffix("> a"))
    }
}
