// Tests on Apple's platforms see UIKit and Foundation through XCTest.
@_exported import Foundation
@_exported import UIKit

/// What can be run: a test case, or a suite of them.
///
/// Its members are of the main actor, as the tests of views are. On Apple's platforms XCTest is of Objective-C and of no actor, so that
/// a test case may say of itself that it is of the main one.
@preconcurrency @MainActor open class XCTest: NSObject {
    open internal(set) var testRun: XCTestRun?

    public override init() { super.init() }

    open var name: String { String(describing: type(of: self)) }
    open var testCaseCount: Int { 0 }

    open func run() {}

    open func setUp() async throws {}
    open func setUpWithError() throws {}
    open func setUp() {}
    open func tearDown() {}
    open func tearDownWithError() throws {}
    open func tearDown() async throws {}
}

/// What became of a test.
@preconcurrency @MainActor open class XCTestRun: NSObject {
    public let test: XCTest
    public internal(set) var startDate: Date?
    public internal(set) var stopDate: Date?
    public internal(set) var failureCount = 0
    public internal(set) var unexpectedExceptionCount = 0
    public internal(set) var hasBeenSkipped = false

    public init(test: XCTest) {
        self.test = test
        super.init()
    }

    open var totalFailureCount: Int { failureCount + unexpectedExceptionCount }
    open var hasSucceeded: Bool { stopDate != nil && totalFailureCount == 0 }
    open var testDuration: TimeInterval { (stopDate ?? Date()).timeIntervalSince(startDate ?? Date()) }
    open var testCaseCount: Int { test.testCaseCount }
}

public typealias XCTestCaseRun = XCTestRun

/// Several tests.
@preconcurrency @MainActor open class XCTestSuite: XCTest {
    private let title: String
    open private(set) var tests: [XCTest] = []

    public init(name: String) {
        title = name
        super.init()
    }

    /// All tests of a class.
    public convenience init(forTestCaseClass type: AnyClass) {
        self.init(name: String(describing: type))
        for test in MaquetteTestClasses.tests(of: type) { addTest(test) }
    }

    open override var name: String { title }
    open override var testCaseCount: Int { tests.reduce(0) { $0 + $1.testCaseCount } }
    open func addTest(_ test: XCTest) { tests.append(test) }
    open override func run() { for test in tests { test.run() } }
}
