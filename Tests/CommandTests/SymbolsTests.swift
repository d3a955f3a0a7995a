import Testing

@Suite("preview symbols")
struct SymbolsTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    /// `cloud.rain` is a symbol of iOS 13, by Apple's list.
    @Test("lists what has a word in its name") func word() throws {
        let run = try place.preview("symbols", "cloud", "rain")
        #expect(run.status == 0)
        #expect(run.lines.contains("cloud.rain") && run.lines.contains("cloud.rain.fill"))
        #expect(run.lines.allSatisfy { $0.contains("cloud") && $0.contains("rain") })
        #expect(run.lines == run.lines.sorted())
    }

    @Test("knows a name that is composed of others") func composed() throws {
        #expect(try place.preview("symbols", "tray.circle.badge.plus").lines.first == "tray.circle.badge.plus")
    }

    @Test("names what is near to a word that no symbol has") func near() throws {
        let run = try place.preview("symbols", "magnifyinglas")
        #expect(run.status == 2)
        #expect(run.errors.contains("did you mean"))
        #expect(run.errors.contains("magnifyingglass"))
    }

    @Test("draws a sheet") func sheet() throws {
        let run = try place.preview("symbols", "tornado", "--sheet", "-o", "tornado.png")
        #expect(run.status == 0)
        #expect(place.files.contains("tornado.png"))
    }
}
