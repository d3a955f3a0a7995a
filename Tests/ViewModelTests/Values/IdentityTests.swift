import Testing

@testable import MaquetteViewModel

@Suite struct IdentityTests {
    private final class Thing {}

    @Test func aPlaceIsFoundFromBothEnds() {
        for count in 0...9 {
            let things = (0..<count).map { _ in Thing() }
            for (place, thing) in things.enumerated() {
                #expect(things.indexOfElement(of: thing) == place)
                var others = things
                others.removeElement(thing)
                #expect(others.count == count - 1 && !others.contains { $0 === thing })
            }
            #expect(things.indexOfElement(of: Thing()) == nil)
            var same = things
            same.removeElement(Thing())
            #expect(same.count == count)
        }
    }
}
