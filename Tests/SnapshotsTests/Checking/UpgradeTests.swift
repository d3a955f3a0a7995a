import MaquetteSnapshots
import Testing
import UIKit

/// Baselines that another Maquette has drawn, which their text files say.
@MainActor @Suite("After an update of Maquette")
struct UpgradeTests {
    private let studio: Studio

    init() throws { studio = try Studio() }

    private func page(_ text: String) -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        page.backgroundColor = .white
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
        (title.text, title.accessibilityIdentifier) = (text, "title")
        page.addSubview(title)
        return page
    }

    /// As if another edition had drawn the baseline.
    private func age() throws {
        try studio.sidecar { $0.replacing(#/, rules \d+, /#, with: ", rules 0, ") }
    }

    @Test("a baseline says which Maquette drew it, with its rules, its fonts and the release of iOS") func maker()
        throws
    {
        _ = try studio.check(page("Hello"), .missing)
        try studio.sidecar { text in
            #expect(
                text.contains(
                    #/\nmade by: Maquette \d+\.\d+\.\d+, rules \d+, fonts [0-9a-f]{8}; iOS \d+(\.\d+)?\nviews:\n/#))
            return text
        }
    }

    @Test("a picture that differs is told to be of another Maquette before its pixels") func verify() throws {
        _ = try studio.check(page("Hello"), .missing)
        let own = try studio.check(page("Goodbye"))
        #expect(own.state == .different && !own.summary.contains("Maquette"))
        try age()
        let other = try studio.check(page("Goodbye"))
        #expect(other.state == .different)
        #expect(
            other.summary.contains(
                #/^drawn by another Maquette \(Maquette [0-9.]+, rules 0, fonts [0-9a-f]+\): \d+ pixels/#))
        // What is the same is the same, whoever drew it.
        #expect(try studio.check(page("Hello")).state == .same)
    }

    @Test("a baseline from before that was written is of an older one") func older() throws {
        _ = try studio.check(page("Hello"), .missing)
        try studio.sidecar { $0.replacing(#/made by: .*\n/#, with: "") }
        #expect(try studio.check(page("Goodbye")).summary.hasPrefix("drawn by another Maquette (an older Maquette): "))
    }

    @Test("an upgrade accepts what another Maquette drew, and nothing else") func upgrade() throws {
        _ = try studio.check(page("Hello"), .missing)
        #expect(try studio.check(page("Goodbye"), .failed, upgradesOnly: true).state == .different)
        try age()
        let accepted = try studio.check(page("Goodbye"), .failed, upgradesOnly: true)
        #expect(accepted.state == .rerecorded)
        #expect(accepted.changes.texts == [#"title shows "Goodbye" instead of "Hello""#])
        #expect(try studio.check(page("Goodbye")).state == .same)
        try age()
        // The same picture is this Maquette's from then on.
        #expect(try studio.check(page("Goodbye"), .failed, upgradesOnly: true).state == .same)
        #expect(try !studio.check(page("Hello")).summary.contains("another Maquette"))
    }
}
