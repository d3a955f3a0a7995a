import Foundation
import Testing

@Suite("preview measure --strings")
struct TranslationTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    private func check(_ file: String, fits: String = "60x25", _ more: String...) throws -> Run {
        try place.run(Command.path, ["measure", "--strings", file, "--fits", fits] + more)
    }

    @Test("names what would be cut off, with its line, and exits with 1") func cut() throws {
        try place.write(
            """
            /* Buttons */
            "ok" = "OK";
            "cancel" = "Cancel this purchase";
            """, to: "Localizable.strings")
        let run = try check("Localizable.strings")
        #expect(run.status == 1)
        #expect(run.lines.count == 3)
        #expect(run.lines[1].hasPrefix("Localizable.strings:3  cancel"))
        #expect(run.lines.last == "1 of 2 texts would be cut off.")
    }

    @Test("is content when all fit") func fits() throws {
        try place.write("a = A; b = B;", to: "x.strings")
        let run = try check("x.strings")
        #expect(run.status == 0)
        #expect(run.lines == ["All 2 texts fit."])
    }

    @Test("lets a text have as many lines as the label has room for") func lines() throws {
        try place.write("\"a\" = \"one two three\";", to: "x.strings")
        #expect(try check("x.strings", fits: "60x25").status == 1)
        #expect(try check("x.strings", fits: "60x70").status == 0)
        #expect(try check("x.strings", fits: "60x70", "--lines", "1").status == 1)
    }

    @Test("reads what the oldest property lists allow") func oldStyle() throws {
        try place.write(
            #"""
            // A comment, and an unquoted key and text
            key.one/two-3 = text_4;
            "escapes" = "tab\tquote\"back\\slash\U00e9\U00E9\101\335\
            end";
            'single' = 'a "b" c';
            "same as its key";
            "twins" = "\Ud83d\Ude00";
            "not an escape" = "\u00e9";
            """#, to: "x.strings")
        let run = try check("x.strings", fits: "900x900", "--format", "json")
        #expect(run.errors.isEmpty)
        let texts = try run.objects().map { [$0["key"] as? String, $0["text"] as? String] }
        #expect(
            texts == [
                ["key.one/two-3", "text_4"], ["escapes", "tab\tquote\"back\\slashééAé\nend"], ["single", "a \"b\" c"],
                ["same as its key", "same as its key"], ["twins", "😀"],
                ["not an escape", "u00e9"],
            ])
        #expect(try run.objects().map { $0["line"] as? Int } == [2, 3, 5, 6, 7, 8])
    }

    @Test("accepts what Apple's parser accepts, with a warning") func lenient() throws {
        try place.write("{ a = b;\n c = d; a = e; }\n", to: "x.strings")
        let twice = try check("x.strings", fits: "900x900", "--format", "json")
        #expect(twice.errorLines == ["x.strings:2:9: the key \"a\" is on line 1 already; the last text counts"])
        #expect(try twice.objects().map { $0["text"] as? String } == ["e", "d"])
        try place.write("a = b; // one\n/* two */ /* three\nc = d;", to: "y.strings")
        let open = try check("y.strings", fits: "900x900")
        #expect(open.lines == ["The text fits."])
        #expect(
            open.errorLines == [
                "y.strings:2:11: the comment that begins here has no end, and takes in the rest of the file"
            ])
    }

    @Test("names the place of bytes in another encoding") func otherEncoding() throws {
        try place.write(Data("\"a\" = \"b\";\n\"k\" = \"Gr".utf8 + [0xFC] + Array("n\";\n".utf8)), to: "x.strings")
        let run = try check("x.strings")
        #expect(run.status == 2)
        #expect(
            run.errorLines == [
                "x.strings:2:10: these bytes are no UTF-8, and the file is no UTF-16; save it with one of them"
            ])
    }

    @Test("reads UTF-8 and UTF-16 with and without marks") func encodings() throws {
        let text = "\"k\" = \"Grüße €\";\n"
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let files: [String: [UInt8]] = [
            "8.strings": Array(text.utf8), "8m.strings": [0xEF, 0xBB, 0xBF] + Array(text.utf8), "b.strings": big,
            "bm.strings": [0xFE, 0xFF] + big, "l.strings": little, "lm.strings": [0xFF, 0xFE] + little,
        ]
        for (name, bytes) in files {
            try place.write(Data(bytes), to: name)
            let run = try check(name, fits: "500x50", "--format", "json")
            #expect(try run.objects().map { $0["text"] as? String } == ["Grüße €"], "\(name)")
        }
    }

    @Test("reads what Xcode makes of them for an app") func compiled() throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["b": "B", "a": "A"], format: .binary, options: 0)
        try place.write(data, to: "x.strings")
        let run = try check("x.strings", fits: "500x50", "--format", "json")
        #expect(try run.objects().map { $0["text"] as? String } == ["A", "B"])
    }

    @Test("reads every language and variation of a string catalog") func catalog() throws {
        try place.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Sign in": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}},
              "%lld items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                "other": {"variations": {"device": {
                  "iphone": {"stringUnit": {"state": "translated", "value": "%lld items"}},
                  "ipad": {"stringUnit": {"state": "translated", "value": "%lld items here"}}}}}}}}}},
              "log": {"shouldTranslate": false},
              "mail": {"localizations": {"en": {
                "stringUnit": {"state": "translated", "value": "You have %#@mails@"},
                "substitutions": {"mails": {"formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg mail"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg mails"}}}}}}}}}}}
            """, to: "x.xcstrings")
        let run = try check("x.xcstrings", fits: "500x50", "--format", "json")
        #expect(run.errors.isEmpty)
        let texts = try run.objects().map { object in
            ["key", "language", "variation", "text"].map { object[$0] as? String ?? "-" }.joined(separator: " | ")
        }
        #expect(
            Set(texts) == [
                "Sign in | de | - | Anmelden", "Sign in | en | - | Sign in",
                "%lld items | en | plural one | %lld item",
                "%lld items | en | plural other, device iphone | %lld items",
                "%lld items | en | plural other, device ipad | %lld items here",
                "mail | en | plural one | You have %arg mail", "mail | en | plural other | You have %arg mails",
            ])
        let german = try check("x.xcstrings", fits: "500x50", "--format", "json", "--language", "de")
        #expect(try german.objects().count == 1)
        let missing = try check("x.xcstrings", "--language", "fr")
        #expect(missing.status == 2)
        #expect(missing.errors == "x.xcstrings: there is no language `fr`; the file has `de` and `en`\n")
    }

    @Test("reads JSON, flat and nested") func json() throws {
        try place.write(#"{"title": "Hello", "menu": {"open": "Open", "items": ["One", "Two"]}}"#, to: "en.json")
        let run = try check("en.json", fits: "500x50", "--format", "json")
        let texts = try run.objects().map { "\($0["key"] ?? "")=\($0["text"] ?? "")" }
        #expect(texts == ["title=Hello", "menu.open=Open", "menu.items[0]=One", "menu.items[1]=Two"])
    }

    @Test(
        "names file and line of what it cannot read",
        arguments: [
            (
                "x.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";",
                "x.strings:2:10: expected a semicolon after \"c\", found `\"`"
            ),
            ("x.strings", "\n\"a\" = \"b;\n", "x.strings:2:7: the text that begins here has no closing quote"),
            ("x.strings", "a = \"\\Uzz\";", "x.strings:1:8: expected 4 digits after \\U, found `z`"),
            (
                "x.strings", "\r\n  a = \"\\Ud800\";",
                "x.strings:2:7: half of a pair of \\U escapes is missing from this text"
            ),
            ("x.strings", "a = (b);", "x.strings:1:5: expected the text of \"a\", found `(`"),
            ("x.strings", "{a = b;", "x.strings:1:8: expected `}` at the end, found the end of the file"),
            ("x.json", "{\n\"a\": 5}", "x.json:2:6: \"a\" is a number; expected a text or an object with texts"),
            ("x.xcstrings", "{}", "x.xcstrings:1:1: a string catalog has an object `strings`, and this file has none"),
            ("x.txt", "", "x.txt: translations are read from .strings, .xcstrings, .json"),
        ])
    func errors(name: String, text: String, line: String) throws {
        try place.write(text, to: name)
        let run = try check(name)
        #expect(run.status == 2)
        #expect(run.errorLines == [line])
    }

    @Test("checks the other files when one cannot be read") func others() throws {
        try place.write("a = b;", to: "x.strings")
        let run = try place.preview("measure", "--strings", "none.strings", "--strings", "x.strings", "--fits", "50x50")
        #expect(run.status == 2)
        #expect(run.errors == "none.strings: No such file or directory\n")
        #expect(run.lines == ["The text fits."])
    }
}
