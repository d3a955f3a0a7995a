import Foundation

/// What is felt, when, and how it changes.
open class CHHapticPattern: NSObject {
    public let duration: TimeInterval
    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]

    /// As long as the last of its events.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        (self.events, self.parameters, curves) = (events, parameters, [])
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        (self.events, parameters, curves) = (events, [], parameterCurves)
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}

open class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
        public static let audioCustom = Self(rawValue: "AudioCustom")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime")
        public static let decayTime = Self(rawValue: "DecayTime")
        public static let releaseTime = Self(rawValue: "ReleaseTime")
        public static let sustained = Self(rawValue: "Sustained")
        public static let audioVolume = Self(rawValue: "AudioVolume")
        public static let audioPitch = Self(rawValue: "AudioPitch")
        public static let audioPan = Self(rawValue: "AudioPan")
        public static let audioBrightness = Self(rawValue: "AudioBrightness")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }
}

open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

open class CHHapticDynamicParameter: NSObject {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    }
    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

open class CHHapticParameterCurve: NSObject {
    open class ControlPoint: NSObject {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
