import Foundation
import Maquette
import MaquetteCode
import MaquetteSyntax
import Synchronization

/// The pictures of a run, to say in the end which were written. They are named in their order; any thread may write them.
final class WrittenPictures: Sendable {
    private struct State {
        /// The pictures by documents; those of a sheet are of no document, and last.
        var named: [Int: [FilePath]] = [:]
        /// When. The process that draws code has no view of the files themselves.
        var written: [FilePath: Date] = [:]
    }

    static let sheet = Int.max
    private let state = Mutex(State())

    func name(_ picture: FilePath, of document: Int) {
        state.withLock { $0.named[document, default: []].append(picture) }
    }

    func write(_ picture: FilePath, at date: Date = ProjectDate.ofMachine) {
        state.withLock { $0.written[picture] = date }
    }

    func date(of picture: FilePath) -> Date? { state.withLock { $0.written[picture] } }

    /// The names of the pictures.
    var all: [FilePath] { inOrder.map(\.name) }

    private var inOrder: [(document: Int, name: FilePath)] {
        let state = state.withLock { $0 }
        return state.named.sorted { $0.key < $1.key }.flatMap { document, names in
            names.filter { state.written[$0] != nil }.map { (document, $0) }
        }
    }

    /// Prints a line for each, or all as JSON. Nothing is said of a picture on standard output.
    func tell(_ request: RenderRequest) throws {
        if request.telling == .nothing { return }
        let pictures = inOrder.compactMap { document, name in
            request.place.path(of: name).map { (document: document, path: $0) }
        }
        guard request.telling == .json else {
            // The pictures are there, whether anybody can read their names or not.
            for picture in pictures { try? StandardOutput.print(picture.path.shown.onOneLine) }
            return
        }
        let inputs = request.documents.inputs
        let told = pictures.map { document, path -> JSONValue in
            let documents = document == Self.sheet ? inputs : [inputs[document]]
            return ["picture": .string(path.shown), "documents": .array(documents.map { .string($0.shown) })]
        }
        try JSONAnswer.print(["pictures": .array(told)])
    }
}
