@_exported import AVFoundation
@_exported import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

public let SFSpeechErrorDomain = "SFSpeechErrorDomain"
public struct SFSpeechError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SFSpeechError
        case internalServiceError = 1
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel
        case timeout = 10
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { SFSpeechErrorDomain }
    public static var internalServiceError: Code { .internalServiceError }
    public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
    public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
    public static var timeout: Code { .timeout }
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}
extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}

/// May not listen, and understands nothing.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Of the user's language. A class here cannot make its superclass's `init()` fail.
    public convenience init?(_nothing: Void = ()) { self.init(locale: .current) }
    public init?(locale: Locale) { self.locale = locale }
    public let locale: Locale
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        resultHandler(nil, task.error)
        return task
    }
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
        return task
    }
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { SFSpeechError(.internalServiceError) }
    open func finish() {}
    open func cancel() {}
}

open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public init(url URL: URL) { url = URL }
    public let url: URL
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { super.init() }
    open func endAudio() {}
}

open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
}
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { false }
}
