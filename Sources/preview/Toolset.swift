import Maquette
import MaquetteCode

/// `preview toolset`: what SwiftPM needs to build code for UIKit.
enum Toolset: Subcommand {
    static let name = "toolset"
    static let summary = "the toolset with which swift build compiles UIKit code"
    static let usage = ["toolset [--format json]"]
    static let options: [Option] = [JSONAnswer.option]
    static let notes = [
        "Prints the path for `swift build --toolset`. The toolset comes from the package maquette-sdk, which is for one\n"
            + "version of the compiler, or from Scripts/toolset in a checkout. MAQUETTE_TOOLSET names another folder. `preview\n"
            + "render Card.swift` uses the same toolset."
    ]
    static let examples = ["toolset", "toolset --format json"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard arguments.rest.isEmpty else {
            throw Failure("toolset takes no files; `preview toolset --help` shows how")
        }
        let isJSON = try JSONAnswer.isWanted(arguments)
        let toolset: CodeToolset
        do { toolset = try CodeToolset.find() } catch { throw Failure("\(error)") }
        if isJSON {
            try JSONAnswer.print([
                "toolset": .string(toolset.file), "adapter": .string(toolset.adapter), "host": .string(toolset.host),
            ])
        } else {
            try StandardOutput.print(toolset.file)
        }
        return .fine
    }
}
