import Adapting
import Foundation

/// What is known of a module after the whole of it was compiled. It is kept for the next process.
struct Plan: Codable {
    /// A file as it was then.
    struct Source: Codable {
        var digest: String
        /// What others could see of it.
        var interface: String
        /// What compiling the file left.
        var object: FileStamp
    }

    var recipe: ModuleRecipe
    var options: FrontendOptions
    /// The stamp of UIKit.
    var stamp: String
    var sourcesOnDisk: Set<String>
    var plans: [FileStamp]
    var otherInputs: [String: FileStamp]
    var whole: [String: Source] = [:]

    init(
        recipe: ModuleRecipe, options: FrontendOptions, stamp: String, sourcesOnDisk: Set<String>, plans: [FileStamp],
        otherInputs: [String: FileStamp]
    ) {
        (self.recipe, self.options, self.stamp) = (recipe, options, stamp)
        (self.sourcesOnDisk, self.plans, self.otherInputs) = (sourcesOnDisk, plans, otherInputs)
    }

    /// Nil if there is none for this UIKit.
    init?(storedIn folder: String, _ settings: Compilation.Settings) {
        guard let data = FileManager.default.contents(atPath: folder + "/plan.json"),
            let stored = try? JSONDecoder().decode(Plan.self, from: data), stored.stamp == settings.stamp
        else { return nil }
        self = stored
    }

    func store(in folder: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: folder + "/plan.json"), options: .atomic)
    }

    /// Whether the module has the same files, and what it needs is as it was. Its own files may have changed.
    func isUpToDate(_ module: any BuildableModule) -> Bool {
        module.sourcesOnDisk() == sourcesOnDisk && module.plans.map(FileStamp.init) == plans
            && otherInputs.allSatisfy { FileStamp($0.key) == $0.value }
            && recipe.otherObjects.allSatisfy { FileStamp($0).isThere }
    }
}
