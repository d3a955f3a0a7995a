import Foundation
@_exported import XCTest

/// A specification, whose examples are its tests.
@preconcurrency @MainActor open class QuickSpec: XCTestCase, TestsOfItsOwn {
    public override init() { super.init() }

    /// Since Quick 7.
    open class func spec() {}
    /// Until Quick 6.
    open func spec() {}

    open override class var defaultTestSuite: XCTestSuite {
        let suite = XCTestSuite(name: String(describing: self))
        guard let maker = MaquetteTestClasses.maker(of: self) else { return suite }
        let examples = Reading.examples {
            self.spec()
            (maker() as? QuickSpec)?.spec()
        }
        for example in examples {
            suite.addTest(maker().set(method: example.method) { _ in try await example.run() })
        }
        return suite
    }
}

public typealias AsyncSpec = QuickSpec

open class QuickConfiguration: NSObject {
    open class func configure(_ configuration: QCKConfiguration) {}
}

public final class QCKConfiguration: NSObject {}
public typealias Configuration = QCKConfiguration

/// Examples of a kind, which several specifications share.
@preconcurrency @MainActor open class Behavior<Context> {
    open class var name: String { String(describing: self) }
    open class func spec(_ aContext: @escaping () -> Context) {}
}
