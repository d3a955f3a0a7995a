import Foundation

/// What an app says once of all bars of a kind, as a bar that is never shown.
///
/// Bars ask it for what they were not told themselves.
@MainActor final class AppearanceProxies<Bar: AnyObject> {
    private var everywhere: Bar?
    private let make: @MainActor () -> Bar

    init(_ make: @escaping @MainActor () -> Bar) {
        self.make = make
        Headless.onReset { [weak self] in self?.everywhere = nil }
    }

    var proxy: Bar {
        if let everywhere { return everywhere }
        let made = make()
        everywhere = made
        return made
    }

    /// What was said for all, when the bar itself was told nothing.
    func resolved<Value>(_ bar: Bar, _ value: (Bar) -> Value?) -> Value? {
        value(bar) ?? everywhere.flatMap { $0 === bar ? nil : value($0) }
    }
}
