@_exported import AVFoundation
@_exported import Foundation
@_exported import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
public struct RPRecordingError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = RPRecordingError
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
        case broadcastInvalidSession = -5808
        case systemDormancy = -5809
        case entitlements = -5810
        case activePhoneCall = -5811
        case failedToSave = -5812
        case carPlay = -5813
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { RPRecordingErrorDomain }
    public static var unknown: Code { .unknown }
    public static var userDeclined: Code { .userDeclined }
    public static var disabled: Code { .disabled }
    public static var failedToStart: Code { .failedToStart }
    public static var failed: Code { .failed }
    public static var insufficientStorage: Code { .insufficientStorage }
    public static var interrupted: Code { .interrupted }
    public static var contentResize: Code { .contentResize }
    public static var broadcastInvalidSession: Code { .broadcastInvalidSession }
    public static var systemDormancy: Code { .systemDormancy }
    public static var entitlements: Code { .entitlements }
    public static var activePhoneCall: Code { .activePhoneCall }
    public static var failedToSave: Code { .failedToSave }
    public static var carPlay: Code { .carPlay }
}

public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
}
extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
}
public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    case audioApp, audioMic
}
public enum RPCameraPosition: Int, Sendable {
    case front = 1
    case back
}

/// Records nothing: nobody has allowed it.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let one = RPScreenRecorder()
    open class func shared() -> RPScreenRecorder { one }
    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPosition = RPCameraPosition.front
    open var cameraPreviewView: UIView? { nil }
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingError(.userDeclined)) }
    open func startRecording() async throws { throw RPRecordingError(.userDeclined) }
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, RPRecordingError(.failed))
    }
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingError(.failed))
    }
    open func discardRecording(handler: @escaping () -> Void) { handler() }
    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(RPRecordingError(.userDeclined)) }
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingError(.failed)) }
}

@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}
extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// The button that opens the list of broadcasts: a ring around a dot.
@preconcurrency @MainActor open class RPSystemBroadcastPickerView: UIView {
    private let button = UIButton(type: .system)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }
    private func build() {
        button.setImage(UIImage(systemName: "record.circle"), for: .normal)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
    }
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
}

open class RPBroadcastSampleHandler: NSObject {
    public override init() { super.init() }
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    open func broadcastPaused() {}
    open func broadcastResumed() {}
    open func broadcastFinished() {}
    open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
    open func finishBroadcastWithError(_ error: any Error) {}
}
