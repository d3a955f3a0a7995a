import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewModel

/// Pictures of a screen one after the other, which a PNG file shows as a film.
package struct Film: Hashable, Sendable {
    package var frames: [Picture]
    package let framesPerSecond: Int

    package init(_ frames: [Picture], framesPerSecond: Int) {
        (self.frames, self.framesPerSecond) = (frames, framesPerSecond)
    }

    /// Longer films would take more memory than a machine may have for them.
    package static let mostFrames = 600
    /// What a film has of animations that never end.
    private static let secondsOfEndless = 2.0

    func png() throws -> [UInt8] {
        guard let first = try frames.first?.bitmap() else { return [] }
        var file = try first.animation(framesPerSecond: framesPerSecond)
        var last = frames[0]
        var pixels = first
        for frame in frames {
            if frame != last { (last, pixels) = (frame, try frame.bitmap()) }
            try pixels.add(to: &file)
        }
        return file.bytes()
    }

    /// Films what is shown, from now on. Time passes before each frame but the first.
    ///
    /// - Parameter seconds: nil is until the animations are over, as far as they end.
    @MainActor init(of shown: Shown, seconds: Double?, framesPerSecond: Int) {
        var frames: [Picture] = []
        let asked = seconds.map { max(1, Int(($0 * Double(framesPerSecond)).rounded())) }
        let most = min(asked ?? Self.mostFrames, Self.mostFrames)
        let animations = shown.canvas.layer
        while frames.count < most {
            if !frames.isEmpty { Stage.pass(1 / Double(framesPerSecond), in: shown.canvas) }
            let picture = shown.picture()
            // Equal ones share their memory.
            frames.append(picture == frames.last ? frames[frames.count - 1] : picture)
            guard asked == nil, animations.secondsOfAnimation == nil else { continue }
            let passed = Double(frames.count) / Double(framesPerSecond)
            if !animations.hasAnimations || passed >= Self.secondsOfEndless { break }
        }
        self.init(frames, framesPerSecond: framesPerSecond)
    }
}

extension Shown {
    /// A film from now on, as a picture.
    package func film(seconds: Double?, framesPerSecond: Int) -> Picture {
        Picture(Film(of: self, seconds: seconds, framesPerSecond: framesPerSecond))
    }
}
