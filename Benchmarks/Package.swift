// swift-tools-version: 6.0
import PackageDescription

// One executable for each comparison. `Scripts/bench <name>` fetches what it compares with, builds and runs it.
let package = Package(
    name: "Benchmarks",
    products: [
        .executable(name: "solver", targets: ["solver"])
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
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
