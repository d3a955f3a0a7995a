/// The names in a type as it is written, and the types that it is made of.
enum TypeWords {
    /// The text with each name in place of another, but for those behind dots.
    static func replacing(_ text: String, _ name: (String) -> String) -> String {
        var (result, word, last) = ("", "", Character(" "))
        func end() {
            guard !word.isEmpty else { return }
            result += last == "." ? word : name(word)
            word = ""
        }
        for character in text {
            if character.isLetter || character == "_" || character.isNumber {
                word.append(character)
                continue
            }
            end()
            result.append(character)
            if !character.isWhitespace { last = character }
        }
        end()
        return result
    }

    /// Without attributes and the like: `Deck` of `@escaping any Deck`.
    static func plain(_ text: String) -> String {
        var rest = text.drop(while: \.isWhitespace)
        while true {
            if rest.first == "@" {
                rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
                continue
            }
            guard
                let word = ["any ", "some ", "__owned ", "borrowing ", "consuming ", "sending "].first(
                    where: rest.hasPrefix)
            else { break }
            rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
        }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        // One in brackets alone is itself.
        if rest.first == "(", rest.last == ")", parts(rest.dropFirst().dropLast(), at: ",").count == 1,
            close(of: rest) == rest.index(before: rest.endIndex), !rest.dropFirst().dropLast().isEmpty
        {
            return plain(String(rest.dropFirst().dropLast()))
        }
        return String(rest)
    }

    private static func close(of text: Substring) -> Substring.Index? {
        var depth = 0
        for place in text.indices {
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" {
                depth -= 1
                if depth == 0 { return place }
            }
        }
        return nil
    }

    /// The parts between a character that stands in no brackets.
    static func parts(_ text: Substring, at separator: Character) -> [Substring] {
        var (parts, depth, start) = ([Substring](), 0, text.startIndex)
        var former = Character(" ")
        for place in text.indices {
            switch text[place] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where former != "-": depth -= 1
            case separator where depth == 0:
                parts.append(text[start..<place])
                start = text.index(after: place)
            default: break
            }
            former = text[place]
        }
        return parts + [text[start...]]
    }

    /// The types of which values are needed where one of this type is made: none for what can be nil or empty.
    static func needed(for text: String) -> [String] {
        let text = plain(text)
        if text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("[") || text.isEmpty { return [] }
        if let arrow = arrow(in: text) { return needed(for: arrow) }
        if text.hasPrefix("("), text.hasSuffix(")") {
            return parts(text.dropFirst().dropLast(), at: ",").flatMap { part in
                let halves = parts(part, at: ":")
                return needed(for: String(halves.last ?? part))
            }
        }
        return [text] + arguments(of: text).flatMap(needed)
    }

    /// What a closure gives; nil for what is none.
    private static func arrow(in text: String) -> String? {
        var depth = 0
        var former = Character(" ")
        for place in text.indices {
            let character = text[place]
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where former == "-":
                if depth == 0 { return String(text[text.index(after: place)...]) }
            case ">": depth -= 1
            default: break
            }
            former = character
        }
        return nil
    }

    /// `Deck` and `Int` of `Stack<Deck, Int>`.
    static func arguments(of text: String) -> [String] {
        guard text.hasSuffix(">"), let start = text.firstIndex(of: "<") else { return [] }
        return parts(text[text.index(after: start)...].dropLast(), at: ",").map { plain(String($0)) }
    }

    /// Without what stands in angle brackets.
    static func base(of text: String) -> String { String(text.prefix { $0 != "<" }) }
}
