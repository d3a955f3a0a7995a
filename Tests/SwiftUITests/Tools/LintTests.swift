import SwiftUI
import Testing

/// What lint finds in views of SwiftUI: for each rule that has to do with views a view with a finding, and one without, as for views of
/// UIKit in `Tests/LintingTests/Rules`. The numbers are worked out by hand.
@MainActor @Suite struct LintTests {
    private func expect(
        _ rule: String, finds words: String, in faulty: some View, not good: some View,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let findings = try LintedView.findings(rule, in: faulty)
        #expect(findings.count == 1, "\(findings)", sourceLocation: sourceLocation)
        #expect(findings.first?.contains(words) == true, "\(findings)", sourceLocation: sourceLocation)
        #expect(try LintedView.findings(rule, in: good) == [], sourceLocation: sourceLocation)
    }

    // 0.9 is 230 of 255, E6; its light is 0.791, and (1.05 / 0.841) is 1.25.
    @Test func `A pale text has too little contrast`() throws {
        try expect(
            "contrast", finds: "#E6E6E6 on #FFFFFF has a contrast of 1.2",
            in: Text(verbatim: "Pale").foregroundStyle(Color(white: 0.9)), not: Text(verbatim: "Black"))
    }

    @Test func `A text without room is cut off`() throws {
        let long = Text(verbatim: "A text that is much too long for its line")
        try expect(
            "truncated", finds: "cut off after 1 line", in: long.lineLimit(1).frame(width: 100),
            not: long.frame(width: 100))
    }

    @Test func `A button is to be 44 by 44`() throws {
        try expect(
            "touch-target", finds: "is less than 44 x 44",
            in: Button {
            } label: {
                Image(systemName: "plus")
            },
            not: Button {
            } label: {
                Image(systemName: "plus").frame(width: 44, height: 44)
            })
    }

    @Test func `A button without words is to have a label`() throws {
        let disc = Button {
        } label: {
            Circle().frame(width: 60, height: 60)
        }
        try expect("unlabelled", finds: "only “Button.”", in: disc, not: disc.accessibilityLabel("Record"))
    }

    @Test func `Texts that overlap are found, those in one place are layers`() throws {
        let texts = [Text(verbatim: "One text of some length"), Text(verbatim: "Another one of some length")]
        try expect(
            "overlapping", finds: "it overlaps", in: VStack(spacing: -12) { ForEach(0..<2) { texts[$0] } },
            not: VStack { ForEach(0..<2) { texts[$0] } })
    }

    @Test func `A text beyond the screen is found`() throws {
        try expect(
            "off-screen", finds: "beyond the right edge", in: Text(verbatim: "Beyond").offset(x: 190),
            not: Text(verbatim: "Within"))
    }

    @Test func `A font of one size does not grow`() throws {
        try expect(
            "fixed-text-size", finds: "its font stays at 17 points",
            in: Text(verbatim: "Fixed").font(.system(size: 17)), not: Text(verbatim: "Grows").font(.body))
    }

    @Test func `What has room for one size only is cut off at the largest`() throws {
        try expect(
            "largest-text", finds: "at AX5 the text is cut off",
            in: Text(verbatim: "A name of some length").lineLimit(1), not: Text(verbatim: "Name"))
    }

    @Test func `Two buttons in a row are to have different labels`() throws {
        try expect(
            "duplicate-label", finds: "“More. Button.”",
            in: VStack {
                Button("More") {}
                Button("More") {}
            },
            not: VStack {
                Button("More") {}
                Button("Less") {}
            })
    }

    @Test func `A long screen is to have a heading`() throws {
        func screen(_ traits: AccessibilityTraits) -> some View {
            VStack {
                Text(verbatim: "Title").font(.largeTitle.bold()).accessibilityAddTraits(traits)
                ForEach(0..<22) { Text(verbatim: "Row \($0)") }
            }
        }
        try expect("missing-headings", finds: "no heading", in: screen([]), not: screen(.isHeader))
    }

    @Test func `A symbol that is not there is named`() throws {
        try expect(
            "unknown-symbol", finds: "no.such.symbol", in: Image(systemName: "no.such.symbol"),
            not: Image(systemName: "star"))
    }

    // Rows of lists and what is in effects are views of the author's as well.
    @Test func `Lint looks into lists, effects and pages`() throws {
        let pale = Text(verbatim: "Pale").foregroundStyle(Color(white: 0.9))
        #expect(try LintedView.findings("contrast", in: List { pale }).count == 1)
        #expect(try LintedView.findings("contrast", in: pale.padding().clipShape(.rect(cornerRadius: 8))).count == 1)
        #expect(try LintedView.findings("contrast", in: NavigationStack { pale }).count == 1)
        #expect(try LintedView.findings("contrast", in: ScrollView { pale }).count == 1)
    }
}
