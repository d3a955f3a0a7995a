import Maquette
import MaquetteDocuments
import MaquetteLinting
import SwiftUI

/// A view of SwiftUI where the tools expect a document, as a preview of code is one.
nonisolated struct ViewDocument: Document {
    let file = "View.swift"
    let scenes = [DocumentScene(id: "view", name: "view")]
    let warnings: [DocumentProblem] = []
    let parts: [DocumentPart] = []
    private let make: @MainActor @Sendable () -> UIViewController

    init(_ make: @escaping @MainActor @Sendable () -> UIViewController) { self.make = make }

    @MainActor func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene {
        var built = BuiltScene(root: .controller(make()))
        built.listsAllViews = true
        return built
    }
}

/// What one rule says of a view on the screen of a phone.
@MainActor enum LintedView {
    static func findings(_ rule: String, in view: some View) throws -> [String] {
        var configuration = LintConfiguration()
        configuration.keep(only: [rule])
        nonisolated(unsafe) let view = view
        let document = ViewDocument { UIHostingController(rootView: view) }
        return try Linter(configuration, variants: [Variant()])
            .findings(in: document, scenes: document.scenes, named: document.file).map(\.message)
    }
}
