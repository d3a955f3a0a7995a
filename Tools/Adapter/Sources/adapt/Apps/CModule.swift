import Foundation
import Projects

/// A target of C in a package: compiled as it is, for the modules of Swift that import it.
struct CModule {
    let objects: [String]
    /// The compiler's options for whoever imports the module.
    let options: [String]

    /// Nil where it does not compile.
    ///
    /// - Parameter headers: where the other targets of C have their public headers, as what one of them includes may be another's.
    init?(_ module: ProjectModule, seeing headers: [String], settings: Compilation.Settings, folder: String) throws {
        let own = "\(folder)/\(module.name).build"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        let others = headers.filter { $0 != module.publicHeaders }.map { "-I" + $0 }
        let jobs = module.cFiles.enumerated().map { index, file in
            (
                program: settings.tool("clang"),
                arguments: ["-c", "-g", "-O1", "-fPIC", "-w"] + module.options + others + [
                    file, "-o", "\(own)/\(index).o",
                ]
            )
        }
        for start in stride(from: 0, to: jobs.count, by: 8) {
            let outputs = try Tool.runTogether(Array(jobs[start..<min(start + 8, jobs.count)]))
            guard outputs.allSatisfy({ $0.status == 0 }) else { return nil }
        }
        objects = module.cFiles.indices.map { "\(own)/\($0).o" }
        var map = module.publicHeaders + "/module.modulemap"
        if !FileManager.default.fileExists(atPath: map) {
            map = own + "/module.modulemap"
            let umbrella = "\(module.publicHeaders)/\(module.name).h"
            let headers =
                FileManager.default.fileExists(atPath: umbrella)
                ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(module.publicHeaders)\""
            try "module \(module.name) {\n  \(headers)\n  export *\n}\n".write(
                toFile: map, atomically: true, encoding: .utf8)
        }
        options = ["-Xcc", "-fmodule-map-file=" + map, "-Xcc", "-I" + module.publicHeaders]
    }
}
