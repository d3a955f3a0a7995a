import Maquette
import MaquetteSyntax

/// Finds the view that is meant: by its id, its name or text, its path, or its class and number.
@MainActor package struct ViewSearch {
    private let shown: Shown
    private let names: ViewNames

    package init(_ shown: Shown) {
        self.shown = shown
        names = ViewNames(shown)
    }

    /// Why no single view is meant.
    package struct Failure: Error, Sendable {
        package let words: String
        /// Whether there is no such view at all, as opposed to several.
        package let isUnknown: Bool
        /// Whether similar names are known.
        package var hasSuggestion = false
    }

    private static let mostNamed = 12

    /// The only view that a word means. The first of these that fits any view decides: id, name or text, path such as
    /// `0.2.1`, class or kind, with its number where there are several: `UILabel[2]`.
    package func view(_ wanted: String) throws(Failure) -> UIView {
        let views = names.all
        let ways: [(UIView) -> Bool] = [
            { names.id(of: $0) == wanted }, { isCalled($0, wanted) }, { names.path(to: $0) == wanted },
        ]
        for fits in ways {
            let found = views.filter(fits)
            if found.count == 1 { return found[0] }
            if found.count > 1 { throw several(found, wanted) }
        }
        if wanted == "root" { return shown.view }
        let (kind, number) = Self.numbered(wanted)
        let found = views.filter { $0.knownClassName == kind || names.kind(of: $0) == kind }
        if let number, found.indices.contains(number) { return found[number] }
        if let number, !found.isEmpty {
            throw Failure(
                words: "there is no `\(kind)[\(number)]`: \(kind)[0] to \(kind)[\(found.count - 1)] are there",
                isUnknown: false)
        }
        if found.count == 1 { return found[0] }
        if found.count > 1 { throw several(found, wanted, numberedAs: kind) }
        throw unknown(wanted, views)
    }

    private func isCalled(_ view: UIView, _ wanted: String) -> Bool {
        names.element(of: view)?.label == wanted || view.words == wanted || names.label(of: view) == wanted
    }

    /// `UILabel[2]` is the third label.
    private static func numbered(_ text: String) -> (kind: String, number: Int?) {
        guard text.hasSuffix("]"), let start = text.lastIndex(of: "["),
            let number = Int(text[text.index(after: start)...].dropLast())
        else { return (text, nil) }
        return (String(text[..<start]), number)
    }

    private func several(_ found: [UIView], _ wanted: String, numberedAs kind: String? = nil) -> Failure {
        let lines = found.prefix(Self.mostNamed).enumerated().map { number, view in
            let key = kind.map { "\($0)[\(number)]" } ?? names.path(to: view)
            return "  \(key.isEmpty ? "root" : key): \(names.naming(view))"
        }
        let more = found.count > Self.mostNamed ? ["  and \(found.count - Self.mostNamed) more"] : []
        return Failure(
            words: (["`\(wanted)` means \(found.count) views; choose one of these:"] + lines + more)
                .joined(separator: "\n"), isUnknown: false)
    }

    private func unknown(_ wanted: String, _ views: [UIView]) -> Failure {
        var known: [String] = []
        var seen: Set<String> = []
        for view in views {
            for name in [names.id(of: view), names.label(of: view), view.knownClassName].compactMap({ $0 })
            where seen.insert(name).inserted { known.append(name) }
        }
        let near = NearestNames.suggestion(for: wanted, among: known)
        let some = views.compactMap(names.id(of:)).prefix(Self.mostNamed)
        let hint =
            some.isEmpty ? "; say a class such as UILabel[0]" : "; the scene has \(NearestNames.list(Array(some)))"
        return Failure(
            words: "there is no view `\(wanted)`\(near ?? hint)", isUnknown: true, hasSuggestion: near != nil)
    }
}
