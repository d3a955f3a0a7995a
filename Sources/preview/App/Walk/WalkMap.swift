import Foundation
import Maquette
import MaquetteDocuments
import UIKit

/// The screens of a walk on one sheet, each to the right of the screen that it was reached from, with the touches on the arrows.
@MainActor struct WalkMap {
    private let stops: [AppWalk.Stop]
    private static let gap = CGSize(width: 190, height: 60)

    init(_ walk: AppWalk) { stops = walk.stops }

    /// The stop from which each was reached: the one whose way is the longest beginning of its own.
    static func origins(of ways: [[String]]) -> [Int?] {
        ways.map { way in
            ways.indices.filter { ways[$0].count < way.count && way.starts(with: ways[$0]) }
                .max { ways[$0].count < ways[$1].count }
        }
    }

    /// The column and row of each. A screen is in the row of the first that it leads to.
    static func places(of origins: [Int?]) -> [(column: Int, row: Int)] {
        var places = Array(repeating: (column: 0, row: 0), count: origins.count)
        var nextRow = 0
        func place(_ stop: Int, in column: Int) {
            places[stop] = (column, nextRow)
            let next = origins.indices.filter { origins[$0] == stop }
            if next.isEmpty { nextRow += 1 }
            for stop in next { place(stop, in: column + 1) }
        }
        for stop in origins.indices where origins[stop] == nil { place(stop, in: 0) }
        return places
    }

    func picture() throws -> Picture {
        let origins = Self.origins(of: stops.map(\.steps))
        let places = Self.places(of: origins)
        let pictures = try stops.map { try Self.picture(of: $0.picture) }
        let largest = CGSize(
            width: pictures.map(\.size.width).max() ?? 0, height: pictures.map(\.size.height).max() ?? 0)
        let entries = stops.indices.map { index in
            var scene = DocumentScene(id: "\(index)", name: stops[index].screen.name)
            scene.isInitial = index == 0
            scene.place = CGPoint(
                x: CGFloat(places[index].column) * (largest.width + Self.gap.width),
                y: CGFloat(places[index].row) * (largest.height + Self.gap.height))
            scene.links = stops.indices.filter { origins[$0] == index }.map { next in
                let steps = stops[next].steps.dropFirst(stops[index].steps.count)
                return SceneLink(to: "\(next)", kind: .touch, name: Self.words(for: Array(steps)))
            }
            return StoryboardSheet.Entry(scene, pictures[index])
        }
        return try StoryboardSheet(entries).picture()
    }

    /// The last of several steps is the touch; those before it only make it possible.
    private static let mostLetters = 24
    static func words(for steps: [String]) -> String {
        let last = steps.last ?? ""
        let word = last.count > mostLetters ? last.prefix(mostLetters - 1) + "…" : last[...]
        return steps.count > 1 ? "… \(word)" : String(word)
    }

    private static func picture(of png: [UInt8]) throws -> Picture {
        guard let image = UIImage(data: Data(png), scale: UIScreen.main.scale) else {
            throw Failure("a picture of the walk cannot be read")
        }
        let room = Stage.Room.size(width: image.size.width, height: image.size.height)
        return try Stage(style: .light, direction: .leftToRight, room: room).picture(of: UIImageView(image: image))
    }
}
