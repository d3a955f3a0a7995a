import Foundation
import MaquetteViewModel

extension InterfaceBuilderDocument {
    /// The document with its project's texts for a language, from files beside it or a string catalog; unchanged if
    /// there are none.
    public func translated(
        into language: String, on idiom: UIUserInterfaceIdiom
    ) throws(UnusableDocument) -> any Document {
        let (texts, notes) = try TranslationSources(of: file).texts(for: language, on: idiom)
        guard !texts.isEmpty || !notes.isEmpty else { return self }
        return try InterfaceBuilderDocument(
            TranslatedMarkup(texts).apply(to: root), file: file, isTranslated: !texts.isEmpty, notes: notes
        ).shown(on: canvas.era.release)
    }

    public func isKnown(in language: String) throws(UnusableDocument) -> Bool {
        try TranslationSources(of: file).know(language)
    }

    /// Texts that cannot be read are reported when they are asked for.
    public var languages: [String] { (try? TranslationSources(of: file))?.languages ?? [] }
}

/// Puts translations where their keys point: `a1b-cd-e2f.text`, `a1b-cd-e2f.normalTitle`.
struct TranslatedMarkup {
    /// The texts by the ids of elements, and by property.
    private var texts: [String: [String: String]] = [:]

    init(_ texts: [String: String]) {
        for (key, text) in texts {
            guard let dot = key.firstIndex(of: ".") else { continue }
            self.texts[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
        }
    }

    func apply(to element: MarkupElement) -> MarkupElement {
        var attributes = element.attributes
        var children = element.children.map(apply)
        for (property, text) in (element.id.flatMap { texts[$0] } ?? [:]).sorted(by: { $0.key < $1.key }) {
            set(property, text, &attributes, &children)
        }
        return MarkupElement(
            name: element.name, attributes: attributes, children: children, text: element.text, line: element.line,
            column: element.column)
    }

    private func set(
        _ property: String, _ text: String, _ attributes: inout MarkupAttributes, _ children: inout [MarkupElement]
    ) {
        let states = ["normalTitle", "highlightedTitle", "selectedTitle", "disabledTitle"]
        if states.contains(property) {
            let state = String(property.dropLast("Title".count))
            return change(&children, { $0.key == state }, "title", text)
        }
        if property.hasPrefix("configuration.") {
            let name = String(property.dropFirst("configuration.".count))
            return change(&children, { $0.key == "configuration" }, name, text)
        }
        if let index = index(in: property, of: "segmentTitles") {
            return changeList(&children, "segments", index, "title", text)
        }
        if let index = index(in: property, of: "scopeButtonTitles") {
            return changeList(&children, "scopeButtonTitles", index, nil, text)
        }
        if let index = index(in: property, of: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings") {
            return changeList(&children, "userDefinedRuntimeAttributes", index, "value", text)
        }
        attributes[property] = text
    }

    /// `2` of `segmentTitles[2]`.
    private func index(in property: String, of list: String) -> Int? {
        guard property.hasPrefix(list + "["), property.hasSuffix("]") else { return nil }
        return Int(property.dropFirst(list.count + 1).dropLast())
    }

    private func change(
        _ children: inout [MarkupElement], _ isMeant: (MarkupElement) -> Bool, _ attribute: String, _ text: String
    ) {
        guard let place = children.firstIndex(where: isMeant) else { return }
        children[place] = children[place].replacingText(text, as: attribute)
    }

    private func changeList(
        _ children: inout [MarkupElement], _ name: String, _ index: Int, _ attribute: String?, _ text: String
    ) {
        guard let place = children.firstIndex(where: { $0.name == name }),
            children[place].children.indices.contains(index)
        else { return }
        let list = children[place]
        var items = list.children
        items[index] = items[index].replacingText(text, as: attribute)
        children[place] = MarkupElement(
            name: list.name, attributes: list.attributes, children: items, line: list.line, column: list.column)
    }
}

extension MarkupElement {
    /// This element with another text in an attribute, or between its tags.
    fileprivate func replacingText(_ text: String, as attribute: String?) -> MarkupElement {
        var attributes = attributes
        if let attribute { attributes[attribute] = text }
        return MarkupElement(
            name: name, attributes: attributes,
            children: children.filter { $0.key != attribute || attribute == nil },
            text: attribute == nil ? text : self.text, line: line, column: column)
    }
}
