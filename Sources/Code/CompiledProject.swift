import Foundation
import Maquette
import UIKit

/// The compiled code of a project, and what it finds when it runs.
package struct CompiledProject: Sendable {
    /// Nil if nothing is shown that needs it.
    package var image: String?
    /// The modules in it, whose classes nibs may name.
    package var modules: [String]
    /// Where nibs, images and texts of the project lie.
    package var resourceFolders: [String]
    /// Settings of Xcode's that the app's `Info.plist` may name.
    package var settings: [String: String]

    package init(
        image: String? = nil, modules: [String] = [], resourceFolders: [String] = [], settings: [String: String] = [:]
    ) {
        (self.image, self.modules, self.resourceFolders, self.settings) = (image, modules, resourceFolders, settings)
    }

    /// Lets this process make what it makes of this project's classes from now on.
    ///
    /// - Parameter language: the language of the project's scheme, unless an option of the command names another.
    @MainActor func enter(speaking language: String? = nil) throws(CodeFailure) {
        Headless.resources.bundleFolders = resourceFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        Headless.resources.modules = modules
        Headless.resources.settings = settings
        let language = Headless.resources.language == nil ? language : nil
        // American English is what is spoken where nothing is said.
        if let language, !["en", "en-US"].contains(language) { Headless.resources.language = language }
        FoundationUser.speak(Headless.locale, in: language)
        guard let image else { return }
        try CodeImage.load(image)
        GivenProperties.prepare()
    }
}
