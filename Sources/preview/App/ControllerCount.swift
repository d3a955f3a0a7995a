import MaquetteSyntax

/// What became of the controllers of a project, each by the best picture that it is in.
struct ControllerCount {
    private enum Result: Int, Comparable {
        case untried, failed, marked, invented, own

        static func < (one: Result, other: Result) -> Bool { one.rawValue < other.rawValue }
    }

    private var results: [String: Result] = [:]

    /// - Parameters:
    ///   - controllers: the project's, by module and class.
    init(_ controllers: Set<String>, _ screens: [AppReport.Screen]) {
        results = Dictionary(uniqueKeysWithValues: controllers.map { ($0, .untried) })
        for screen in screens where screen.obstacle == nil {
            let result = Self.result(of: screen)
            for name in screen.lacking.controllers { note(name, result) }
            // What ended before there was a picture is known by the name of what was to be shown.
            if let type = screen.type { note("\(screen.module).\(type)", min(result, .failed)) }
        }
    }

    private static func result(of screen: AppReport.Screen) -> Result {
        guard screen.isShown, screen.lacking.crash == nil, screen.lacking.problem == nil else { return .failed }
        if !screen.lacking.missing.isEmpty { return .marked }
        return screen.lacking.invented.isEmpty && !screen.lacking.hasSampleTexts ? .own : .invented
    }

    private mutating func note(_ name: String, _ result: Result) {
        guard let known = results[name] else { return }
        results[name] = max(known, result)
    }

    private func count(_ result: Result) -> Int { results.values.count { $0 == result } }

    /// In the order of what matters most to somebody who looks for screens.
    private var numbers: [(key: String, words: String, number: Int)] {
        [
            ("own", "made by the project's own code", count(.own)),
            ("invented", "with invented values", count(.invented)), ("marked", "with missing code", count(.marked)),
            ("failed", "blank or crashed", count(.failed)), ("untried", "not tried", count(.untried)),
        ]
    }

    var isEmpty: Bool { results.isEmpty }

    var summary: String {
        let parts = numbers.filter { $0.number > 0 }.map { "\($0.number) \($0.words)" }
        return "controllers: \(results.count); " + parts.joined(separator: ", ")
    }

    var json: JSONValue {
        .object(members: [("total", results.count)] + numbers.map { ($0.key, $0.number) }) { .number(Double($0)) }
    }

    /// What became of each, by its name.
    var names: JSONValue {
        .object(members: results.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) { .string("\($0)") }
    }
}

extension JSONValue {
    fileprivate static func object<Value>(
        members: [(String, Value)], _ json: (Value) -> JSONValue
    ) -> JSONValue {
        .object(members.map { Member(key: $0.0, value: json($0.1)) })
    }
}
