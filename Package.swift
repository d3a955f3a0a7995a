// swift-tools-version: 6.0
import PackageDescription

/// A room of the house: the target `Maquette<name>` in `Sources/<name>`.
/// SwiftPM refuses two packages whose targets share a name, so plain `Layout` or `Text` would lock users out.
func room(
    _ name: String, needs dependencies: [Target.Dependency] = [], embedding files: [Resource]? = nil,
    linking: [LinkerSetting] = [], settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: "Maquette\(name)", dependencies: dependencies, path: "Sources/\(name)", exclude: ["README.md"],
        resources: files, swiftSettings: settings, linkerSettings: linking)
}

/// For rooms whose loops go over every pixel, letter or coefficient: without the optimiser they are forty times slower, and half
/// of the time of all tests was theirs. They are optimised in debug too, with their assertions. SwiftPM allows nobody who
/// fetches a package to use its flags, so that checkouts of other packages do without.
let fastInDebug: [SwiftSetting] =
    Context.packageDirectory.contains("/checkouts/")
    ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

func tests(_ name: String, needs dependencies: [Target.Dependency], except: [String] = []) -> Target {
    .testTarget(
        name: "Maquette\(name)Tests", dependencies: dependencies + ["MaquetteTestSupport"], path: "Tests/\(name)Tests",
        exclude: except)
}

/// A layout library's own words on top of our UIKit. `MAQUETTE_DIALECTS=0` leaves them out, so that the original
/// libraries, whose targets have the same names, can be built beside this package.
let dialects =
    Context.environment["MAQUETTE_DIALECTS"] == "0"
    ? []
    : [
        "SwiftUIKitUI", "Scaffold", "SwiftLayout", "SwiftLayoutUtil", "SwiftLayoutSwiftUI", "SimpleConstraints",
        "FormationLayout",
    ]

/// The part of UIKit that mentions no view. Each room re-exports those below it.
let valueRooms = [
    "MaquetteReleases", "MaquetteGeometry", "MaquetteEnvironment", "MaquetteFonts", "MaquetteGraphics",
    "MaquetteAssets",
    "MaquetteStrings",
]
let values: [Target.Dependency] = valueRooms.map { .target(name: $0) }

/// `UIKit` only re-exports these rooms. Unless they are named, SwiftPM does not build clients anew when the layout of a
/// class has changed, and they call the wrong methods.
let viewModel: [Target.Dependency] = ["UIKit", "MaquetteViewModel"] + values

/// What packages that use the product are built anew for, as above.
let uiKit = ["UIKit", "_Testing_UIKit", "MaquetteViewModel"] + valueRooms

func dialect(_ name: String) -> [Target] {
    [
        .target(
            name: name,
            dependencies: viewModel + (name.hasPrefix("SwiftLayout") && name != "SwiftLayout" ? ["SwiftLayout"] : []),
            path: "Sources/Dialects/\(name)"),
        // The originals' suites are called after the library alone.
        .testTarget(
            name: "Maquette\(name)Tests",
            dependencies: [.target(name: name), "_Testing_UIKit", "MaquetteViewTestSupport"] + viewModel,
            path: "Tests/Dialects/\(name)Tests"),
    ]
}

let package = Package(
    name: "Maquette",
    products: [
        .library(name: "UIKit", targets: uiKit),
        .library(name: "UIKitDynamic", type: .dynamic, targets: uiKit),
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"] + uiKit),
        .library(name: "MaquetteLayout", targets: ["MaquetteLayout"]),
        .library(name: "MaquettePNG", targets: ["MaquettePNG"]),
        .library(name: "Maquette", targets: ["Maquette"]),
        // For packages that are built with `Scripts/toolset`: everything in one file to link with.
        .library(
            name: "MaquetteDynamic", type: .dynamic,
            targets: [
                "Maquette", "DeveloperToolsSupport", "MaquetteSnapshots", "MaquetteAccessibility", "MaquetteTouch",
            ]
                + uiKit),
        .library(name: "MaquetteTesting", targets: ["MaquetteTesting"]),
        .executable(name: "preview", targets: ["preview"]),
        .plugin(name: "PreviewPlugin", targets: ["PreviewPlugin"]),
    ] + dialects.map { .library(name: $0, targets: [$0]) },
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libfontconfig-dev"])]),
        // A header alone: whether the program has a renderer.
        .systemLibrary(name: "CPictureEncoder"),
        // A header alone: whether the program reads nibs.
        .systemLibrary(name: "CNibReader"),
        .systemLibrary(name: "CProcess"),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        // Rounding is a function of libm, which nothing else brings in for a client of the engine alone.
        room("Layout", linking: [.linkedLibrary("m")], settings: fastInDebug),
        room("Drawing", settings: fastInDebug),
        room("PNG", settings: fastInDebug),
        room("Releases"),
        room("Text", needs: ["MaquetteReleases", "MaquetteDrawing", "CCairo"]),
        room("Geometry", needs: ["MaquetteDrawing"]),
        // Foundation's own ICU writes numbers with units.
        room(
            "Environment",
            needs: ["MaquetteFiles", "MaquetteSyntax", "MaquetteReleases", "MaquetteGeometry", "MaquetteText"],
            linking: [.linkedLibrary("_FoundationICU")]),
        room("Fonts", needs: ["MaquetteReleases", "MaquetteGeometry", "MaquetteEnvironment", "MaquetteText"]),
        room(
            "Graphics",
            needs: [
                "MaquetteReleases", "MaquetteGeometry", "MaquetteEnvironment", "MaquetteDrawing", "CPictureEncoder",
            ]),
        room(
            "Assets",
            needs: [
                "MaquetteFiles", "MaquetteGeometry", "MaquetteEnvironment", "MaquetteFonts", "MaquetteGraphics",
                "MaquetteDrawing",
            ]),
        room(
            "Strings",
            needs: [
                "MaquetteGeometry", "MaquetteEnvironment", "MaquetteFonts", "MaquetteGraphics", "MaquetteAssets",
                "MaquetteDrawing", "MaquetteText",
            ]),
        room("ViewModel", needs: values + ["MaquetteLayout", "MaquetteDrawing", "MaquetteText", "CNibReader"]),
        room(
            "Renderer",
            needs: values + ["MaquetteViewModel", "MaquetteDrawing", "MaquettePNG", "MaquetteText", "CCairo", "CJPEG"],
            settings: fastInDebug),
        .target(name: "UIKit", dependencies: ["MaquetteViewModel"] + values, exclude: ["README.md"]),
        .target(name: "_Testing_UIKit", dependencies: viewModel),
        .target(name: "DeveloperToolsSupport", dependencies: viewModel, exclude: ["README.md"]),
        .target(name: "Combine", dependencies: viewModel, exclude: ["README.md"]),
        .target(
            name: "SwiftUI", dependencies: viewModel + ["Combine", "DeveloperToolsSupport", "MaquetteDrawing"],
            exclude: ["README.md"]),
        room("Syntax", settings: fastInDebug),
        room("Canvas", needs: ["MaquetteViewModel"] + values),
        room(
            "Documents",
            needs: ["MaquetteFiles", "MaquetteCanvas", "MaquetteSyntax", "MaquetteViewModel", "MaquetteText"] + values),
        room("Printing", needs: ["MaquetteViewModel"] + values),
        .target(
            name: "Maquette",
            dependencies: viewModel + [
                "MaquetteRenderer", "MaquetteCanvas", "MaquetteDocuments", "MaquettePrinting", "MaquetteDrawing",
                "MaquetteText", "CCairo",
            ],
            exclude: ["README.md"]),
        room("Files"),
        room("Reporting"),
        room("Agents", needs: ["MaquetteSyntax"]),
        room("Cage", needs: ["CProcess", "MaquetteFiles"]),
        room("Workers", needs: ["CProcess", "MaquetteFiles", "MaquetteCage"]),
        room("Projects", needs: ["MaquetteFiles"]),
        room("Packages", needs: ["MaquetteFiles"]),
        // It loads the library for HTTP itself, when it is needed.
        .target(name: "CHTTP", path: "Sources/CHTTP", linkerSettings: [.linkedLibrary("dl")]),
        room(
            "Serving", needs: ["CHTTP", "MaquetteFiles", "MaquetteWorkers", "MaquetteSyntax", "MaquetteProjects"],
            embedding: [
                .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
                .embedInCode("Page/app.js"),
            ]),
        room(
            "Snapshots",
            needs: [
                "MaquetteFiles", "MaquetteReporting", "Maquette", "MaquetteRenderer", "MaquetteDrawing", "MaquetteText",
                "MaquetteSyntax",
            ] + viewModel, settings: fastInDebug),
        room(
            "Accessibility",
            needs: ["Maquette", "MaquetteRenderer", "MaquetteDrawing", "MaquetteSyntax"] + viewModel),
        room("Touch", needs: ["MaquetteSyntax", "MaquetteAccessibility"] + viewModel),
        room("Explaining", needs: ["MaquetteDrawing", "Maquette", "MaquetteDocuments", "MaquetteSyntax"] + viewModel),
        // Not in the command, which would need libcurl: the toolset makes a library of it.
        room("Requests", needs: viewModel),
        room(
            "Code",
            needs: [
                "CProcess", "MaquetteFiles", "MaquetteCage", "MaquetteWorkers", "MaquetteText", "DeveloperToolsSupport",
                "Maquette", "MaquetteDocuments",
            ] + viewModel),
        room("Comparing", needs: ["Maquette", "MaquetteDocuments", "MaquetteSyntax"] + viewModel),
        // It brings XCTest and Testing, and so stays out of what the command is made of.
        room(
            "Testing",
            needs: [
                "MaquetteSnapshots", "MaquetteFiles", "Maquette", "MaquetteRenderer", "MaquetteDrawing",
                "MaquetteAccessibility", "MaquetteTouch",
            ] + viewModel
        ),
        room(
            "Linting",
            needs: [
                "Maquette", "MaquetteAccessibility", "MaquetteExplaining", "MaquetteDocuments", "MaquetteSyntax",
                "MaquetteViewModel", "MaquetteDrawing", "MaquetteRenderer",
            ]
                + values),
        // The environment must not choose the command's pixels.
        .target(name: "CEnvironment", path: "Sources/CEnvironment"),
        .executableTarget(
            name: "preview",
            dependencies: [
                "CEnvironment", "Maquette", "MaquetteFiles", "MaquetteReporting", "MaquetteCage", "MaquetteWorkers",
                "MaquetteSyntax", "MaquetteAgents", "MaquettePackages", "MaquetteProjects", "MaquetteServing",
                "MaquetteDocuments",
                "MaquetteRenderer",
                "MaquetteCode", "MaquetteSnapshots", "MaquetteAccessibility", "MaquetteTouch", "MaquetteExplaining",
                "MaquetteComparing", "MaquetteLinting", "MaquetteDrawing",
            ] + viewModel, exclude: ["README.md"]),
        .plugin(
            name: "PreviewPlugin",
            capability: .command(
                intent: .custom(
                    verb: "preview", description: "Draws, checks and compares the screens of a package, without a Mac"),
                permissions: [.writeToPackageDirectory(reason: "Pictures, baselines and reports are written there.")])),
        // Reads CONTRIBUTING.md, Package.swift and the sources, and imports none of them.
        .testTarget(name: "MaquetteProjectTests", path: "Tests/ProjectTests"),
        .target(
            name: "MaquetteTestSupport", dependencies: ["MaquetteLayout"], path: "Tests/Support",
            swiftSettings: fastInDebug),
        tests("Layout", needs: ["MaquetteLayout"]),
        tests("Syntax", needs: ["MaquetteSyntax"]),
        tests("Drawing", needs: ["MaquetteDrawing"]),
        tests("PNG", needs: ["MaquettePNG", "CCairo"]),
        tests("Releases", needs: ["MaquetteReleases"]),
        tests("Text", needs: ["MaquetteText", "MaquetteReleases", "MaquetteDrawing", "CCairo"]),
        // What was recorded of texts, for the two programs that compare with it.
        .target(
            name: "RecordedText", dependencies: ["MaquetteText", "MaquetteReleases"], path: "Tests/Tools/RecordedText"),
        .executableTarget(
            name: "score-text", dependencies: ["RecordedText", "MaquetteText"], path: "Tests/Tools/score-text"),
        .executableTarget(
            name: "fit-font", dependencies: ["RecordedText", "MaquetteText"], path: "Tests/Tools/fit-font"),
        .executableTarget(
            name: "score-documents",
            dependencies: ["Maquette", "MaquetteCanvas", "MaquetteDocuments", "MaquetteSyntax"],
            path: "Tests/Tools/score-documents"),
        .target(
            name: "MaquetteViewTestSupport", dependencies: viewModel + ["_Testing_UIKit"], path: "Tests/ViewSupport"),
        tests(
            "Documents",
            needs: [
                "Maquette", "MaquetteDocuments", "MaquetteRenderer", "CCairo", "_Testing_UIKit",
                "MaquetteViewTestSupport", "MaquetteCanvas", "score-documents",
            ] + viewModel),
        tests(
            "SwiftUI",
            needs: viewModel + [
                "SwiftUI", "Combine", "Maquette", "MaquetteAccessibility", "MaquetteLinting", "MaquetteExplaining",
                "MaquetteDocuments", "MaquetteRenderer", "_Testing_UIKit", "MaquetteViewTestSupport",
            ]),
        tests("ViewModel", needs: viewModel + ["MaquetteDrawing", "_Testing_UIKit", "MaquetteViewTestSupport"]),
        // What Apple's pages say of UIKit, sentence by sentence.
        tests("Documented", needs: viewModel + ["Maquette"]),
        tests(
            "Accessibility",
            needs: [
                "MaquetteAccessibility", "Maquette", "MaquetteDrawing", "MaquetteRenderer", "_Testing_UIKit",
                "MaquetteViewTestSupport",
            ] + viewModel),
        tests(
            "Touch",
            needs: ["MaquetteTouch", "Maquette", "_Testing_UIKit", "MaquetteViewTestSupport", "SwiftUI"] + viewModel),
        tests("Agents", needs: ["MaquetteAgents", "MaquetteSyntax"]),
        tests(
            "Explaining",
            needs: ["MaquetteExplaining", "MaquetteDocuments", "Maquette", "MaquetteViewTestSupport"] + viewModel),
        tests("Requests", needs: ["MaquetteRequests"]),
        tests(
            "Code",
            needs: ["MaquetteCode", "DeveloperToolsSupport", "Maquette", "_Testing_UIKit"] + viewModel),
        tests("Comparing", needs: ["MaquetteComparing", "MaquetteDocuments"]),
        tests("Linting", needs: ["MaquetteLinting", "MaquetteDrawing", "MaquetteDocuments", "Maquette"]),
        tests(
            "Command", needs: ["preview", "Maquette", "MaquetteAccessibility", "MaquetteTouch", "MaquetteViewModel"],
            except: ["KnownCases"]),
        tests("Renderer", needs: ["MaquetteRenderer", "MaquettePNG", "MaquetteDrawing", "MaquetteText", "CCairo"]),
        tests(
            "Picture",
            needs: [
                "Maquette", "MaquetteRenderer", "MaquetteDrawing", "_Testing_UIKit", "MaquetteViewTestSupport",
                "draw-gallery",
            ]),
        tests("Reporting", needs: ["MaquetteReporting"]),
        tests("Files", needs: ["MaquetteFiles"]),
        tests("Workers", needs: ["CProcess", "MaquetteWorkers", "MaquetteFiles", "worker-trial"]),
        .systemLibrary(name: "CCageTrial", path: "Tests/Tools/CCageTrial"),
        .executableTarget(
            name: "cage-trial", dependencies: ["CCageTrial", "CProcess", "MaquetteCage", "MaquetteFiles"],
            path: "Tests/Tools/cage-trial"),
        tests("Cage", needs: ["MaquetteCage", "MaquetteFiles", "cage-trial"]),
        tests("Projects", needs: ["MaquetteProjects", "MaquetteFiles"]),
        tests("Packages", needs: ["MaquettePackages", "MaquetteFiles"]),
        tests("Serving", needs: ["MaquetteServing", "MaquetteFiles", "MaquetteProjects", "MaquetteSyntax"]),
        // Reads mutated files: Scripts/fuzz.
        .executableTarget(
            name: "fuzz",
            dependencies: viewModel + [
                "Maquette", "MaquetteDocuments", "MaquetteDrawing", "MaquetteLinting", "MaquetteRenderer",
                "MaquetteSnapshots", "MaquetteText", "MaquetteTestSupport",
            ], path: "Tests/Tools/fuzz"),
        // A test cannot fork itself, as it has many threads.
        .executableTarget(
            name: "worker-trial", dependencies: ["CProcess", "MaquetteCage", "MaquetteFiles", "MaquetteWorkers"],
            path: "Tests/Tools/worker-trial"),
        tests(
            "Snapshots",
            needs: [
                "MaquetteSnapshots", "MaquetteFiles", "Maquette", "MaquetteRenderer", "MaquetteDrawing",
                "_Testing_UIKit", "MaquetteViewTestSupport",
            ] + viewModel),
        tests(
            "Testing",
            needs: ["MaquetteTesting", "MaquetteSnapshots", "MaquetteFiles", "Maquette", "_Testing_UIKit"] + viewModel),
        // Tests as they were written before Swift 6, which that mode would refuse.
        .testTarget(
            name: "MaquetteMigratedTests", dependencies: ["MaquetteTesting"] + viewModel, path: "Tests/MigratedTests",
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "test-report", dependencies: ["Maquette", "MaquetteFiles", "MaquetteRenderer", "MaquetteSnapshots"],
            path: "Tests/Tools/test-report"),
        .executableTarget(
            name: "draw-gallery", dependencies: ["Maquette"] + viewModel, path: "Tests/Tools/draw-gallery"),
    ] + dialects.flatMap(dialect)
        + (dialects.isEmpty
            ? []
            : [
                .testTarget(
                    name: "MaquettePrintingTests",
                    dependencies: ["Maquette", "_Testing_UIKit", "preview"] + viewModel
                        + dialects.map { .target(name: $0) },
                    path: "Tests/PrintingTests", exclude: ["Comparison", "Documents"]),
                // The example that compares the dialects is a package of its own; here it is tested with everything
                // else.
                .target(
                    name: "MaquetteDialectScreens", dependencies: viewModel + dialects.map { .target(name: $0) },
                    path: "Examples/Dialects/Sources/DialectScreens"),
                .testTarget(
                    name: "MaquetteDialectScreensTests",
                    dependencies: ["MaquetteDialectScreens", "Maquette", "_Testing_UIKit"] + viewModel,
                    path: "Examples/Dialects/Tests/DialectScreensTests", swiftSettings: [.define("INSIDE_MAQUETTE")]),
            ]),
    swiftLanguageModes: [.v6]
)
