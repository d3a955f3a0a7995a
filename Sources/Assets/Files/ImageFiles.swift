import Foundation
import MaquetteDrawing
import MaquetteFiles

/// Finds image files by name and reads each only once.
///
/// A name is looked for in ``Headless/Resources/imageFolders``, then in the bundle (the main one where none is given):
/// its resource folder and the folder itself. In each folder the file for the scale in force wins, then the larger
/// scales, then the smaller ones: `name@3x.png`, `name@2x.png`, `name.png`. A name without an extension means PNG,
/// then JPEG. The suffixes `~iphone` and `~ipad` win over files without one.
package enum ImageFiles {
    private static let known = LockedState<[String: ImageState]>([:])
    private static let extensions = ["png", "jpg", "jpeg"]

    /// Whether a file may be one that is looked for.
    static func isImage(_ file: String) -> Bool {
        let file = file.lowercased()
        return extensions.contains { file.hasSuffix("." + $0) }
    }

    static func image(
        atPath path: String, within boundary: FileBoundary = .none, for name: String? = nil
    ) -> ImageState? {
        if let state = known.withLock({ $0[path] }), boundary.place(of: path) != nil { return state }
        guard let (_, bytes) = contents(of: path, within: boundary, for: name) else { return nil }
        let file = URL(fileURLWithPath: path)
        if let flaw = ImageFlaw(in: bytes) {
            if let name { UnusableImages.note(flaw.description, of: path, for: name) }
            return nil
        }
        guard let source = ImageSource(encoded: bytes, name: file.lastPathComponent) else { return nil }
        let state = ImageState(source, scale: scale(ofFile: path), name: file.lastPathComponent)
        known.withLock { $0[path] = state }
        return state
    }

    /// The bytes of a file, and where it is when links are followed. Why there are none is noted.
    static func contents(
        of path: String, within boundary: FileBoundary, for name: String?
    ) -> (file: String, bytes: [UInt8])? {
        guard let file = boundary.place(of: path) else {
            if let name { UnusableImages.note(Self.leadsOut(path), of: path, for: name) }
            return nil
        }
        do {
            return (file, try FilePath(file).contents())
        } catch {
            if let name { UnusableImages.noteUnreadable(path, error.words, for: name) }
            return nil
        }
    }

    private static func leadsOut(_ path: String) -> String {
        path.utf8.contains(0)
            ? "its name has a NUL in it" : "it is not in the document's project; --allow-outside reads it all the same"
    }

    static func image(named name: String, in bundle: Bundle?, scale: CGFloat, idiom: UIUserInterfaceIdiom)
        -> ImageState?
    {
        // The folder of a name with a path in it is another.
        let isPlain = !name.utf8.contains(UInt8(ascii: "/"))
        var files: [String]?
        for folder in folders(bundle) {
            let present = isPlain ? FolderContents.names(in: folder.path) : nil
            if present?.isEmpty == true { continue }
            let candidates = files ?? fileNames(name, scale: Int(saturating: scale), idiom: idiom)
            files = candidates
            for file in candidates where present?.contains(file) != false {
                let path = folder.path + "/" + file
                // Where a name with a path leads out of the project, it is missing like any other.
                if !isPlain, folder.boundary.place(of: path) == nil { continue }
                if let state = image(atPath: path, within: folder.boundary, for: name) { return state }
            }
        }
        return nil
    }

    /// The folders in which a bundle's names are looked for.
    static func folders(_ bundle: Bundle?) -> [SearchFolder] {
        let assets = Headless.settings.projectAssets
        func free(_ paths: [String]) -> [SearchFolder] { paths.map { SearchFolder(path: $0, boundary: .none) } }
        return free(Headless.resources.imageFolders.map(\.path))
            + assets.imageFolders.map { SearchFolder(path: $0.path, boundary: assets.boundary) }
            + free(bundle.map(folders(ofBundle:)) ?? foldersOfMainBundle) + free(BundleFolders.foldersOfImages)
    }

    private static let foldersOfMainBundle = folders(ofBundle: .main)

    private static func folders(ofBundle bundle: Bundle) -> [String] {
        [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.path }
    }

    /// The names of files, in the order in which they are tried.
    static func fileNames(_ name: String, scale: Int, idiom: UIUserInterfaceIdiom) -> [String] {
        let (stem, fileExtension) = split(name)
        let device = idiom == .pad ? "~ipad" : "~iphone"
        let scales = [scale] + [3, 2, 1].filter { $0 > scale } + [3, 2, 1].filter { $0 < scale }
        let extensions = fileExtension.map { [$0] } ?? extensions
        return scales.flatMap { scale in
            let mark = scale == 1 ? "" : "@\(scale)x"
            return extensions.flatMap { ["\(stem)\(mark)\(device).\($0)", "\(stem)\(mark).\($0)"] }
        }
    }

    private static func split(_ name: String) -> (stem: String, fileExtension: String?) {
        let fileExtension = (name as NSString).pathExtension
        guard extensions.contains(fileExtension.lowercased()) else { return (name, nil) }
        return (String(name.dropLast(fileExtension.count + 1)), fileExtension)
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let plain = stem.replacingOccurrences(of: "~iphone", with: "").replacingOccurrences(of: "~ipad", with: "")
        return plain.hasSuffix("@3x") ? 3 : plain.hasSuffix("@2x") ? 2 : 1
    }
}
