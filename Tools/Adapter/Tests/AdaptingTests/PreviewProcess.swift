import Foundation
import Testing

/// The adapter as the command keeps it beside itself.
final class PreviewProcess {
    struct Answer: Decodable {
        struct Place: Decodable, Equatable {
            var file: String
            var line: Int
        }
        struct Preview: Decodable { var name: String? }
        var image: String?
        var previews: [Preview]
        var cuts: [Place]
    }

    private let process = Process()
    private let (requests, answers) = (Pipe(), Pipe())
    private let fixture: AppFixture
    private let cache: String
    private var arrived = Data()

    init(_ fixture: AppFixture) throws {
        self.fixture = fixture
        cache = fixture.path + "-cache"
        let settings = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent().path + "/settings.json"
        process.executableURL = URL(fileURLWithPath: AppFixture.adapter!)
        process.arguments = ["previews", "--settings", settings, "--cache", cache]
        (process.standardInput, process.standardOutput) = (requests, answers)
        try process.run()
    }

    func end() {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: cache)
    }

    func show(_ file: String) throws -> Answer {
        let request = try JSONEncoder().encode(["show": fixture.path + "/" + file])
        try requests.fileHandleForWriting.write(contentsOf: request + Data("\n".utf8))
        while !arrived.contains(UInt8(ascii: "\n")) {
            let data = answers.fileHandleForReading.availableData
            if data.isEmpty { break }
            arrived += data
        }
        let line = arrived.prefix { $0 != UInt8(ascii: "\n") }
        arrived = Data(arrived.dropFirst(line.count + 1))
        return try JSONDecoder().decode(Answer.self, from: line)
    }

    func holds(_ text: String, _ answer: Answer) throws -> Bool {
        try Data(contentsOf: URL(fileURLWithPath: #require(answer.image))).firstRange(of: Data(text.utf8)) != nil
    }

    /// By the file's name, without what the name of the object begins with.
    func datesOfObjects() -> [String: Date] {
        let paths = (FileManager.default.subpaths(atPath: cache) ?? []).filter { $0.hasSuffix(".swift.o") }
        return paths.reduce(into: [:]) { dates, path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: cache + "/" + path)
            let name = (path as NSString).lastPathComponent.drop { $0 != "-" }.dropFirst().dropLast(2)
            dates[String(name)] = attributes?[.modificationDate] as? Date
        }
    }
}
