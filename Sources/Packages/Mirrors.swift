import Foundation
import MaquetteFiles

/// Other addresses for packages, as `swift package config set-mirror` keeps them.
package struct Mirrors: Sendable {
    private var addresses: [String: String] = [:]

    /// - Parameters:
    ///   - project: the folder of a package.
    ///   - home: the user's, whose mirrors come after those of the project.
    package init(project: FilePath, home: String?) {
        struct Entry: Decodable {
            var mirror: String
            var original: String
        }
        struct File: Decodable { var object: [Entry] }
        for folder in [home.map { FilePath($0) }, project].compactMap({ $0 }) {
            let file = folder.appending(".swiftpm/configuration/mirrors.json".utf8)
            guard let bytes = try? file.contents(), let read = try? JSONDecoder().decode(File.self, from: Data(bytes))
            else { continue }
            for entry in read.object { addresses[entry.original] = entry.mirror }
        }
    }

    func address(_ original: String) -> String { addresses[original] ?? original }
}
