import Maquette
import MaquetteExplaining

/// `--explain VIEW`, of the verbs that lay documents out.
enum ExplainOption {
    static let option = Option.value(
        "--explain", "VIEW",
        "why a view has its frame: its id, its text, a class such as UILabel[2],\nor its path among its siblings such as 0.2.1; several with commas"
    )

    static func views(_ arguments: Arguments) -> [String] { arguments.list(option.name) }
}

/// The explanations of a document in one variant. A view that is in some scene may be missing in the others.
@MainActor struct ExplainedViews {
    private let wanted: [String]
    private let file: String
    private let namesScenes: Bool
    private(set) var explanations: [Explanation] = []
    private var found: Set<String> = []
    private var unknown: [String: ViewSearch.Failure] = [:]

    init(_ wanted: [String], in visit: DocumentVisit) {
        self.wanted = wanted
        file = visit.input.shown
        namesScenes = visit.document.scenes.count > 1
    }

    /// The explanations of the views in a scene.
    mutating func look(at shown: Shown, of scene: DocumentScene) throws -> [Explanation] {
        guard !wanted.isEmpty else { return [] }
        let before = explanations.count
        let search = ViewSearch(shown)
        let explainer = Explainer(shown, file: file, scene: namesScenes ? scene.name : nil)
        for name in wanted {
            do {
                explanations.append(explainer.explanation(of: try search.view(name)))
                found.insert(name)
            } catch {
                guard error.isUnknown else { throw problem(error.words, scene) }
                // One that knows a similar name says more.
                if unknown[name]?.hasSuggestion != true { unknown[name] = error }
            }
        }
        return Array(explanations[before...])
    }

    /// Call this when all scenes have been looked at.
    func expectAll() throws {
        for name in wanted where !found.contains(name) {
            throw problem(unknown[name]?.words ?? "there is no view `\(name)`", nil)
        }
    }

    private func problem(_ words: String, _ scene: DocumentScene?) -> UnusableDocument {
        let place = namesScenes ? scene?.name : nil
        return UnusableDocument([DocumentProblem(file: file, place: place, message: "--explain: \(words)")])
    }
}
