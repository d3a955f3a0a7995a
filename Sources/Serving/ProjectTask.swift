import Foundation
import MaquetteProjects
import MaquetteSyntax

/// What a child of the warm process is asked to do.
package struct ProjectTask: Codable, Sendable {
    /// `list`, `scene`, `explain` or `lint`.
    package var name: String
    /// The folder of the project.
    package var root: String
    /// Relative to it.
    package var files: [String]
    /// What the page asks for.
    package var arguments: [String: String] = [:]
    /// What compiling a Swift file came to; nil for other files.
    package var code: String?

    package init(name: String, root: String, files: [String], arguments: [String: String] = [:]) {
        (self.name, self.root, self.files, self.arguments) = (name, root, files, arguments)
    }

    /// Whether the app is meant that starts with the file, and not what the file has to show.
    package var isOfApp: Bool { arguments["app"] != nil }

    package init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) }

    package var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }
}

/// What a child says of a document that it looked at.
package struct FoundContents: Codable {
    package struct Scene: Codable {
        package var id: String
        package var name: String
    }

    package var scenes: [Scene]?
    package var error: String?

    package init(scenes: [(id: String, name: String)]) { self.scenes = scenes.map { Scene(id: $0.id, name: $0.name) } }
    package init(error: String) { self.error = error }
    /// A file that is no document.
    package init() {}

    var contents: ProjectListing.Contents {
        if let error { return .unreadable(error) }
        guard let scenes else { return .nothing }
        return .scenes(scenes.map { ProjectListing.Scene(id: $0.id, name: $0.name) })
    }
}

/// An answer in one piece, so that a picture and what is said of it cannot be of two versions: the length of the JSON in
/// four bytes, lowest first, the JSON, and the picture.
package enum Envelope {
    package static func bytes(_ head: JSONValue, picture: [UInt8] = []) -> [UInt8] {
        let text = Array(head.line.utf8)
        return (0..<4).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) } + text + picture
    }
}
