import Foundation

/// Options or files that a benchmark can do nothing with.
public struct Mistake: Error {
    public var message: String

    public init(message: String) { self.message = message }
}

/// A benchmark as a command: the work gets the arguments, and what goes wrong is said on standard error.
@MainActor
public func runBenchmark(_ name: String, usage: String, _ work: @MainActor ([String]) throws -> Void) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") {
        print(usage)
        return
    }
    func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
        exit(code)
    }
    do {
        try work(arguments)
    } catch let mistake as Mistake {
        fail("\(mistake.message)\n\n\(usage)", code: 2)
    } catch {
        fail("\(error)", code: 1)
    }
}

/// The benchmark ran, and what it found must not be.
public struct Failure: Error, CustomStringConvertible {
    public var description: String

    public init(_ description: String) { self.description = description }
}

/// A share of a whole, as it is printed.
public func percent(_ share: Double) -> String { String(format: "%.0f %%", share * 100) }
