@_exported import Foundation
@_exported import UIKit

@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Black, where the camera would show papers.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }
}
open class VNDocumentCameraScan: NSObject {
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

// MARK: Live Text, which needs a processor that is not here

@preconcurrency @MainActor public final class ImageAnalyzer {
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = Self(rawValue: 1)
        public static let machineReadableCode = Self(rawValue: 2)
        public static let visualLookUp = Self(rawValue: 4)
    }
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }
    public enum AnalysisError: Error, Sendable { case unsupported }
    public nonisolated static var isSupported: Bool { false }
    public nonisolated static var supportedTextRecognitionLanguages: [String] { [] }
    public nonisolated init() {}
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw AnalysisError.unsupported
    }
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw AnalysisError.unsupported }
}
public final class ImageAnalysis: Sendable {
    public var transcript: String { "" }
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

@preconcurrency @MainActor public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
    func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
}
extension ImageAnalysisInteractionDelegate {
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}
    public func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}
}

@preconcurrency @MainActor open class ImageAnalysisInteraction: NSObject, UIInteraction {
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = Self(rawValue: 1)
        public static let textSelection = Self(rawValue: 2)
        public static let dataDetectors = Self(rawValue: 4)
        public static let imageSubject = Self(rawValue: 8)
        public static let visualLookUp = Self(rawValue: 16)
        public static let automaticTextOnly = Self(rawValue: 32)
    }
    public override init() { super.init() }
    public init(_ delegate: any ImageAnalysisInteractionDelegate) { self.delegate = delegate }
    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open var analysis: ImageAnalysis?
    open var preferredInteractionTypes: InteractionTypes = []
    open var activeInteractionTypes: InteractionTypes { [] }
    open var allowLongPressForDataDetectorsInTextMode = true
    open var selectableItemsHighlighted = false
    open var liveTextButtonVisible: Bool { false }
    open var isSupplementaryInterfaceHidden = false
    open var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    open var hasActiveTextSelection: Bool { false }
    open var selectedText: String { "" }
    open var text: String { "" }
    open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
    open func setContentsRectNeedsUpdate() {}
    open func resetTextSelection() {}
    open func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    open func hasText(at point: CGPoint) -> Bool { false }
    open func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
    open func hasDataDetector(at point: CGPoint) -> Bool { false }
    open func analysisHasText(at point: CGPoint) -> Bool { false }
}
