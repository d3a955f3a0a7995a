/// What a text with places for values asks for: `%1$@ of %d`.
enum FormatSpecifiers {
    /// The letters of the types, by place. Nil where one place is asked for in two ways.
    static func letters(in format: String) -> [Character]? {
        let pattern =
            /%(?:(\d+)\$)?[-+ 0#']*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|q|L|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp%])/
        var found: [Int: Character] = [:]
        var next = 1
        for match in format.matches(of: pattern) {
            let letter = match.output.2.first!
            if letter == "%" { continue }
            let place = match.output.1.flatMap { Int($0) } ?? next
            next = place + 1
            if let other = found[place], other != letter { return nil }
            found[place] = letter
        }
        let count = found.keys.max() ?? 0
        guard count < 50, (1...max(1, count)).allSatisfy({ count == 0 || found[$0] != nil }) else { return nil }
        return (0..<count).map { found[$0 + 1]! }
    }
}
