import Testing

@testable import Adapting

@Suite struct AvailabilityTests {
    @Test func `Releases of iOS are asked for when the code runs`() {
        #expect(adapted("if #available(iOS 16, *), a { b() }") == "if _isAvailable(iOS: 16), a { b() }")
        #expect(
            adapted("guard #unavailable(iOS 15.4) else { return }") == "guard !_isAvailable(iOS: 15, 4) else { return }"
        )
        #expect(adapted("if #available(macOS 12, iOS 13.1.2, *) {}") == "if _isAvailable(iOS: 13, 1) {}")
    }

    @Test func `What is said of other systems stays`() {
        for other in ["if #available(macOS 12, *) {}", "@available(iOS 16, *) func a() {}"] {
            #expect(adapted(other) == other)
        }
    }
}
