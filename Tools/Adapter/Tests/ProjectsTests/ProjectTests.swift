import Foundation
import Testing

@testable import Projects

@Suite struct OldPropertyListTests {
    @Test func `Words, lists and dictionaries are read, with comments between`() throws {
        let text = """
            // !$*UTF8*$!
            { a = b; /* c */ "d e" = ( 1, "2 \\"3\\"\\n", ); f = { }; }
            """
        let list = try OldPropertyList.read(Array(text.utf8))
        #expect(list["a"]?.text == "b")
        #expect(list["d e"]?.texts == ["1", "2 \"3\"\n"])
        #expect(list["f"] == .dictionary([:]))
    }

    /// CFOldStylePList.c of swift-corelibs-foundation reads up to four digits.
    @Test func `A character may be written by its number`() throws {
        let list = try OldPropertyList.read(Array(#"{ a = "\U0010Login\U00e9.swift"; b = "\Ux"; }"#.utf8))
        #expect(list["a"]?.text == "\u{10}Loginé.swift")
        #expect(list["b"]?.text == "Ux")
    }

    @Test(arguments: [
        ("{ a = b }", 1, "';' is missing"), ("{\n a b;\n}", 2, "'=' is missing"),
        ("{ a = \"b; }", 1, "a quotation mark is missing"),
        ("( a, b", 1, "')' is missing"), ("", 1, "a value is missing"),
        ("{} x", 1, "there is something behind the end"),
        // The marks as `git help merge` shows them.
        (
            "{\n<<<<<<< HEAD\n a = b;\n=======\n a = c;\n>>>>>>> main\n}", 2,
            "a merge is not finished: the marks of Git are still there"
        ),
    ]) func `What is wrong is said with its line`(_ text: String, _ line: Int, _ reason: String) {
        #expect(throws: OldPropertyList.Failure(line: line, reason: reason)) {
            try OldPropertyList.read(Array(text.utf8))
        }
    }

    @Test func `Deep nesting is refused`() {
        #expect(throws: OldPropertyList.Failure.self) {
            try OldPropertyList.read(Array(String(repeating: "(", count: 100_000).utf8))
        }
    }
}

@Suite struct BuildSettingsTests {
    /// Conditions, `$(inherited)` and `:c99extidentifier` as "Build settings reference" of Xcode's help describes them.
    @Test func `Later settings come before earlier ones and name each other`() {
        var settings = BuildSettings()
        settings.add([("NAME", "My App"), ("FLAGS", "A"), ("SDK[sdk=macosx*]", "no")], configuration: "Debug")
        settings.add(
            [
                ("PRODUCT", "$(NAME:c99extidentifier)"), ("FLAGS", "$(inherited) B"),
                ("SDK[sdk=iphonesimulator*]", "yes"),
                ("OWN[config=Release]", "no"), ("A", "$(B)"), ("B", "${A}"),
                // As an app of Mozilla's has it: of no setting comes nothing.
                ("MODULE", "Lockbox$(:c99extidentifier)"), ("SUFFIXED", "Card$(NONE)"),
            ], configuration: "Debug")
        #expect(settings["PRODUCT"] == "My_App")
        #expect(settings.words("FLAGS") == ["A", "B"])
        #expect(settings["SDK"] == "yes")
        #expect(settings["OWN"] == nil)
        #expect(settings["MODULE"] == "Lockbox" && settings["SUFFIXED"] == "Card")
        #expect(settings["A"] != nil)
    }

    @Test func `A configuration file includes others`() throws {
        let folder = try Folder([
            "a/Own.xcconfig": "#include \"../Base.xcconfig\"\nSWIFT_VERSION = 6.0 // comment\nX[sdk=iphone*] = 2\n",
            "Base.xcconfig": "PRODUCT_NAME=Card\n#include? \"none.xcconfig\"\n",
        ])
        let settings = BuildSettings.configurationFile(folder.path + "/a/Own.xcconfig")
        #expect(settings.map(\.key) == ["PRODUCT_NAME", "SWIFT_VERSION", "X[sdk=iphone*]"])
        #expect(settings.map(\.value) == ["Card", "6.0", "2"])
    }
}

/// Projects as Xcode writes them, cut down to what is read.
@Suite struct XcodeProjectTests {
    private func project(_ objects: String) -> String { "{ rootObject = P; objects = { \(objects) }; }" }

    @Test func `A project of the old format: groups, targets, settings and languages`() throws {
        let folder = try Folder([
            "Cards.xcodeproj/project.pbxproj": project(
                """
                P = { isa = PBXProject; mainGroup = G; targets = (T, U, W); buildConfigurationList = L; };
                L = { buildConfigurations = (R, D); };
                R = { name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
                D = { name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (G2, X); };
                G2 = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, F2, F3, V); };
                F1 = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "Other/My View.swift"; sourceTree = SOURCE_ROOT; };
                F3 = { isa = PBXFileReference; path = R.generated.swift; sourceTree = "<group>"; };
                V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (V1); };
                V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                X = { isa = PBXFileReference; path = Own.xcconfig; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = "My Cards"; productType = "com.apple.product-type.application";
                  buildPhases = (S, Q); buildConfigurationList = TL; };
                TL = { buildConfigurations = (TD); };
                TD = { name = Debug; baseConfigurationReference = X; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
                  OTHER_SWIFT_FLAGS = "$(inherited) -D EXTRA"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
                S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
                Q = { isa = PBXResourcesBuildPhase; files = (B4); };
                B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; }; B4 = { fileRef = V; };
                U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S); };
                W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildPhases = (S);
                  buildConfigurationList = WL; };
                WL = { buildConfigurations = (WD); }; WD = { name = Debug; buildSettings = { SDKROOT = watchos; }; };
                """),
            "App/Card.swift": "", "Other/My View.swift": "", "App/Base.lproj/Main.storyboard": "",
            "Own.xcconfig": "OTHER_SWIFT_FLAGS = -DBASE",
        ])
        let modules = try XcodeProject.modules(of: folder.path + "/Cards.xcodeproj")
        #expect(modules.map(\.name) == ["My_Cards"])
        let module = try #require(modules.first)
        #expect(folder.short(module.files) == ["App/Card.swift", "Other/My View.swift"])
        #expect(folder.short(module.missingFiles) == ["App/R.generated.swift"])
        #expect(folder.short(module.resources) == ["App/Base.lproj/Main.storyboard"])
        #expect(module.language == "5")
        #expect(module.conditions == ["DEBUG", "BASE", "EXTRA"])
        #expect(module.options == ["-default-isolation", "MainActor"])
        #expect(module.product == .app)
    }

    /// "Build configuration" of a scheme's test action, in Xcode's help on schemes. scenee/FloatingPanel tests with one of its own.
    @Test func `Tests and what they test are built in the configuration that their scheme names`() throws {
        let folder = try Folder([
            "Cards.xcodeproj/project.pbxproj": project(
                """
                P = { isa = PBXProject; mainGroup = G; targets = (T, U); buildConfigurationList = L; };
                L = { buildConfigurations = (D, C); };
                D = { name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
                C = { name = Checks; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG CHECKS"; }; };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
                F = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.framework"; buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
                U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S); };
                """),
            "Card.swift": "",
            "Cards.xcodeproj/xcshareddata/xcschemes/Cards.xcscheme": """
            <Scheme><TestAction buildConfiguration = "Checks"><Testables><TestableReference skipped = "NO">
            <BuildableReference BlueprintName = "Tests"/></TestableReference></Testables></TestAction></Scheme>
            """,
        ])
        let tested = try XcodeProject.modules(of: folder.path + "/Cards.xcodeproj", withTests: true)
        #expect(tested.map(\.conditions) == [["DEBUG", "CHECKS"], ["DEBUG", "CHECKS"]])
        #expect(try XcodeProject.modules(of: folder.path + "/Cards.xcodeproj").map(\.conditions) == [["DEBUG"]])
    }

    /// Disks of Macs find files by other spellings, "File system formats available in Disk Utility" (APFS without "Case-sensitive").
    /// MNasybullin/Anilibria-ios-app has such a file.
    @Test func `Files and folders that the project spells otherwise are found`() throws {
        let folder = try Folder([
            "Cards.xcodeproj/project.pbxproj": project(
                """
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; path = app; sourceTree = "<group>"; children = (F1, F2, F3); };
                F1 = { isa = PBXFileReference; path = "network/CardApi.swift"; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "network/Nowhere.swift"; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.application"; buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
                B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
                """),
            "App/Network/CardAPI.swift": "", "App/card.swift": "", "App/Card.swift": "",
        ])
        let module = try #require(try XcodeProject.modules(of: folder.path + "/Cards.xcodeproj").first)
        #expect(folder.short(module.files) == ["App/Card.swift", "App/Network/CardAPI.swift"])
        #expect(folder.short(module.missingFiles) == ["App/Network/Nowhere.swift"])
    }

    /// CocoaPods gives a pod's resources a target of their own, or the pod's, and keeps both in its folder. The code looks for a
    /// pod's nib in its bundle, so its folder is searched, without what else lies among the pods.
    @Test func `Resources of pods, with those in bundles for them, have their folders searched`() throws {
        let folder = try Folder([
            "Pods/Pods.xcodeproj/project.pbxproj": project(
                """
                P = { isa = PBXProject; mainGroup = G; targets = (T, B); };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, X, V, R); };
                F = { isa = PBXFileReference; path = Pin/Code/Pin.swift; sourceTree = "<group>"; };
                X = { isa = PBXFileReference; path = Pin/Nibs/Pin.xib; sourceTree = "<group>"; };
                V = { isa = PBXFileReference; path = Pin/Texts/en.lproj/Pin.strings; sourceTree = "<group>"; };
                R = { isa = PBXFileReference; path = Pin.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
                T = { isa = PBXNativeTarget; name = Pin; productType = "com.apple.product-type.framework";
                  buildPhases = (S, Q); dependencies = (D); };
                S = { isa = PBXSourcesBuildPhase; files = (B1); }; Q = { isa = PBXResourcesBuildPhase; files = (B2, B3); };
                B1 = { fileRef = F; }; B2 = { fileRef = V; }; B3 = { fileRef = R; }; B4 = { fileRef = X; };
                D = { isa = PBXTargetDependency; target = B; };
                B = { isa = PBXNativeTarget; name = "Pin-Pin"; productType = "com.apple.product-type.bundle";
                  buildPhases = (BQ); };
                BQ = { isa = PBXResourcesBuildPhase; files = (B4); };
                """),
            "Pods/Pin/Code/Pin.swift": "", "Pods/Pin/Nibs/Pin.xib": "", "Pods/Pin/Texts/en.lproj/Pin.strings": "",
        ])
        let modules = try XcodeProject.modules(of: folder.path + "/Pods/Pods.xcodeproj")
        #expect(
            folder.short(modules.flatMap(\.resources)) == [
                "Pods/Pin/Nibs/Pin.xib", "Pods/Pin/Texts/en.lproj/Pin.strings",
            ])
        var app = ProjectModule(name: "App", files: [])
        app.resources = [folder.path + "/App/Main.storyboard", folder.path + "/../Shared/Card.xib"]
        let project = Project(name: "App", path: folder.path + "/App.xcworkspace", modules: [app] + modules)
        #expect(
            folder.short(project.resourceFolders)
                == [
                    folder.path, folder.path + "/../Shared", folder.path + "/Pods/Pin/Nibs",
                    folder.path + "/Pods/Pin/Texts",
                ].map { $0.replacing(folder.path + "/", with: "") })
    }

    /// The names of UIKit that Swift 4.2 replaced are there for earlier versions of the language: UIKit's API notes say so
    /// under `SwiftVersions`.
    @Test(arguments: [("3.0", true), ("4.0", true), ("4", true), ("4.2", false), ("5.0", false), ("6.0", false)])
    func `Old versions of the language bring the names of their time`(_ version: String, _ hasOldNames: Bool) throws {
        let folder = try Folder([
            "Cards.xcodeproj/project.pbxproj": project(
                """
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
                F = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.framework";
                  buildPhases = (S); buildConfigurationList = L; };
                L = { buildConfigurations = (D); };
                D = { name = Debug; buildSettings = { SWIFT_VERSION = \(version); }; };
                S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
                """), "Card.swift": "",
        ])
        let module = try #require(try XcodeProject.modules(of: folder.path + "/Cards.xcodeproj").first)
        #expect(module.options == (hasOldNames ? ["-import-module", "UIKitOfSwift4"] : []))
    }

    /// What each file says is written in the guides of its tool: swiftenv's `.swift-version`, CocoaPods' `swift_version(s)`, Xcode's setting.
    @Test(arguments: [
        ([".swift-version": "4.1\n", "Cards.podspec": "s.swift_version = '5.0'"], true),
        (["Cards.podspec": "  s.swift_versions = ['4.0', '5.0']"], false),
        (["Cards.podspec": "s.swift_version = '4.0'"], true),
        (["Demo/Demo.xcodeproj/project.pbxproj": "SWIFT_VERSION = 3.0;"], true),
        (["Demo/Demo.xcodeproj/project.pbxproj": "SWIFT_VERSION = 3.0; SWIFT_VERSION = 5.0;"], false),
        ([:], false),
    ]) func `Code without a project speaks the version that is written beside it`(
        _ files: [String: String], _ hasOldNames: Bool
    ) throws {
        let folder = try Folder(files.merging(["Cards/Card.swift": "class Card {}"]) { $1 })
        let module = try #require(try ProjectReader.projects(at: folder.path).first?.modules.first)
        #expect(module.options == (hasOldNames ? ["-import-module", "UIKitOfSwift4"] : []))
    }

    @Test func `A project of folders that are targets: exceptions leave files out, or lend them to others`() throws {
        let folder = try Folder([
            "Cards.xcodeproj/project.pbxproj": project(
                """
                P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y); };
                Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2); };
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old); };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = K; membershipExceptions = (Shared.swift); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = (Y); };
                K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
                """),
            "App/Card.swift": "", "App/In/Deep.swift": "", "App/Old/Gone.swift": "", "App/Shared.swift": "",
            "App/Info.plist": "",
            "App/Assets.xcassets/a.imageset/Contents.json": "",
            // As in SKemenov/simple-todo-ios, whose app has its packages in such a folder.
            "App/Modules/Core/Package.swift": "", "App/Modules/Core/Sources/Core/Core.swift": "",
            "App/Modules/Core/Tests/CoreTests/CoreTests.swift": "",
        ])
        let modules = try XcodeProject.modules(of: folder.path + "/Cards.xcodeproj")
        #expect(modules.map(\.name) == ["App", "Kit"])
        #expect(folder.short(modules[0].files) == ["App/Card.swift", "App/In/Deep.swift", "App/Shared.swift"])
        #expect(folder.short(modules[0].resources).contains("App/Assets.xcassets"))
        #expect(folder.short(modules[1].files) == ["App/Shared.swift"])
    }

    /// After XcodeGen's ProjectSpec.md: templates and their attributes, excludes, settings of the project, of groups, of the target
    /// and of its configuration, and a project that it has written is taken as it is.
    @Test func `A project that XcodeGen makes is read from its description`() throws {
        let description = """
            name: Cards
            include: [Shared.yml]
            configs:
              Development: debug
              Store: release
            settings:
              SWIFT_VERSION: 5.9
            settingGroups:
              strict:
                SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
            targetTemplates:
              Module:
                platform: iOS
                type: framework
                sources:
                  - Modules/${target_name}
            targets:
              Cards:
                type: application
                platform: [iOS, tvOS]
                sources:
                  - path: App
                    excludes:
                      - "**/*.md"
                      - Old
                      - "*.yml"
                  - path: Extra.swift
                settings:
                  groups: [strict]
                  base:
                    PRODUCT_MODULE_NAME: CardsApp
                  configs:
                    development:
                      OTHER_SWIFT_FLAGS: -DDEV
                    store:
                      OTHER_SWIFT_FLAGS: -DSTORE
              Kit:
                templates: [Module]
              Watch:
                platform: watchOS
                type: application
                sources: App
            """
        let files = [
            "project.yml": description,
            "Shared.yml": "targets:\n  Look:\n    type: framework\n    platform: iOS\n    sources: Look\n",
            "App/App.swift": "import Kit\n", "App/Old/Old.swift": "", "App/Notes/Read.md": "", "App/a.yml": "",
            "App/Main.storyboard": "", "App/Assets.xcassets/Contents.json": "", "Extra.swift": "",
            "Modules/Kit/Kit.swift": "", "Look/Look.swift": "", "Cards.xcodeproj/xcshareddata/a.plist": "",
        ]
        let folder = try Folder(files)
        let projects = try ProjectReader.projects(at: folder.path)
        #expect(projects.map(\.name) == ["Cards"])
        let modules = projects[0].modules
        #expect(modules.map(\.name) == ["Kit", "CardsApp", "Look"])
        let app = modules[1]
        #expect(folder.short(app.files) == ["App/App.swift", "Extra.swift"])
        #expect(folder.short(app.resources).contains("App/Main.storyboard"))
        #expect(folder.short(app.resources).contains("App/Assets.xcassets"))
        #expect(!app.resources.contains { $0.hasSuffix(".md") || $0.hasSuffix(".yml") })
        #expect(app.conditions == ["DEBUG", "DEV"])
        #expect(app.options == ["-default-isolation", "MainActor"])
        #expect(modules[0].options == [])
        #expect(projects[0].resourceFolders == [folder.path])
        // What the `Info.plist` of the app may name, also where a file of another module is shown.
        #expect(projects[0].settings(for: "Kit")["TARGET_NAME"] == app.settings["TARGET_NAME"])
        #expect(app.settings["PRODUCT_NAME"]?.isEmpty == false)

        let written = try Folder(
            files.merging(["Cards.xcodeproj/project.pbxproj": project("P = { isa = PBXProject; targets = (); };")]) {
                $1
            })
        #expect(
            try ProjectReader.projects(at: written.path).flatMap(\.modules).map(\.name) != ["Kit", "CardsApp", "Look"])
    }

    /// As two kinds of repositories keep them: a script copies an app's description to the top and calls XcodeGen there, and
    /// what an included description names lies beside that ("relativePaths" of the project spec).
    @Test func `A description may lie below the folder it speaks of, and include others with paths of their own`()
        throws
    {
        let files = [
            "Apps/Bus/project.yml": """
            include:
              - path: Apps/Shared/app.yml
              - Kit/Project.yml
              - {path: Kit/extra.yml, relativePaths: false}
            targets:
              App:
                sources: [{path: Apps/Bus, excludes: ["*.yml", "Old,er"]}, "Apps/Shared"]
            """,
            "Apps/Able/project.yml": "include: [Apps/Shared/app.yml]\ntargets: {App: {sources: [Apps/Able]}}",
            "Apps/Able/Able.swift": "",
            "Apps/Shared/app.yml": """
            name: Bus
            targets:
              App: {type: application, platform: iOS,
                settings: {base: {PRODUCT_MODULE_NAME: "BusApp"}}}
            """,
            "Kit/project.yml": """
            include: [Apps/Bus/project.yml, project.yml]
            targets:
              Kit:
                type: framework
                platform: iOS
                sources: .
            """,
            "Kit/extra.yml": "targets: {Extra: {type: framework, platform: iOS, sources: [Extra]}}",
            "Apps/Bus/App.swift": "import Kit\nimport Extra\n", "Apps/Bus/Old,er/Old.swift": "",
            "Apps/Shared/Shared.swift": "", "Kit/Kit.swift": "", "Extra/Extra.swift": "",
        ]
        let folder = try Folder(files)
        let projects = try ProjectReader.projects(at: folder.path)
        #expect(projects.map(\.path) == [folder.path + "/Bus.xcodeproj"])
        let modules = projects[0].modules
        #expect(Set(modules.map(\.name)) == ["Kit", "Extra", "BusApp"])
        #expect(modules.last?.name == "BusApp")
        #expect(folder.short(modules[2].files) == ["Apps/Bus/App.swift", "Apps/Shared/Shared.swift"])
        #expect(modules.filter { $0.name == "Kit" }.flatMap { folder.short($0.files) } == ["Kit/Kit.swift"])
    }

    @Test func `Projects that are not there yet are members of workspaces, and come with those they refer to`() throws {
        func description(_ name: String, _ more: String = "") -> String {
            "name: \(name)\ntargets: {\(name): {type: framework, platform: iOS, sources: Sources}}\n\(more)"
        }
        let references = "projectReferences:\n  Core:\n    path: ../Core/Core.xcodeproj\n"
        let files = [
            "App/project.yml": description("App", references), "App/Sources/App.swift": "import Core\n",
            "Core/project.yml": description("Core"), "Core/Sources/Core.swift": "",
        ]
        let alone = try Folder(files)
        let projects = try ProjectReader.projects(at: alone.path)
        #expect(projects.map { $0.modules.map(\.name) } == [["Core", "App"], ["Core"]])

        let workspace = """
            <Workspace><FileRef location = "group:App/App.xcodeproj"/><FileRef location = "group:Core/Core.xcodeproj"/></Workspace>
            """
        let joined = try Folder(files.merging(["All.xcworkspace/contents.xcworkspacedata": workspace]) { $1 })
        for path in [joined.path, joined.path + "/All.xcworkspace"] {
            let projects = try ProjectReader.projects(at: path)
            #expect(projects.map(\.name) == ["All"] && projects[0].modules.map(\.name) == ["Core", "App"])
        }
    }

    @Test func `What is wrong with a project is said in one line with its place`() throws {
        let folder = try Folder([
            "A.xcodeproj/project.pbxproj": "{\n objects = {\n", "B.xcodeproj/project.pbxproj": "{}",
        ])
        for (name, message) in [("A", ":3: '}' is missing"), ("B", " has no root object")] {
            let failure = #expect(throws: ProjectFailure.self) {
                try XcodeProject.modules(of: "\(folder.path)/\(name).xcodeproj")
            }
            #expect(failure?.description == "\(folder.path)/\(name).xcodeproj/project.pbxproj\(message)")
        }
    }
}
