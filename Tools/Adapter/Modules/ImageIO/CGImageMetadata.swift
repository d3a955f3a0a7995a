import UIKit

/// What is told of a picture beside its pixels, by paths such as `exif:GPSLatitude`.
open class CGImageMetadata: @unchecked Sendable {
    fileprivate var tags: [(path: String, tag: CGImageMetadataTag)] = []

    fileprivate init(_ tags: [(path: String, tag: CGImageMetadataTag)] = []) { self.tags = tags }

    fileprivate func tag(at path: String) -> CGImageMetadataTag? { tags.first { $0.path == path }?.tag }
}
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {
    fileprivate func set(_ tag: CGImageMetadataTag?, at path: String) {
        let place = tags.firstIndex { $0.path == path }
        switch (place, tag) {
        case (let place?, let tag?): tags[place].tag = tag
        case (let place?, nil): tags.remove(at: place)
        case (nil, let tag?): tags.append((path, tag))
        case (nil, nil): break
        }
    }
}

public enum CGImageMetadataType: Int32, Sendable {
    case invalid = -1
    case `default`, string, arrayUnordered, arrayOrdered, alternateArray, alternateText, structure
}

/// One fact, under a name of a vocabulary.
public final class CGImageMetadataTag: @unchecked Sendable {
    fileprivate let namespace, name: String
    fileprivate let prefix: String?
    fileprivate let type: CGImageMetadataType
    fileprivate let value: CFTypeRef

    fileprivate init(
        _ namespace: String, _ prefix: String?, _ name: String, _ type: CGImageMetadataType, _ value: CFTypeRef
    ) { (self.namespace, self.prefix, self.name, self.type, self.value) = (namespace, prefix, name, type, value) }
}

public let kCGImageMetadataNamespaceExif = "http://ns.adobe.com/exif/1.0/"
public let kCGImageMetadataNamespaceTIFF = "http://ns.adobe.com/tiff/1.0/"
public let kCGImageMetadataNamespaceXMPBasic = "http://ns.adobe.com/xap/1.0/"
public let kCGImageMetadataNamespaceDublinCore = "http://purl.org/dc/elements/1.1/"
public let kCGImageMetadataPrefixExif = "exif"
public let kCGImageMetadataPrefixTIFF = "tiff"
public let kCGImageMetadataPrefixXMPBasic = "xmp"
public let kCGImageMetadataPrefixDublinCore = "dc"

private let namespaces = [
    kCGImageMetadataPrefixExif: kCGImageMetadataNamespaceExif,
    kCGImageMetadataPrefixTIFF: kCGImageMetadataNamespaceTIFF,
    kCGImageMetadataPrefixXMPBasic: kCGImageMetadataNamespaceXMPBasic,
    kCGImageMetadataPrefixDublinCore: kCGImageMetadataNamespaceDublinCore,
]

// MARK: Whole sets

public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    CGMutableImageMetadata(metadata.tags)
}
/// Of a picture that can be read there is an empty one, since only pixels are read.
public func CGImageSourceCopyMetadataAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? { index == 0 && isrc.image != nil ? CGImageMetadata() : nil }
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? {
    metadata.tags.isEmpty ? nil : metadata.tags.map(\.tag)
}
public func CGImageMetadataEnumerateTagsUsingBlock(
    _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?,
    _ block: (CFString, CGImageMetadataTag) -> Bool
) {
    for entry in metadata.tags where rootPath.map(entry.path.hasPrefix) ?? true {
        guard block(entry.path, entry.tag) else { return }
    }
}

// MARK: By paths

private func full(_ parent: CGImageMetadataTag?, _ path: String) -> String {
    guard let parent else { return path }
    return (parent.prefix.map { $0 + ":" } ?? "") + parent.name + "." + path
}
public func CGImageMetadataCopyTagWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CGImageMetadataTag? { metadata.tag(at: full(parent, path)) }
public func CGImageMetadataCopyStringValueWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CFString? { (metadata.tag(at: full(parent, path))?.value as? NSString).map { $0 as String } }
@discardableResult public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ tag: CGImageMetadataTag
) -> Bool {
    metadata.set(tag, at: full(parent, path))
    return true
}
/// False of a path whose vocabulary nobody knows.
@discardableResult public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef
) -> Bool {
    let whole = full(parent, path)
    let parts = whole.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let namespace = namespaces[parts[0]] else { return false }
    metadata.set(CGImageMetadataTag(namespace, parts[0], parts[1], .default, value), at: whole)
    return true
}
@discardableResult public func CGImageMetadataRemoveTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> Bool {
    let whole = full(parent, path)
    guard metadata.tag(at: whole) != nil else { return false }
    metadata.set(nil, at: whole)
    return true
}

// MARK: By properties of pictures

/// Where the vocabularies keep what properties call by names of their own.
private func path(_ dictionary: String, _ property: String) -> String? {
    switch dictionary {
    case kCGImagePropertyGPSDictionary: "exif:" + (property.hasPrefix("GPS") ? "" : "GPS") + property
    case kCGImagePropertyExifDictionary: "exif:" + property
    case kCGImagePropertyTIFFDictionary: "tiff:" + property
    default: nil
    }
}
@discardableResult public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef
) -> Bool {
    path(dictionaryName, propertyName).map { CGImageMetadataSetValueWithPath(metadata, nil, $0, value) } ?? false
}
public func CGImageMetadataCopyTagMatchingImageProperty(
    _ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString
) -> CGImageMetadataTag? { path(dictionaryName, propertyName).flatMap(metadata.tag) }

// MARK: Facts

public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: CFTypeRef
) -> CGImageMetadataTag? { CGImageMetadataTag(xmlns, prefix, name, type, value) }
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { tag.namespace }
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { tag.prefix }
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { tag.name }
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? { tag.value }
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.type }
