import MaquetteDocuments

/// The words of a file with code, and how a variable is used in it. No parser: what it does not understand counts as a use
/// of any kind. The file is gone through once, however many outlets are asked for.
struct CodeWords {
    enum Use: Equatable {
        case declared, compared
        /// The members that are asked for, in a chain.
        case member([String])
        /// The name is given to something else, or set.
        case passed
    }

    let isSwift: Bool
    private let text: [UInt8]
    /// Where each word of letters, digits and underscores starts.
    private var places: [String: [Int]] = [:]

    init(_ source: SourceOfClass) {
        isSwift = source.isSwift
        text = Self.withoutRemarks(source.text)
        var place = 0
        while let word = range(from: place) {
            places[String(decoding: text[word], as: UTF8.self), default: []].append(word.lowerBound)
            place = word.upperBound
        }
    }

    /// Every word once, in no order.
    var all: some Collection<String> { places.keys }

    func has(anyOf wanted: Set<String>) -> Bool { wanted.contains { places[$0] != nil } }

    /// Blanks in the place of comments and texts in quotes.
    private static func withoutRemarks(_ text: [UInt8]) -> [UInt8] {
        var (plain, place) = (text, 0)
        func starts(_ mark: StaticString, at place: Int) -> Bool {
            place + 1 < text.count && text[place] == mark.utf8Start[0] && text[place + 1] == mark.utf8Start[1]
        }
        while place < text.count {
            let start = place
            if starts("//", at: place) {
                while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
            } else if starts("/*", at: place) {
                while place < text.count, !starts("*/", at: place) { place += 1 }
            } else if text[place] == UInt8(ascii: "\"") {
                place += 1
                while place < text.count, text[place] != UInt8(ascii: "\""), text[place] != UInt8(ascii: "\n") {
                    place += text[place] == UInt8(ascii: "\\") ? 2 : 1
                }
                place = min(place + 1, text.count)
            } else {
                place += 1
                continue
            }
            for index in start..<min(place, text.count) where plain[index] != UInt8(ascii: "\n") {
                plain[index] = UInt8(ascii: " ")
            }
        }
        return plain
    }

    /// The next word.
    private func range(from place: Int) -> Range<Int>? {
        var place = place
        while place < text.count, !text[place].isOfWord { place += 1 }
        let start = place
        while place < text.count, text[place].isOfWord { place += 1 }
        return start < place ? start..<place : nil
    }

    private func word(from place: Int) -> (String, Range<Int>)? {
        range(from: place).map { (String(decoding: text[$0], as: UTF8.self), $0) }
    }

    /// The class that another one is declared to inherit from.
    func superclass(of name: String) -> String? {
        for start in places["class"] ?? [] {
            guard let (declared, range) = word(from: start + "class".utf8.count), declared == name else { continue }
            return after(range.upperBound, UInt8(ascii: ":")) ? word(from: range.upperBound)?.0 : nil
        }
        return nil
    }

    /// What is done with a variable, in the order of the file.
    func uses(of name: String) -> some Sequence<Use> {
        // Objective-C's variable of a property.
        let hidden = isSwift ? [] : places["_" + name] ?? []
        let starts = hidden.isEmpty ? places[name] ?? [] : ((places[name] ?? []) + hidden).sorted()
        return starts.lazy.compactMap { start in range(from: start).flatMap(use) }
    }

    /// Nil for another thing of that name.
    private func use(at range: Range<Int>) -> Use? {
        let (former, before) = character(before: range.lowerBound)
        var end = range.upperBound
        while end < text.count, text[end] == UInt8(ascii: "?") || text[end] == UInt8(ascii: "!") {
            if end + 1 < text.count, text[end + 1] == UInt8(ascii: "=") { break }
            end += 1
        }
        let (next, after) = character(from: end)
        if isSwift, let word = word(endingAt: before), word == "var" || word == "let" { return .declared }
        if !isSwift, former == UInt8(ascii: "*") || line(of: range.lowerBound).contains("@synthesize") {
            return .declared
        }
        if former == UInt8(ascii: ".") {
            // `.title` alone, and the path `\.title`.
            let owner = before > 0 ? text[before - 1] : 0
            if owner == UInt8(ascii: "\\") { return .passed }
            if !owner.isOfWord, !"?!)]".utf8.contains(owner) { return nil }
        }
        if next == UInt8(ascii: ":"), former == UInt8(ascii: "(") || former == UInt8(ascii: ",") { return nil }
        if next == UInt8(ascii: ".") { return .member(chain(after + 1)) }
        if next == UInt8(ascii: "="), after + 1 < text.count, text[after + 1] == UInt8(ascii: "=") { return .compared }
        if next == UInt8(ascii: "!"), after + 1 < text.count, text[after + 1] == UInt8(ascii: "=") { return .compared }
        if former == UInt8(ascii: "="), before > 0, "=!".utf8.contains(text[before - 1]) { return .compared }
        if !isSwift, isMessage(range.lowerBound), let next, next.isOfWord {
            return .member(chain(after).map(Self.property))
        }
        return .passed
    }

    /// `titleLabel`, `font` of `titleLabel?.font`.
    private func chain(_ start: Int) -> [String] {
        var (names, place): ([String], Int) = ([], start)
        while names.count < 4 {
            let (first, begin) = character(from: place)
            guard let first, first.isOfWord else { break }
            var end = begin
            while end < text.count, text[end].isOfWord { end += 1 }
            names.append(String(decoding: text[begin..<end], as: UTF8.self))
            while end < text.count, "?!".utf8.contains(text[end]) { end += 1 }
            guard end < text.count, text[end] == UInt8(ascii: ".") else { break }
            place = end + 1
        }
        return names
    }

    /// `textColor` of Objective-C's `setTextColor:`.
    private static func property(ofSetter name: String) -> String {
        guard name.hasPrefix("set"), name.count > 3 else { return name }
        return name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
    }

    /// Whether an expression in Objective-C is what a message goes to: `[self.title` or `[_title`.
    private func isMessage(_ start: Int) -> Bool {
        var place = start - 1
        while place >= 0, text[place].isOfWord || text[place] == UInt8(ascii: ".") { place -= 1 }
        return place >= 0 && text[place] == UInt8(ascii: "[")
    }

    private func character(before place: Int) -> (UInt8?, Int) {
        var place = place - 1
        while place >= 0, text[place].isSpace { place -= 1 }
        return (place >= 0 ? text[place] : nil, max(0, place))
    }

    private func character(from place: Int) -> (UInt8?, Int) {
        var place = place
        while place < text.count, text[place].isSpace { place += 1 }
        return (place < text.count ? text[place] : nil, place)
    }

    private func after(_ place: Int, _ wanted: UInt8) -> Bool { character(from: place).0 == wanted }

    private func word(endingAt last: Int) -> String? {
        guard text.indices.contains(last), text[last].isOfWord else { return nil }
        var start = last
        while start > 0, text[start - 1].isOfWord { start -= 1 }
        return String(decoding: text[start...last], as: UTF8.self)
    }

    private func line(of place: Int) -> String {
        var start = place
        while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isOfWord: Bool {
        self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
            || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_") || self > 127
    }
    fileprivate var isSpace: Bool { self == 32 || self == 10 || self == 9 || self == 13 }
}
