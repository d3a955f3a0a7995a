import Foundation
import Maquette
import MaquetteFiles

public let FBReferenceImageKey = "FBReferenceImageKey"
public let FBCapturedImageKey = "FBCapturedImageKey"
public let FBDiffedImageKey = "FBDiffedImageKey"
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"

/// Compares views with references in the folder that a test sets, with iOSSnapshotTestCase's names. Assertions of others are made of it.
@preconcurrency @MainActor public final class FBSnapshotTestController: NSObject {
    public var recordMode = false
    public var usesDrawViewHierarchyInRect = false
    public var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    public var folderName: String?
    public var referenceImagesDirectory: String?
    /// Pictures that do not match lie with the artefacts of all tests.
    public var imageDiffDirectory: String?
    private let type: AnyClass

    public init(test type: AnyClass) {
        self.type = type
        super.init()
    }

    public func compareSnapshot(
        ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0
    ) throws {
        guard let view = viewOrLayer as? UIView ?? (viewOrLayer as? CALayer).map(Self.view) else {
            throw error("a view or a layer can be compared, and no \(Swift.type(of: viewOrLayer))")
        }
        let message = SnapshotAssertion.message(
            of: view,
            as: .drawn(
                1 - Float(overallTolerance), 1 - Float(perPixelTolerance), isInWindow: usesDrawViewHierarchyInRect),
            at: place(selector, identifier), record: recordMode ? .all : nil)
        if let message { throw error(message) }
    }

    public func compareSnapshot(
        of view: UIView, selector: Selector, identifier: String?, overallTolerance: CGFloat = 0
    ) throws {
        try compareSnapshot(
            ofViewOrLayer: view, selector: selector, identifier: identifier, overallTolerance: overallTolerance)
    }

    public func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
        let path = place(selector, identifier).path
        guard let bytes = try? path.contents(), let image = UIImage(data: Data(bytes), scale: UIScreen.main.scale)
        else {
            throw error("there is no reference at \(path.shown)")
        }
        return image
    }

    private func place(_ selector: Selector, _ identifier: String?) -> SnapshotPlace {
        let folder = folderName ?? String(reflecting: type)
        let test = selector.description
        return SnapshotPlace(
            folder: "\(referenceImagesDirectory ?? "")/\(folder)", suite: folder,
            fileName: fileNameOptions.fileName(of: test, identifier), test: test)
    }

    private static func view(of layer: CALayer) -> UIView {
        let view = UIView(frame: layer.bounds)
        view.layer.addSublayer(layer)
        return view
    }

    private func error(_ words: String) -> NSError {
        NSError(domain: FBSnapshotTestControllerErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: words])
    }
}
