import CProcess
import Testing

/// What a child finds in the variables of its thread after a fork. The addresses are as Linux gives them: below 0x0000_8000…, with
/// an upper half that is as large as the numbers of many threads.
@Suite struct ThreadNumberTests {
    private func renumbered(_ words: [UInt64], alignment: Int) -> [UInt64] {
        var words = words
        words.withUnsafeMutableBytes {
            maquette_renumber($0.baseAddress!.assumingMemoryBound(to: pid_t.self), $0.count / 4, alignment, 0x7FA4, 1)
        }
        return words
    }

    private let address: UInt64 = 0x0000_7FA4_3E4B_A440

    @Test func `The number of its parent becomes its own`() {
        #expect(renumbered([0x7FA4, 0, 0x7FA5], alignment: 8) == [1, 0, 0x7FA5])
    }

    /// One for each module, which lie side by side.
    @Test(arguments: [4, 8]) func `So do two that share eight bytes, and a second one alone`(_ alignment: Int) {
        let found = renumbered([0x0000_7FA4_0000_7FA4, 0x0000_7FA4_0000_0000], alignment: alignment)
        #expect(found == [0x0000_0001_0000_0001, 0x0000_0001_0000_0000])
    }

    @Test func `An address whose upper half is that number stays`() {
        #expect(renumbered([address, 0x7FA4, address], alignment: 8) == [address, 1, address])
    }

    /// Variables that are aligned to four bytes are numbers only.
    @Test func `Where no addresses can be, every number is corrected`() {
        #expect(renumbered([address], alignment: 4) == [0x0000_0001_3E4B_A440])
    }
}
