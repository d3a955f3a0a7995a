import Adapting
import Foundation

// The file that makes the screens of a module which take arguments. It is compiled after all others, as it names what they declare,
// and what the compiler refuses in it costs no more than one way to make one screen.
extension ModuleBuild {
    private var makerFile: String { own + "/makers.swift" }
    var makerObject: String { object(makerFile) }
    private static let mostRoundsOfMakers = 6

    /// The functions that it has, one for each screen that can be made; nil where there is no such file.
    ///
    /// - Parameter sources: the module's files, without bodies that do not parse.
    func compileMakers(
        _ cutter: ModuleCutter, _ sources: [(path: String, bytes: [UInt8])], _ previews: [String: [PreviewEntry]]
    ) throws -> Set<String>? {
        for path in [makerObject, makerFile] { try? FileManager.default.removeItem(atPath: path) }
        guard let documents, module.headers.isEmpty else { return nil }
        // A controller may come from one of a package.
        var text = ModuleMakers(sources, after: others).text(for: previews, documents)
        let common = try write(cutter)
        let toolchain = Toolchain(settings)
        for round in 0..<Self.mostRoundsOfMakers where !text.isEmpty {
            try Data(text.text.utf8).write(to: URL(fileURLWithPath: makerFile))
            progress?.note("\(module.name): compiling what makes \(text.symbols.count) screens, round \(round + 1)")
            let output = try Tool.run(
                toolchain.frontend,
                ["-frontend", "-c"] + Toolchain.codeOptions
                    + self.sources(cutter).filter { $0 != makerFile } + ["-primary-file", makerFile, "-o", makerObject]
                    + toolchain.frontendOptions + common + frontendOptions + ["-suppress-warnings"])
            if output.status == 0 { return text.symbols }
            let complaints = Complaint.all(in: output.text).filter { $0.path == makerFile }
            guard let rest = text.without(linesOf: complaints) else { break }
            text = rest
        }
        try? FileManager.default.removeItem(atPath: makerObject)
        return nil
    }
}
