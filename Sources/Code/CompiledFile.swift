import Foundation

/// Something in a Swift file that can be shown: a preview, or a view that can be made without arguments.
package struct CodePreview: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case preview, provider, view, cell, controller
        /// The window that a delegate makes when the app starts or a scene connects.
        case app, connection
        /// A scene of a storyboard.
        case scene
        /// The app itself, in its own window.
        case run
    }

    /// The scene of a document that makes the preview, where no initialiser does.
    package struct Source: Codable, Hashable, Sendable {
        package enum Place: String, Codable, Sendable { case scene, prototype, nib }

        package var place: Place
        package var document: String
        /// The name of the scene in its document.
        package var scene: String?
        package var reuseIdentifier: String?
        /// The name of the class.
        package var type: String?
        /// Whether no class of the project is in it.
        package var needsNoCode: Bool?
        /// Whether a phone shows the scene before the app has started.
        package var isOfLaunch: Bool?
    }

    package enum Layout: Codable, Hashable, Sendable {
        case device
        case sizeThatFits
        case fixed(width: Double, height: Double)
    }

    package var kind: Kind
    /// What the preview's author calls it, or the class.
    package var name: String?
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var layout: Layout
    /// The name of the trait's orientation: `landscapeLeft`.
    package var orientation: String?
    /// SwiftUI's name of the colour scheme: `dark`.
    package var colorScheme: String?
    /// Xcode's name of the device: `iPhone SE (3rd generation)`.
    package var device: String?
    /// Which of the previews this is that a loop makes at one place; nil for the first.
    package var turn: Int?
    /// The function that makes it.
    package var symbol: String
    /// Why the preview cannot be shown.
    package var obstacle: String?
    package var source: Source?

    /// The app itself, as it starts on a device.
    package static let running = CodePreview(
        kind: .run, name: "App", line: 1, column: 0, endLine: 1, layout: .device, symbol: "")

    /// Where the preview stands, which is unique in a file: `24:1`, or `24:1:2` for the second that a loop makes there.
    package var id: String { "\(line):\(column)" + (turn.map { ":\($0)" } ?? "") }

    /// The preview's name, or else its line, as on Xcode's canvas.
    package var displayName: String { name ?? "Line \(line)" }
}

extension [CodePreview] {
    /// The previews without classes that need arguments, which are not what was meant unless there is nothing else.
    package var worthShowing: [CodePreview] {
        let shown = filter { $0.obstacle == nil || $0.kind == .preview || $0.kind == .provider }
        return shown.isEmpty ? self : shown
    }

    /// What each can be called as long as the file is edited: its name, or where another has that, or it has none, its place
    /// among the others.
    package var lastingNames: [String] {
        let counts = Dictionary(compactMap(\.name).map { ($0, 1) }, uniquingKeysWith: +)
        return enumerated().map { index, preview in
            preview.name.flatMap { counts[$0] == 1 ? $0 : nil } ?? "#\(index + 1)"
        }
    }
}

/// An error of the compiler at its place.
package struct CodeError: Codable, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String

    package var description: String { "\(file):\(line):\(column): error: \(message)" }
}

/// A Swift file after compiling it with its module.
package struct CompiledFile: Codable, Sendable {
    package var file: String
    /// The compiled code; nil if there is none, because of errors. It is replaced after later changes, so load it soon.
    package var image: String?
    package var previews: [CodePreview]
    package var errors: [CodeError]
    /// What went wrong without a place.
    package var problems: [String]
    /// Where the other files of the module and of its package are.
    package var folders: [String]
    /// What was left out of the compiled code, as it does not compile.
    package var cuts: [CodeError]?
    /// The modules in the compiled code, whose classes nibs may name: the file's own first.
    package var modules: [String]?
    /// Where nibs, images and texts of the project lie.
    package var resourceFolders: [String]?
    /// Settings of Xcode's that the app's `Info.plist` may name.
    package var settings: [String: String]?

    /// A file that was compiled with everything of its project. Without an image, the problem says why.
    package init(file: String, previews: [CodePreview], project: CompiledProject, problem: String? = nil) {
        (self.file, image, self.previews) = (file, project.image, previews)
        (modules, resourceFolders, settings) = (project.modules, project.resourceFolders, project.settings)
        (errors, problems, folders) = ([], problem.map { [$0] } ?? [], [])
    }

    /// A file of which there is no compiled code.
    package init(file: String, problem: String) {
        self.init(file: file, previews: [], project: CompiledProject(), problem: problem)
    }

    package var project: CompiledProject {
        CompiledProject(
            image: image, modules: modules ?? [], resourceFolders: resourceFolders ?? [], settings: settings ?? [:])
    }

    /// A line for each reason why there is no compiled code.
    package var complaints: [String] { errors.map(\.description) + problems }
}
