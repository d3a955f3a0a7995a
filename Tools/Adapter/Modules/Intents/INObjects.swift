import Foundation

open class INImage: NSObject, @unchecked Sendable {
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url URL: URL) { self.init() }
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init() }
    open class func systemImageNamed(_ systemImageName: String) -> Self { unsafeDowncast(INImage(), to: self) }
}

public protocol INSpeakable: NSObjectProtocol {
    var spokenPhrase: String { get }
    var pronunciationHint: String? { get }
    var vocabularyIdentifier: String? { get }
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

open class INSpeakableString: NSObject, INSpeakable, @unchecked Sendable {
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        (self.vocabularyIdentifier, self.spokenPhrase) = (vocabularyIdentifier, spokenPhrase)
        self.pronunciationHint = pronunciationHint
    }
    public init(spokenPhrase: String) {
        (vocabularyIdentifier, self.spokenPhrase, pronunciationHint) = (nil, spokenPhrase, nil)
    }
    public let spokenPhrase: String
    public let pronunciationHint: String?
    public let vocabularyIdentifier: String?
    open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
    open override var description: String { spokenPhrase }
}

/// A value of an intent; types of an app's own are subclasses.
open class INObject: NSObject, INSpeakable, @unchecked Sendable {
    public required init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
        (self.identifier, self.displayString) = (identifier, displayString)
        self.pronunciationHint = pronunciationHint
    }
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString)
        (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
    }
    public let identifier: String?
    public let displayString: String
    public let pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [any INSpeakable]?
    open var spokenPhrase: String { displayString }
    open var vocabularyIdentifier: String? { identifier }
}

open class INObjectSection<ObjectType>: NSObject {
    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
    public let title: String?
    public let items: [ObjectType]
}
open class INObjectCollection<ObjectType>: NSObject {
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }
    public let sections: [INObjectSection<ObjectType>]
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
    open var usesIndexedCollation = false
}

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let home = Self("_$!<Home>!$_")
    public static let work = Self("_$!<Work>!$_")
    public static let iPhone = Self("iPhone")
    public static let mobile = Self("_$!<Mobile>!$_")
    public static let main = Self("_$!<Main>!$_")
    public static let other = Self("_$!<Other>!$_")
}
open class INPersonHandle: NSObject, @unchecked Sendable {
    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        (self.value, self.type, self.label) = (value, type, label)
    }
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?
}
public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }

open class INPerson: NSObject, @unchecked Sendable {
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
        self.displayName = displayName ?? personHandle.value ?? ""
        (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
        (self.isMe, self.suggestionType) = (isMe, suggestionType)
    }
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool
    public let suggestionType: INPersonSuggestionType
    open var siriMatches: [INPerson]? { nil }
}

open class INMediaItem: NSObject, @unchecked Sendable {
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
        (self.identifier, self.title, self.type, self.artwork) = (identifier, title, type, artwork)
        self.artist = artist
    }
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?
}
public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation
    case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
    case algorithmicRadioStation, news
}

public enum INTaskStatus: Int, Sendable { case unknown, notCompleted, completed }
public enum INTaskType: Int, Sendable { case unknown, notCompletable, completable }
public enum INTaskPriority: Int, Sendable { case unknown, notFlagged, flagged }
open class INTask: NSObject, @unchecked Sendable {
    public init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: NSObject?,
        temporalEventTrigger: NSObject?, createdDateComponents: DateComponents?,
        modifiedDateComponents: DateComponents?, identifier: String?, priority: INTaskPriority = .unknown
    ) { (self.title, self.status, self.taskType, self.identifier) = (title, status, taskType, identifier) }
    public let title: INSpeakableString
    public let status: INTaskStatus
    public let taskType: INTaskType
    public let identifier: String?
}
open class INTaskList: NSObject, @unchecked Sendable {
    public init(
        title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) { (self.title, self.tasks, self.groupName, self.identifier) = (title, tasks, groupName, identifier) }
    public let title: INSpeakableString
    public let tasks: [INTask]
    public let groupName: INSpeakableString?
    public let identifier: String?
}
