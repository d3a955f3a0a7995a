import MaquettePNG

extension Bitmap {
    /// A file for frames of this size.
    package func animation(framesPerSecond: Int) throws(PNGError) -> AnimatedPNG {
        try AnimatedPNG(width: width, height: height, scale: scale, framesPerSecond: framesPerSecond)
    }

    package func add(to file: inout AnimatedPNG) throws {
        try withPixels { try file.add($0.bytes, sharing: SharedWork.run) }
    }
}
