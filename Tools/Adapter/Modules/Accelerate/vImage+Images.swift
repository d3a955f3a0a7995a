import UIKit

/// How the four bytes of a pixel are stored. Other formats than those of eight bits a component are not known here.
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: Unmanaged<CGColorSpace>!
    public var bitmapInfo: CGBitmapInfo
    public var version: UInt32
    public var decode: UnsafePointer<CGFloat>!
    public var renderingIntent: CGColorRenderingIntent

    public init() {
        self.init(
            bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
        version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode) = (bitmapInfo, version, decode)
        self.renderingIntent = renderingIntent
    }
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: .passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
            renderingIntent: renderingIntent)
    }
    public init?(cgImage: CGImage) {
        self.init(
            bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel,
            colorSpace: cgImage.colorSpace ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: cgImage.bitmapInfo)
    }

    fileprivate var order: ByteOrder? { bitsPerComponent == 8 && bitsPerPixel == 32 ? ByteOrder(bitmapInfo) : nil }
}

public let kvImageUnsupportedConversion = -21776
public let kvImageInvalidImageFormat = -21778

/// Where the components of a pixel are, and whether colours are multiplied by alpha.
private struct ByteOrder {
    let red, green, blue, alpha: Int
    var isOpaque = false
    var isPremultiplied = false

    init?(_ format: CGBitmapInfo) {
        let isFirst: Bool
        switch CGImageAlphaInfo(rawValue: format.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) {
        case .first: isFirst = true
        case .last: isFirst = false
        case .premultipliedFirst: (isFirst, isPremultiplied) = (true, true)
        case .premultipliedLast: (isFirst, isPremultiplied) = (false, true)
        case .noneSkipFirst: (isFirst, isOpaque) = (true, true)
        case .noneSkipLast: (isFirst, isOpaque) = (false, true)
        default: return nil
        }
        let isLittle = format.contains(.byteOrder32Little)
        let places = (isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]).map { isLittle ? 3 - $0 : $0 }
        (red, green, blue, alpha) = (places[0], places[1], places[2], places[3])
    }
}

/// Memory as contexts have it: alpha, red, green and blue, with colours multiplied by alpha.
private let contextFormat = CGImageAlphaInfo.premultipliedFirst.rawValue

/// Fills memory that the caller frees with the pixels of an image.
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    guard let order = format.pointee.order else { return kvImageInvalidImageFormat }
    let (width, height) = (image.width, image.height)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, width * height * 4))
    bytes.initialize(repeating: 0, count: max(1, width * height * 4))
    guard
        let context = CGContext(
            data: bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: contextFormat)
    else {
        bytes.deallocate()
        return kvImageUnsupportedConversion
    }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    for pixel in 0..<width * height {
        let place = bytes + pixel * 4
        let (alpha, colours) = (Int(place[0]), (1...3).map { Int(place[$0]) })
        let isPlain = order.isPremultiplied || order.isOpaque || alpha == 0 || alpha == 255
        let shown = isPlain ? colours : colours.map { min(255, ($0 * 255 + alpha / 2) / alpha) }
        (place[order.red], place[order.green]) = (UInt8(shown[0]), UInt8(shown[1]))
        (place[order.blue], place[order.alpha]) = (UInt8(shown[2]), order.isOpaque ? 255 : UInt8(alpha))
    }
    buf.pointee = vImage_Buffer(
        data: bytes, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: width * 4)
    return kvImageNoError
}

/// An image of what is in memory now.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
    _ userData: UnsafeMutableRawPointer!, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
    let buffer = buf.pointee
    let (width, height) = (Int(buffer.width), Int(buffer.height))
    guard let order = format.pointee.order, buffer.data != nil, width > 0, height > 0 else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
    defer { bytes.deallocate() }
    for y in 0..<height {
        for x in 0..<width {
            let (place, made) = (buffer.row(y) + x * 4, bytes + (y * width + x) * 4)
            let alpha = order.isOpaque ? 255 : Int(place[order.alpha])
            let colours = [order.red, order.green, order.blue].map { Int(place[$0]) }
            made[0] = UInt8(alpha)
            for (index, colour) in colours.enumerated() {
                made[index + 1] = UInt8(order.isPremultiplied ? min(colour, alpha) : (colour * alpha + 127) / 255)
            }
        }
    }
    let image = CGContext(
        data: bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: contextFormat)?.makeImage()
    error?.pointee = image == nil ? kvImageUnsupportedConversion : kvImageNoError
    return image.map { .passRetained($0) }
}

/// Each pixel is a mean of those that lie under it, the nearer ones with more weight. vImage has a longer filter, so that edges are a
/// little sharper there.
@discardableResult public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 1 }
    let (source, target) = (src.pointee, dest.pointee)
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.width > 0, source.height > 0 else { return kvImageNoError }
    let columns = weights(Int(source.width), Int(target.width))
    let rows = weights(Int(source.height), Int(target.height))
    for (y, lines) in rows.enumerated() {
        let made = target.row(y)
        for (x, places) in columns.enumerated() {
            for component in 0..<4 {
                var sum = 0.0
                for line in lines {
                    let row = source.row(line.place)
                    sum += line.weight * places.reduce(0) { $0 + $1.weight * Double(row[$1.place * 4 + component]) }
                }
                made[x * 4 + component] = UInt8(clamping: Int(sum.rounded()))
            }
        }
    }
    return kvImageNoError
}

/// For each place of the new length the old ones that it is made of. Their weights come to one.
private func weights(_ old: Int, _ new: Int) -> [[(place: Int, weight: Double)]] {
    let step = Double(old) / Double(max(1, new))
    let reach = max(1, step)
    return (0..<new).map { place in
        let middle = (Double(place) + 0.5) * step - 0.5
        let near = Int((middle - reach).rounded(.up))...Int((middle + reach).rounded(.down))
        let found = near.map { (place: min(max($0, 0), old - 1), weight: reach - abs(Double($0) - middle)) }
        let sum = found.reduce(0) { $0 + $1.weight }
        return found.map { ($0.place, $0.weight / sum) }
    }
}

// MARK: The names of iOS 13

public enum vImage {
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        public static let noFlags: Options = []
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        public static let copyInPlace = Options(rawValue: 2)
        public static let backgroundColorFill = Options(rawValue: 4)
        public static let imageExtend = Options(rawValue: 8)
        public static let doNotTile = Options(rawValue: 16)
        public static let highQualityResampling = Options(rawValue: 32)
        public static let truncateKernel = Options(rawValue: 64)
    }
    public struct Error: Swift.Error, RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let invalidImageFormat = Error(rawValue: kvImageInvalidImageFormat)
        public static let unsupportedConversion = Error(rawValue: kvImageUnsupportedConversion)
    }
}

extension vImage_Buffer {
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        guard width >= 0, height >= 0, bitsPerPixel % 8 == 0 else { throw vImage.Error.invalidImageFormat }
        let rowBytes = width * Int(bitsPerPixel) / 8
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, rowBytes * height), alignment: 16)
        self.init(data: bytes, height: UInt(height), width: UInt(width), rowBytes: rowBytes)
    }
    public init(
        cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
    ) throws {
        self.init()
        var format = format
        let result = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, options.rawValue)
        guard result == kvImageNoError else { throw vImage.Error(rawValue: result) }
    }
    public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
        guard let format = vImage_CGImageFormat(cgImage: cgImage) else { throw vImage.Error.invalidImageFormat }
        try self.init(cgImage: cgImage, format: format, flags: options)
    }
    public func createCGImage(format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws -> CGImage
    {
        var (buffer, format, result) = (self, format, kvImageNoError)
        let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, options.rawValue, &result)
        guard let image else { throw vImage.Error(rawValue: result) }
        return image.takeRetainedValue()
    }
    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
    public func free() { data?.deallocate() }
}
