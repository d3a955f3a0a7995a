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

    /// Apple's support pages: an iPhone 8 came with iOS 11 and runs no later release than 16.
    @Test("lists the releases that run on a device") func releases() throws {
        let run = try place.preview("devices", "iPhone 8", "iPhone 17 Pro Max")
        #expect(try #require(run.lines.first { $0.hasPrefix("iPhone 8  ") }).contains(" 11-16 "))
        #expect(try #require(run.lines.first { $0.hasPrefix("iPhone 17 Pro Max") }).contains(" 26 "))
        let objects = try place.preview("devices", "--format", "json").objects()
        #expect(objects.allSatisfy { $0["releases"] is [String: Double] })
    }

    @Test("finds devices by parts of their names, and gives JSON") func parts() throws {
        let run = try place.preview("devices", "se", "--format", "json")
        let names = try run.objects().map { $0["name"] as? String }
        #expect(names == ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"])
        let size = try #require(run.objects().first?["size"] as? [String: Double])
        #expect(size == ["width": 375, "height": 667])
    }
}
