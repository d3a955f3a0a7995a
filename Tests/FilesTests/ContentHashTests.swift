import Testing

@testable import MaquetteFiles

@Suite struct ContentHashTests {
    /// The numbers are those that the authors of FNV publish for FNV-1a with 64 bits.
    @Test(arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)])
    func isTheOneThatItsAuthorsPublish(_ text: String, _ number: UInt64) {
        #expect(ContentHash(text.utf8).number == number)
    }

    @Test func partsAreTheSameAsTheWhole() {
        var hash = ContentHash("foo".utf8)
        hash.add("bar".utf8)
        #expect(hash.name == "85944171f73967e8")
    }
}
