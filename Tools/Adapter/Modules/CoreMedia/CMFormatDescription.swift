import Foundation

/// How the samples of a track are stored: nobody reads a file here, so that descriptions are those that code makes.
public final class CMFormatDescription: @unchecked Sendable {
    let stream: UnsafeMutablePointer<AudioStreamBasicDescription>?
    public let mediaSubType: FourCharCode
    /// Of metadata: what there is, and as what.
    let specifications: [Any]

    public init() { (stream, mediaSubType, specifications) = (nil, 0, []) }
    init(_ stream: AudioStreamBasicDescription) {
        self.stream = .allocate(capacity: 1)
        self.stream?.initialize(to: stream)
        (mediaSubType, specifications) = (stream.mFormatID, [])
    }
    init(metadataType: FourCharCode, _ specifications: [Any]) {
        (stream, mediaSubType, self.specifications) = (nil, metadataType, specifications)
    }
    deinit { stream?.deallocate() }
}
public typealias FourCharCode = UInt32
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMMetadataFormatDescription = CMFormatDescription

public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { self.init(width: 0, height: 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
public func CMVideoFormatDescriptionGetDimensions(_ description: CMVideoFormatDescription) -> CMVideoDimensions {
    CMVideoDimensions()
}
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType }

// MARK: Sound

/// How the numbers of a sound lie in its bytes.
public struct AudioStreamBasicDescription: Hashable, Sendable {
    public var mSampleRate: Double
    public var mFormatID: UInt32
    public var mFormatFlags: UInt32
    public var mBytesPerPacket: UInt32
    public var mFramesPerPacket: UInt32
    public var mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32
    public var mBitsPerChannel: UInt32
    public var mReserved: UInt32

    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }
    public init(
        mSampleRate: Double, mFormatID: UInt32, mFormatFlags: UInt32, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
        (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
        (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
    }
}

public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.stream.map { UnsafePointer($0) } }

@discardableResult public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
    layout: UnsafeRawPointer?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(asbd.pointee)
    return noErr
}

// MARK: Metadata

public typealias CMMetadataFormatType = FourCharCode
/// `mebx`, for values of any kind in boxes.
public let kCMMetadataFormatType_Boxed: CMMetadataFormatType = 0x6D65_6278
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: CFString = "MetadataIdentifier"
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType: CFString = "MetadataDataType"
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag: CFString =
    "MetadataExtendedLanguageTag"
public let kCMMetadataDataType_QuickTimeMetadataLocation_ISO6709: CFString = "com.apple.quicktime.location.ISO6709"
public let kCMMetadataBaseDataType_RawData: CFString = "com.apple.metadata.datatype.raw-data"
public let kCMMetadataBaseDataType_UTF8: CFString = "com.apple.metadata.datatype.UTF-8"
public let kCMMetadataBaseDataType_UTF16: CFString = "com.apple.metadata.datatype.UTF-16"

@discardableResult public func CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
    allocator: CFAllocator?, metadataType: CMMetadataFormatType, metadataSpecifications: CFArray,
    formatDescriptionOut: UnsafeMutablePointer<CMMetadataFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(metadataType: metadataType, metadataSpecifications)
    return noErr
}
public func CMMetadataFormatDescriptionGetIdentifiers(_ desc: CMMetadataFormatDescription) -> CFArray? {
    desc.specifications.compactMap {
        ($0 as? [AnyHashable: Any])?[kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier]
    }
}

// MARK: Clocks

/// What says how late it is.
public final class CMClock: Sendable {
    fileprivate static let host = CMClock()
    public static var hostTimeClock: CMClock { host }
    public var time: CMTime {
        CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
    }
}
public func CMClockGetHostTimeClock() -> CMClock { .host }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
