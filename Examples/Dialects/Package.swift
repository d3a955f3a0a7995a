// swift-tools-version: 6.0
import PackageDescription

/// Each library's words come from Maquette here; in an app they come from the library itself.
let libraries: [Target.Dependency] = [
    "SwiftUIKitUI", "Scaffold", "SwiftLayout", "SimpleConstraints", "FormationLayout",
].map { .product(name: $0, package: "Maquette") }

let package = Package(
    name: "Dialects",
    dependencies: [.package(name: "Maquette", path: "../..")],
    targets: [
        .target(name: "DialectScreens", dependencies: libraries + [.product(name: "UIKit", package: "Maquette")]),
        .executableTarget(
            name: "dialect-pictures", dependencies: ["DialectScreens", .product(name: "Maquette", package: "Maquette")]),
        .testTarget(
            name: "DialectScreensTests",
            dependencies: [
                "DialectScreens", .product(name: "Maquette", package: "Maquette"),
                .product(name: "UIKit", package: "Maquette"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
