import Maquette
import MaquetteDocuments
import UIKit

/// What the model says while a preview is built, laid out and drawn, each once: images, colours and symbols that the code
/// asks for and that are not there, drawings of catalogs that stay grey, layouts that were given up.
@MainActor final class PreviewNotes {
    private enum Note: Equatable {
        case missing(Headless.Diagnostics.MissingAsset)
        case words(String)
    }

    private let file: String
    private let preview: CodePreview
    private var notes: [Note] = []

    init(file: String, _ preview: CodePreview) { (self.file, self.preview) = (file, preview) }

    /// Listens from now on, until another preview is built.
    func listen() {
        Headless.Diagnostics.missingAsset = { [self] in add(.missing($0)) }
        Headless.Diagnostics.handler = { [self] in add(.words($0)) }
        // The words that remain are problems of the layout, with the names of views; UIKit's log has addresses.
        Headless.Diagnostics.leavesConflictsOut = true
    }

    private func add(_ note: Note) {
        if !notes.contains(note) { notes.append(note) }
    }

    var problems: [DocumentProblem] {
        notes.map { note in
            switch note {
            case .words(let message): return problem(message)
            case .missing(.symbol(let name)): return problem(UnknownSymbols.message(about: name))
            case .missing(.image(let name)):
                var image = problem("there is no image \"\(name.shortened)\"\(suggestion(name, ofColors: false))")
                image.kind = .missingImage
                return image
            case .missing(.color(let name)):
                if AssetCatalogs.names(ofColors: true).contains(name) {
                    return problem("the colour \"\(name.shortened)\" has no value in its catalog")
                }
                return problem("there is no colour \"\(name.shortened)\"\(suggestion(name, ofColors: true))")
            }
        }
    }

    /// Names differ in their case alone where a folder was renamed on a Mac: its file system does not tell such names apart, and git
    /// keeps the former one. A new checkout does not have the colour on a Mac either.
    private func suggestion(_ name: String, ofColors: Bool) -> String {
        NearestNames.suggestion(for: name, among: AssetCatalogs.names(ofColors: ofColors)) ?? ""
    }

    private func problem(_ message: String) -> DocumentProblem {
        DocumentProblem(
            file: file, line: preview.line, column: preview.column, place: preview.displayName, message: message)
    }
}
