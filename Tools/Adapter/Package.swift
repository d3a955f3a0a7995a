// swift-tools-version: 6.0
import PackageDescription

// Reads Swift with the SwiftSyntax that the toolchain carries; `Scripts/common.sh` tells the compiler where that is.
let package = Package(
    name: "Adapter",
    products: [
        .executable(name: "adapt", targets: ["adapt"]),
        // The compiler loads it, and finds what it needs in the toolchain.
        .library(name: "MaquetteMacros", type: .dynamic, targets: ["MaquetteMacros"]),
    ],
    targets: [
        .target(name: "Adapting"),
        .target(name: "Projects"),
        .target(name: "MaquetteMacros", linkerSettings: [.unsafeFlags(["-Xlinker", "--as-needed"])]),
        .target(name: "Accessors", dependencies: ["Adapting", "Projects"]),
        .executableTarget(name: "adapt", dependencies: ["Accessors", "Adapting", "Projects"]),
        .testTarget(name: "AdaptTests", dependencies: ["adapt", "Adapting"]),
        .testTarget(name: "AdaptingTests", dependencies: ["Adapting"], exclude: ["Fixtures"]),
        .testTarget(name: "ProjectsTests", dependencies: ["Accessors", "Projects"]),
    ],
    swiftLanguageModes: [.v6]
)
