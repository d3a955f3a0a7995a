import Foundation

/// Which form of a text a number takes in a language. The rules are those of Unicode's CLDR (release 44) for cardinal numbers.
package enum PluralRule {
    /// A number as CLDR's rules ask of it.
    struct Number {
        /// The whole part.
        let i: Int
        /// The digits after the point, and how many there are.
        let f: Int
        let v: Int

        init(_ value: Double) {
            let size = abs(value)
            guard size.isFinite, size < 1e15 else {
                (i, f, v) = (Int.max, 0, 0)
                return
            }
            i = Int(size)
            let text = "\(size)"
            let digits = size == size.rounded() || text.contains("e") ? "" : text.split(separator: ".").last ?? ""
            (f, v) = (Int(digits) ?? 0, digits.count)
        }

        var isWhole: Bool { v == 0 }
        func isWhole(_ value: Int) -> Bool { v == 0 && i == value }
        func isWhole(in range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i) }
    }

    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    package static func form(of value: Double, in language: String) -> String {
        let code = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        let name = code.first?.lowercased() ?? "en"
        let isOfPortugal = name == "pt" && code.dropFirst().contains { $0.uppercased() == "PT" }
        let number = Number(value)
        for (languages, rule) in rules where languages.contains(isOfPortugal ? "pt-PT" : name) { return rule(number) }
        return number.isWhole(1) ? "one" : "other"
    }

    private typealias Rule = @Sendable (Number) -> String

    private static let rules: [(Set<String>, Rule)] = [
        (
            [
                "ja", "ko", "zh", "yue", "th", "vi", "id", "in", "ms", "lo", "my", "km", "bo", "dz", "ig", "jv", "su",
                "to", "wo", "yo",
            ], { _ in "other" }
        ),
        (["fr", "pt"], { $0.i <= 1 ? "one" : millions($0) }),
        (["es", "it", "ca", "pt-PT"], { $0.isWhole(1) ? "one" : millions($0) }),
        (["hy", "ff", "kab"], { $0.i <= 1 ? "one" : "other" }),
        (["hi", "gu", "bn", "fa", "kn", "am", "zu", "as"], { $0.i == 0 || $0.isWhole(1) ? "one" : "other" }),
        (["pa", "ti", "mg", "ln", "ak", "wa"], { $0.isWhole(in: 0...1) ? "one" : "other" }),
        (["si"], { $0.isWhole(in: 0...1) || $0.i == 0 && $0.f == 1 ? "one" : "other" }),
        (["da"], { $0.isWhole(1) || !$0.isWhole && $0.i <= 1 ? "one" : "other" }),
        (
            ["is"],
            {
                $0.isWhole
                    ? (ends($0.i, in: 1...1, but: 11...11) ? "one" : "other")
                    : $0.f % 10 == 1 && $0.f % 100 != 11 ? "one" : "other"
            }
        ),
        (["mk"], { ends($0.isWhole ? $0.i : $0.f, in: 1...1, but: 11...11) ? "one" : "other" }),
        (
            ["fil", "tl"],
            { number in
                let last = (number.isWhole ? number.i : number.f) % 10
                return number.isWhole(in: 1...3) || ![4, 6, 9].contains(last) ? "one" : "other"
            }
        ),
        (
            ["lv"],
            { number in
                let value = number.isWhole ? number.i : number.f
                if number.isWhole && value % 10 == 0 || (11...19).contains(value % 100) { return "zero" }
                return ends(value, in: 1...1, but: 11...11) ? "one" : "other"
            }
        ),
        (["he", "iw"], { $0.isWhole(1) || $0.i == 0 && !$0.isWhole ? "one" : $0.isWhole(2) ? "two" : "other" }),
        (
            ["ro", "mo"],
            { number in
                if number.isWhole(1) { return "one" }
                return !number.isWhole || number.i == 0 || (1...19).contains(number.i % 100) ? "few" : "other"
            }
        ),
        (
            ["hr", "sr", "bs", "sh"],
            { number in
                let value = number.isWhole ? number.i : number.f
                return slavic(value) == "many" ? "other" : slavic(value)
            }
        ),
        (
            ["sl"],
            { number in
                guard number.isWhole else { return "few" }
                switch number.i % 100 {
                case 1: return "one"
                case 2: return "two"
                case 3, 4: return "few"
                default: return "other"
                }
            }
        ),
        (
            ["cs", "sk"],
            { number in
                guard number.isWhole else { return "many" }
                return number.i == 1 ? "one" : (2...4).contains(number.i) ? "few" : "other"
            }
        ),
        (
            ["pl"],
            { number in
                guard number.isWhole else { return "other" }
                if number.i == 1 { return "one" }
                return ends(number.i, in: 2...4, but: 12...14) ? "few" : "many"
            }
        ),
        (["ru", "uk", "be"], { $0.isWhole ? slavic($0.i) : "other" }),
        (
            ["lt"],
            { number in
                guard number.isWhole else { return "many" }
                if ends(number.i, in: 1...1, but: 11...19) { return "one" }
                return ends(number.i, in: 2...9, but: 11...19) ? "few" : "other"
            }
        ),
        (
            ["ga"],
            { number in
                guard number.isWhole else { return "other" }
                switch number.i {
                case 1: return "one"
                case 2: return "two"
                case 3...6: return "few"
                case 7...10: return "many"
                default: return "other"
                }
            }
        ),
        (
            ["gd"],
            { number in
                guard number.isWhole else { return "other" }
                switch number.i {
                case 1, 11: return "one"
                case 2, 12: return "two"
                case 3...10, 13...19: return "few"
                default: return "other"
                }
            }
        ),
        (
            ["cy"],
            { number in
                number.isWhole ? [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number.i] ?? "other" : "other"
            }
        ),
        (
            ["ar", "ars"],
            { number in
                guard number.isWhole else { return "other" }
                if number.i <= 2 { return ["zero", "one", "two"][number.i] }
                return (3...10).contains(number.i % 100) ? "few" : number.i % 100 >= 11 ? "many" : "other"
            }
        ),
        (
            ["mt"],
            { number in
                guard number.isWhole else { return "other" }
                if (1...2).contains(number.i) { return number.i == 1 ? "one" : "two" }
                if number.i == 0 || (3...10).contains(number.i % 100) { return "few" }
                return (11...19).contains(number.i % 100) ? "many" : "other"
            }
        ),
    ]

    /// Whole millions have a form of their own in Romance languages.
    @Sendable private static func millions(_ number: Number) -> String {
        number.isWhole && number.i != 0 && number.i % 1_000_000 == 0 ? "many" : "other"
    }

    @Sendable private static func slavic(_ value: Int) -> String {
        if ends(value, in: 1...1, but: 11...11) { return "one" }
        return ends(value, in: 2...4, but: 12...14) ? "few" : "many"
    }

    /// Whether a number ends in some digits, but for some last two digits.
    @Sendable private static func ends(_ value: Int, in digits: ClosedRange<Int>, but exceptions: ClosedRange<Int>)
        -> Bool
    {
        digits.contains(value % 10) && !exceptions.contains(value % 100)
    }
}
