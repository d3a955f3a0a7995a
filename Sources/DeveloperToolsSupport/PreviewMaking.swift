import UIKit

/// The ways to make a screen that takes arguments, those first in which most is the project's own.
@MainActor public final class PreviewMaking {
    private let name: String
    private var ways: [() throws -> PreviewBody?] = []

    public init(_ name: String) { self.name = name }

    public func addController(_ make: @escaping @MainActor () throws -> UIViewController?) {
        ways.append { try make().map { .controller($0) } }
    }

    public func addView(_ make: @escaping @MainActor () throws -> UIView?) {
        ways.append { try make().map { .view($0) } }
    }

    public var preview: Preview {
        Preview(
            name, traits: [],
            showing: { [self] in
                var problem = "nothing can stand for what it is made with"
                // What the first way led to has ended in a crash.
                for make in ways.dropFirst(Headless.fillsGivenProperties && ways.count > 1 ? 1 : 0) {
                    do {
                        if let body = try make() { return body }
                        problem = "its initialiser gives nothing"
                    } catch { problem = "\(error)" }
                    GivenProperties.forgetInvented?()
                }
                return .obstacle(problem)
            })
    }
}
