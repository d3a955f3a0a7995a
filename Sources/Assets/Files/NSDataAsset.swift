import Foundation
import MaquetteFiles

/// Data of an asset catalog.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    /// The uniform type of the file.
    public let typeIdentifier: String

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        guard let folder = AssetCatalogs.dataSet(named: name, in: bundle) else { return nil }
        let slots = AssetContents(ofFolder: folder.url, within: folder.boundary).slots("data")
        let slot = slots.first { ($0["idiom"] as? String ?? "universal") == "universal" } ?? slots.first
        guard let file = slot?["filename"] as? String,
            let place = folder.boundary.place(of: FilePath(folder.path).appending(file.utf8)),
            let bytes = try? place.contents()
        else { return nil }
        self.name = name
        data = Data(bytes)
        typeIdentifier = slot?["universal-type-identifier"] as? String ?? "public.data"
    }
}
