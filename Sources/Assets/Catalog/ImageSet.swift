import Foundation
import MaquetteDrawing
import MaquetteFiles
import Synchronization

/// An image of a catalog: its files by scale, device and appearance, and their common settings.
final class ImageSet: Sendable {
    private struct Entry: @unchecked Sendable {
        let slot: AssetSlot
        let file: URL
        let scale: CGFloat?
        let capInsets: UIEdgeInsets?
        let resizingMode: UIImage.ResizingMode
        let alignmentInsets: UIEdgeInsets
    }

    /// A file at a scale.
    private struct Picture: Hashable {
        let path: String
        let scale: CGFloat
    }

    private let name: String
    private let boundary: FileBoundary
    private let entries: [Entry]
    private let renderingMode: UIImage.RenderingMode
    private let isSymbol: Bool
    /// Xcode's “Preserve Vector Data”.
    private let keepsVectors: Bool
    private let asset = Mutex<UIImageAsset?>(nil)
    private let states = Mutex<[Picture: ImageState?]>([:])

    init(_ set: SearchFolder, name: String) {
        self.name = name
        let folder = set.url
        boundary = set.boundary
        isSymbol = folder.pathExtension == AssetCatalog.Kind.symbol.rawValue
        let contents = AssetContents(ofFolder: folder, within: boundary)
        keepsVectors = contents.properties["preserves-vector-representation"] as? Bool == true
        renderingMode =
            switch contents.properties["template-rendering-intent"] as? String {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        entries = contents.slots(isSymbol ? "symbols" : "images").compactMap { json in
            guard let file = json["filename"] as? String, !file.isEmpty else { return nil }
            let scale = (json["scale"] as? String).flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
            let resizing = json["resizing"] as? [String: Any] ?? [:]
            let center = resizing["center"] as? [String: Any]
            return Entry(
                slot: AssetSlot(json), file: folder.appendingPathComponent(file), scale: scale,
                capInsets: Self.insets(resizing["cap-insets"], ofPixelsAt: scale ?? 1),
                resizingMode: center?["mode"] as? String == "tile" ? .tile : .stretch,
                alignmentInsets: Self.insets(json["alignment-insets"], ofPixelsAt: scale ?? 1) ?? .zero)
        }
    }

    /// Catalogs measure in the pixels of each file.
    private static func insets(_ json: Any?, ofPixelsAt scale: CGFloat) -> UIEdgeInsets? {
        guard let json = json as? [String: Any], scale > 0 else { return nil }
        func side(_ name: String) -> CGFloat { CGFloat((json[name] as? NSNumber)?.doubleValue ?? 0) / scale }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }

    /// The image for the traits, which changes with them where it is shown; nil if none of its files is readable.
    func image(with traits: UITraitCollection) -> UIImage? {
        guard var state = state(with: traits) else { return nil }
        state.asset = variants
        return UIImage(state)
    }

    /// The asset that all images of the set share, so that two of them are equal.
    private var variants: UIImageAsset {
        asset.withLock { asset in
            let variants = asset ?? UIImageAsset { [weak self] in self?.state(with: $0) }
            asset = variants
            return variants
        }
    }

    private func state(with traits: UITraitCollection) -> ImageState? {
        let wanted = traits.displayScale > 0 ? traits.displayScale : Headless.settings.screenScale
        let device = Headless.settings.device.idiom
        let fits = entries.compactMap { entry in entry.slot.fit(traits, device).map { (entry, $0) } }
        guard let best = fits.map(\.1).max() else { return nil }
        // Of files that fit equally well: the one for the scale, a vector, a larger one, a smaller one.
        let ranked = fits.filter { $0.1 == best }.map(\.0).sorted { Self.rank($0, wanted) < Self.rank($1, wanted) }
        for entry in ranked {
            if let state = state(of: entry, at: wanted) { return state }
        }
        return nil
    }

    private static func rank(_ entry: Entry, _ wanted: CGFloat) -> CGFloat {
        guard let scale = entry.scale else { return 0.5 }
        return scale == wanted ? 0 : scale > wanted ? scale : 100 - scale
    }

    private func state(of entry: Entry, at wanted: CGFloat) -> ImageState? {
        let picture = Picture(path: entry.file.path, scale: wanted)
        if let known = states.withLock({ $0[picture] }) { return known }
        var state = read(entry, at: wanted)
        state?.name = name
        state?.renderingMode = renderingMode
        state?.capInsets = entry.capInsets
        state?.resizingMode = entry.resizingMode
        state?.alignmentRectInsets = entry.alignmentInsets
        state?.flipsForRightToLeft = entry.slot.isLeftToRightOnly
        states.withLock { $0[picture] = .some(state) }
        return state
    }

    private func read(_ entry: Entry, at wanted: CGFloat) -> ImageState? {
        guard let (file, bytes) = ImageFiles.contents(of: entry.file.path, within: boundary, for: name) else {
            return nil
        }
        if isSymbol {
            var state = ImageState(name: name)
            state.symbol = ImageSymbol(
                name: name, configuration: .unspecified,
                drawing: SymbolDrawing(template: String(decoding: bytes, as: UTF8.self)))
            return state
        }
        let flaw = ImageFlaw(in: bytes)
        if flaw == nil, let source = ImageSource(encoded: bytes, name: name) {
            return ImageState(source, scale: entry.scale ?? 1, name: name)
        }
        if let vector = VectorFile(URL(fileURLWithPath: file), Data(bytes)) {
            return vector.state(scale: wanted, name: name, isKept: keepsVectors)
        }
        if let flaw { UnusableImages.note(flaw.description, of: entry.file.path, for: name) }
        return nil
    }
}
