import Foundation
import Testing

@testable import Projects

@Suite struct ProjectReaderTests {
    private func target(_ name: String, _ type: String = "framework") -> String {
        """
        { rootObject = P; objects = { P = { mainGroup = G; targets = (T); };
          G = { sourceTree = "<group>"; children = (Y); };
          Y = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
          T = { name = \(name); productType = "com.apple.product-type.\(type)"; fileSystemSynchronizedGroups = (Y); }; }; }
        """
    }

    @Test func `A workspace is built together, each module after those that it imports, with pods that are there`()
        throws
    {
        let folder = try Folder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><Group location = "group:app" name = "App"><FileRef location = "group:App.xcodeproj"></FileRef>
            </Group><FileRef location = "container:kit/Kit.xcodeproj"/></Workspace>
            """,
            "app/App.xcodeproj/project.pbxproj": target("App", "application"),
            "app/App/main.swift": "import Kit\nimport Snap\n",
            "kit/Kit.xcodeproj/project.pbxproj": target("Kit"), "kit/Kit/Kit.swift": "@_exported import UIKit\n",
            "Pods/Snap/Sources/Snap.swift": "import UIKit\n", "Pods/Snap/Example/Demo.swift": "",
            "Pods/Snap/Assets/snap.png": "", "Pods/Snap/Sources/Snap.xib": "", "Pods/Snap/Example/demo.png": "",
        ])
        let projects = try ProjectReader.projects(at: folder.path)
        #expect(projects.map(\.name) == ["All"])
        #expect(projects[0].modules.map(\.name) == ["Kit", "Snap", "App"])
        #expect(folder.short(projects[0].modules[1].files) == ["Pods/Snap/Sources/Snap.swift"])
        // Without a project of its own nothing but its folder tells what goes into a pod's bundle.
        #expect(
            folder.short(projects[0].modules[1].resources)
                == ["Pods/Snap/Sources/Snap.xib", "Pods/Snap/Assets/snap.png"])
        #expect(
            folder.short(projects[0].resourceFolders.dropFirst() + []) == ["Pods/Snap/Assets", "Pods/Snap/Sources"])
    }

    @Test func `All of a package's target belongs to it, and no word within another makes a folder a test`() throws {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit", exclude: ["Old"])])
            """
        let package = try Folder([
            "Package.swift": manifest, "Sources/Kit/Kit.swift": "", "Sources/Kit/NodeModifiers/Node.swift": "",
            "Sources/Kit/Testing/Fake.swift": "", "Sources/Kit/MyPackage.swift": "", "Sources/Kit/Old/Old.swift": "",
            "Sources/Kit/Kit.docc/Sample.swift": "", "Tests/KitTests/KitTests.swift": "",
        ])
        #expect(
            package.short(try ProjectReader.projects(at: package.path)[0].modules[0].files) == [
                "Sources/Kit/Kit.swift", "Sources/Kit/MyPackage.swift", "Sources/Kit/NodeModifiers/Node.swift",
                "Sources/Kit/Testing/Fake.swift",
            ])
        let loose = try Folder([
            "NodeModifiers/Node.swift": "", "Latest/News.swift": "", "UITests/A.swift": "", "KitTests/B.swift": "",
            "unittests/C.swift": "", "iOS-Example/D.swift": "", "DemoApp/E.swift": "", "examples/F.swift": "",
        ])
        #expect(
            loose.short(SourceFolder.swiftFiles(in: loose.path)) == ["Latest/News.swift", "NodeModifiers/Node.swift"])
    }

    /// Who names a project has its own targets shown, whatever their folders are called, and no pods of its.
    @Test func `A target of the project's own may lie where tools keep what is of others`() throws {
        let package = try Folder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "build")])
            """,
            "build/Kit.swift": "",
        ])
        let kit = try ProjectReader.projects(at: package.path)[0]
        #expect(kit.modules.map(\.name) == ["Kit"] && !kit.isOfOthers(kit.modules[0].files[0]))
        #expect(kit.isOfOthers(kit.folder + "/build/checkouts/Other.swift"))

        let app = try Folder([
            "App.xcodeproj/project.pbxproj": target("Pods", "application"), "Pods/Card.swift": "import UIKit\n",
        ])
        let own = try ProjectReader.projects(at: app.path)[0]
        #expect(own.modules.map(\.name) == ["Pods"] && !own.isOfOthers(own.modules[0].files[0]))

        let whole = try Folder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef>
            <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
            """,
            "App.xcodeproj/project.pbxproj": target("App", "application"), "App/main.swift": "import Snap\n",
            "Pods/Pods.xcodeproj/project.pbxproj": target("Snap"), "Pods/Snap/Snap.swift": "import UIKit\n",
        ])
        let workspace = try ProjectReader.projects(at: whole.path)[0]
        let files = workspace.modules.flatMap(\.files)
        #expect(files.filter(workspace.isOfOthers).map { ($0 as NSString).lastPathComponent } == ["Snap.swift"])
    }

    @Test func `A package of the project that is missing or cannot be read is told in a line`() throws {
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = { P = { mainGroup = G; targets = (T); packageReferences = (L, M); };
              L = { isa = XCLocalSwiftPackageReference; relativePath = Core; };
              M = { isa = XCLocalSwiftPackageReference; relativePath = ../Gone; };
              G = { sourceTree = "<group>"; children = (Y); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              T = { name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (Y); }; }; }
            """,
            "App/main.swift": "import Core\nimport Gone\n",
            "Core/Package.swift":
                "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"Core\",\n",
            "Core/Sources/Core/Core.swift": "import UIKit\n",
        ])
        let project = try #require(try ProjectReader.projects(at: folder.path).first)
        #expect(project.modules.map(\.name) == ["App"])
        #expect(project.problems.count == 2)
        let gone = (folder.path as NSString).deletingLastPathComponent + "/Gone"
        #expect(project.problems.first == "\(gone): the project names this package, and there is none")
        #expect(project.problems.last?.hasPrefix("\(folder.path)/Core/Package.swift cannot be read: ") == true)
        #expect(project.problems.allSatisfy { !$0.contains("\n") })
    }

    /// As a merge leaves a project behind: its marks are no property list.
    @Test func `A project that cannot be read costs itself, and the others of its workspace are built`() throws {
        let broken = "<<<<<<< HEAD\n{ rootObject = P; }\n"
        let folder = try Folder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef>
            <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
            """,
            "App.xcodeproj/project.pbxproj": target("App", "application"), "App/main.swift": "import Kit\n",
            "Pods/Pods.xcodeproj/project.pbxproj": broken, "Demo.xcodeproj/project.pbxproj": broken,
        ])
        let pods = "\(folder.path)/Pods/Pods.xcodeproj/project.pbxproj"
        for path in [folder.path, "\(folder.path)/All.xcworkspace"] {
            let projects = try ProjectReader.projects(at: path)
            #expect(projects.map(\.name) == ["All"])
            #expect(projects[0].modules.map(\.name) == ["App"])
            #expect(projects[0].problems.first?.hasPrefix("\(pods):1: ") == true, "\(projects[0].problems)")
            #expect(projects[0].problems.allSatisfy { !$0.contains("\n") })
            // Whoever names the workspace has not asked for the project beside it.
            let demo = projects[0].problems.count { $0.hasPrefix("\(folder.path)/Demo.xcodeproj/") }
            #expect(projects[0].problems.count == 1 + demo && demo == (path == folder.path ? 1 : 0))
        }
        #expect(throws: ProjectFailure.self) {
            try ProjectReader.projects(at: "\(folder.path)/Demo.xcodeproj")
        }
    }

    @Test func `A workspace that cannot be read costs itself, and its projects are built one by one`() throws {
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": target("App", "application"), "App/main.swift": "import UIKit\n",
        ])
        let file = folder.path + "/All.xcworkspace/contents.xcworkspacedata"
        // No text in UTF-8.
        try FileManager.default.createDirectory(
            atPath: folder.path + "/All.xcworkspace", withIntermediateDirectories: true)
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: file))
        let projects = try ProjectReader.projects(at: folder.path)
        #expect(projects.map(\.name) == ["App"] && projects[0].problems == ["\(file) cannot be read"])
        let failure = #expect(throws: ProjectFailure.self) {
            try ProjectReader.projects(at: folder.path + "/All.xcworkspace")
        }
        #expect(failure?.description == "\(file) cannot be read")
    }

    /// As `preview packages --fetch` brings them from git, without a manifest of SwiftPM.
    @Test func `A pod with a specification and a project of Carthage are built, each when something imports it`() throws
    {
        let folder = try Folder([
            "app/App.xcodeproj/project.pbxproj": target("App", "application"),
            "app/App/main.swift": "import Snap\nimport Cards\n",
            "checkouts/snap-ios/Snap.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Snap'
              s.source_files = 'Code/**/*.swift'
            end
            """,
            "checkouts/snap-ios/Code/Snap.swift": "import UIKit\n", "checkouts/snap-ios/Demo/main.swift": "",
            "checkouts/Cards/Cards.xcodeproj/project.pbxproj": target("Cards"),
            "checkouts/Cards/Cards/Deck.swift": "import UIKit\n",
            "checkouts/Unused/Unused.podspec": "Pod::Spec.new { |s| s.name = 'Unused'; s.source_files = '*.swift' }\n",
            "checkouts/Unused/Unused.swift": "",
        ])
        let project = try #require(
            try ProjectReader.projects(at: folder.path + "/app", withPackagesIn: [folder.path + "/checkouts"]).first)
        let files = Dictionary(uniqueKeysWithValues: project.modules.map { ($0.name, folder.short($0.files)) })
        #expect(
            files == [
                "App": ["app/App/main.swift"], "Snap": ["checkouts/snap-ios/Code/Snap.swift"],
                "Cards": ["checkouts/Cards/Cards/Deck.swift"],
            ])
        #expect(project.modules.last?.name == "App" && project.ownModules == ["App"])
        #expect(try ProjectReader.projects(at: folder.path + "/app")[0].modules.map(\.name) == ["App"])
    }

    /// Tuist's documentation on manifests: `sources` are the files of a target, and `product` says whether it is an app, a framework or tests
    /// (https://docs.tuist.dev/en/guides/features/projects/manifests).
    @Test func `Targets that Tuist describes are modules, without its tests`() throws {
        let folder = try Folder([
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "Cards", targets: [
                .target(name: "App", product: .app, sources: ["App/**"], dependencies: [.target(name: "Deck")]),
                .target(name: "Deck", product: .framework, sources: ["Deck/Code/**"], resources: ["Deck/Looks/**"]),
                .target(name: "DeckTests", product: .unitTests, sources: ["Deck/Trials/**"]),
            ])
            """,
            "App/View+Card.swift": "import Deck\n", "Deck/Code/View+Card.swift": "import SwiftUI\n",
            "Deck/Looks/Main.storyboard": "", "Deck/Trials/Trial.swift": "import XCTest\n",
        ])
        let project = try #require(try ProjectReader.projects(at: folder.path).first)
        #expect(project.modules.map(\.name) == ["Deck", "App"])
        #expect(project.modules.map(\.product) == [.library, .app])
        #expect(
            project.modules.map { folder.short($0.files) } == [["Deck/Code/View+Card.swift"], ["App/View+Card.swift"]])
        #expect(folder.short(project.modules[0].resources) == ["Deck/Looks/Main.storyboard"])
    }

    /// The Swift book, "Import Declaration": an import names a module that is declared outside of the current one.
    @Test func `Folders that are imported by their names are modules where no project says so`() throws {
        let folder = try Folder([
            "Project.swift":
                "import ProjectDescription\nlet project = Project.app(modules: [Module(name: \"Deck\")])\n",
            "Targets/App/Sources/App.swift": "import SwiftUI\nimport Deck\n@main struct Cards {}\n",
            "Targets/App/Sources/View+.swift": "", "Targets/Deck/Sources/View+.swift": "import Foundation\n",
            "Targets/Deck/Resources/Colors.xcassets/Contents.json": "{}",
            "Targets/Deck/Tests/Trial.swift": "import Deck\n",
            "Extension/Service.swift": "import UIKit\n",
        ])
        let project = try #require(try ProjectReader.projects(at: folder.path).first)
        let modules = Dictionary(uniqueKeysWithValues: project.modules.map { ($0.name, $0) })
        #expect(project.modules.prefix(2).map(\.name) == ["Deck", "App"] && modules.count == 3)
        #expect(modules["App"]?.product == .app && modules["Deck"]?.hasOwnBundle == true)
        #expect(folder.short(modules["Deck"]?.files ?? []) == ["Targets/Deck/Sources/View+.swift"])
        #expect(folder.short(project.modules.flatMap(\.files)).contains("Extension/Service.swift"))
        #expect(!project.modules.flatMap(\.files).contains { $0.hasSuffix("/Project.swift") })
    }

    /// Apple's "Swift Playgrounds" documentation: the code of a playground runs by itself, page by page, and is part of no app.
    @Test func `Folders that nobody imports are one module, without the pages of playgrounds`() throws {
        let folder = try Folder([
            "One/Sources/A.swift": "import UIKit\n", "Two/Sources/B.swift": "import UIKit\n",
            "Try.playground/Contents.swift": "print(1)\n", "Try.playground/Pages/B.xcplaygroundpage/Contents.swift": "",
        ])
        let project = try #require(try ProjectReader.projects(at: folder.path).first)
        #expect(project.modules.count == 1 && project.modules[0].files.count == 2)
    }

    @Test func `Headers lie beside code without a project, too`() throws {
        let folder = try Folder([
            "Views/Card.swift": "import UIKit\n", "Old/Deck.h": "@interface Deck : UIView\n@end\n",
        ])
        let project = try #require(try ProjectReader.projects(at: folder.path).first)
        #expect(folder.short(project.headers) == ["Old/Deck.h"])
    }

    @Test func `Packages that lie elsewhere are built when something imports them, also behind links`() throws {
        func manifest(_ name: String) -> String {
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])
            """
        }
        let app = try Folder([
            "App.xcodeproj/project.pbxproj": target("App", "application"), "App/main.swift": "import Snap\n",
        ])
        let packages = try Folder([
            "snap/Package.swift": manifest("Snap"), "snap/Sources/Snap/Snap.swift": "import base_kit\n",
            "base/Package.swift": manifest("base-kit"), "base/Sources/base-kit/Base.swift": "import UIKit\n",
            "other/Package.swift": manifest("Other"), "other/Sources/Other/Other.swift": "import UIKit\n",
        ])
        #expect(try ProjectReader.projects(at: app.path)[0].modules.map(\.name) == ["App"])
        let link = app.path + "-link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: app.path)
        defer { try? FileManager.default.removeItem(atPath: link) }
        for path in [app.path, link] {
            let project = try ProjectReader.projects(at: path, withPackagesIn: [packages.path])[0]
            #expect(project.modules.map(\.name) == ["base_kit", "Snap", "App"])
            #expect(packages.short(project.modules[1].files) == ["snap/Sources/Snap/Snap.swift"])
        }
    }

    /// SwiftPM refuses what its `PackageDescription` marks as newer than the version of the first line.
    @Test func `Where the manifest cannot be read, the project of Xcode beside it can`() throws {
        let manifest = """
            // swift-tools-version:5.0
            import PackageDescription
            let package = Package(name: "Kit", platforms: [.iOS(.v13)], targets: [.target(name: "Kit")])
            """
        let folder = try Folder([
            "Package.swift": manifest, "Kit.xcodeproj/project.pbxproj": target("Kit"), "Kit/Kit.swift": "",
        ])
        #expect(try ProjectReader.projects(at: folder.path).flatMap(\.modules).map(\.name) == ["Kit"])
        let alone = try Folder(["Package.swift": manifest, "Sources/Kit/Kit.swift": ""])
        #expect(throws: ProjectFailure.self) { try ProjectReader.projects(at: alone.path) }
    }

    /// As the project of an example names the package that it shows, above it; older ones have a reference to its folder.
    @Test(arguments: [
        "R = { isa = XCLocalSwiftPackageReference; relativePath = \"..\"; };",
        "R = { isa = PBXFileReference; lastKnownFileType = wrapper; name = Kit; path = ..; sourceTree = \"<group>\"; };",
    ]) func `A package that a project names is built wherever it is`(_ reference: String) throws {
        let folder = try Folder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Sources/Kit/Kit.swift": "",
            "Example/App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = { P = { mainGroup = G; targets = (T); }; \(reference)
              G = { sourceTree = "<group>"; children = (Y, R); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              T = { name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (Y); }; }; }
            """,
            "Example/App/App.swift": "import Kit",
        ])
        let project = try #require(try ProjectReader.projects(at: folder.path + "/Example/App.xcodeproj").first)
        #expect(project.modules.map(\.name) == ["Kit", "App"])
    }

    /// As in Eureka's repository, where a workspace beside them brings both together: the example's project only names the library.
    @Test(arguments: ["", "Demo/"]) func `A package around a project is built if the project imports it`(
        _ place: String
    ) throws {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """
        let files = [
            "Package.swift": manifest, "Sources/Kit/Kit.swift": "",
            "\(place)App.xcodeproj/project.pbxproj": target("App", "application"),
            "\(place)App/App.swift": "import Kit",
        ]
        func modules(_ files: [String: String]) throws -> [String] {
            let folder = try Folder(files)
            return try ProjectReader.projects(at: folder.path + "/\(place)App.xcodeproj").flatMap(\.modules).map(\.name)
        }
        #expect(try modules(files.merging([".git/HEAD": ""]) { $1 }) == ["Kit", "App"])
        // Above a folder without a repository lies what has nothing to do with it.
        #expect(try modules(files) == (place.isEmpty ? ["Kit", "App"] : ["App"]))
    }

    /// The package comes first, and nothing of an app in its folder is shown.
    @Test func `Apps in the folder of a package are known`() throws {
        let app = target("Demo", "application")
        let folder = try Folder([
            "Package.swift": "", "Demo/Demo.xcodeproj/project.pbxproj": app, "Demo/Demo/Demo.swift": "",
            "Kit.xcodeproj/project.pbxproj": target("Kit"), "Kit/Kit.swift": "",
        ])
        #expect(ProjectReader.apps(besidePackageAt: folder.path) == ["Demo/Demo.xcodeproj"])
        let none = try Folder(["Demo.xcodeproj/project.pbxproj": app, "Demo/Demo.swift": ""])
        #expect(ProjectReader.apps(besidePackageAt: none.path) == [])
    }

    /// SwiftPM leaves documentation catalogs out, and gives all modules of a package its name, for what is `package`.
    @Test func `Modules of a package know it by name, without the code of its documentation`() throws {
        let folder = try Folder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "my-kit", targets: [.target(name: "Kit")])
            """,
            "Sources/Kit/Kit.swift": "", "Sources/Kit/Kit.docc/Resources/step-1.swift": "",
        ])
        let module = try #require(try ProjectReader.projects(at: folder.path).first?.modules.first)
        #expect(folder.short(module.files) == ["Sources/Kit/Kit.swift"])
        #expect(module.options == ["-package-name", "my_kit"])
        // SwiftPM defines it for all code of packages: "Swift Package Manager, Usage, Packaging legacy code".
        #expect(module.conditions == ["SWIFT_PACKAGE", "DEBUG"])
    }

    /// As a submodule's that was not fetched: what stands in for the package is better than the rest of it.
    @Test func `A library with hardly a file is as good as missing`() {
        func module(_ files: Int, lacking missing: Int, _ product: ProjectModule.Product = .library) -> Bool {
            var module = ProjectModule(name: "SnapKit", files: (0..<files).map { "/a/\($0).swift" })
            module.missingFiles = (0..<missing).map { "/b/\($0).swift" }
            module.product = product
            return module.isHardlyThere
        }
        #expect(module(1, lacking: 30) && module(0, lacking: 1))
        #expect(!module(1, lacking: 1) && !module(30, lacking: 2) && !module(0, lacking: 0))
        #expect(!module(1, lacking: 30, .app))
    }

    @Test func `A path without anything in it is told`() throws {
        let folder = try Folder(["a.txt": ""])
        #expect(throws: ProjectFailure.self) { try ProjectReader.projects(at: folder.path) }
        #expect(throws: ProjectFailure.self) { try ProjectReader.projects(at: folder.path + "/none") }
    }

    @Test func `Imports are read line by line`() throws {
        let folder = try Folder([
            "a.swift": "import UIKit\n@testable import Kit\nimport struct Foundation.URL\n// import No\nlet a = 1\n"
        ])
        #expect(Imports.of([folder.path + "/a.swift"]) == ["UIKit", "Kit", "Foundation"])
    }

    /// A manifest is a program, and may print, before what SwiftPM says and in the same place.
    @Test func `What a manifest prints is not taken for what it says`() {
        struct Package: Decodable, Equatable { var name: String }
        let text = "hello {}\n{}\n{\n  \"name\" : \"Cards\"\n}\nwarning: {odd}\n"
        #expect(PrintedJSON.decode(Package.self, in: text) == Package(name: "Cards"))
        #expect(PrintedJSON.decode(Package.self, in: "{\n}") == nil)
    }

    @Test func `A program that has no end is given up`() throws {
        let late = try Program.output("sh", ["-c", "echo first; sleep 100 & wait"], atMost: 1)
        #expect(late.wasTooSlow && String(decoding: late.text, as: UTF8.self) == "first\n")
        #expect(try !Program.output("sh", ["-c", "echo"]).wasTooSlow)
    }
}
