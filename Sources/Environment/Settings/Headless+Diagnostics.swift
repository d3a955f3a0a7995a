import Foundation

extension Headless {
    /// Where problems are reported: standard error, unless a handler is set.
    @MainActor public enum Diagnostics {
        /// Receives each message instead of standard error.
        public static var handler: ((String) -> Void)?

        /// Says something from any thread; only the main one's listener hears it.
        package nonisolated static func note(_ message: String) {
            if Thread.isMainThread { return MainActor.assumeIsolated { say(message) } }
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }

        package static func say(_ message: String) {
            if let handler { return handler(message) }
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
    }
}
