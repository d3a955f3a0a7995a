import Foundation

/// What an app says once of all bars of a kind, as a bar that is never shown.
///
/// The default for bars that have no value of their own.
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

    /// The value for all bars, if the bar has none of its own.
    func resolved<Value>(_ bar: Bar, _ value: (Bar) -> Value?) -> Value? {
        value(bar) ?? everywhere.flatMap { $0 === bar ? nil : value($0) }
    }
}
