import Foundation

/// The key of a picture among the thumbnails of a file.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let NSThumbnail1024x1024SizeKey = Self(rawValue: "NSThumbnail1024x1024SizeKey")
}

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey =
        Self(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey =
        Self(rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}
extension URLResourceValues {
    /// What there is for large and for small things is the same here: what is free.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}

extension URL {
    /// Nothing is in a cloud here, so that what may come is what is there.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

    /// What the user has chosen is there to be read: no sandbox is opened for it.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    public func stopAccessingSecurityScopedResource() {}
}
