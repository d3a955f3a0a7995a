import Foundation

/// System symbols that were asked for and have no outline here. Each is reported once in a picture.
package enum UnknownSymbols {
    private static let known = LockedState<Set<String>>([])
    private static let mostKnown = 4096

    package static func forget() { known.withLock { $0 = [] } }

    /// A document has reported it, with its place.
    package static func markReported(_ name: String) {
        known.withLock { known in if known.count < mostKnown { known.insert(name) } }
    }

    static func note(_ name: String) {
        if Headless.Diagnostics.tell(.symbol(name)) { return }
        let isNew = known.withLock { known in known.count < mostKnown && known.insert(name).inserted }
        if isNew { Headless.Diagnostics.note(message(about: name)) }
    }

    /// On iOS the name may be that of no symbol at all, and there is no image then.
    package static func message(about name: String) -> String {
        "there is no outline for the system symbol “\(name)”; a neutral frame is drawn for it"
    }

    package static func isDrawn(_ name: String) -> Bool { SymbolDrawing.isDrawn(name) }

    /// Whether no picture is supplied either.
    package static func isUnknown(_ name: String) -> Bool {
        !isDrawn(name) && Headless.resources.symbol(name, .unspecified) == nil
    }
}
