// swift-tools-version: 6.0
import PackageDescription

/// On Apple's platforms `import UIKit` is the real thing; on Linux it is Maquette's.
let uiKit = [maquette("UIKit")]

func maquette(_ product: String) -> Target.Dependency {
    .product(name: product, package: "Maquette", condition: .when(platforms: [.linux]))
}

/// The sources and their tests, compiled in one language mode.
///
/// Two targets cannot share a folder, so the folders of the second mode are links to those of the first.
func profile(_ name: String, mode: SwiftLanguageMode, settings: [SwiftSetting] = []) -> [Target] {
    [
        .target(name: name, dependencies: uiKit, swiftSettings: [.swiftLanguageMode(mode)]),
        .testTarget(
            name: "\(name)Tests", dependencies: [.target(name: name), maquette("MaquetteTesting")] + uiKit,
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(mode)] + settings),
    ]
}

let package = Package(
    name: "Profile",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Profile", targets: ["Profile"])],
    dependencies: [.package(name: "Maquette", path: "../..")],
    targets: profile("Profile", mode: .v6) + profile("ProfileInSwift5", mode: .v5, settings: [.define("SWIFT_5_MODE")])
        + [
            .executableTarget(name: "profile-pictures", dependencies: ["Profile", maquette("Maquette")])
        ]
        // Code as it was written before Swift 6, which that mode would refuse.
        + profile("Traditional", mode: .v5)
)
