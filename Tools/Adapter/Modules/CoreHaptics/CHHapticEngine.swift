import AVFoundation
@_exported import Foundation

/// Moves a motor in a phone. There is none, and it says so, as on an iPad.
open class CHHapticEngine {
    public typealias CompletionHandler = ((any Error)?) -> Void
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect, systemError = -1
    }
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Not of `NSObject`, whose initialiser cannot fail here.
    public init() throws { throw CHHapticError(.notSupported) }
    public init(audioSession: AVAudioSession?) throws { throw CHHapticError(.notSupported) }

    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var currentTime: TimeInterval { 0 }
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(nil)
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func cancel() throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}

public struct CHHapticError: Error, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808
        case notSupported = -4809, serverInitFailed = -4810, serverInterrupted = -4811
        case invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814
        case invalidAudioSession = -4815, invalidEngineParameter = -4816, unknownError = -4898, memoryError = -4899
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
