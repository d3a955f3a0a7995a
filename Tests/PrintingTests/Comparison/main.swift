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
    /// Whether the views around texts, images and controls may be others.
    let partsOnly: Bool
}

/// What is to be seen of a screen.
struct Look {
    let frames: [String]
    let parts: [Part]
    let picture: [UInt8]

    /// Something to be read or touched.
    struct Part {
        let word: String
        let frame: CGRect

        /// Whether it is the same within a point: documents keep frames in halves of points.
        func isNear(_ other: Part) -> Bool {
            let (own, others) = (frame.insetBy(dx: -1, dy: -1), other.frame)
            return word == other.word && own.contains(others) && others.insetBy(dx: -1, dy: -1).contains(frame)
        }
    }

    @MainActor init(_ shown: Shown) throws {
        frames = Self.frames(of: shown.view, "root")
        parts = Self.parts(in: shown.view, of: shown.view).sorted { $0.word < $1.word }
        picture = Array(try shown.picture().data(as: .png))
    }

    /// Every text, image and control with its place on the screen, from the top down.
    @MainActor private static func parts(in view: UIView, of root: UIView) -> [Part] {
        let word: String? =
            switch view {
            case let label as UILabel: label.text.flatMap { $0.isEmpty ? nil : "text \($0)" }
            case let image as UIImageView: image.image == nil ? nil : "image"
            case is UIControl: "control"
            default: nil
            }
        let own = word.map { [Part(word: $0, frame: view.convert(view.bounds, to: root))] } ?? []
        return own + (view is UIControl ? [] : view.subviews.flatMap { parts(in: $0, of: root) })
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
    var stage = Stage(Headless.Settings(), room: .screen).honouring(scene.preferences)
    // What the system draws over a screen is no part of what is printed.
    stage.surroundings = []
    var isController = false
    let original = try stage.show(
        {
            var built = try document.build(scene)
            // Nor are a container's bars.
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
    if screen.partsOnly {
        for (part, other) in zip(original.parts, printed.parts) where !part.isNear(other) {
            return "\(other), not \(part)"
        }
        return original.parts.count == printed.parts.count ? nil : "another number of parts"
    }
    for (frame, other) in zip(original.frames, printed.frames) where frame != other { return "\(other), not \(frame)" }
    if original.frames.count != printed.frames.count {
        return "\(printed.frames.count) views, not \(original.frames.count)"
    }
    return original.picture == printed.picture ? nil : "another picture"
}

if let folder = ProcessInfo.processInfo.environment["IMAGES"] {
    // Symbols that nobody draws look the same in both.
    Headless.Diagnostics.handler = { _ in }
    Headless.resources.imageFolders = [URL(fileURLWithPath: folder)]
}
for screen in printedScreens {
    let name = "\((screen.document as NSString).lastPathComponent) \(screen.dialect)"
    print("\(name): \(try compare(screen) ?? "the same")")
}
