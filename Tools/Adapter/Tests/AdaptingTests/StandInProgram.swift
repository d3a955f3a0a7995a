import Foundation

/// A program that uses modules of `Tools/Adapter/Packages`, which only `preview app` would offer it otherwise.
enum StandInProgram {
    /// Builds and runs it, and gives what it printed.
    static func output(_ program: String, modules: [String]) throws -> String {
        guard let folder = Compiler.options?.first(where: { $0.hasSuffix("/apples-modules") }) else {
            throw Toolset.Complaint(text: "UIKIT_OPTIONS does not say where Apple's modules are")
        }
        let libraries = modules.map { #""-l\#($0)""# }.joined(separator: ", ")
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Checks",
                targets: [
                    .executableTarget(
                        name: "checks", swiftSettings: [.unsafeFlags(["-I\(folder)/packages"])],
                        linkerSettings: [
                            .unsafeFlags([
                                "-L\(folder)/packages", \(libraries), "-Xlinker", "-rpath=\(folder)/packages",
                            ])
                        ])
                ])
            """,
            "Sources/checks/main.swift": program,
        ])
        defer { package.remove() }
        return try package.output(of: "checks")
    }
}
