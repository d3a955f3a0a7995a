/// The attributes of an element, in order: so few that searching them is faster than hashing.
package struct MarkupAttributes: Sendable {
    package struct Entry: Sendable, Equatable {
        package let name: String
        package var value: String
    }

    package private(set) var entries: [Entry]
    /// A bit for each length of a name: most queries are for attributes that an element does not have, and no name of
    /// that length exists.
    private var lengths: UInt64

    init(_ entries: [Entry] = []) {
        self.entries = entries
        lengths = entries.reduce(0) { $0 | Self.mark(of: $1.name) }
    }

    private static func mark(of name: String) -> UInt64 { 1 << UInt64(name.utf8.count & 63) }

    /// The index of a name. Most names differ in length, which is checked first.
    static func place(of name: String, in entries: [Entry]) -> Int? {
        let length = name.utf8.count
        for place in entries.indices
        where entries[place].name.utf8.count == length && entries[place].name == name { return place }
        return nil
    }

    private func place(of name: String) -> Int? {
        lengths & Self.mark(of: name) == 0 ? nil : Self.place(of: name, in: entries)
    }

    package subscript(name: String) -> String? {
        get { place(of: name).map { entries[$0].value } }
        set {
            let place = place(of: name)
            lengths |= Self.mark(of: name)
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
    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Entry(name: $0, value: $1) })
    }
}
