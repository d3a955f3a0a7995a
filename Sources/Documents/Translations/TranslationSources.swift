import Foundation
import MaquetteFiles
import MaquetteViewModel

/// The files with a project's texts for a document: `de.lproj/Main.strings` and `mul.lproj/Main.xcstrings` beside
/// `Base.lproj`.
struct TranslationSources {
    private struct Source {
        /// The path for messages.
        let path: String
        /// Where the file is when links are followed.
        let place: FilePath
        /// The languages that its folder or the file itself names.
        let languages: [LanguageTag]
        /// A catalog, which was read to know its languages.
        var catalog: Translations?
    }

    private let sources: [Source]
    /// The language of the document itself, from its folder.
    private let own: LanguageTag?
    /// Files that are not read.
    private let notes: [DocumentProblem]

    init(of file: String) throws(UnusableDocument) {
        let path = file as NSString
        let around = path.deletingLastPathComponent as NSString
        let isInFolder = around.pathExtension == "lproj"
        own = isInFolder ? LanguageTag((around.lastPathComponent as NSString).deletingPathExtension) : nil
        let folder = isInFolder ? around.deletingLastPathComponent : around as String
        let name = (path.lastPathComponent as NSString).deletingPathExtension
        let boundary = Project.around(file).boundary
        var sources: [Source] = []
        var notes: [DocumentProblem] = []
        /// nil where there is no such file to read.
        func find(_ path: String) -> FilePath? {
            let parts = FilePath(path)
            let start = parts.folder.folder.absolute.appending(parts.folder.name).appending(parts.name)
            guard let place = boundary.place(of: start) else {
                var note = DocumentProblem(
                    file: path, message: "it is not in the document's project; --allow-outside reads it all the same")
                note.kind = .translation
                notes.append(note)
                return nil
            }
            return place.kind == .file ? place : nil
        }
        for entry in FolderEntries(folder.isEmpty ? "." : folder).names where entry.hasSuffix(".lproj") {
            let place = (folder as NSString).appendingPathComponent(entry) as NSString
            if entry == "mul.lproj" {
                let path = place.appendingPathComponent("\(name).xcstrings")
                guard let place = find(path), let bytes = try? place.contents() else { continue }
                let catalog = try Translations.read(bytes, named: path)
                let languages = Set(catalog.texts.compactMap { $0.language.flatMap { LanguageTag($0) } })
                sources.append(Source(path: path, place: place, languages: Array(languages), catalog: catalog))
            } else if let language = LanguageTag((entry as NSString).deletingPathExtension) {
                let path = place.appendingPathComponent("\(name).strings")
                guard let place = find(path) else { continue }
                sources.append(Source(path: path, place: place, languages: [language]))
            }
        }
        self.sources = sources
        self.notes = notes
    }

    /// The languages in which an app would show the document, the nearest first.
    private func matches(for language: String) -> [LanguageTag] {
        LanguageTag(language)?.matches(among: sources.flatMap(\.languages) + [own].compactMap { $0 }) ?? []
    }

    /// The languages by their codes, the document's own among them.
    var languages: [String] {
        Set((sources.flatMap(\.languages) + [own].compactMap { $0 }).map(\.code)).sorted()
    }

    /// Whether there are texts in a language.
    func know(_ language: String) -> Bool { !matches(for: language).isEmpty }

    /// The texts for a language by their keys, and the problems of their files.
    func texts(
        for language: String, on idiom: UIUserInterfaceIdiom
    ) throws(UnusableDocument) -> (texts: [String: String], notes: [DocumentProblem]) {
        var texts: [String: String] = [:]
        var notes = notes
        // The document's own texts are nearer than those of other languages.
        for match in matches(for: language).prefix(while: { $0 != own }) {
            var choice = TranslationChoice(idiom: idiom)
            for source in sources where source.languages.contains(match) {
                var file = source.catalog
                if file == nil, let bytes = try? source.place.contents() {
                    file = try Translations.read(bytes, named: source.path)
                }
                guard let file else { continue }
                notes += file.warnings.filter { !notes.contains($0) }
                // A catalog's source language has keys for missing texts, and here keys are not texts.
                for text in file.texts where text.text != text.key {
                    if text.language == nil || text.language.flatMap({ LanguageTag($0) }) == match {
                        choice.consider(text)
                    }
                }
            }
            // The nearest language comes first and has precedence.
            texts.merge(choice.texts) { nearest, _ in nearest }
        }
        return (texts, notes)
    }
}
