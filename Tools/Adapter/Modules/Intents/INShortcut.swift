import Foundation

/// What can be started by a phrase: an intent or an activity.
open class INShortcut: NSObject, @unchecked Sendable {
    public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
    public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
    public let intent: INIntent?
    public let userActivity: NSUserActivity?
}

open class INVoiceShortcut: NSObject, @unchecked Sendable {
    init(shortcut: INShortcut, invocationPhrase: String) {
        (self.shortcut, self.invocationPhrase) = (shortcut, invocationPhrase)
    }
    public let identifier = UUID()
    public let invocationPhrase: String
    public let shortcut: INShortcut
}

/// The shortcuts that a user has given a phrase: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()
    open func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    open func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) { completionHandler(nil, INIntentError(.voiceShortcutGetFailed)) }
    open func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
        throw INIntentError(.voiceShortcutGetFailed)
    }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public enum INRelevantShortcutRole: Int, Sendable { case action, information }
open class INRelevanceProvider: NSObject, @unchecked Sendable {}
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    public init(start startDate: Date, end endDate: Date?) { (self.startDate, self.endDate) = (startDate, endDate) }
    public let startDate: Date
    public let endDate: Date?
}
public enum INDailyRoutineSituation: Int, Sendable {
    case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout,
        physicalActivityIncomplete
}
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    public init(situation: INDailyRoutineSituation) { self.situation = situation }
    public let situation: INDailyRoutineSituation
}
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
    public let shortcut: INShortcut
    open var relevanceProviders: [INRelevanceProvider] = []
    open var watchTemplate: INDefaultCardTemplate?
    open var widgetKind: String?
    open var shortcutRole = INRelevantShortcutRole.action
}
open class INDefaultCardTemplate: NSObject, @unchecked Sendable {
    public init(title: String) { self.title = title }
    open var title: String
    open var subtitle: String?
    open var image: INImage?
}
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName
    case photoTag = 100
    case photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300
    case carName
    case paymentsOrganizationName = 400
    case paymentsAccountNickname
    case notebookItemTitle = 500
    case notebookItemGroupName
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let only = INVocabulary()
    open class func shared() -> INVocabulary { only }
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

/// Whether others see that a user wants quiet, which nobody has allowed an app to ask.
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class INFocusStatus: NSObject, @unchecked Sendable { open var isFocused: Bool? { nil } }
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()
    open var focusStatus: INFocusStatus { INFocusStatus() }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }
    open func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {}
}
