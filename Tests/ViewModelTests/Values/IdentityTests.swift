import Testing

@testable import MaquetteViewModel

@Suite struct IdentityTests {
    private final class Thing {}

    @Test func aPlaceIsFoundFromBothEnds() {
        for count in 0...9 {
            let things = (0..<count).map { _ in Thing() }
            for (place, thing) in things.enumerated() {
                #expect(things.onlyPlace(of: thing) == place)
                var others = things
                others.removeOnly(thing)
                #expect(others.count == count - 1 && !others.contains { $0 === thing })
            }
            #expect(things.onlyPlace(of: Thing()) == nil)
            var same = things
            same.removeOnly(Thing())
            #expect(same.count == count)
        }
    }
}
