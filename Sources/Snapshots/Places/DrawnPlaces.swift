import Foundation
import MaquetteDrawing

/// Where a picture has letters, symbols and boxes, in points: what has to be known of a picture of ours to compare its layout with one
/// that a simulator drew with other letters.
package struct DrawnPlaces: Hashable, Sendable, Codable {
    /// Glyphs of one face and colour that stand on one line.
    package struct Run: Hashable, Sendable, Codable {
        package var text: String
        /// Where the glyphs begin, from left to right.
        package var starts: [Double]
        package var size: Double
        package var color: UInt32
    }

    /// What one view shows on one baseline.
    package struct Line: Hashable, Sendable, Codable {
        package var baseline: Double
        package var runs: [Run]

        package var text: String { runs.map(\.text).joined() }
        package var left: Double { runs.compactMap(\.starts.first).min() ?? 0 }
        /// Where the last glyph begins, and a little more: what it covers is for the picture to tell.
        package var right: Double { runs.compactMap { run in run.starts.last.map { $0 + run.size } }.max() ?? 0 }
        package var size: Double { runs.map(\.size).max() ?? 0 }
        /// Where small letters are.
        var body: Rect { Rect(left, baseline - size / 2, max(right - left, 1), size / 2) }
    }

    package struct Box: Hashable, Sendable, Codable {
        package enum Kind: String, Hashable, Sendable, Codable {
            case box, image
            /// A system symbol, whose outline is Maquette's own.
            case symbol
        }

        package var kind: Kind
        /// The symbol's name; empty for the others.
        package var name: String
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package var rect: Rect { Rect(x, y, width, height) }

        init(_ kind: Kind, _ rect: Rect, name: String = "") {
            (self.kind, self.name) = (kind, name)
            (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
        }
    }

    /// Pixels for each point.
    package var scale: Double
    package var lines: [Line] = []
    /// Back to front.
    package var boxes: [Box] = []
}

extension DrawnPlaces {
    /// The ending of the file beside a picture of a run of tests.
    package static let ending = ".places.json"
    package static let mostBytes = 1 << 24

    package var json: [UInt8] { get throws { Array(try JSONEncoder().encode(self)) } }

    /// Reads what ``json`` wrote; nil when it is anything else. A project's code may have written it.
    package init?(json: [UInt8]) {
        guard json.count < Self.mostBytes, let places = try? JSONDecoder().decode(Self.self, from: Data(json)),
            places.isSound
        else { return nil }
        self = places
    }

    /// Whether its numbers are those of a picture, and not so many that nobody could wait for the comparison.
    private var isSound: Bool {
        func are(_ numbers: [Double]) -> Bool { numbers.allSatisfy { abs($0) <= Self.farthest } }
        return (0.05...10).contains(scale) && lines.count <= Self.most && boxes.count <= Self.most
            && lines.allSatisfy { line in
                are([line.baseline])
                    && line.runs.allSatisfy { are($0.starts) && (0...1000).contains($0.size) }
            } && boxes.allSatisfy { are([$0.x, $0.y, $0.width, $0.height]) && $0.width >= 0 && $0.height >= 0 }
    }

    static let most = 20_000
    private static let farthest = 100_000.0
}
