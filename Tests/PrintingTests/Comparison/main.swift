import Foundation
import Maquette

// Built by `RoundTripTests` together with what was printed: shows each screen as its document has it and as the printed
// code has it, and says where they differ.

/// A screen that was printed. The list of all of them is made with the printed code.
struct PrintedScreen {
    let document: String
    let scene: String
    let dialect: String
    let make: @MainActor () -> UIView
}

/// What is to be seen of a screen.
struct Look {
    let frames: [String]
    let picture: [UInt8]

    @MainActor init(_ shown: Shown) throws {
        frames = Self.frames(of: shown.view, "root")
        picture = Array(try shown.picture().data(as: .png))
    }

    /// Every view's class and frame to a thousandth of a point.
    @MainActor private static func frames(of view: UIView, _ place: String) -> [String] {
        let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        let frame = numbers.map { String(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
        return ["\(place) \(frame)"]
            + view.subviews.enumerated().flatMap { frames(of: $0.element, "\(place).\($0.offset)") }
    }
}

@MainActor func compare(_ screen: PrintedScreen) throws -> String? {
    let document = try Documents.open(screen.document)
    guard let scene = document.scenes.first(where: { $0.id == screen.scene }) else { return "there is no such scene" }
    let stage = Stage(Headless.Settings(), room: .screen).honouring(scene.wishes)
    var isController = false
    let original = try stage.show(
        {
            var built = try document.build(scene)
            // The device's and a container's bars are no part of what is printed.
            built.bars = nil
            if case .controller = built.root { isController = true }
            built.canvasHabits.leave()
            return built
        }()
    ) { try Look($0) }
    let printed =
        isController
        ? try stage.show(
            {
                let controller = UIViewController()
                controller.view = screen.make()
                return controller
            }()
        ) { try Look($0) }
        : try stage.show(screen.make()) { try Look($0) }
    for (frame, other) in zip(original.frames, printed.frames) where frame != other { return "\(other), not \(frame)" }
    if original.frames.count != printed.frames.count {
        return "\(printed.frames.count) views, not \(original.frames.count)"
    }
    return original.picture == printed.picture ? nil : "another picture"
}

if let folder = ProcessInfo.processInfo.environment["IMAGES"] {
    Headless.resources.imageFolders = [URL(fileURLWithPath: folder)]
}
for screen in printedScreens {
    let name = "\((screen.document as NSString).lastPathComponent) \(screen.dialect)"
    print("\(name): \(try compare(screen) ?? "the same")")
}
