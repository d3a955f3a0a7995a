import Foundation
import MaquetteReleases
import Testing

@Suite struct SystemReleaseTests {
    /// Apple's own numbers: from 18 it went to 26 at once.
    @Test func everyReleaseFromIOS7OnIsKnown() {
        #expect(SystemRelease.known.map(\.version) == Array(7...18) + [26])
        #expect(SystemRelease.known == SystemRelease.known.sorted())
        #expect(SystemRelease.known.map(\.description).last == "iOS 26")
    }

    @Test(arguments: ["18", "18.0", "18.2.1", "iOS 18", "ios18", "iOS18.4"])
    func aReleaseHasManyNames(_ name: String) { #expect(SystemRelease.named(name) == .iOS18) }

    @Test(arguments: [
        "", "6", "19", "25.1", "27", "18.", ".18", "18.2.1.0", "-18", "iOS", "iPadOS 18", "18 beta", "１８",
    ])
    func whatIsNoReleaseHasNone(_ name: String) { #expect(SystemRelease.named(name) == nil) }

    /// What a release does not change stays as it was in the one before.
    @Test func changesLast() {
        #expect(SystemRelease.iOS12.steppers.size.height == 29)
        #expect(SystemRelease.known.filter { $0 >= .iOS13 }.allSatisfy { $0.steppers.size.height == 32 })
        #expect(SystemRelease.known.filter { $0.switches.size.width == 63 } == [.iOS26])
        #expect(SystemRelease.known.filter { $0.cells.contentMargin == 11 }.map(\.version) == Array(11...18))
    }

    /// Documents of Xcode 7 and 8 have 43 points between groups with a title whose footers are 10 high, and 50 above the first;
    /// those of Xcode 9 and later 56 where footers are 18 high, and 55.5 above the first.
    @Test func titlesOfGroupsTakeWhatDocumentsRecord() {
        for release in SystemRelease.known where release < .iOS26 {
            let tables = release.tables
            let room = tables.groupedHeader.height(ofText: 0)
            #expect(room == CGFloat(release < .iOS11 ? 43 - 10 : 56 - 18))
            #expect(room + tables.aboveFirstTitle == (release < .iOS11 ? 50 : 55.5))
        }
    }

    /// Apple's guidelines for body text, from extra small to the largest size for accessibility.
    @Test func bodyGrowsAsAppleSays() {
        let body = TextStyleMetrics.of("UICTFontTextStyleBody")
        #expect(body.pointSizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(
            body.pointSizes[TextStyleMetrics.defaultStep] == 17 && body.leadings[TextStyleMetrics.defaultStep] == 22)
        #expect(TextStyleMetrics.of("nobody's").pointSizes == body.pointSizes)
    }

    /// Apple's guidelines and UIKit's documentation.
    @Test func barsAreAsDocumented() {
        for release in SystemRelease.known where release < .iOS26 {
            #expect(release.bars.navigation.on(pad: false, low: false) == 44)
            #expect(release.bars.navigation.on(pad: false, low: true) == 32)
            #expect(release.tabs.height.on(pad: false, low: false) == 49)
            #expect(release.pickers.wheels.height == 216)
        }
        // Every bar without an appearance for its edge is transparent there since iOS 15.
        #expect(SystemRelease.known.filter { $0.bars.bare == .all }.map(\.version) == [15, 16, 17, 18, 26])
    }

    /// UIKit's documentation: 16 points in a compact width, 20 in a regular one.
    @Test func controllersHaveTheDocumentedMargins() {
        for release in SystemRelease.known {
            #expect(release.margins.controllers.side(inWidth: 375) == 16)
            #expect(release.margins.controllers.side(inWidth: 375, isRegular: true) == 20)
        }
    }
}
