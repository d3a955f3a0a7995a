// swift-tools-version: 6.0
import PackageDescription

// One executable for each comparison. `Scripts/bench <name>` fetches what it compares with, builds and runs it.
let package = Package(
    name: "Benchmarks",
    products: [
        .executable(name: "documents", targets: ["documents"]),
        .executable(name: "goals", targets: ["goals"]),
        .executable(name: "growth", targets: ["growth"]),
        .executable(name: "layout", targets: ["layout"]),
        .executable(name: "plain", targets: ["plain"]),
        .executable(name: "render", targets: ["render"]),
        .executable(name: "solver", targets: ["solver"]),
        .executable(name: "swiftui", targets: ["swiftui"]),
        .executable(name: "symbols", targets: ["symbols"]),
    ],
    dependencies: [
        .package(name: "Maquette", path: "..")
    ],
    targets: [
        .target(name: "Measure", dependencies: ["CAllocator"]),
        .systemLibrary(name: "CAllocator"),
        .target(
            name: "CKiwi",
            // kiwi's headers, put there by Scripts/bench.
            cxxSettings: [.headerSearchPath("../../.cache"), .unsafeFlags(["-O3", "-DNDEBUG"])]),
        .executableTarget(
            name: "solver",
            dependencies: ["CKiwi", "Measure", .product(name: "MaquetteLayout", package: "Maquette")]),
        .executableTarget(
            name: "swiftui",
            dependencies: [
                "Measure", .product(name: "SwiftUI", package: "Maquette"), .product(name: "UIKit", package: "Maquette"),
            ]),
        .executableTarget(name: "growth", dependencies: ["Measure"]),
        .executableTarget(name: "goals", dependencies: ["Measure"]),
        .executableTarget(name: "render", dependencies: ["Measure"]),
        .target(
            name: "CPlain", dependencies: ["CPango"], cSettings: [.unsafeFlags(["-O3", "-DNDEBUG"])],
            linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "plain", dependencies: ["CPlain", .product(name: "MaquettePNG", package: "Maquette")]),
        .executableTarget(
            name: "documents",
            dependencies: [
                "CTextList", "Measure", .product(name: "Maquette", package: "Maquette"),
                .product(name: "UIKit", package: "Maquette"),
            ]),
        .executableTarget(
            name: "symbols", dependencies: ["Measure", .product(name: "Maquette", package: "Maquette")]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libfontconfig-dev"])]),
        .target(
            name: "CTextList", dependencies: ["CPango"], cSettings: [.unsafeFlags(["-O3", "-DNDEBUG"])],
            linkerSettings: [.linkedLibrary("pangoft2-1.0"), .linkedLibrary("fontconfig")]),
        .executableTarget(
            name: "layout",
            dependencies: [
                "CTextList", "Measure", .product(name: "MaquetteLayout", package: "Maquette"),
                .product(name: "UIKit", package: "Maquette"),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
