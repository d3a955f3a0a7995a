import Foundation
import SwiftUI
import Testing

/// Apple's documentation of `move(fromOffsets:toOffset:)` and `remove(atOffsets:)`; the results are worked out by hand.
@Suite struct MovedElementsTests {
    @Test(arguments: [
        ([0], 3, "bcad"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"), ([0, 2], 4, "bdac"),
        ([1, 3], 1, "abdc"),
        ([0, 3], 2, "badc"), ([2], 4, "abdc"),
    ]) func `Elements are moved before the one that stood at a place`(_ moved: [Int], _ place: Int, _ result: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(moved), toOffset: place)
        #expect(String(letters) == result)
    }

    @Test func `Elements at places are removed`() {
        var letters = Array("abcd")
        letters.remove(atOffsets: [0, 2])
        #expect(String(letters) == "bd")
    }
}
