/// Cairo numbers the definitions of SVG documents throughout the process; here each document starts at one.
enum SVGNames {
    /// Renumbers `surface12`, `image7`, `glyph0-3` and their like in order of appearance.
    static func renumbered(_ document: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(document.count)
        var numbers: [[UInt8]: Int] = [:]
        var counts: [[UInt8]: Int] = [:]
        var at = 0
        while at < document.count {
            guard let (name, number) = name(in: document, at: at) else {
                result.append(document[at])
                at += 1
                continue
            }
            let whole = Array(name) + Array(number)
            let mine = numbers[whole] ?? counts[Array(name), default: 0]
            if numbers[whole] == nil { counts[Array(name), default: 0] += 1 }
            numbers[whole] = mine
            result += name
            result += Array("\(mine)".utf8)
            at = number.endIndex
        }
        return result
    }

    /// A name and its number, if they begin here: after `id="` or `#`.
    private static func name(in document: [UInt8], at start: Int) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
        guard start > 0 else { return nil }
        let isReference = document[start - 1] == UInt8(ascii: "#")
        let isDefinition =
            document[start - 1] == UInt8(ascii: "\"") && document[..<start].suffix(4).elementsEqual("id=\"".utf8)
        guard isReference || isDefinition else { return nil }
        let name = document[start...].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        let number = document[name.endIndex...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return name.isEmpty || number.isEmpty ? nil : (name, number)
    }
}
