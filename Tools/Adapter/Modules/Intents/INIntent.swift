@_exported import CoreLocation
@_exported import Foundation
import ObjectiveC
@_exported import UIKit

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    // Nobody answers.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {}
    open class func siriLanguageCode() -> String { "en-US" }
}

public let INIntentErrorDomain = "IntentsErrorDomain"
public struct INIntentError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = INIntentError
        case interactionOperationNotSupported = 1900
        case donatingInteraction, deletingAllInteractions, deletingInteractionWithIdentifiers
        case deletingInteractionWithGroupIdentifier
        case intentSupportedByMultipleExtension = 2001
        case restrictedIntentsNotSupportedByExtension, noHandlerProvidedForIntent, invalidIntentName
        case noAppAvailable
        case requestTimedOut = 3001
        case missingInformation
        case invalidUserVocabularyFileLocation = 4000
        case extensionLaunchingTimeout = 5000
        case extensionBringUpFailed
        case imageGeneric = 6000
        case imageNoServiceAvailable, imageStorageFailed, imageLoadingFailed, imageRetrievalFailed
        case imageProxyLoop, imageProxyInvalid, imageProxyTimeout, imageServiceFailure, imageScalingFailed
        case permissionDenied
        case voiceShortcutCreationFailed = 7000
        case voiceShortcutGetFailed, voiceShortcutDeleteFailed
        case encodingGeneric = 8000
        case encodingFailed
        case decodingGeneric = 9000
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { INIntentErrorDomain }
    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    public static var donatingInteraction: Code { .donatingInteraction }
    public static var deletingAllInteractions: Code { .deletingAllInteractions }
    public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
    public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
    public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
    public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    public static var invalidIntentName: Code { .invalidIntentName }
    public static var noAppAvailable: Code { .noAppAvailable }
    public static var requestTimedOut: Code { .requestTimedOut }
    public static var missingInformation: Code { .missingInformation }
    public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    public static var imageGeneric: Code { .imageGeneric }
    public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
    public static var imageStorageFailed: Code { .imageStorageFailed }
    public static var imageLoadingFailed: Code { .imageLoadingFailed }
    public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
    public static var imageProxyLoop: Code { .imageProxyLoop }
    public static var imageProxyInvalid: Code { .imageProxyInvalid }
    public static var imageProxyTimeout: Code { .imageProxyTimeout }
    public static var imageServiceFailure: Code { .imageServiceFailure }
    public static var imageScalingFailed: Code { .imageScalingFailed }
    public static var permissionDenied: Code { .permissionDenied }
    public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
    public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
    public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
    public static var encodingGeneric: Code { .encodingGeneric }
    public static var encodingFailed: Code { .encodingFailed }
    public static var decodingGeneric: Code { .decodingGeneric }
}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sleepMindfulness = Self(rawValue: 1)
    public static let sleepJournaling = Self(rawValue: 2)
    public static let sleepMusic = Self(rawValue: 4)
    public static let sleepPodcasts = Self(rawValue: 8)
    public static let sleepReading = Self(rawValue: 16)
    public static let sleepWrapUpYourDay = Self(rawValue: 32)
    public static let sleepYogaAndStretching = Self(rawValue: 64)
}

/// What a user wants an app to do. Intents of an app's own are made from its definitions as subclasses.
open class INIntent: NSObject {
    public override init() { super.init() }
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    open var donationMetadata: INIntentDonationMetadata?
    private var images: [String: INImage] = [:]
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    open func image<Value>(forParameterNamed parameter: KeyPath<INIntent, Value>) -> INImage? { nil }
    open func setImage<Root, Value>(_ image: INImage?, forParameterNamed parameter: KeyPath<Root, Value>) {}
}
open class INIntentDonationMetadata: NSObject {}

open class INIntentResponse: NSObject {
    public override init() { super.init() }
    open var userActivity: NSUserActivity?
}

public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// What an extension of an app starts with. The system starts none here.
open class INExtension: NSObject {
    public override init() { super.init() }
    open func handler(for intent: INIntent) -> Any? { self }
}

// MARK: Donations, which the system learns from

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

open class INInteraction: NSObject, @unchecked Sendable {
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

private nonisolated(unsafe) var phraseKey = 0
private nonisolated(unsafe) var availabilityKey = 0

extension NSUserActivity {
    public var suggestedInvocationPhrase: String? {
        get { objc_getAssociatedObject(self, &phraseKey) as? String }
        set { objc_setAssociatedObject(self, &phraseKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { objc_getAssociatedObject(self, &availabilityKey) as? INShortcutAvailabilityOptions ?? [] }
        set { objc_setAssociatedObject(self, &availabilityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// Nil unless the system starts the app for one.
    public var interaction: INInteraction? { nil }
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }
}

extension NSString {
    /// Siri's text in its own language, which is the app's text where nothing translates it.
    public class func deferredLocalizedIntentsString(with format: String) -> NSString { format as NSString }
}
