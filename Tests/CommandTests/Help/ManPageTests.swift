import Foundation
import Testing

@Suite("The manual pages")
struct ManPageTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    /// groff, where it is, must find nothing to complain about; the words are those of the help.
    @Test("exist for every command, and hold what its help says") func pages() throws {
        #expect(try place.preview("--man", "pages").status == 0)
        let names = place.files
        #expect(names.contains("pages/preview.1") && names.contains("pages/preview-snapshot-verify.1"))
        for name in names where name != "pages/preview.1" {
            let page = name.dropFirst("pages/preview-".count).dropLast(2)
            // A verb may have a hyphen of its own; what stands behind a verb's name is one of its parts.
            let verb = try #require(Command.verbs.first { page == $0 || page.hasPrefix("\($0)-") })
            let part = page.dropFirst(verb.count + 1)
            let help = try place.run(Command.path, [verb] + (part.isEmpty ? [] : [String(part)]) + ["--help"]).text
            let text = String(decoding: try place.read(name), as: UTF8.self).replacingOccurrences(of: "\\-", with: "-")
            let options = help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.output.1) }
            for option in options { #expect(text.contains("\\fB\(option)\\fR"), "\(name): \(option)") }
            for request in text.split(separator: "\n") where request.hasPrefix(".") {
                #expect([".TH", ".SH", ".TP", ".PP", ".B ", ".BR", ".br", ".nf", ".fi"].contains(request.prefix(3)))
            }
        }
    }

    @Test("need a folder") func slips() throws {
        let run = try place.preview("--man")
        #expect(run.status == 2 && run.errors == "preview: --man needs a folder for the manual pages\n")
    }
}
