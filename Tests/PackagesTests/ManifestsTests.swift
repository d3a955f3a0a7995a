import Foundation
import MaquetteFiles
import Testing

@testable import MaquettePackages

/// What manifests name before anything has chosen versions. The forms are those of SwiftPM's `Package.Dependency`, of Xcode 15's projects,
/// and of the guides of CocoaPods (Podfile syntax) and Carthage (Cartfile).
@Suite struct ManifestsTests {
    private let place: Place

    init() throws { place = try Place() }

    private func pins(_ folder: String = "app") -> [Pin] { LockFiles.pins(of: place.path(folder)).pins }

    @Test func `A manifest of SwiftPM names what it depends on, without what lies beside it and what is a comment`()
        throws
    {
        try place.write(
            "app/Package.swift",
            """
            // swift-tools-version:5.9
            let package = Package(name: "App", dependencies: [
                .package(url: "https://example.com/me/Kit.git", from: "1.0.0"),
                .package(name: "Old", url: "git@example.com:me/old-kit.git", .upToNextMajor(from: "2.0.0")),
                // .package(url: "https://example.com/me/Gone.git", from: "1.0.0"),
                .package(path: "../Own"),
            ])
            """)
        #expect(pins().map(\.name) == ["Kit", "old-kit"])
        #expect(pins().map(\.address) == ["https://example.com/me/Kit.git", "git@example.com:me/old-kit.git"])
        #expect(pins().allSatisfy { $0.wanted.isEmpty && $0.firstStep?.contains("swift package resolve") == true })
        // Then its versions are chosen.
        try place.write("app/Package.resolved", #"{"pins": [], "version": 2}"#)
        #expect(pins().isEmpty)
    }

    @Test func `A project of Xcode names packages of its own and of the packages in its folder`() throws {
        try place.write(
            "app/App.xcodeproj/project.pbxproj",
            """
            {
                R1 /* XCRemoteSwiftPackageReference "Kit" */ = {
                    isa = XCRemoteSwiftPackageReference;
                    repositoryURL = "https://example.com/me/Kit";
                    requirement = {
                        kind = upToNextMajorVersion;
                        minimumVersion = 1.0.0;
                    };
                };
                L1 /* XCLocalSwiftPackageReference "Core" */ = {
                    isa = XCLocalSwiftPackageReference;
                    relativePath = Modules/Core;
                };
            }
            """)
        try place.write(
            "app/Modules/Core/Package.swift", #".package(url: "https://example.com/me/Deep", from: "1.0.0")"#)
        try place.write("app/Tools/Package.swift", #".package(url: "https://example.com/me/Tool", from: "1.0.0")"#)
        #expect(pins().map(\.name) == ["Deep", "Kit"])
        #expect(pins().last?.firstStep == "Xcode chooses its version when it opens App.xcodeproj")
        #expect(pins("app/App.xcodeproj").map(\.name) == ["Deep", "Kit"])
    }

    @Test func `Podfile and Cartfile count as long as their lock files are missing`() throws {
        try place.write(
            "app/Podfile",
            """
            target 'App' do
              pod 'Alamofire', '~> 5.9'
              pod 'Firebase/Core'
              pod "Own", :path => '../Own'
              # pod 'Gone'
            end
            """)
        try place.write(
            "app/Cartfile",
            "github \"me/Cards\" ~> 1.0\nbinary \"https://example.com/Closed.json\"\n# github \"me/Gone\"\n")
        #expect(pins().map(\.name) == ["Alamofire", "Cards", "Firebase"])
        #expect(pins().map(\.kind) == [.pod, .carthage, .pod])
        #expect(pins()[1].address == "https://github.com/me/Cards.git")
        try place.write("app/Podfile.lock", "PODS:\n  - Alamofire (5.9.1)\n")
        try place.write("app/Cartfile.resolved", "github \"me/Cards\" \"1.2\"\n")
        #expect(pins().map(\.wanted) == ["5.9.1", "1.2"] && pins().allSatisfy { $0.firstStep == nil })
    }

    @Test func `The manifests of a folder are the nearest ones below it`() throws {
        try place.write("app/ios/Podfile", "pod 'Near'\n")
        try place.write("app/ios/Example/Podfile", "pod 'Far'\n")
        try place.write("app/Pods/Other/Podfile", "pod 'Other'\n")
        #expect(pins().map(\.name) == ["Near"])
    }

    @Test func `Binary targets of packages and frameworks of pods that are there are known`() throws {
        let store = PackageStore(cache: place.path("cache").shown)
        try place.write(
            "app/Package.resolved",
            """
            {"pins": [{"location": "https://example.com/Maps.git", "state": {"version": "1.0"}}], "version": 2}
            """)
        try place.write("app/Podfile.lock", "PODS:\n  - Ads (2.0)\n")
        try place.write(
            "app/.build/checkouts/Maps/Package.swift",
            """
            let package = Package(name: "Maps", targets: [
                .target(name: "Maps", dependencies: ["MapsCore"]),
                .binaryTarget(name: "MapsCore", url: "https://example.com/core.zip", checksum: "0"),
                // .binaryTarget(name: "Former", path: "Former.xcframework"),
            ])
            """)
        try place.write("app/Pods/Ads/Ads.xcframework/Info.plist", "")
        let entries = ProjectPackages(of: place.path("app"), store: store).entries
        #expect(entries.map(\.binaryTargets) == [["Ads"], ["MapsCore"]])
    }
}
