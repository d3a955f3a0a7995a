import Foundation
import Maquette
import MaquetteFiles

/// What the name of a reference says of the device that it was recorded on, with iOSSnapshotTestCase's names.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 0)
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 1)
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 2)
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 3)
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 4)

    /// `testTitle_wide_17_5_393x852@3x.png`
    @MainActor func fileName(of test: String, _ identifier: String?) -> String {
        var parts = [test] + [identifier].compactMap { $0?.isEmpty == false ? $0 : nil }
        if contains(.device) { parts.append(UIDevice.current.model) }
        if contains(.OS) { parts.append(UIDevice.current.systemVersion) }
        if contains(.screenSize) {
            let size = UIScreen.main.bounds.size
            parts.append("\(Int(size.width))x\(Int(size.height))")
        }
        let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
        let plain = parts.joined(separator: "_").components(separatedBy: invalid).joined(separator: "_")
        return plain + (contains(.screenScale) ? "@\(Int(UIScreen.main.scale))x" : "") + ".png"
    }
}

extension FBSnapshotTestCase {
    /// Where iOSSnapshotTestCase keeps the reference; nil where there is no folder of references, and they lie beside the test.
    func reference(of test: String, _ identifier: String, beside file: String) -> SnapshotPlace? {
        guard WindowPicture.isInForce else { return nil }
        let named = getReferenceImageDirectory(withDefault: nil)
        guard let root = Self.folders(named).first ?? Self.folder(around: file) else { return nil }
        let (type, options) = (folderName ?? String(reflecting: Swift.type(of: self)), fileNameOptions)
        let name = OnStage.onMain { options.fileName(of: test, identifier) }
        return SnapshotPlace(folder: "\(root)/\(type)", suite: type, fileName: name, test: test)
    }

    /// The folder of a name for processors of 64 bits, then the one of the name.
    private static func folders(_ name: String) -> [String] {
        guard !name.isEmpty else { return [] }
        return [name + "_64", name].filter { FilePath($0).kind == .folder }
    }

    /// The folder of references that is nearest to a test: beside it, or beside a folder that it is in.
    private static func folder(around file: String) -> String? {
        var folder = (file as NSString).deletingLastPathComponent
        for _ in 0..<5 where folder.count > 1 {
            if let found = folders(folder + "/ReferenceImages").first { return found }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view as its layer draws it, at the scale of the screen; or in a window, with visual effects.
    static func drawn(_ precision: Float, _ perceptualPrecision: Float, isInWindow: Bool) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
            OnStage.onMain { view.drawn(isInWindow: isInWindow) }
        }
    }
}

extension UIView {
    func drawn(isInWindow: Bool) -> UIImage {
        var window: UIWindow?
        if isInWindow, self.window == nil {
            window = UIWindow(frame: bounds)
            window?.isHidden = false
            window?.addSubview(self)
        }
        setNeedsLayout()
        layoutIfNeeded()
        let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
            if isInWindow {
                _ = drawHierarchy(in: bounds, afterScreenUpdates: true)
            } else {
                layer.render(in: context.cgContext)
            }
        }
        if let window {
            removeFromSuperview()
            window.isHidden = true
        }
        return image
    }
}
