import Foundation
import Maquette
import MaquetteSyntax

/// Two versions of the previews of a Swift file, compared by a run of `preview diff`: that draws each version in a cage of its own.
struct AgentComparison: Codable {
    /// The text for people.
    var text: String
    /// The answer of `preview diff --format json`; empty if it could not compare.
    var json: String
    /// The pictures, by what the text calls them.
    var pictures: [Picture]

    struct Picture: Codable {
        var name: String
        var png: Data
    }

    private static let mostPictures = 6

    /// - Parameter new: nil is the file on disk.
    init(of file: String, from old: String, to new: String?) throws {
        let plain = AgentCompiler.Need.plain(file)
        let file = AgentPreview.path(plain).shown + file.dropFirst(plain.count)
        let program = try OwnProgram.path()
        let folder = NSTemporaryDirectory() + "/preview-compared-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let versions = ["git:\(old):\(file)", new.map { "git:\($0):\(file)" } ?? file]
        func run(_ more: [String]) -> (text: String, code: Int32?) {
            let (bytes, code) = Program.output(of: program, ["diff"] + CodeOptions.given + more + ["--"] + versions)
            return (String(decoding: bytes, as: UTF8.self), code)
        }
        let answer = run(["--format", "json"])
        guard answer.code != nil, !answer.text.isEmpty || answer.code == 0 else {
            throw Failure(
                "\(file): its versions could not be compared; `preview diff \(versions.joined(separator: " "))` says why"
            )
        }
        json = answer.text
        text = run([]).text
        _ = run(["--format", "markdown", "-o", folder + "/"])
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix(".png")
        }
        pictures = names.sorted().prefix(Self.mostPictures).compactMap { name in
            FileManager.default.contents(atPath: folder + "/" + name).map { Picture(name: name, png: $0) }
        }
    }
}
