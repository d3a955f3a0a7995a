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

    @Test func `A function that returns one of several types by the release is left to the compiler`() {
        let function = "func a() -> some View { if #available(iOS 16, *) { return B() } else { return C() } }"
        #expect(adapted(function) == function)
        #expect(adapted("var a: some View { if #available(iOS 16, *) { B() } }").contains("_isAvailable"))
        #expect(
            adapted("func a() -> View { if #available(iOS 16, *) { return B() }; return C() }").contains("_isAvailable")
        )
    }
}
