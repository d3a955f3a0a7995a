import Foundation
import Maquette
import MaquetteCode

/// What a project's code finds around it, and whether it may run.
enum CodeOptions {
    static let trust = Option.flag(
        "--trust",
        "run a project's code (Swift files, --code) even if this machine\n"
            + "has no walls for it (see `preview doctor`); for your own code")

    static let date = Option.value(
        "--date", "DATE",
        "what such code takes for the time: 2026-03-29, 2026-03-29T18:30,\nor now (2026-01-09T09:41)")

    static let network = Option.value(
        "--network", "FOLDER",
        "files that answer such code's requests to servers, such as\napi.example.com/v1/users.json", completion: .files)

    static let all = [trust, date, network]

    /// The words of those that were typed, for another run.
    nonisolated(unsafe) private(set) static var given: [String] = []

    /// Takes what was asked for, while the process has one thread.
    @MainActor static func prepare(_ arguments: [Argument]) throws {
        CodeSandbox.isTrusted = arguments.contains { $0.text == trust.name }
        guard let (_, typed) = Preview.typed(arguments) else { return }
        given = words(in: typed)
        if let words = typed.last(date.name)?.text {
            ProjectDate.asked = words == "now" ? nil : ProjectDate.moment(words)
            guard words == "now" || ProjectDate.asked != nil else {
                throw Failure(
                    "--date needs a date, such as 2026-03-29 or 2026-03-29T18:30, or now; not `\(words.shortened)`")
            }
        }
        if let path = typed.last(network.name).map({ FilePath(bytes: $0.bytes) }) {
            guard path.kind == .folder else { throw Failure("--network: \(path.shown): there is no such folder") }
            ProjectNetwork.folder = path.absolute.shown
        }
    }

    private static func words(in typed: Arguments) -> [String] {
        (typed.has(trust.name) ? [trust.name] : [])
            + [date, network].flatMap { option in typed.all(option.name).flatMap { [option.name, $0.text] } }
    }
}
