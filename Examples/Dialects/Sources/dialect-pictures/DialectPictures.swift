import DialectScreens
import Foundation
import Maquette

/// Writes a picture of the screen in each library's words, in both directions, into a folder.
@main @MainActor struct DialectPictures {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Pictures", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (library, make) in trailScreens {
            for (ending, direction) in [("", .leftToRight), ("-right-to-left", .rightToLeft)]
                as [(String, UITraitEnvironmentLayoutDirection)]
            {
                let stage = Stage(scale: 2, direction: direction, room: .screen)
                let file = folder.appendingPathComponent("\(library)\(ending).png")
                try stage.show(make()) { try $0.picture().png().write(to: file) }
                print(file.path)
            }
        }
    }
}
