import UIKit
import Vision

@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// Something that the camera has seen.
public enum RecognizedItem: Identifiable, Sendable {
    public struct Bounds: Sendable {
        public let topLeft, topRight, bottomRight, bottomLeft: CGPoint
    }
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let bounds: Bounds
        public let observation: VNRecognizedTextObservation
        public let transcript: String
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let bounds: Bounds
        public let observation: VNBarcodeObservation
        public let payloadStringValue: String?
    }
    case text(Text)
    case barcode(Barcode)
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }
}

/// Black: a camera without a picture sees neither texts nor codes.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public enum TextContentType: Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber,
            URL
        case currency
    }
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
            Self(name: "text")
        }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self(name: "barcode") }
    }
    open class var isSupported: Bool { false }
    open class var isAvailable: Bool { false }
    open class var supportedTextRecognitionLanguages: [String] { [] }
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        recognizedDataTypes = []
        super.init(coder: coder)
    }
    public let recognizedDataTypes: Set<RecognizedDataType>
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    open var isScanning: Bool { false }
    open var regionOfInterest: CGRect?
    public let overlayContainerView = UIView()
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overlayContainerView.frame = view.bounds
        overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlayContainerView)
    }
}
