import Foundation

extension Headless {
    /// Where problems are reported: standard error, unless a handler is set.
    @MainActor public enum Diagnostics {
        /// Receives each message instead of standard error.
        public static var handler: ((String) -> Void)? {
            get { present }
            set { present = newValue }
        }
        @ScreenState private static var present: ((String) -> Void)?

        /// Whether conflicts of constraints reach nobody here, because whoever shows a view looks for them in its finished layout.
        @ScreenState package static var leavesConflictsOut = false

        /// Something that code asks for by its name, and that is not there.
        package enum MissingAsset: Hashable, Sendable {
            case symbol(String)
            case image(String)
            case color(String)
        }

        /// Hears of what is not there, instead of standard error for symbols, and of nothing for images and colours: apps
        /// ask for some that need not exist.
        @ScreenState package static var missingAsset: ((MissingAsset) -> Void)?

        /// Tells whoever wants to know, from the main thread; false if there is nobody.
        package nonisolated static func tell(_ missing: MissingAsset) -> Bool {
            guard Thread.isMainThread else { return false }
            return MainActor.assumeIsolated {
                guard let missingAsset else { return false }
                missingAsset(missing)
                return true
            }
        }

        /// Reports a message from any thread; only messages of the main thread reach the handler.
        package nonisolated static func note(_ message: String) {
            if Thread.isMainThread { return MainActor.assumeIsolated { say(message) } }
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }

        /// What a phone would show and is not drawn, by its name, of what was built and laid out since this was last taken.
        private nonisolated static let notDrawn = LockedState<[String]>([])

        /// Reports, once, that a name of the code is not drawn.
        package nonisolated static func noteNotDrawn(_ name: String) {
            let isNew = notDrawn.withLock { names in
                if names.contains(name) { return false }
                names.append(name)
                return true
            }
            if isNew { note("\(name) is not drawn") }
        }

        package nonisolated static func takeNotDrawn() -> [String] {
            notDrawn.withLock { names in
                defer { names = [] }
                return names
            }
        }

        package static func say(_ message: String) {
            if let handler { return handler(message) }
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
    }
}
