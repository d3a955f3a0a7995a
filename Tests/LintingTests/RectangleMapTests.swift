import Foundation
import MaquetteTestSupport
import Testing

@testable import MaquetteLinting

@Suite("The map of rectangles")
struct RectangleMapTests {
    @Test("finds the neighbours that comparing each with each finds") func agrees() {
        var random = SeededRandom(seed: 7)
        let rectangles = (0..<500).map { _ in
            CGRect(
                x: Double.random(in: 0...1000, using: &random), y: Double.random(in: 0...1000, using: &random),
                width: Double.random(in: 1...60, using: &random), height: Double.random(in: 1...60, using: &random))
        }
        let map = RectangleMap(rectangles)
        for number in rectangles.indices {
            let expected = rectangles.indices.filter { $0 != number && rectangles[$0].intersects(rectangles[number]) }
            #expect(map.neighbours(of: number) == expected)
        }
    }

    @Test("gives no more than a few dozen of a heap, and none of nothing") func heap() {
        let heap = RectangleMap(Array(repeating: CGRect(x: 0, y: 0, width: 10, height: 10), count: 1000))
        #expect((16...80).contains(heap.neighbours(of: 500).count))
        #expect(RectangleMap([]).numbers(touching: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
    }
}
