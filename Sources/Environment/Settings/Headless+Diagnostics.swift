import Foundation

extension Headless {
    /// Where problems are reported: standard error, unless a handler is set.
    @MainActor public enum Diagnostics {
        /// Receives each message instead of standard error.
        public static var handler: ((String) -> Void)?

        /// Reports a message from any thread; only messages of the main thread reach the handler.
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
