import Foundation
import Maquette
import MaquetteCode
import MaquetteSyntax

/// What came of a suite, in words and for programs.
@MainActor struct TestReport {
    private let runs: [TestInputs.Run]
    private let seconds: Double

    /// Where the files of attachments are, in the folder of -o.
    private let attachments: TestAttachments

    init(_ runs: [TestInputs.Run], begin: Date) {
        self.runs = runs
        attachments = TestAttachments(of: runs)
        seconds = (Date().timeIntervalSince(begin) * 10).rounded() / 10
    }

    var tests: [TestResults.Test] { runs.flatMap(\.results.tests) }

    var outcome: Outcome {
        if tests.isEmpty { return .badInput }
        let isWrong = tests.contains { $0.state == .failed || $0.state == .crashed }
        return isWrong || runs.contains { $0.problem != nil } ? .findings : .fine
    }

    // MARK: Words

    var text: String {
        var lines: [String] = []
        for run in runs {
            if let problem = run.problem { lines.append("\(run.project.project): \(problem)") }
            if let replaced = run.project.replaced, !replaced.isEmpty {
                lines.append("Maquette's own modules are in the place of \(replaced.joined(separator: ", "))")
            }
            let plan = run.configuration.map { " (\($0))" } ?? ""
            for test in run.results.tests {
                switch test.state {
                case .crashed: lines.append("\(test.shownName)\(plan) crashed: \(test.reason)")
                case .failed:
                    lines.append(
                        "\(test.shownName)\(plan) failed" + (test.cuts.isEmpty ? "" : ", without all of its code"))
                    lines += test.failures.prefix(3).map { "    " + Self.words($0) }
                default: break
                }
                lines += test.attachments.compactMap { attachments.places[$0] }.map { "    attachment: \($0)" }
                lines += test.cuts.prefix(3).map { "    left out: \($0)" }
            }
        }
        return (lines + [summary]).joined(separator: "\n")
    }

    private static func words(_ failure: TestResults.Failure) -> String {
        let place = failure.file.isEmpty ? "" : "\((failure.file as NSString).lastPathComponent):\(failure.line): "
        let first = failure.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? failure.message
        return place + first.harmless
    }

    private var summary: String {
        func count(_ state: TestResults.State) -> Int { runs.reduce(0) { $0 + $1.results.count(state) } }
        let results = runs.map(\.results)
        let pictures = results.reduce(0) { $0 + $1.pictures.count }
        var words =
            "\(tests.count) tests: \(count(.passed)) passed, \(count(.failed)) failed, \(count(.crashed)) crashed"
        if count(.skipped) > 0 { words += ", \(count(.skipped)) skipped" }
        if pictures > 0 {
            words +=
                "\n\(pictures) pictures: \(results.reduce(0) { $0 + $1.made.count }) made, "
                + "\(results.reduce(0) { $0 + $1.blank }) blank; of \(results.reduce(0) { $0 + $1.withReference }) with a "
                + "reference, \(results.reduce(0) { $0 + $1.madeWithReference }) made and "
                + "\(results.reduce(0) { $0 + $1.sizesEqual }) of its size"
        }
        return words + "\n\(seconds) s"
    }

    // MARK: Pictures

    /// Writes the pictures as the tests have them: a folder for each file of tests. Attachments have folders of their tests.
    func writePictures(into folder: FilePath) throws {
        try attachments.write(into: folder)
        for run in runs where !run.folder.isEmpty {
            let root = FilePath(run.folder + "/pictures")
            for suite in (try? root.namesOfEntries()) ?? [] {
                for name in (try? root.appending(suite).namesOfEntries()) ?? [] {
                    let path = root.appending(suite).appending(name)
                    // Code of the project has written there.
                    guard let status = path.status(followingLinks: false), status.st_mode & S_IFMT == S_IFREG,
                        path.ext == "png"
                    else { continue }
                    let own = run.configuration.map { folder.appending(FileNames.slug($0).utf8) } ?? folder
                    let place = own.appending(suite).appending(name)
                    try TestOutput.write(try path.contents(), to: place, in: folder)
                }
            }
        }
    }

    // MARK: For programs

    var json: JSONValue {
        .object([
            "projects": .array(
                runs.map { run in
                    .object([
                        "project": .string(run.project.project),
                        "configuration": run.configuration.map(JSONValue.string) ?? .null,
                        "problem": run.problem.map(JSONValue.string) ?? .null,
                        "replacedModules": .array((run.project.replaced ?? []).map(JSONValue.string)),
                        "modules": .array(run.project.modules.map(Self.json)),
                        "tests": .array(run.results.tests.map { json(of: $0) }),
                    ])
                }),
            "seconds": .number(seconds),
        ])
    }

    private static func json(_ module: BuiltProject.Module) -> JSONValue {
        .object([
            "module": .string(module.module), "compiles": .bool(module.isCompiled),
            "files": .number(Double(module.files)),
            "completeFiles": .number(Double(module.completeFiles)),
            "missingModules": .array(module.absentModules.map(JSONValue.string)),
            "leftOut": .array(
                module.cuts.map { cut in
                    .object([
                        "file": .string(cut.path), "line": .number(Double(cut.line)), "name": .string(cut.name),
                        "reason": .string(cut.reason),
                    ])
                }),
        ])
    }

    private func json(of test: TestResults.Test) -> JSONValue {
        .object([
            "test": .string(test.name), "state": .string(test.state?.rawValue ?? "waiting"),
            "reason": .string(test.reason), "seconds": .number(test.seconds),
            "failures": .array(
                test.failures.map { failure in
                    .object([
                        "message": .string(failure.message), "file": .string(failure.file),
                        "line": .number(Double(failure.line)),
                    ])
                }),
            "missing": .array(test.cuts.map(JSONValue.string)),
            "attachments": .array(test.attachments.compactMap { attachments.places[$0] }.map(JSONValue.string)),
            "pictures": .array(
                test.pictures.map { picture in
                    .object([
                        "reference": .string(picture.reference), "size": .string(picture.size),
                        "referenceSize": picture.referenceSize.map(JSONValue.string) ?? .null,
                        "isBlank": .bool(picture.isBlank),
                    ])
                }),
        ])
    }
}
