import Testing

@Suite("preview devices")
struct DevicesTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    /// Apple's Human Interface Guidelines list the sizes; the safe area is 59 above and 34 below.
    @Test("lists an iPhone 16 as Apple does") func phone() throws {
        let run = try place.preview("devices")
        #expect(run.status == 0)
        let row = try #require(run.lines.first { $0.hasPrefix("iPhone 16  ") })
        #expect(row.contains("393 x 852"))
        #expect(row.contains("@3"))
        #expect(row.contains("59/34"))
    }

    @Test("finds devices by parts of their names, and gives JSON") func parts() throws {
        let run = try place.preview("devices", "se", "--json")
        let names = try run.objects().map { $0["name"] as? String }
        #expect(names == ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"])
        let size = try #require(run.objects().first?["size"] as? [String: Double])
        #expect(size == ["width": 375, "height": 667])
    }
}
