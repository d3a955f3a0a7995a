import Foundation
import Testing

/// Texts of an app's tables when its code runs. What is shown follows from Apple's documentation of string catalogs and `.stringsdict`.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ProjectTextTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "plain": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Plain"}},
            "ru": {"stringUnit": {"state": "translated", "value": "Просто"}}}},
          "only here": {},
          "cats %lld": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld cat"}}, "other": {"stringUnit": {"value": "%lld cats"}}}}},
            "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld кот"}}, "few": {"stringUnit": {"value": "%lld кота"}},
              "many": {"stringUnit": {"value": "%lld котов"}}, "other": {"stringUnit": {"value": "%lld кота"}}}}}}}
        }}
        """

    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>boats</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@boats@ at sea</string>
          <key>boats</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>Nobody</string><key>one</key><string>A boat</string><key>other</key><string>%d boats</string>
          </dict></dict></dict></plist>
        """

    private static let screen = """
        import UIKit

        final class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let cats = NSLocalizedString("cats %lld", comment: "")
                let boats = NSLocalizedString("boats", tableName: "Sea", comment: "")
                var lines = [NSLocalizedString("plain", comment: ""), String(localized: "only here")]
                for count in [1, 3, 5] { lines.append(String.localizedStringWithFormat(cats, count)) }
                lines.append(String(localized: "cats \\(21)", bundle: .main, comment: "How many"))
                for count in 0..<3 { lines.append(String(format: boats, count)) }
                lines.append(String(localized: "missing", defaultValue: "Default \\(2)", table: "Sea"))
                lines.append(String(format: "%05.1f %@", 2.25, "x"))
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
                label.numberOfLines = 0
                label.text = lines.joined(separator: "\\n")
                view.addSubview(label)
                print(lines.joined(separator: "|"))
            }
        }
        """

    @Test func `Texts and their plurals come from catalogs and dictionaries, in the language that is drawn`() throws {
        let fixture = try AppFixture([
            "App/Screen.swift": Self.screen, "App/Localizable.xcstrings": Self.catalog,
            "App/en.lproj/Sea.stringsdict": Self.dictionary,
        ])
        func printed(_ options: [String]) throws -> String {
            let run = try fixture.run(["app", fixture.path, "-o", fixture.path + "/out/"] + options)
            #expect(run.status == 0)
            return run.errors.split(separator: "\n").first { $0.contains("|") }.map(String.init) ?? run.errors
                + run.output
        }
        let sea = "Nobody at sea|A boat at sea|2 boats at sea|Default 2|002.2 x"
        let english = try printed([])
        #expect(english.hasSuffix("Plain|only here|1 cat|3 cats|5 cats|21 cats|" + sea), "\(english)")
        let russian = try printed(["--locale", "ru"])
        #expect(russian.hasSuffix("Просто|only here|1 кот|3 кота|5 котов|21 кот|" + sea), "\(russian)")
    }
}
