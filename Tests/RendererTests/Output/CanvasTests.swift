import Foundation
import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

/// Memory is handed from picture to picture, and made ready ahead of the first.
@Suite struct CanvasTests {
    private static let size = Size(700, 900)

    private static func filled(_ color: Color, _ size: Size = size) -> DisplayList {
        var list = DisplayList(size: size)
        list.fill(.rect(Rect(0, 0, size.width, size.height)), color)
        return list
    }

    /// Whatever lay there before, and whether the memory was ready, still being made or of another size.
    @Test func aCanvasBeginsTransparent() throws {
        let empty = DisplayList(size: Self.size)
        for round in 0..<40 {
            if round % 4 != 3 { Bitmap.prepare(round % 4 == 2 ? Size(900, 900) : Self.size, scale: 1) }
            if round % 2 == 0 { usleep(500) }
            #expect(try Bitmap(empty).withPixels { $0.allSatisfy { $0 == 0 } })
            #expect(try Bitmap(Self.filled(.black))[699, 899] == 0xFF00_0000)
        }
    }

    @Test func picturesThatLiveAtOnceHaveMemoryOfTheirOwn() throws {
        Bitmap.prepare(Self.size, scale: 1)
        usleep(2000)
        let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]
        let pictures = try colors.map { try Bitmap(Self.filled(Color(hex: $0))) }
        for (color, picture) in zip(colors, pictures) { #expect(picture[350, 450] == 0xFF00_0000 | color) }
    }

    @Test func whatNoPictureCanHaveIsNotMadeReady() {
        for size in [Size(0, 10), Size(.infinity, 10), Size(10, .nan), Size(20_000, 20_000)] {
            Bitmap.prepare(size, scale: 1)
        }
    }

    @Test func coresAreThoseTheProcessMayUse() {
        // Foundation's number is lower where a quota limits what the cores may do.
        let machine = ProcessInfo.processInfo
        #expect((machine.activeProcessorCount...machine.processorCount).contains(SharedWork.cores))
    }
}
