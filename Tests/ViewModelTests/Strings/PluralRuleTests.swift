import Testing

@testable import MaquetteStrings

/// The numbers are the examples that Unicode's chart of plural rules gives for each form.
@Suite struct PluralRuleTests {
    @Test(
        arguments: [
            ("en", "one", [1]), ("en", "other", [0, 2, 16, 1.5]), ("en-GB", "one", [1]),
            ("de", "one", [1]), ("de", "other", [0, 2, 1.5]),
            ("fr", "one", [0, 1, 1.5]), ("fr", "many", [1_000_000]), ("fr", "other", [2, 17]),
            ("pt", "one", [0, 1, 1.5]), ("pt-PT", "one", [1]), ("pt_PT", "other", [0, 2, 1.5]),
            ("ru", "one", [1, 21, 101]), ("ru", "few", [2, 4, 22, 102]), ("ru", "many", [0, 5, 11, 19, 100, 111]),
            ("ru", "other", [1.5]),
            ("pl", "one", [1]), ("pl", "few", [2, 4, 22, 34]), ("pl", "many", [0, 5, 12, 19, 21, 100]),
            ("pl", "other", [1.5]),
            ("cs", "one", [1]), ("cs", "few", [2, 4]), ("cs", "many", [1.5]), ("cs", "other", [0, 5, 19]),
            ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]), ("ar", "few", [3, 10, 103]),
            ("ar", "many", [11, 26, 111]), ("ar", "other", [100, 102, 200, 1.5]),
            ("ja", "other", [0, 1, 2, 1.5]),
            ("he", "one", [1, 0.5]), ("he", "two", [2]), ("he", "other", [0, 3, 17]),
            ("lv", "zero", [0, 10, 20, 30]), ("lv", "one", [1, 21, 31]), ("lv", "other", [2, 9, 22]),
            ("lt", "one", [1, 21]), ("lt", "few", [2, 9, 22]), ("lt", "many", [1.5]), ("lt", "other", [0, 10, 20]),
            ("sl", "one", [1, 101]), ("sl", "two", [2, 102]), ("sl", "few", [3, 4, 104, 1.5]),
            ("sl", "other", [0, 5, 19]),
            ("ro", "one", [1]), ("ro", "few", [0, 2, 16, 101, 1.5]), ("ro", "other", [20, 35, 100]),
            ("hr", "one", [1, 21, 0.1]), ("hr", "few", [2, 4, 22, 0.2]), ("hr", "other", [0, 5, 11, 100, 0.5]),
            ("da", "one", [1, 0.1, 1.6]), ("da", "other", [0, 2, 2.5]), ("hi", "one", [0, 1, 0.5]),
            ("hi", "other", [2, 17, 1.5]),
            ("cy", "few", [3]), ("cy", "many", [6]), ("ga", "many", [7, 10]), ("ga", "other", [11, 0]),
            ("mt", "few", [0, 3, 10, 103]), ("mt", "many", [11, 19, 117]), ("fil", "one", [0, 1, 3, 5, 7]),
            ("fil", "other", [4, 6, 9]),
        ] as [(String, String, [Double])])
    func aNumberTakesTheFormOfUnicodesChart(language: String, form: String, numbers: [Double]) {
        for number in numbers { #expect(PluralRule.form(of: number, in: language) == form, "\(number)") }
    }

    @Test func variablesTakeTheFormsOfTheirOwnNumbers() {
        let cats = PluralText.Variable(specifier: "d", forms: ["one": "%d cat", "other": "%d cats", "zero": "no cats"])
        let dogs = PluralText.Variable(specifier: "d", forms: ["one": "a dog", "other": "%d dogs"])
        let text = PluralText.composed("%@ has %#@cats@ and %#@dogs@, 100%%", ["cats": cats, "dogs": dogs])
        func shown(_ cats: Int, _ dogs: Int) -> String {
            let arguments: [any CVarArg] = ["Eve", cats, dogs]
            return String(format: text.format(for: arguments, in: "en"), arguments: arguments)
        }
        #expect(shown(1, 2) == "Eve has 1 cat and 2 dogs, 100%")
        #expect(shown(0, 1) == "Eve has no cats and a dog, 100%")
        #expect(shown(2, 0) == "Eve has 2 cats and 0 dogs, 100%")
    }

    @Test func aFormMayHaveAnotherVariableAndPlacesOfItsOwn() {
        let text = PluralText.composed(
            "%2$#@days@: %1$@",
            [
                "days": .init(specifier: "ld", forms: ["one": "%arg day", "other": "%arg days %3$#@hours@"]),
                "hours": .init(specifier: "d", forms: ["one": "an hour", "other": "%d hours"]),
            ])
        let arguments: [any CVarArg] = ["left", 3, 5]
        #expect(String(format: text.format(for: arguments, in: "en"), arguments: arguments) == "3 days 5 hours: left")
    }

    @Test func ofWholeTextsTheFirstNumberDecides() {
        let text = PluralText.whole(["one": "%@: %lld лодка", "few": "%@: %lld лодки", "many": "%@: %lld лодок"])
        for (number, shown) in [(1, "a: 1 лодка"), (3, "a: 3 лодки"), (11, "a: 11 лодок")] {
            let arguments: [any CVarArg] = ["a", number]
            #expect(String(format: text.format(for: arguments, in: "ru"), arguments: arguments) == shown)
        }
    }
}
