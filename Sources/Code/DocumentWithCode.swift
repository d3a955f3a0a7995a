import Maquette
import MaquetteDocuments
import UIKit

/// A document in which the views of the project's own classes draw themselves, as those do on Interface Builder's canvas that are
/// `@IBDesignable`. Building a scene runs the project's code: only in processes that are there for it.
package struct DocumentWithCode: Document {
    private let document: any Document
    private let project: CompiledProject

    package init(_ document: any Document, _ project: CompiledProject) {
        (self.document, self.project) = (document, project)
    }

    package var file: String { document.file }
    package var scenes: [DocumentScene] { document.scenes }
    package var warnings: [DocumentProblem] { document.warnings }
    package var parts: [DocumentPart] { document.parts }
    package var languages: [String] { document.languages }

    package func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene {
        do { try project.enter() } catch {
            throw UnusableDocument([DocumentProblem(file: file, message: "\(error)")])
        }
        var built = try document.build(scene)
        built.hasDeferredCode = true
        return built
    }

    package func translated(
        into language: String, on idiom: UIUserInterfaceIdiom
    ) throws(UnusableDocument) -> any Document {
        DocumentWithCode(try document.translated(into: language, on: idiom), project)
    }

    package func isKnown(in language: String) throws(UnusableDocument) -> Bool {
        try document.isKnown(in: language)
    }

    package func shown(on release: SystemRelease) -> any Document {
        DocumentWithCode(document.shown(on: release), project)
    }
}
