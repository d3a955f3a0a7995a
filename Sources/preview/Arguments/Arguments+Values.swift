import MaquetteSyntax

extension Arguments {
    /// The last value of an option as a number in a range.
    func number(_ option: String, in range: ClosedRange<Double>, default fallback: Double) throws -> Double {
        guard let text = last(option)?.text else { return fallback }
        return try Self.number(text, of: option, in: range)
    }

    /// Every value of an option as a number in a range.
    func numbers(_ option: String, in range: ClosedRange<Double>) throws -> [Double] {
        try list(option).map { try Self.number($0, of: option, in: range) }
    }

    /// Every value of an option as one of a few words.
    func choices<Value>(_ option: String, among known: KeyValuePairs<String, Value>) throws -> [Value] {
        try list(option).map { text in
            if let match = known.first(where: { $0.key.lowercased() == text.lowercased() }) { return match.value }
            let names = known.map(\.key)
            throw Failure("\(option) does not know `\(text.shortened)`; it knows \(names.joined(separator: ", "))")
        }
    }

    static func number(_ text: String, of option: String, in range: ClosedRange<Double>) throws -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw Failure(
                "\(option) needs a number from \(short(range.lowerBound)) to \(short(range.upperBound)), not `\(text.shortened)`"
            )
        }
        return number
    }

    /// A size such as `120x44`, or `120x` and `x44` where a side may be left open, which is zero then.
    static func size(
        _ text: String, of option: String, in range: ClosedRange<Double>, mayBeOpen: Bool = false
    ) throws -> (width: Double, height: Double) {
        let sides = text.lowercased().split(
            separator: text.contains("×") ? "×" : "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, mayBeOpen || !sides.contains("") else {
            throw Failure("\(option) needs a width and a height in points, as in 320x200, not `\(text.shortened)`")
        }
        let numbers = try sides.map { side in
            mayBeOpen && side.isEmpty ? 0 : try number(String(side), of: option, in: range)
        }
        return (numbers[0], numbers[1])
    }

    /// To a thousandth: thirds of points have no end.
    static func short(_ number: Double) -> String { number.written(decimals: 3) }
}
