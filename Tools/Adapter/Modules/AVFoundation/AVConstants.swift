@_exported import AudioToolbox
@_exported import ObjectiveC
@_exported import CoreImage
@_exported import CoreMedia
@_exported import UIKit

/// The largest rectangle of a shape that fits another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect bounds: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else {
        return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
    let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let video = Self("vide")
    public static let audio = Self("soun")
    public static let text = Self("text")
    public static let closedCaption = Self("clcp")
    public static let subtitle = Self("sbtl")
    public static let timecode = Self("tmcd")
    public static let metadata = Self("meta")
    public static let muxed = Self("muxx")
    public static let metadataObject = Self("mobj")
    public static let depthData = Self("dpth")
}

public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
    public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
    public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = Self("com.apple.quicktime-movie")
    public static let mp4 = Self("public.mpeg-4")
    public static let m4v = Self("com.apple.m4v-video")
    public static let m4a = Self("com.apple.m4a-audio")
    public static let mp3 = Self("public.mp3")
    public static let wav = Self("com.microsoft.waveform-audio")
    public static let caf = Self("com.apple.coreaudio-format")
    public static let aiff = Self("public.aiff-audio")
    public static let jpg = Self("public.jpeg")
    public static let heic = Self("public.heic")
    public static let heif = Self("public.heif")
    public static let tif = Self("public.tiff")
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let h264 = Self(rawValue: "avc1")
    public static let hevc = Self(rawValue: "hvc1")
    public static let jpeg = Self(rawValue: "jpeg")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
// The codecs' names of before iOS 11.
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"
public let AVVideoCodecHEVC = "hvc1"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
public let AVVideoProfileLevelH264Baseline31 = "H264_Baseline_3_1"
public let AVVideoProfileLevelH264Baseline41 = "H264_Baseline_4_1"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264Main30 = "H264_Main_3_0"
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
public let AVVideoProfileLevelH264Main32 = "H264_Main_3_2"
public let AVVideoProfileLevelH264Main41 = "H264_Main_4_1"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoH264EntropyModeKey = "H264EntropyMode"
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
public let AVVideoH264EntropyModeCABAC = "CABAC"
public let AVVideoPixelAspectRatioKey = "PixelAspectRatio"
public let AVVideoCleanApertureKey = "CleanAperture"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
public let AVVideoQualityKey = "Quality"
public let AVChannelLayoutKey = "AVChannelLayoutKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}

public struct AVError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case maximumFileSizeReached = -11811
        case fileFailedToParse = -11832
        case exportFailed = -11820
        case decodeFailed = -11821
        case mediaServicesWereReset = -11819
        case applicationIsNotAuthorizedToUseDevice = -11852
        case operationNotSupportedForAsset = -11838
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
