/// A fact about a film, such as its title.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    fileprivate var facts = Facts()
    fileprivate struct Facts {
        var identifier: AVMetadataIdentifier?
        var key: (any NSCopying & NSObjectProtocol)?
        var keySpace: AVMetadataKeySpace?
        var value: (any NSCopying & NSObjectProtocol)?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var dataType: String?
        var extendedLanguageTag: String?
        var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    }

    open var identifier: AVMetadataIdentifier? { facts.identifier }
    open var key: (any NSCopying & NSObjectProtocol)? { facts.key }
    open var keySpace: AVMetadataKeySpace? { facts.keySpace }
    /// The key that files of all kinds have for it.
    open var commonKey: AVMetadataKey? {
        guard keySpace == .common, let name = key as? NSString else { return nil }
        return AVMetadataKey(rawValue: name as String)
    }
    open var value: (any NSCopying & NSObjectProtocol)? { facts.value }
    open var stringValue: String? { (value as? NSString).map { $0 as String } ?? numberValue?.stringValue }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    open var dataValue: Data? { (value as? NSData).map { $0 as Data } }
    open var locale: Locale? { facts.locale }
    open var time: CMTime { facts.time }
    open var duration: CMTime { facts.duration }
    open var dataType: String? { facts.dataType }
    open var extendedLanguageTag: String? { facts.extendedLanguageTag }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { facts.extraAttributes }

    /// Those of one identifier.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace)
                && (key == nil || (item.key as? NSObject)?.isEqual(key) == true)
        }
    }
}

/// One that code makes, to be written into a film.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? {
        get { facts.identifier }
        set { facts.identifier = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { facts.key }
        set { facts.key = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { facts.keySpace }
        set { facts.keySpace = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { facts.value }
        set { facts.value = newValue }
    }
    open override var locale: Locale? {
        get { facts.locale }
        set { facts.locale = newValue }
    }
    open override var time: CMTime {
        get { facts.time }
        set { facts.time = newValue }
    }
    open override var duration: CMTime {
        get { facts.duration }
        set { facts.duration = newValue }
    }
    open override var dataType: String? {
        get { facts.dataType }
        set { facts.dataType = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { facts.extendedLanguageTag }
        set { facts.extendedLanguageTag = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { facts.extraAttributes }
        set { facts.extraAttributes = newValue }
    }
}

/// Facts that hold for a part of a film.
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
    public let items: [AVMetadataItem]
    public let timeRange: CMTimeRange
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (self.items, self.timeRange) = (items, timeRange) }
}

/// Facts that code hands to a film while it is recorded. Nothing is.
open class AVCaptureMetadataInput: AVCaptureInput, @unchecked Sendable {
    private let port: MetadataPort
    private final class MetadataPort: AVCaptureInput.Port, @unchecked Sendable {
        private let stored: CMMetadataFormatDescription
        init(_ description: CMMetadataFormatDescription) { stored = description }
        override var mediaType: AVMediaType { .metadata }
        override var formatDescription: CMFormatDescription? { stored }
    }

    public init(formatDescription desc: CMMetadataFormatDescription, clock: CMClock) { port = MetadataPort(desc) }
    open override var ports: [AVCaptureInput.Port] { [port] }
    open func append(_ metadata: AVTimedMetadataGroup) throws {}
}

public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let info = Self(rawValue: "info")
    public static let baseURI = Self(rawValue: "baseURI")
}
