import Maquette
import MaquetteWorkers

/// What a document may cost a batch. A document that takes more, or that crashes, is reported, and the others are done.
enum BatchOptions {
    static let options: [Option] =
        [
            .value(
                "--timeout", "SECONDS",
                "how long reading, laying out or drawing one of several\ndocuments may take (30)"),
            .value(
                "--memory", "SIZE",
                "how much memory a run of several documents may use,\nas in 500MB or 4GB (2GB)"),
        ] + CodeOptions.all

    /// The limits to supervise a run by; nil for a single file and for what is typed wrongly, which the verb itself reports.
    static func limits(_ typed: ArraySlice<Argument>, _ options: [Option]) -> Limits? {
        guard let arguments = try? Arguments(typed, options: options), let limits = try? limits(arguments) else {
            return nil
        }
        // A process that starts anew could not read standard input once more.
        if arguments.rest.contains(where: { $0.text == "-" }), !CodeInputs.areUsed { return nil }
        let isAskedFor = arguments.last("--timeout") != nil || arguments.last("--memory") != nil
        if !isAskedFor, !CodeInputs.areUsed, arguments.rest.count == 1,
            FilePath(bytes: arguments.rest[0].bytes).kind == .file
        {
            return nil
        }
        return limits
    }

    static func limits(_ arguments: Arguments) throws -> Limits {
        var limits = Limits()
        limits.seconds = try arguments.number("--timeout", in: 0.001...86400, default: limits.seconds)
        if let text = arguments.last("--memory")?.text {
            guard let bytes = bytes(text), (64 << 20...1 << 44).contains(bytes) else {
                throw Failure("--memory needs a size from 64MB to 16TB, as in 500MB or 4GB, not `\(text.shortened)`")
            }
            limits.bytes = bytes
        }
        return limits
    }

    private static func bytes(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let shift: Int
        switch text.dropFirst(digits.count).drop(while: { $0 == " " }).uppercased() {
        case "K", "KB": shift = 10
        case "M", "MB": shift = 20
        case "G", "GB": shift = 30
        case "T", "TB": shift = 40
        default: return nil
        }
        guard let number = Double(digits) else { return nil }
        let bytes = number * Double(1 << shift)
        return bytes < 1e18 ? Int(bytes) : nil
    }
}
