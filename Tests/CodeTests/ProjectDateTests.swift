import Foundation
import Testing

@testable import MaquetteCode

/// The words of `--date`. The seconds since 1970 are those of `date -u -d … +%s`.
@Suite struct ProjectDateTests {
    @Test(arguments: [
        ("2026-01-09", 1_767_916_800.0), ("2026-01-09T09:41", 1_767_951_660), ("2026-01-09 09:41:30", 1_767_951_690),
        ("1970-01-01", 0), ("2024-02-29T23:59", 1_709_251_140),
    ])
    func datesAreRead(_ words: String, _ seconds: Double) {
        #expect(ProjectDate.moment(words)?.timeIntervalSince1970 == seconds)
    }

    /// 9:41, as on the status bar.
    @Test func theUsualMomentIsThatOfThePage() {
        #expect(ProjectDate.usual == ProjectDate.moment("2026-01-09T09:41"))
    }

    @Test(arguments: [
        "", "yesterday", "2026-13-01", "2025-02-29", "2026-01-09T24:00", "1969-12-31", "9999-01-01", "2026-1-9",
    ])
    func whatIsNoDateIsNil(_ words: String) {
        #expect(ProjectDate.moment(words) == nil)
    }
}
