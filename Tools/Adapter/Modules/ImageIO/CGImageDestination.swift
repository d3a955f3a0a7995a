import UIKit

/// A file to be written: with the first of its pictures, as PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
    let type: String
    let deliver: (Data) -> Bool
    var image: UIImage?
    var quality: CGFloat = 1
    /// Kept, but written into no file.
    var metadata: CGImageMetadata?

    init(_ type: String, _ deliver: @escaping (Data) -> Bool) { (self.type, self.deliver) = (type, deliver) }
}

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) {
        data.append($0)
        return true
    }
}
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?)
{
    guard destination.image == nil else { return }
    destination.image = UIImage(cgImage: image)
    let quality = properties?[kCGImageDestinationLossyCompressionQuality]
    destination.quality = (quality as? NSNumber).map { CGFloat($0.doubleValue) } ?? quality as? CGFloat ?? 1
}
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
    CGImageDestinationAddImage(destination, image, properties)
}
public func CGImageDestinationAddImageAndMetadata(
    _ destination: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) {
    CGImageDestinationAddImage(destination, image, options)
    destination.metadata = metadata
}
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {}
@discardableResult public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    let isJPEG = destination.type == "public.jpeg"
    let data =
        isJPEG ? destination.image?.jpegData(compressionQuality: destination.quality) : destination.image?.pngData()
    return data.map(destination.deliver) ?? false
}
