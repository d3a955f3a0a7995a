import Foundation
import Testing

@testable import Projects

/// The targets of tests in packages, in Xcode's projects, and in what Tuist and CocoaPods describe.
@Suite struct `Projects with tests` {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Cards", targets: [
            .target(name: "Cards"), .target(name: "SnapshotTesting"),
            .testTarget(name: "CardsTests", dependencies: ["Cards"]),
        ])
        """

    @Test func `A package with its tests, and ours in the place of what has the same name`() throws {
        let folder = try Folder([
            "Package.swift": Self.manifest, "Sources/Cards/Card.swift": "public struct Card {}",
            "Sources/SnapshotTesting/Assert.swift": "public func assertSnapshot() {}",
            "Tests/CardsTests/CardTests.swift": "import Cards\nimport SnapshotTesting\nimport XCTest",
        ])
        let projects = try ProjectReader.testProjects(at: folder.path, replacing: ["SnapshotTesting"])
        #expect(projects.count == 1)
        #expect(projects[0].modules.map(\.name) == ["Cards", "CardsTests"])
        #expect(projects[0].modules.map(\.product) == [.library, .tests])
        #expect(projects[0].replaced == ["SnapshotTesting"])
    }

    @Test func `Without tests there is no project, in one line`() throws {
        let folder = try Folder(["Card.swift": "struct Card {}"])
        #expect(throws: ProjectFailure.self) { try ProjectReader.testProjects(at: folder.path, replacing: []) }
    }

    /// As Tuist's documentation writes a target: https://docs.tuist.dev/en/guides/features/projects/manifests
    private static let tuist = """
        import ProjectDescription
        let project = Project(name: "Cards", targets: [
            .target(
                name: "Cards", destinations: .iOS, product: .framework, bundleId: "dev.tuist.cards",
                sources: ["Cards/Sources/**"], resources: ["Cards/Resources/**"], dependencies: []),
            .target(
                name: "CardsTests", destinations: .iOS, product: .unitTests, bundleId: "dev.tuist.cards.tests",
                sources: ["Cards/Tests/**/*.swift"], dependencies: [.target(name: "Cards")]),
        ])
        """

    @Test func `Targets that Tuist describes`() throws {
        let folder = try Folder([
            "Project.swift": Self.tuist, "Cards/Sources/Deep/Card.swift": "public struct Card {}",
            "Cards/Tests/CardTests.swift": "import Cards\nimport XCTest",
        ])
        let projects = try ProjectReader.testProjects(at: folder.path, replacing: [])
        #expect(projects.map { $0.modules.map(\.name) } == [["Cards", "CardsTests"]])
        #expect(projects[0].modules[1].files == [folder.path + "/Cards/Tests/CardTests.swift"])
    }

    /// As CocoaPods' documentation writes them: https://guides.cocoapods.org/syntax/podspec.html
    @Test func `A pod that a specification describes`() throws {
        let specification = """
            Pod::Spec.new do |s|
              s.name = 'Card-Kit'
              s.module_name = "CardKit" # not its name
              s.source_files = 'Source/**/*.{h,swift}', 'More/*.swift'
              s.resource_bundles = { 'CardKit' => ['Assets/*.xcassets'] }
            end
            """
        let folder = try Folder([
            "CardKit.podspec": specification, "Source/A.swift": "", "Source/Deep/B.swift": "", "Source/C.h": "",
            "More/D.swift": "", "More/Deep/E.swift": "",
        ])
        let module = try #require(Podspec(folder.path + "/CardKit.podspec")?.module)
        #expect(module.name == "CardKit")
        #expect(
            module.files == ["More/D.swift", "Source/A.swift", "Source/Deep/B.swift"].map { folder.path + "/" + $0 })
    }

    /// Apple's "Build settings reference": TEST_HOST is the path of the program that tests are put into. `Z` comes before `A`, as what
    /// tests run in is built before them; a second app is not theirs.
    @Test func `The app that tests run in, which they may not import`() throws {
        let folder = try Folder([
            "Cards.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = { P = { mainGroup = G; targets = (T, Z, O); };
              G = { sourceTree = "<group>"; children = (A, B, C); };
              A = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
              B = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              C = { isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; };
              T = { name = CardsTests; productType = "com.apple.product-type.bundle.unit-test";
                fileSystemSynchronizedGroups = (A); buildConfigurationList = L; };
              L = { buildConfigurations = (D); };
              D = { name = Debug; buildSettings = {
                TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Cards Demo.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Cards Demo"; }; };
              Z = { name = "Cards Demo"; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (B); };
              O = { name = Other; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (C); }; }; }
            """,
            "Tests/CardTests.swift": "import XCTest\n", "App/main.swift": "import UIKit\n",
            "Other/main.swift": "import UIKit\n",
        ])
        let modules = try #require(try ProjectReader.testProjects(at: folder.path, replacing: []).first?.modules)
        #expect(modules.map(\.name) == ["Cards_Demo", "CardsTests", "Other"])
        #expect(modules.map(\.host) == [nil, "Cards_Demo", nil])
    }
}
