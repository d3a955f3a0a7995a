import CProcess
import Foundation

/// Compiled code in this process. What was loaded stays, and a class that is loaded once more is another class: a process
/// loads one version of a module.
@MainActor enum CodeImage {
    typealias Function = @MainActor () -> UnsafeMutableRawPointer

    private static var loaded: [String: UnsafeMutableRawPointer] = [:]

    static func function(_ symbol: String, in image: String) throws(CodeFailure) -> Function {
        let handle = try load(image)
        guard let address = dlsym(handle, symbol) else {
            throw CodeFailure("cannot be shown: a condition (#if) excludes it")
        }
        let function = unsafeBitCast(address, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
        return { function() }
    }

    /// What of the project is missing and was needed since this was last asked, as far as its code says so.
    static func takeMissing() -> [String] {
        typealias Take = @convention(c) () -> UnsafeMutablePointer<CChar>?
        var found: [String] = []
        for handle in Set(loaded.values) {
            guard let address = dlsym(handle, "maquette_cuts_take_reached"),
                let text = unsafeBitCast(address, to: Take.self)()
            else { continue }
            found += String(cString: text).split(separator: "\n").map(String.init)
            free(text)
        }
        return found
    }

    @discardableResult static func load(_ path: String) throws(CodeFailure) -> UnsafeMutableRawPointer {
        if let known = loaded[path] { return known }
        // A function that is missing all the same ends the screen that calls it, and not every one.
        guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "unknown"
            throw CodeFailure("the compiled code cannot be loaded: \(reason)")
        }
        loaded[path] = handle
        if let address = dlsym(handle, "maquette_cuts_give_values") {
            unsafeBitCast(address, to: (@convention(c) () -> Void).self)()
        }
        try ProjectNetwork.begin()
        maquette_watch_for_crashes(path)
        return handle
    }
}
