import Maquette
import MaquetteDocuments
import UIKit

/// The images and symbols that the code of a preview asks for and that are not there, each once.
@MainActor final class MissingAssets {
    private let file: String
    private let preview: CodePreview
    private var found: [Headless.Diagnostics.MissingAsset] = []

    init(file: String, _ preview: CodePreview) { (self.file, self.preview) = (file, preview) }

    /// From now on, until another preview is built.
    func listen() {
        Headless.Diagnostics.missingAsset = { [self] in if !found.contains($0) { found.append($0) } }
    }

    var problems: [DocumentProblem] {
        found.map { missing in
            func problem(_ message: String) -> DocumentProblem {
                DocumentProblem(
                    file: file, line: preview.line, column: preview.column, place: preview.displayName, message: message
                )
            }
            switch missing {
            case .symbol(let name): return problem(UnknownSymbols.message(about: name))
            case .image(let name):
                var image = problem("there is no image \"\(name.shortened)\"")
                image.kind = .missingImage
                return image
            }
        }
    }
}
