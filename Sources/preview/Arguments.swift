/// Splits what was typed into options with values, flags and the rest.
struct Arguments {
    private(set) var rest: [String] = []
    private var values: [String: [String]] = [:]
    private var given: Set<String> = []

    init(_ arguments: [String], options: Set<String>, flags: Set<String>) throws {
        var waiting = arguments[...]
        while let argument = waiting.popFirst() {
            guard argument.hasPrefix("--"), argument.count > 2 else {
                if argument == "--" {
                    rest += waiting
                    return
                }
                rest.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            if flags.contains(name), parts.count == 1 {
                given.insert(name)
            } else if options.contains(name) {
                guard let value = parts.count == 2 ? parts[1] : waiting.popFirst() else {
                    throw UsageError("\(name) wants a value")
                }
                values[name, default: []].append(value)
            } else {
                throw UsageError("there is no option \(name); --help lists the options")
            }
        }
    }

    func has(_ flag: String) -> Bool { given.contains(flag) }

    /// All values of an option, those between commas apart.
    func list(_ option: String) -> [String] {
        (values[option] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// The last value of an option as a number in a range.
    func number(_ option: String, in range: ClosedRange<Double>, default fallback: Double) throws -> Double {
        guard let text = values[option]?.last else { return fallback }
        return try Self.number(text, of: option, in: range)
    }

    static func number(_ text: String, of option: String, in range: ClosedRange<Double>) throws -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw UsageError(
                "\(option) wants a number from \(short(range.lowerBound)) to \(short(range.upperBound)), not `\(text)`")
        }
        return number
    }

    static func short(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
