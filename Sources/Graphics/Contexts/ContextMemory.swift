import Foundation
import MaquetteDrawing

/// The pixels of a context in memory that code reads and changes, row after row from the top.
final class ContextMemory {
    let start: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let width, height: Int
    private let order: PixelOrder
    private let isOwn: Bool

    /// Somebody else's memory.
    init(_ start: UnsafeMutableRawPointer, _ width: Int, _ height: Int, bytesPerRow: Int, _ order: PixelOrder) {
        (self.start, self.width, self.height, self.order) = (start, width, height, order)
        self.bytesPerRow = bytesPerRow
        isOwn = false
    }

    /// Memory that goes with the context.
    init(_ width: Int, _ height: Int) {
        (self.width, self.height, bytesPerRow, order) = (width, height, width * 4, .rgba)
        start = .allocate(byteCount: max(1, bytesPerRow * height), alignment: 16)
        start.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        isOwn = true
    }

    deinit { if isOwn { start.deallocate() } }

    func write(_ pixels: [UInt8]) {
        guard pixels.count == width * height * 4 else { return }
        for y in 0..<height {
            let row = start.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { order.put(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4], at: row + x * 4) }
        }
    }

    /// What is in the memory now.
    var source: ImageSource? {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            let row = start.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { order.get(row + x * 4, into: &pixels, at: (y * width + x) * 4) }
        }
        return ImageSource(width: width, height: height, premultipliedBGRA: pixels, name: "memory")
    }
}

/// Where the four bytes of a pixel are.
package struct PixelOrder: Sendable {
    private let red, green, blue, alpha: Int
    private let isOpaque: Bool

    package static let rgba = PixelOrder(red: 0, green: 1, blue: 2, alpha: 3, isOpaque: false)

    private init(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool) {
        (self.red, self.green, self.blue, self.alpha, self.isOpaque) = (red, green, blue, alpha, isOpaque)
    }

    private static let byteOrders: UInt32 = 0x7000

    /// Nil for the formats that Core Graphics' contexts of 8 bits a component do not have.
    init?(_ bitmapInfo: CGBitmapInfo) {
        guard let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) else {
            return nil
        }
        let isFirst: Bool
        switch info {
        case .premultipliedFirst: (isFirst, isOpaque) = (true, false)
        case .premultipliedLast: (isFirst, isOpaque) = (false, false)
        case .noneSkipFirst: (isFirst, isOpaque) = (true, true)
        case .noneSkipLast: (isFirst, isOpaque) = (false, true)
        default: return nil
        }
        let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        let isLittle = bitmapInfo.rawValue & Self.byteOrders == CGBitmapInfo.byteOrder32Little.rawValue
        let turned = places.map { isLittle ? 3 - $0 : $0 }
        (red, green, blue, alpha) = (turned[0], turned[1], turned[2], turned[3])
    }

    func put(_ pixel: ArraySlice<UInt8>, at place: UnsafeMutablePointer<UInt8>) {
        let first = pixel.startIndex
        (place[blue], place[green]) = (pixel[first], pixel[first + 1])
        (place[red], place[alpha]) = (pixel[first + 2], isOpaque ? 255 : pixel[first + 3])
    }

    func get(_ place: UnsafePointer<UInt8>, into pixels: inout [UInt8], at index: Int) {
        (pixels[index], pixels[index + 1]) = (place[blue], place[green])
        (pixels[index + 2], pixels[index + 3]) = (place[red], isOpaque ? 255 : place[alpha])
    }

    /// The bytes of the renderer in this order.
    package func ordered(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        result.withUnsafeMutableBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for index in stride(from: 0, to: pixels.count - 3, by: 4) {
                put(pixels[index..<index + 4], at: start + index)
            }
        }
        return result
    }
}

extension CGContext {
    /// The pixels. They are painted when they are asked for first, and from then on with each drawing.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil, PictureEncoder.present(for: "the memory of a context") != nil {
            memory = ContextMemory(width, height)
            paintIntoMemory()
        }
        return memory?.start
    }

    /// To be called after each drawing.
    func paintIntoMemory() {
        guard let memory, !recorder.isInLayer, let encoder = PictureEncoder.present(for: "the memory of a context")
        else {
            return
        }
        let list = pictureWithMemory
        if let pixels = encoder.pixels(list, scale) { memory.write(pixels) }
        recorder.forgetDrawings()
    }

    /// What the memory holds with what was drawn since.
    var pictureWithMemory: DisplayList {
        guard let source = memory?.source else { return recorder.recorded }
        var list = DisplayList(size: Size(canvas.width, canvas.height))
        list.draw(ImagePlacement(source, in: canvas, interpolation: .nearest))
        list.append(recorder.recorded)
        return list
    }
}
