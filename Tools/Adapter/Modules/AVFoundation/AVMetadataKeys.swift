// The names of facts about films.

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = Self(rawValue: "comn")
    public static let quickTimeUserData = Self(rawValue: "udta")
    public static let quickTimeMetadata = Self(rawValue: "mdta")
    public static let isoUserData = Self(rawValue: "uiso")
    public static let iTunes = Self(rawValue: "itsk")
    public static let id3 = Self(rawValue: "org.id3")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = Self(rawValue: "title")
    public static let commonKeyCreator = Self(rawValue: "creator")
    public static let commonKeySubject = Self(rawValue: "subject")
    public static let commonKeyDescription = Self(rawValue: "description")
    public static let commonKeyPublisher = Self(rawValue: "publisher")
    public static let commonKeyContributor = Self(rawValue: "contributor")
    public static let commonKeyCreationDate = Self(rawValue: "creationDate")
    public static let commonKeyType = Self(rawValue: "type")
    public static let commonKeyFormat = Self(rawValue: "format")
    public static let commonKeyLanguage = Self(rawValue: "language")
    public static let commonKeyCopyrights = Self(rawValue: "copyrights")
    public static let commonKeyAlbumName = Self(rawValue: "albumName")
    public static let commonKeyAuthor = Self(rawValue: "author")
    public static let commonKeyArtist = Self(rawValue: "artist")
    public static let commonKeyArtwork = Self(rawValue: "artwork")
    public static let commonKeyMake = Self(rawValue: "make")
    public static let commonKeyModel = Self(rawValue: "model")
    public static let commonKeySoftware = Self(rawValue: "software")
    public static let commonKeyLocation = Self(rawValue: "location")
    public static let quickTimeMetadataKeyTitle = Self(rawValue: "com.apple.quicktime.title")
    public static let quickTimeMetadataKeyAuthor = Self(rawValue: "com.apple.quicktime.author")
    public static let quickTimeMetadataKeyCreationDate = Self(rawValue: "com.apple.quicktime.creationdate")
    public static let quickTimeMetadataKeyComment = Self(rawValue: "com.apple.quicktime.comment")
    public static let quickTimeMetadataKeyDescription = Self(rawValue: "com.apple.quicktime.description")
    public static let quickTimeMetadataKeyLocationISO6709 = Self(rawValue: "com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataKeyMake = Self(rawValue: "com.apple.quicktime.make")
    public static let quickTimeMetadataKeyModel = Self(rawValue: "com.apple.quicktime.model")
    public static let quickTimeMetadataKeySoftware = Self(rawValue: "com.apple.quicktime.software")
}

/// A key with the space that it belongs to.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = Self(rawValue: "common/title")
    public static let commonIdentifierCreator = Self(rawValue: "common/creator")
    public static let commonIdentifierSubject = Self(rawValue: "common/subject")
    public static let commonIdentifierDescription = Self(rawValue: "common/description")
    public static let commonIdentifierPublisher = Self(rawValue: "common/publisher")
    public static let commonIdentifierContributor = Self(rawValue: "common/contributor")
    public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
    public static let commonIdentifierType = Self(rawValue: "common/type")
    public static let commonIdentifierFormat = Self(rawValue: "common/format")
    public static let commonIdentifierLanguage = Self(rawValue: "common/language")
    public static let commonIdentifierCopyrights = Self(rawValue: "common/copyrights")
    public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
    public static let commonIdentifierAuthor = Self(rawValue: "common/author")
    public static let commonIdentifierArtist = Self(rawValue: "common/artist")
    public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
    public static let commonIdentifierMake = Self(rawValue: "common/make")
    public static let commonIdentifierModel = Self(rawValue: "common/model")
    public static let commonIdentifierSoftware = Self(rawValue: "common/software")
    public static let commonIdentifierLocation = Self(rawValue: "common/location")
    public static let quickTimeMetadataTitle = Self(rawValue: "mdta/com.apple.quicktime.title")
    public static let quickTimeMetadataAuthor = Self(rawValue: "mdta/com.apple.quicktime.author")
    public static let quickTimeMetadataCreationDate = Self(rawValue: "mdta/com.apple.quicktime.creationdate")
    public static let quickTimeMetadataComment = Self(rawValue: "mdta/com.apple.quicktime.comment")
    public static let quickTimeMetadataDescription = Self(rawValue: "mdta/com.apple.quicktime.description")
    public static let quickTimeMetadataLocationISO6709 = Self(rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataMake = Self(rawValue: "mdta/com.apple.quicktime.make")
    public static let quickTimeMetadataModel = Self(rawValue: "mdta/com.apple.quicktime.model")
    public static let quickTimeMetadataSoftware = Self(rawValue: "mdta/com.apple.quicktime.software")
}
