import Adapting
import Foundation
import Projects

/// Writes copies of Swift files that compile on Linux, or takes the compiler's place and shows it such copies.
@main struct Adapt {
    static let usage = """
        usage: adapt --into FOLDER FILE.swift ...
               adapt compile --settings FILE -- ARGUMENTS OF swiftc
               adapt previews --settings FILE --cache FOLDER
               adapt app --settings FILE --into FOLDER [--packages FOLDER] [--all] [--documents | --tests [--target NAME] ...] [--quiet] PATH
               adapt libraries PACKAGE
               adapt modules --maquette FOLDER --into FOLDER -- OPTIONS OF swiftc
               adapt census --names PAGE FOLDER ...
               adapt survey --settings FILE [--json FILE] [--packages FOLDER] [--preview PROGRAM [--walk]] [--pictures FOLDER] FOLDER

        Adapts the files of one module together. FOLDER gets the copies, and overlay.json for the compiler's -vfsoverlay.
        With compile, calls the compiler with copies of the Swift files among its arguments. With survey, tries the modules of
        a folder of checkouts, and with --preview, draws their screens by that program. With previews, answers requests on standard input. With app, builds
        the package, project or workspace at PATH; FOLDER gets what is built, and report.json. With --documents nothing is
        built, and documents.json has what can be shown without code; with --all, modules of it are built of which nothing is
        shown; with --tests, tests are built and nothing else. Scripts/toolset writes the settings. With libraries, prints the
        names of the modules that a package has for others. With modules, compiles what lies beside UIKit: the modules in
        Tools/Adapter of the checkout that --maquette names.

        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch arguments.first {
            case "compile": try Compilation(Array(arguments.dropFirst())).run()
            case "previews": try PreviewService(Array(arguments.dropFirst())).run()
            case "app": try AppCommand(Array(arguments.dropFirst())).run()
            case "modules": try ModulesCommand(Array(arguments.dropFirst())).run()
            case "libraries" where arguments.count == 2:
                for name in try ProjectReader.libraries(ofPackageAt: arguments[1]) { print(name) }
            case "census": try ViewCensus(Array(arguments.dropFirst())).run()
            case "survey": try Survey(Array(arguments.dropFirst())).run()
            case "--into" where arguments.count > 2: try copy(Array(arguments.dropFirst(2)), into: arguments[1])
            case "--help", "-h": print(usage, terminator: "")
            default: throw Failure(usage)
            }
        } catch {
            FileHandle.standardError.write(Data("adapt: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func copy(_ paths: [String], into folder: String) throws {
        let files = try paths.map { (path: absolute($0), bytes: try bytes(of: $0)) }
        let copies = ModuleAdapter(cache: folder).adapt(files)
        try Overlay(copies, writingInto: absolute(folder) + "/copies").write(to: folder + "/overlay.json")
    }

    static func bytes(of path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw Failure("\(path) cannot be read") }
        return Array(data)
    }

    /// Takes an option with its value out of arguments.
    static func take(_ option: String, from arguments: inout [String]) -> String? {
        guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return nil }
        defer { arguments.removeSubrange(place...place + 1) }
        return absolute(arguments[place + 1])
    }

    /// Takes all that stand there.
    static func takeAll(_ option: String, from arguments: inout [String]) -> [String] {
        var values: [String] = []
        while let value = take(option, from: &arguments) { values.append(value) }
        return values
    }

    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}

struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
