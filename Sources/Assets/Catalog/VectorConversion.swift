import Foundation
import MaquetteFiles
import Synchronization

/// The work of a tool that makes a PNG of a drawing. A process that may start no program has another one do it.
package struct VectorConversion: Equatable {
    package enum Format: UInt8 {
        case svg, pdf

        var tool: String { self == .svg ? "rsvg-convert" : "pdftocairo" }
        var package: String { self == .svg ? "librsvg2-bin" : "poppler-utils" }

        /// nil if it is not installed.
        var toolPath: String? {
            let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
            return folders.map { "\($0)/\(tool)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        }
    }

    package var format: Format
    package var file: String
    package var scale: CGFloat

    package init(format: Format, file: String, scale: CGFloat) {
        (self.format, self.file, self.scale) = (format, file, scale)
    }

    /// Who does it for this process: its request in, a PNG out. nil: this process itself.
    package static var elsewhere: (@Sendable ([UInt8]) -> [UInt8]?)? {
        get { other.withLock { $0 } }
        set { other.withLock { $0 = newValue } }
    }
    private static let other = Mutex<(@Sendable ([UInt8]) -> [UInt8]?)?>(nil)

    /// The PNG; nil if the tool refuses the file.
    func bytesOfPicture() -> [UInt8]? {
        FilesRead.note(file)
        guard let elsewhere = Self.elsewhere, let answer = elsewhere(request) else { return run() }
        return answer.isEmpty ? nil : answer
    }

    package func run() -> [UInt8]? {
        guard let tool = format.toolPath, file.hasPrefix("/"), scale > 0, scale <= Self.mostScale else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("maquette-\(UUID().uuidString)")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
            return nil
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appendingPathComponent("image")
        let arguments =
            format == .svg
            ? ["--zoom=\(Double(scale))", "--output=\(target.path).png", file]
            : ["-png", "-singlefile", "-transp", "-r", "\(72 * Double(scale))", file, target.path]
        guard Program.run(tool, arguments, seconds: Self.mostSeconds) != nil else { return nil }
        return (try? Data(contentsOf: target.appendingPathExtension("png"))).map { Array($0) }
    }

    private static let mostScale: CGFloat = 100
    /// A drawing that takes longer is cancelled, and replaced by a grey box.
    private static let mostSeconds = 20.0

    // MARK: As a request: the format, eight bytes of the scale, and the path

    package var request: [UInt8] {
        let bits = Double(scale).bitPattern
        return [format.rawValue] + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) } + Array(file.utf8)
    }

    /// Nil for bytes that are none.
    package init?(request: [UInt8]) {
        guard request.count > 9, let format = Format(rawValue: request[0]) else { return nil }
        let bits = request[1..<9].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        self.init(
            format: format, file: String(decoding: request[9...], as: UTF8.self),
            scale: CGFloat(Double(bitPattern: bits)))
    }
}
