@_exported import CoreImage
@_exported import CoreMedia
@_exported import UIKit

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// Something to look for in a picture. Nothing is found.
open class VNRequest: NSObject, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    open var results: [VNObservation]? { [] }
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    open func cancel() {}
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
}
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var reportCharacterBoxes = false
}
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// All of them, unless somebody says which.
    open var symbologies = VNBarcodeSymbology.all
    open var coalesceCompositeSymbologies = false
    open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }
}
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var recognitionLanguages: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
    public static let codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
    public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
    public static let code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
    public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII")
    public static let code39FullASCIIChecksum = Self(rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
    public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
    public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i")
    public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
    public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar")
    public static let gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    public static let gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
    public static let i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
    public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum")
    public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
    public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417")
    public static let microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR")
    public static let msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")
    public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
    fileprivate static let all = [
        aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128,
        dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14,
        microPDF417, microQR, msiPlessey, pdf417, qr, upce,
    ]
}

open class VNObservation: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var confidence: VNConfidence { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    open var boundingBox: CGRect { .zero }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    open var transform: CGAffineTransform { .identity }
    open var angle: CGFloat { 0 }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = Self(rawValue: "VNImageOptionProperties")
}

/// Tells each request that nothing was found.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cvPixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(data: Data, options: [VNImageOption: Any] = [:]) {}
    public init(url: URL, options: [VNImageOption: Any] = [:]) {}
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
}
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open func perform(_ requests: [VNRequest], on buffer: CVPixelBuffer) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
}

public func VNImagePointForNormalizedPoint(_ point: CGPoint, _ width: Int, _ height: Int) -> CGPoint {
    CGPoint(x: point.x * CGFloat(width), y: point.y * CGFloat(height))
}
public func VNImageRectForNormalizedRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
    let (across, down) = (CGFloat(width), CGFloat(height))
    return CGRect(
        x: rect.minX * across, y: rect.minY * down, width: rect.width * across, height: rect.height * down)
}
