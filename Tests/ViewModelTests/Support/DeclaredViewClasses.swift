import Foundation
import Testing

/// The names of UIKit's classes of views, as the sources of the room declare them.
func declaredViewClasses() throws -> [String] {
    let sources = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources/ViewModel").standardizedFileURL
    var superclasses: [String: String] = [:]
    for case let file as URL in try #require(
        FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    where file.pathExtension == "swift" {
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: /open class (UI\w+)\s*:\s*(UI\w+)/) {
            superclasses[String(match.1)] = String(match.2)
        }
    }
    func isView(_ name: String) -> Bool { name == "UIView" || superclasses[name].map(isView) == true }
    let classes = superclasses.keys.filter(isView).sorted()
    try #require(classes.count > 30)
    return classes
}
