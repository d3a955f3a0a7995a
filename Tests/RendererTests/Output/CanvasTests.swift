import Foundation
import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

/// Memory is handed from picture to picture.
@Suite struct CanvasTests {
    private static let size = Size(700, 900)

    private static func filled(_ color: Color, _ size: Size = size) -> DisplayList {
        var list = DisplayList(size: size)
        list.fill(.rect(Rect(0, 0, size.width, size.height)), color)
        return list
    }

    /// Whatever lay there before, of this size or another one.
    @Test func aCanvasBeginsTransparent() throws {
        for round in 0..<40 {
            let size = round % 4 == 2 ? Size(700, Double(100 * round)) : Self.size
            #expect(try Bitmap(DisplayList(size: size)).withPixels { $0.allSatisfy { $0 == 0 } })
            let last = Int(size.height) - 1
            #expect(try Bitmap(Self.filled(.black, size))[699, last] == 0xFF00_0000)
        }
    }

    @Test func picturesThatLiveAtOnceHaveMemoryOfTheirOwn() throws {
        let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]
        let pictures = try colors.map { try Bitmap(Self.filled(Color(hex: $0))) }
        for (color, picture) in zip(colors, pictures) { #expect(picture[350, 450] == 0xFF00_0000 | color) }
    }

    @Test func coresAreThoseTheProcessMayUse() {
        // Foundation's number is lower where a quota limits what the cores may do.
        let machine = ProcessInfo.processInfo
        #expect((machine.activeProcessorCount...machine.processorCount).contains(SharedWork.cores))
    }
}
