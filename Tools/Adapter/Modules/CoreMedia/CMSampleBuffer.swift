import Foundation

/// What a camera or a file delivers: a picture, bytes, or nothing.
public final class CMSampleBuffer: @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let dataBuffer: CMBlockBuffer?
    public let formatDescription: CMFormatDescription?
    public let presentationTimeStamp: CMTime
    public let numSamples: Int
    public fileprivate(set) var isValid = true

    public init(imageBuffer: CVImageBuffer? = nil, presentationTimeStamp: CMTime = .invalid) {
        (self.imageBuffer, self.presentationTimeStamp) = (imageBuffer, presentationTimeStamp)
        (dataBuffer, formatDescription, numSamples) = (nil, nil, imageBuffer == nil ? 0 : 1)
    }
    init(_ dataBuffer: CMBlockBuffer?, _ formatDescription: CMFormatDescription?, numSamples: Int) {
        (self.dataBuffer, self.formatDescription, self.numSamples) = (dataBuffer, formatDescription, numSamples)
        (imageBuffer, presentationTimeStamp) = (nil, .invalid)
    }
}

public func CMSampleBufferIsValid(_ buffer: CMSampleBuffer) -> Bool { buffer.isValid }
@discardableResult public func CMSampleBufferInvalidate(_ buffer: CMSampleBuffer) -> OSStatus {
    buffer.isValid = false
    return noErr
}
public func CMSampleBufferDataIsReady(_ buffer: CMSampleBuffer) -> Bool {
    buffer.imageBuffer != nil || buffer.dataBuffer != nil
}
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { buffer.imageBuffer }
public func CMSampleBufferGetDataBuffer(_ buffer: CMSampleBuffer) -> CMBlockBuffer? { buffer.dataBuffer }
public func CMSampleBufferGetFormatDescription(_ buffer: CMSampleBuffer) -> CMFormatDescription? {
    buffer.formatDescription
}
public func CMSampleBufferGetNumSamples(_ buffer: CMSampleBuffer) -> Int { buffer.numSamples }
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { buffer.presentationTimeStamp }

/// Samples whose bytes are at hand; how long each takes is not kept.
@discardableResult public func CMSampleBufferCreateReady(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, sampleCount: Int,
    sampleTimingEntryCount: Int, sampleTimingArray: UnsafeRawPointer?, sampleSizeEntryCount: Int,
    sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = CMSampleBuffer(dataBuffer, formatDescription, numSamples: sampleCount)
    return noErr
}
