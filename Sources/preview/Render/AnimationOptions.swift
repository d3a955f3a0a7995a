import Maquette

/// The options for screens whose animations are under way.
enum AnimationOptions {
    static let options: [Option] = [
        .value(
            "--at", "SECONDS",
            "the state of animations so long after the screen has appeared, or was touched:\n0.2s or 200ms, several with commas (when they are over)"
        ),
        .flag("--animate", "the animations as an animated PNG, from --at on (0s)"),
        .value("--seconds", "NUMBER", "how long --animate goes on, 0.1 to 30 (until animations are over, at most 20)"),
        .value("--fps", "NUMBER", "how many frames --animate has in a second, 1 to 60 (30)"),
    ]

    /// Seconds.
    private static let longest = 60.0
    private static let usualFrames = 30

    static func moments(_ arguments: Arguments) throws -> [Double] { try arguments.list("--at").map(moment) }

    private static func moment(_ text: String) throws -> Double {
        let units = [("ms", 0.001), ("s", 1), ("", 1)]
        for (unit, size) in units where text.lowercased().hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)), number >= 0, number * size <= longest else { break }
            // To a thousandth of a second, so that 200ms and 0.2s are the same.
            return (number * size * 1000).rounded() / 1000
        }
        throw Failure("--at needs a time from 0s to 60s, such as 0.2s or 200ms, not `\(text.shortened)`")
    }

    struct FilmRequest {
        /// Nil is until the animations are over.
        let seconds: Double?
        let framesPerSecond: Int
    }

    /// Nil where no film is asked for.
    static func film(_ arguments: Arguments) throws -> FilmRequest? {
        let seconds = try arguments.numbers("--seconds", in: 0.1...30)
        let rates = try arguments.numbers("--fps", in: 1...60)
        guard arguments.has("--animate") else {
            for option in ["--seconds", "--fps"] where arguments.last(option) != nil {
                throw Failure("\(option) is for --animate; add that")
            }
            return nil
        }
        for option in ["--sheet", "--outline", "--accessibility", "--explain"] where arguments.has(option) {
            throw Failure("--animate and \(option) exclude each other")
        }
        if let rate = rates.last, rate != rate.rounded() { throw Failure("--fps needs a whole number") }
        let rate = rates.last.map(Int.init) ?? usualFrames
        let most = Film.mostFrames
        if let length = seconds.last, length * Double(rate) > Double(most) {
            throw Failure("--animate makes at most \(most) frames; ask for fewer with --seconds or --fps")
        }
        return FilmRequest(seconds: seconds.last, framesPerSecond: rate)
    }
}
