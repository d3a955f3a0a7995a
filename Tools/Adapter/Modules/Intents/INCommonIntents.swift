import Foundation

// MARK: Messages

open class INSendMessageIntent: INIntent {
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
    ) {
        (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
        (self.conversationIdentifier, self.serviceName) = (conversationIdentifier, serviceName)
        (self.outgoingMessageType, self.sender, self.attachments) = (outgoingMessageType, sender, attachments)
    }
    public let recipients: [INPerson]?
    public let outgoingMessageType: INOutgoingMessageType
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?
    public let attachments: [INSendMessageAttachment]?
}
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }
open class INSendMessageAttachment: NSObject, @unchecked Sendable {}
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
}
open class INSendMessageIntentResponse: INIntentResponse {
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
    public let code: INSendMessageIntentResponseCode

}
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}
extension INSendMessageIntentHandling {
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
}

// MARK: Calls

public enum INCallDestinationType: Int, Sendable { case unknown, normal, emergency, voicemail, redial, callBack }
public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
public enum INCallAudioRoute: Int, Sendable { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }
open class INCallRecordToCallBack: NSObject {}

open class INStartCallIntent: INIntent {
    public init(
        callRecordFilter: NSObject? = nil, callRecordToCallBack: INCallRecordToCallBack? = nil,
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
        callCapability: INCallCapability
    ) {
        (self.audioRoute, self.destinationType) = (audioRoute, destinationType)
        (self.contacts, self.callCapability) = (contacts, callCapability)
    }
    public let audioRoute: INCallAudioRoute
    public let destinationType: INCallDestinationType
    public let contacts: [INPerson]?
    public let callCapability: INCallCapability
}
public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch
    case failureCallingServiceNotAvailable, failureContactNotSupportedByApp
}
open class INStartCallIntentResponse: INIntentResponse {
    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
    public let code: INStartCallIntentResponseCode

}

open class INStartAudioCallIntent: INIntent {
    public init(
        audioRoute: INCallAudioRoute = .unknown, destinationType: INCallDestinationType = .normal,
        contacts: [INPerson]?
    ) { self.contacts = contacts }
    public let contacts: [INPerson]?
}
open class INStartVideoCallIntent: INIntent {
    public init(contacts: [INPerson]?) { self.contacts = contacts }
    public let contacts: [INPerson]?
}

// MARK: Media

public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
open class INPlayMediaIntent: INIntent {
    public init(
        mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil
    ) { (self.mediaItems, self.mediaContainer) = (mediaItems, mediaContainer) }
    public let mediaItems: [INMediaItem]?
    public let mediaContainer: INMediaItem?
}
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure
    case failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent
    case failureRestrictedContent
}
open class INPlayMediaIntentResponse: INIntentResponse {
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
    public let code: INPlayMediaIntentResponseCode
    open var nowPlayingInfo: [String: Any]?
}
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INMediaItemResolutionResult]) -> Void)
}
extension INPlayMediaIntentHandling {
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INMediaItemResolutionResult]) -> Void
    ) { completion([]) }
}

// MARK: Lists and notes

open class INAddTasksIntent: INIntent {
    public init(
        targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: NSObject? = nil,
        temporalEventTrigger: NSObject? = nil, priority: INTaskPriority = .unknown
    ) { (self.targetTaskList, self.taskTitles) = (targetTaskList, taskTitles) }
    public let targetTaskList: INTaskList?
    public let taskTitles: [INSpeakableString]?
}
public enum INAddTasksIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}
open class INAddTasksIntentResponse: INIntentResponse {
    public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
    public let code: INAddTasksIntentResponseCode
    open var modifiedTaskList: INTaskList?
    open var addedTasks: [INTask]?
}
public protocol INAddTasksIntentHandling: NSObjectProtocol {
    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void)
    func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
}
extension INAddTasksIntentHandling {
    public func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        completion(INAddTasksIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) { completion([]) }
}

public enum INNotebookItemType: Int, Sendable { case unknown, note, taskList, task }
open class INSearchForNotebookItemsIntent: INIntent {
    public init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus) {
        (self.title, self.content, self.itemType, self.status) = (title, content, itemType, status)
    }
    public let title: INSpeakableString?
    public let content: String?
    public let itemType: INNotebookItemType
    public let status: INTaskStatus
}
public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}
open class INSearchForNotebookItemsIntentResponse: INIntentResponse {
    public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
    public let code: INSearchForNotebookItemsIntentResponseCode
    open var taskLists: [INTaskList]?
    open var tasks: [INTask]?
}
public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
    func confirm(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
    func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INSearchForNotebookItemsIntentHandling {
    public func confirm(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) { completion(INSearchForNotebookItemsIntentResponse(code: .ready, userActivity: nil)) }
    public func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
