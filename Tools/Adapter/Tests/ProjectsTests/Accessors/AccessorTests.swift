import Foundation
import Testing

import Projects
@testable import Accessors

@Suite struct AccessorNameTests {
    /// SwiftGen: the filters `swiftIdentifier:"pretty"`, `lowerFirstWord` and `escapeReservedKeywords` of
    /// https://github.com/SwiftGen/StencilSwiftKit/blob/stable/Documentation/filters-strings.md
    @Test(arguments: [
        ("some_icon", "SomeIcon", "someIcon"), ("some-icon", "SomeIcon", "someIcon"),
        ("URLChooser", "URLChooser", "urlChooser"), ("ALL_CAPS", "AllCaps", "allCaps"), ("URL", "Url", "url"),
        ("2x", "_2x", "_2x"), ("hello world", "HelloWorld", "helloWorld"), ("default", "Default", "`default`"),
        ("Type", "`Type`", "type"),
    ]) func `SwiftGen's words`(_ name: String, _ type: String, _ value: String) {
        #expect(SwiftGenName.type(name) == type)
        #expect(SwiftGenName.value(name) == value)
    }

    /// R.swift: https://github.com/mac-cain13/R.swift/blob/main/Documentation/Examples.md, and names in the code of two apps: the key
    /// `OK` is `oK()` in AlphaWallet, the colour `text_tertiary` keeps its line in Mixin.
    @Test(arguments: [
        ("settings-icon", "settingsIcon"), ("text_tertiary", "text_tertiary"), ("OK", "oK"), ("URLIcon", "urlIcon"),
        ("a.wallet.next", "aWalletNext"), ("1Password", "password"), ("data.json", "dataJson"),
        ("default", "`default`"),
        ("Avenir-Black", "avenirBlack"), ("-", ""),
    ]) func `R.swift's words`(_ name: String, _ value: String) { #expect(RSwiftName.value(name) == value) }

    /// The types are those of `String(format:)`.
    @Test(arguments: [
        ("Hello", ""), ("%d of %@", "d@"), ("%2$@ in %1$@", "@@"), ("100 %%", ""), ("%.2f km", "f"), ("%1$ld", "d"),
    ]) func `Places for values in a text`(_ text: String, _ letters: String) throws {
        #expect(String(try #require(FormatSpecifiers.letters(in: text))) == letters)
    }

    @Test func `A place that is asked for in two ways has no type`() {
        #expect(FormatSpecifiers.letters(in: "%1$@ %1$d") == nil)
        #expect(FormatSpecifiers.letters(in: "%3$@") == nil)
    }
}

/// The code is that of the files `Entity+CoreDataClass.swift` and `Entity+CoreDataProperties.swift` that people have Xcode write into
/// their projects, where the same model has them: names, types and order.
@Suite struct ManagedClassTests {
    private func text(_ entities: String, declaring known: Set<String> = []) throws -> String? {
        let folder = try Folder([
            "Data.xcdatamodeld/.xccurrentversion": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>_XCCurrentVersionName</key>
            <string>Data 2.xcdatamodel</string></dict></plist>
            """,
            "Data.xcdatamodeld/Data.xcdatamodel/contents": "<model/>",
            "Data.xcdatamodeld/Data 2.xcdatamodel/contents": "<model>\(entities)</model>",
        ])
        let model = withExtendedLifetime(folder) { DataModel($0.path + "/Data.xcdatamodeld") }
        return ManagedClasses(model, declares: known.contains, isIdentifiable: { _ in false }).text
    }

    @Test func `A class has the properties of its entity`() throws {
        let attributes = [
            ("a", "Integer 16", "YES"), ("b", "Integer 64", "NO"), ("c", "Boolean", "YES"), ("d", "Date", "NO"),
            ("e", "Binary", "NO"), ("f", "UUID", "NO"), ("g", "URI", "NO"), ("h", "Decimal", "NO"),
            ("i", "Float", "YES"),
            ("default", "String", "NO"), ("j", "Date", "YES"),
        ].map { "<attribute name='\($0)' attributeType='\($1)' usesScalarValueType='\($2)'/>" }.joined()
        let text = try text(
            """
            <entity name="Note" representedClassName="App.Memo" codeGenerationType="class">\(attributes)
            <attribute name="k" attributeType="Transformable" customClassName="[String]"/>
            <attribute name="l" attributeType="Transformable"/>
            <relationship name="folder" maxCount="1" destinationEntity="Folder"/>
            </entity><entity name="Folder"/>
            """)
        #expect(
            text == """
                import CoreData
                import Foundation

                @objc(Memo)
                public class Memo: NSManagedObject {
                }

                extension Memo {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Memo> {
                        return NSFetchRequest<Memo>(entityName: "Note")
                    }

                    @NSManaged public var a: Int16
                    @NSManaged public var b: NSNumber?
                    @NSManaged public var c: Bool
                    @NSManaged public var d: Date?
                    @NSManaged public var e: Data?
                    @NSManaged public var f: UUID?
                    @NSManaged public var g: URL?
                    @NSManaged public var h: NSDecimalNumber?
                    @NSManaged public var i: Float
                    @NSManaged public var `default`: String?
                    @NSManaged public var j: TimeInterval
                    @NSManaged public var k: [String]?
                    @NSManaged public var l: NSObject?
                    @NSManaged public var folder: NSManagedObject?
                }

                extension Memo: Identifiable {
                }

                """)
    }

    @Test func `Relationships to many have methods, ordered ones more, and a class above is named`() throws {
        let text = try #require(
            try text(
                """
                <entity name="Box" representedClassName="Box" parentEntity="Base" codeGenerationType="class">
                <relationship name="things" toMany="YES" destinationEntity="Box"/>
                <relationship name="rows" toMany="YES" ordered="YES" destinationEntity="Base"/></entity>
                <entity name="Base" representedClassName="Base" codeGenerationType="class"/>
                <entity name="Own" representedClassName="Own"/>
                """, declaring: ["Base"]))
        for line in [
            "public class Box: Base {", "    @NSManaged public var things: NSSet?",
            "    @NSManaged public var rows: NSOrderedSet?",
            "    @objc(addThingsObject:)\n    @NSManaged public func addToThings(_ value: Box)",
            "    @objc(removeThings:)\n    @NSManaged public func removeFromThings(_ values: NSSet)",
            "    @objc(insertObject:inRowsAtIndex:)\n    @NSManaged public func insertIntoRows(_ value: Base, at idx: Int)",
            "    @objc(replaceRowsAtIndexes:withRows:)\n    @NSManaged public func replaceRows(at indexes: NSIndexSet, with values: [Base])",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        // What code declares, and what no one asked to be made
        #expect(!text.contains("class Base:") && text.contains("extension Base {") && !text.contains("Own"))
        #expect(!text.contains("extension Box: Identifiable") && text.contains("extension Base: Identifiable"))
        #expect(try self.text("<entity name='Own' representedClassName='Own'/>") == nil)
    }
}

@Suite struct SwiftGenSettingsTests {
    @Test func `What settings are written in is read as YAML`() {
        let yaml = SmallYAML.read(
            """
            # comment
            input_dir: "My App"   # another
            strings:
            - inputs: [a.strings, b.strings]
              outputs:
                - templateName: flat-swift5
                  params: {}
                  output: A.swift
            ib:
              inputs:
                - .
            """)
        #expect(yaml["input_dir"]?.text == "My App")
        #expect(yaml["strings"]?.elements.first?["inputs"]?.elements.map(\.text) == ["a.strings", "b.strings"])
        #expect(yaml["strings"]?.elements.first?["outputs"]?.elements.first?["output"]?.text == "A.swift")
        #expect(yaml["ib"]?["inputs"] == .list([.text(".")]))
    }

    /// Tuist's documentation, "Synthesized files": the assets of a target `Deck` are in `DeckAsset`; the members are those of Tuist's
    /// template of that name (https://docs.tuist.dev/en/guides/features/projects/synthesized-files).
    @Test func `Tuist's file of a target's assets is there where code names it`() throws {
        let folder = try Folder([
            "Project.swift": "import ProjectDescription\nlet project = Project.cards()\n",
            "Modules/App/Sources/App.swift": "import Deck\nimport SwiftUI\n@main struct Cards {}\n",
            "Modules/Deck/Sources/Back.swift": "import SwiftUI\nlet back = DeckAsset.back.swiftUIColor\n",
            "Modules/Deck/Resources/Assets.xcassets/back.colorset/Contents.json": "{}",
            "Modules/Deck/Resources/Assets.xcassets/Face.imageset/Contents.json": "{}",
        ])
        let project = try AccessorFiles.added(
            to: ProjectReader.projects(at: folder.path)[0], in: folder.path + "/made")
        let made = project.modules.flatMap(\.files).filter { $0.hasPrefix(folder.path + "/made") }
        #expect(folder.short(made) == ["made/Deck/TuistAssets+Deck.swift"])
        let text = try String(contentsOfFile: made[0], encoding: .utf8)
        #expect(text.contains("public enum DeckAsset") && text.contains("static let back = DeckColors(name: \"back\")"))
        #expect(text.contains("static let face = DeckImages(name: \"Face\")"))
        #expect(text.contains("public var swiftUIImage: SwiftUI.Image"))
    }

    @Test func `Code in a plain folder has nothing of what lies beside the folder`() throws {
        let settings =
            "strings:\n  inputs: en.lproj\n  outputs:\n    templateName: flat-swift5\n    output: Texts.swift\n"
        let files = ["Own/A.swift": "", "Own/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";"]
        let other = files.reduce(into: [:]) { $0[$1.key.replacing("Own", with: "Other")] = $1.value }
        let folder = try Folder(files.merging(other) { $1 }.merging(["Other/swiftgen.yml": settings]) { $1 })
        for (name, count) in [("Own", 1), ("Other", 2)] {
            let project = try ProjectReader.projects(at: folder.path + "/" + name)[0]
            let added = try AccessorFiles.added(to: project, in: folder.path + "/made-" + name)
            #expect(added.modules.map(\.files.count) == [count], "\(name): \(added.modules)")
        }
    }

    @Test func `Files of today and of version 5 are settings, and own templates are not known`() throws {
        let folder = try Folder([
            "swiftgen.yml": """
            input_dir: App
            output_dir: App/Generated
            xcassets:
              inputs: Assets.xcassets
              outputs:
                templateName: swift5
                params:
                  enumName: Pictures
                  publicAccess: true
                output: Assets.swift
            strings:
              inputs: de.lproj
              outputs:
                - templatePath: own.stencil
                  output: Strings.swift
            """,
            "old/swiftgen.yml": """
            strings:
              paths: Localizable.strings
              templateName: structured-swift4
              output: Strings.swift
              params:
                enumName: Localized
            """,
        ])
        let output = try #require(SwiftGenSettings(folder.path + "/swiftgen.yml").outputs.first)
        #expect(SwiftGenSettings(folder.path + "/swiftgen.yml").outputs.count == 1)
        #expect(output.inputs == [folder.path + "/App/Assets.xcassets"])
        #expect(output.path == folder.path + "/App/Generated/Assets.swift")
        #expect(output.access == "public ")
        let old = try #require(SwiftGenSettings(folder.path + "/old/swiftgen.yml").outputs.first)
        #expect(old.template == "structured-swift4")
        #expect(old.inputs == [folder.path + "/old/Localizable.strings"])
        #expect(old.params == ["enumName": "Localized"])
    }
}

@Suite struct ResourceTests {
    @Test func `Tables of texts have their keys and the values that these need`() throws {
        let folder = try Folder([
            "Localizable.strings": "/* a */ \"title\" = \"T\";\n// b\n\"count\" = \"%d of %@\";\nplain = \"P\";\n",
            "Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@days@ in %@</string>
            <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d days</string></dict>
            </dict></dict></plist>
            """,
        ])
        try Data("\"wide\" = \"W\";".data(using: .utf16)!).write(
            to: URL(fileURLWithPath: folder.path + "/Wide.strings"))
        let tables = StringTable.tables(
            ["Localizable.strings", "Localizable.stringsdict", "Wide.strings"].map { folder.path + "/" + $0 })
        #expect(tables.map(\.name) == ["Localizable", "Wide"])
        let letters = tables[0].entries.mapValues { String($0.letters) }
        #expect(letters == ["title": "", "count": "d@", "plain": "", "days": "d@"])
        #expect(Array(tables[1].entries.keys) == ["wide"])
    }

    @Test func `Of translations the one in the project's own language is read`() {
        let files = [
            "/a/de.lproj/L.strings", "/a/en.lproj/L.strings", "/a/fr.lproj/O.strings", "/a/Base.lproj/B.strings",
        ]
        #expect(
            StringTable.inOwnLanguage(files) == [
                "/a/Base.lproj/B.strings", "/a/en.lproj/L.strings", "/a/fr.lproj/O.strings",
            ])
    }

    /// The table is put together by https://learn.microsoft.com/typography/opentype/spec/name: numbers 1, 2 and 6 of Windows in English.
    @Test func `A font has its names in its file`() throws {
        let texts = [(1, "Fine Sans"), (2, "Bold"), (6, "FineSans-Bold")]
        func number(_ value: Int, _ size: Int = 2) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        var (records, storage): ([UInt8], [UInt8]) = ([], [])
        for (id, text) in texts {
            let bytes = text.utf16.flatMap { number(Int($0)) }
            records += number(3) + number(1) + number(0x409) + number(id) + number(bytes.count) + number(storage.count)
            storage += bytes
        }
        let table = number(0) + number(texts.count) + number(6 + records.count) + records + storage
        let head = number(0x10000, 4) + number(1) + number(0, 6)
        let directory = Array("name".utf8) + number(0, 4) + number(28, 4) + number(table.count, 4)
        let folder = try Folder(["no.ttf": "no font"])
        let path = folder.path + "/a.ttf"
        try Data(head + directory + table).write(to: URL(fileURLWithPath: path))
        let font = try #require(FontFile(path))
        #expect([font.family, font.style, font.name] == ["Fine Sans", "Bold", "FineSans-Bold"])
        #expect(FontFile(folder.path + "/no.ttf") == nil)
    }
}

/// What the files declare. That it compiles and does what it says is tested with an app, in `AccessorAppTests`.
@Suite struct AccessorFileTests {
    private func swiftGen(_ folder: Folder, _ code: [String] = []) throws -> String {
        let output = try #require(SwiftGenSettings(folder.path + "/swiftgen.yml").outputs.first)
        return try #require(SwiftGenFile(output: output, code: DeclaredNames(code)).text)
    }

    /// The names are those of SwiftGen's template `structured-swift5`.
    @Test func `Texts are in types that their keys name`() throws {
        let folder = try Folder([
            "swiftgen.yml": """
            strings:
              inputs: en.lproj
              outputs:
                templateName: structured-swift5
                output: Strings.swift
                params:
                  enumName: Texts
                  lookupFunction: Language.text
            """,
            "en.lproj/Localizable.strings":
                "\"alert.title\" = \"T\"; \"alert.left_over\" = \"%d of %@\"; \"OK\" = \"O\";",
            "Language.swift":
                "enum Language { static func text(_ key: String, _ table: String, _ other: String) -> String { key } }",
        ])
        let text = try swiftGen(folder, [folder.path + "/Language.swift"])
        #expect(
            text == """
                import UIKit
                enum Texts {
                    static var ok: String { Texts.tr("Localizable", "OK") }
                    enum Alert {
                        static func leftOver(_ p1: Int, _ p2: Any) -> String { \
                Texts.tr("Localizable", "alert.left_over", p1, String(describing: p2)) }
                        static var title: String { Texts.tr("Localizable", "alert.title") }
                    }
                    private static func tr(_ table: String, _ key: String, _ values: CVarArg...) -> String {
                        let format = Language.text(key, table, key)
                        return values.isEmpty ? format : String(format: format, arguments: values)
                    }
                }

                """)
    }

    /// Of folders only namespaces are types, and part of an asset's name.
    @Test func `Assets are in the types of their namespaces`() throws {
        let folder = try Folder([
            "swiftgen.yml": """
            xcassets:
              inputs: A.xcassets
              outputs:
                templateName: swift5
                output: Assets.swift
                params:
                  publicAccess: true
                  colorTypeName: Paint
            """,
            "A.xcassets/Cards/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Cards/icon-x.imageset/Contents.json": "{}",
            "A.xcassets/Plain/brand.colorset/Contents.json": "{}",
        ])
        let text = try swiftGen(folder)
        let own = try #require(text.range(of: "public final class Paint"))
        #expect(
            text[..<own.lowerBound] == """
                import UIKit
                public enum Asset {
                    public enum Cards {
                        public nonisolated(unsafe) static let iconX = ImageAsset(name: "Cards/icon-x")
                    }
                    public nonisolated(unsafe) static let brand = Paint(name: "brand")
                }

                """)
    }

    /// A class is named where the code declares it; otherwise the one of UIKit stands for it.
    @Test func `Scenes, segues, nibs and cells have the classes that the code has`() throws {
        let folder = try Folder([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
            initialViewController="a"><scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="Log In" id="a" customClass="LogIn"><connections>
            <segue destination="b" kind="show" identifier="goOn" id="c"/></connections></viewController>
            </objects></scene><scene sceneID="t"><objects><tableViewController id="b" customClass="Absent"><tableView key="view"
            id="d"><prototypes><tableViewCell reuseIdentifier="row" id="e" customClass="Row"/></prototypes></tableView>
            </tableViewController></objects></scene></scenes></document>
            """,
            "Card.xib": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="b" customClass="Card"/></objects></document>
            """,
            "a.swift": "class LogIn: UIViewController {}; class Row: UITableViewCell {}; final class Card: UIView {}",
        ])
        let code = DeclaredNames([folder.path + "/a.swift"])
        let text = RSwiftFile([folder.path + "/Main.storyboard", folder.path + "/Card.xib"], code).text
        let expected = [
            "typealias InitialController = LogIn",
            #"var logIn: StoryboardViewControllerIdentifier<LogIn> { "#
                + #"StoryboardViewControllerIdentifier<LogIn>(identifier: "Log In", storyboard: "Main") }"#,
            #"var goOn: StoryboardSegueIdentifier<UIStoryboardSegue, LogIn, UITableViewController> { "#,
            #"var card: NibReference<Card> { NibReference<Card>(name: "Card") }"#,
            #"var row: ReuseIdentifier<Row> { ReuseIdentifier<Row>(identifier: "row") }"#,
        ]
        for line in expected { #expect(text.contains(line), "\(line)") }
    }
}
