import Foundation
import MaquetteDrawing
import MaquetteRenderer

/// The files that inputs begin as.
@MainActor struct Corpus {
    private(set) var inputs: [String: [[UInt8]]] = [:]

    private static let mostBytes = 200_000
    private static let mostFiles = 400

    init(_ folders: [String]) {
        for target in Target.all {
            inputs[target.kind] = target.example.isEmpty ? [] : [Array(target.example.utf8)]
        }
        for folder in folders {
            let names = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
            for name in names where !name.contains(".build/") && !name.contains(".git/") { add(folder + "/" + name) }
        }
        addPictures()
    }

    private mutating func add(_ path: String) {
        guard let target = Target.all.last(where: { $0.endings.contains(where: path.hasSuffix) }),
            (inputs[target.kind]?.count ?? 0) < Self.mostFiles,
            let data = FileManager.default.contents(atPath: path), (1...Self.mostBytes).contains(data.count)
        else { return }
        inputs[target.kind, default: []].append(Array(data))
    }

    /// Small images, in which a change hits something.
    private mutating func addPictures() {
        var list = DisplayList(size: Size(9, 7))
        list.fill(.ellipse(in: Rect(1, 1, 6, 5)), Color(hex: 0x336699, alpha: 0.5))
        guard let bitmap = try? Bitmap(list) else { return }
        if let png = try? bitmap.png() { inputs["png"]?.append(png) }
        if let jpeg = try? bitmap.jpeg(quality: 0.8) { inputs["jpg"]?.append(jpeg) }
    }
}
