/// The warnings about a scene, each of them once.
final class SceneWarnings {
    private let file: String
    private(set) var all: [DocumentProblem] = []
    private var said: Set<String> = []
    private var unknownKinds: Set<String> = []

    init(file: String) { self.file = file }

    func add(_ problems: [DocumentProblem]) { all += problems }

    func addOnce(_ problem: DocumentProblem) {
        if !all.contains(problem) { all.append(problem) }
    }

    func addOnce(_ message: String) { addOnce(DocumentProblem(file: file, message: message)) }

    /// Adds a warning that is the same for many elements only once.
    func addOnce(_ element: MarkupElement, _ message: String) {
        if said.insert(message).inserted { add(element, message) }
    }

    /// Adds a warning about an unsupported element.
    func addUnknown(_ element: MarkupElement) {
        guard unknownKinds.insert(element.name).inserted else { return }
        add(
            element, "<\(element.name.shortened)> is not supported; it is drawn as a plain view",
            kind: .unknownElement)
    }

    func isUnknown(_ element: MarkupElement) -> Bool { unknownKinds.contains(element.name) }

    /// Adds a class that is missing, in the words of UIKit.
    func addUnknown(class name: String, _ element: MarkupElement) {
        addOnce(element, "Unknown class \(name.shortened) in Interface Builder file; its base class is used")
    }

    func add(_ element: MarkupElement, _ message: String, kind: DocumentProblem.Kind = .other) {
        var problem = DocumentProblem(
            file: file, line: element.line, column: element.column,
            place: [element.name, element.id].compactMap { $0?.shortened }.joined(separator: " "), message: message)
        problem.kind = kind
        all.append(problem)
    }
}
