/// What the start tag of an element says, in its order: so little that it is looked through and not hashed.
struct MarkupAttributes: Sendable {
    struct Entry: Sendable, Equatable {
        let name: String
        var value: String
    }

    private(set) var entries: [Entry]

    init(_ entries: [Entry] = []) { self.entries = entries }

    subscript(name: String) -> String? {
        get {
            for entry in entries where entry.name == name { return entry.value }
            return nil
        }
        set {
            let place = entries.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): entries[place].value = value
            case (let place?, nil): entries.remove(at: place)
            case (nil, let value?): entries.append(Entry(name: name, value: value))
            case (nil, nil): break
            }
        }
    }
}

extension MarkupAttributes: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, String)...) { self.init(elements.map { Entry(name: $0, value: $1) }) }
}
