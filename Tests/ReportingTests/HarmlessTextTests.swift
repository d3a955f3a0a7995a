import Foundation
import MaquetteReporting
import Testing

/// What controls a terminal: Unicode's category Cc, of which ECMA-48 has the control sequences, and the characters with the
/// property Bidi_Control. GitHub's runner takes a line for a command that begins with `::` after spaces
/// (`ActionCommand.TryParseV2`), or that has `##[` anywhere (`TryParse`).
@Suite("A harmless text") struct HarmlessTextTests {
    @Test("is the text where nothing in it is harmful") func unchanged() {
        for text in ["", "plain", "a: b::c", "[x] #[y]", "é 日本 😀\n\ttab", "std::vector\n a::b", "# #[", "“”…"] {
            #expect(text.harmless == text)
        }
    }

    @Test("controls no terminal and turns no text") func controls() {
        #expect("\u{1B}[31mred\u{7}".harmless == "\\u001b[31mred\\u0007")
        #expect("a\rb\u{0}\u{7F}\u{9B}2J\u{85}".harmless == "a\\u000db\\u0000\\u007f\\u009b2J\\u0085")
        #expect("a\u{202E}b\u{2066}c\u{200F}d\u{61C}e".harmless == "a\\u202eb\\u2066c\\u200fd\\u061ce")
        #expect("a\u{2028}b\u{2029}".harmless == "a\\u2028b\\u2029")
    }

    @Test("has no line that commands GitHub") func commands() {
        #expect("::error::x".harmless == "\\u003a:error::x")
        #expect("a\n \t::set-output name=x::y".harmless == "a\n \t\\u003a:set-output name=x::y")
        #expect("a ##[add-mask]b".harmless == "a ##\\u005badd-mask]b")
        #expect("###[error]".harmless == "###\\u005berror]")
        // Azure's: learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands
        #expect("a ##vso[task.complete]b".harmless == "a ##\\u0076so[task.complete]b")
        #expect("##v1".harmless == "##v1")
    }

    @Test("means the same as the string of a JSON text") func json() throws {
        let text = "\u{9B}2J ##[error] \u{202E}"
        let encoded = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
        #expect(encoded.harmless != encoded)
        #expect(try JSONDecoder().decode([String].self, from: Data(encoded.harmless.utf8)) == [text])
    }
}
