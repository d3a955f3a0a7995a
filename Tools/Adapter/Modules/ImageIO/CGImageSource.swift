@_exported import UIKit

/// How a stored picture must be turned to be seen upright, as files count it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// The bytes of a picture. Of pictures that move there is the first one.
public final class CGImageSource: @unchecked Sendable {
    var data: Data
    var isWhole: Bool

    init(_ data: Data, isWhole: Bool = true) { (self.data, self.isWhole) = (data, isWhole) }

    var image: UIImage? { UIImage(data: data) }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isWhole: false)
}
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ isFinal: Bool) {
    (source.data, source.isWhole) = (data, isFinal)
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
    source.isWhole ? source.image == nil ? .statusUnknownType : .statusComplete : .statusIncomplete
}
/// The kind of data, by how the bytes begin.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    let kinds: [([UInt8], String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
        ([0x47, 0x49, 0x46, 0x38], "com.compuserve.gif"), ([0x25, 0x50, 0x44, 0x46], "com.adobe.pdf"),
    ]
    return kinds.first { source.data.starts(with: $0.0) }?.1
}
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    index == 0 ? source.image?.cgImage : nil
}
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    ["FileSize": source.data.count]
}
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = source.image?.cgImage else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}
/// The picture, made smaller where its longer side has more pixels than the options allow.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let image = source.image?.cgImage else { return nil }
    let longest = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap {
        ($0 as? NSNumber)?.doubleValue ?? $0 as? Double
    }
    let size = CGSize(width: image.width, height: image.height)
    let scale = longest.map { CGFloat($0) / max(size.width, size.height) } ?? 1
    guard scale < 1 else { return image }
    let small = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: small, format: format).image { _ in
        UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: small))
    }.cgImage
}
