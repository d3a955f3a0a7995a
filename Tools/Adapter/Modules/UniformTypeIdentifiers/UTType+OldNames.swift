import Foundation

// What MobileCoreServices has done with identifiers before `UTType`.

public func UTTypeConformsTo(_ identifier: String, _ other: String) -> Bool {
    UTType(named: identifier).conforms(to: UTType(named: other))
}

public func UTTypeEqual(_ identifier: String, _ other: String) -> Bool {
    identifier.lowercased() == other.lowercased()
}

/// - Parameter tagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: String, _ tag: String, _ conformingTo: String?
) -> Unmanaged<NSString>? {
    let parent = conformingTo.map(UTType.init(named:)) ?? .data
    let type =
        tagClass == "public.mime-type"
        ? UTType(mimeType: tag, conformingTo: parent) : UTType(filenameExtension: tag, conformingTo: parent)
    return type.map { .passRetained($0.identifier as NSString) }
}

public func UTTypeCopyPreferredTagWithClass(_ identifier: String, _ tagClass: String) -> Unmanaged<NSString>? {
    let type = UTType(named: identifier)
    let tag = tagClass == "public.mime-type" ? type.preferredMIMEType : type.preferredFilenameExtension
    return tag.map { .passRetained($0 as NSString) }
}
