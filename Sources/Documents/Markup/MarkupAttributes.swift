/// What the start tag of an element says, in its order: so little that it is looked through and not hashed.
struct MarkupAttributes: Sendable {
    struct Entry: Sendable, Equatable {
        let name: String
        var value: String
    }

    private(set) var entries: [Entry]

    init(_ entries: [Entry] = []) { self.entries = entries }

    /// Where a name stands among entries. Most names differ in their length, which is seen at once.
    static func place(of name: String, in entries: [Entry]) -> Int? {
        let length = name.utf8.count
        for place in entries.indices
        where entries[place].name.utf8.count == length && entries[place].name == name { return place }
        return nil
    }

    subscript(name: String) -> String? {
        get { Self.place(of: name, in: entries).map { entries[$0].value } }
        set {
            let place = Self.place(of: name, in: entries)
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
