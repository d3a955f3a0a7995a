import Testing

@testable import MaquetteWorkers

@Suite struct ItemClockTests {
    /// The pictures of 0 and 1 wait for the main thread, which 2 has.
    @Test func `Who holds the main thread is late, and not those that are drawn meanwhile`() throws {
        var clock = ItemClock()
        #expect(clock.isEmpty && clock.oldest == nil)
        clock.enter(.layingOut, 0, at: 1)
        clock.enter(.drawing, 0, at: 2)
        #expect(try #require(clock.oldest) == (0, 2))
        clock.enter(.layingOut, 1, at: 3)
        clock.enter(.drawing, 1, at: 4)
        clock.enter(.layingOut, 2, at: 5)
        #expect(try #require(clock.oldest) == (2, 5))
        // They begin anew when it is free
        clock.enter(.drawing, 2, at: 9)
        #expect(try #require(clock.oldest) == (0, 9))
        clock.enter(nil, 0, at: 10)
        clock.enter(.queued, 1, at: 10)
        #expect(try #require(clock.oldest) == (2, 9))
        clock.enter(.idle, 2, at: 11)
        #expect(clock.isEmpty)
    }
}
