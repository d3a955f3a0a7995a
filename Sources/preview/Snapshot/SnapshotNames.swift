import Maquette
import MaquetteSnapshots

/// Where the baselines of documents are: `__Snapshots__/<document>/<scene>-<variant>.png` beside each.
struct SnapshotNames {
    static let folderName = "__Snapshots__"

    /// The folder for all baselines; nil keeps them beside their documents.
    let root: FilePath?
    private var names = FileNames()

    init(root: FilePath?) { self.root = root }

    /// Takes the baselines of documents that an earlier process has done.
    mutating func take(_ baselines: [FilePath]) { names.take(baselines) }

    /// The folder with the baselines of one document, named after the document's file.
    func folder(of input: InputFile) -> FilePath {
        guard let path = input.path else { return FilePath(Self.folderName) }
        if let root { return root.appending(Self.folderName(of: input.fileOfPreview ?? input.relative).bytes) }
        return Self.folder(beside: path.folder).appending(Self.folderName(of: FilePath(bytes: Array(path.name))).bytes)
    }

    /// What the folder of previews ends with: SwiftPM takes whatever ends in `.swift` for a source, also a folder.
    private static let (swift, previews) = ("swift", "previews")

    static var fileExtensions: [String] { Documents.fileExtensions + [previews] }

    private static func folderName(of file: FilePath) -> FilePath {
        file.ext == swift ? file.withoutExtension + ".\(previews)" : file
    }

    /// The document that a folder is named after.
    static func document(of folder: FilePath) -> FilePath {
        folder.ext == previews ? folder.withoutExtension + ".\(swift)" : folder
    }

    /// The folder with the baselines of all documents in a folder.
    static func folder(beside place: FilePath) -> FilePath {
        place == FilePath(".") ? FilePath(folderName) : place.appending(folderName.utf8)
    }

    /// Every baseline of a preview of a Swift file, whose code need not be compiled for that.
    mutating func baselines(ofPreview input: InputFile, in variants: [Variant]) -> [Baseline] {
        variants.map { baseline(of: input, scene: input.baselineName, variant: $0) }
    }

    private mutating func baseline(of input: InputFile, scene: String?, variant: Variant) -> Baseline {
        let marks = FileNames.marks(scene: scene, variant: variant)
        let words = marks.words.filter { !$0.isEmpty }.joined(separator: "-")
        let name = words.isEmpty ? input.relative.withoutExtension.name : Array(words.utf8)[...]
        return Baseline(names.fresh(folder(of: input).appending(name) + marks.scale, ending: ".png"))
    }
}

/// A snapshot of a document.
@MainActor struct WantedSnapshot {
    let look: SceneLook
    let baseline: Baseline
    /// The scene, or the document that has only one.
    let name: String
}

extension SnapshotNames {
    /// Every scene of a document in every variant.
    @MainActor mutating func snapshots(
        in document: any Document, from input: InputFile, for request: SnapshotRequest
    ) throws -> [WantedSnapshot] {
        let reach = root == nil ? input.path.map { Reach(of: $0.folder) } : nil
        var wanted: [WantedSnapshot] = []
        // Of a Swift file, an input is one preview.
        for scene in input.preview == nil ? try document.scenes(named: request.scenes) : document.scenes {
            let hasName = input.preview != nil || document.scenes.count > 1
            let name = hasName ? scene.name.isEmpty ? scene.id : scene.name : nil
            for variant in request.variants {
                let baseline = baseline(of: input, scene: input.baselineName ?? name, variant: variant)
                guard reach?.includes(beside: baseline) != false else {
                    throw Failure(
                        "\(baseline.path.shown): a link leads out of the project on the way to this baseline; "
                            + "--baselines may name another folder")
                }
                wanted.append(
                    WantedSnapshot(
                        look: SceneLook(document: document, scene: scene, variant: variant), baseline: baseline,
                        name: name ?? String(decoding: input.relative.withoutExtension.name, as: UTF8.self)))
            }
        }
        return wanted
    }
}

extension InputFile {
    /// A preview is called by its name, or where it has none, by its place among those of its file: lines move.
    var baselineName: String? {
        guard let preview, let lastingName else { return nil }
        let isNamed = preview.name == lastingName && !FileNames.slug(lastingName).isEmpty
        return isNamed ? lastingName : "preview \(numberInFile ?? preview.line)"
    }
}

extension Reach {
    /// Whether both files of a baseline that is beside its document are within reach.
    fileprivate func includes(beside baseline: Baseline) -> Bool {
        includes(baseline.path) && includes(baseline.sidecarPath)
    }
}
