import Foundation

/// A class of tests, of which each object is one.
@preconcurrency @MainActor open class XCTestCase: XCTest {
    /// The name of its method.
    var method = ""
    var body: (@MainActor (XCTestCase) async throws -> Void)?
    /// Where the body does not wait for anything, so that it can be called as it is.
    var plainBody: (@MainActor (XCTestCase) throws -> Void)?
    private var teardownBlocks: [@MainActor () async throws -> Void] = []
    var expectations: [XCTestExpectation] = []
    var isSkipped = false

    public override init() { super.init() }

    /// The test that is running.
    static var current: XCTestCase?
    /// For libraries that name pictures after it.
    public static var running: XCTestCase? { current }

    /// As Objective-C names it, which names of files come from: `-[CardTests testTitle]`.
    open override var name: String { "-[\(String(describing: type(of: self))) \(method)]" }
    open override var testCaseCount: Int { 1 }

    /// What a failure means for the lines after it. Swift cannot leave a function from within another, so they are run.
    open var continueAfterFailure = true
    open var executionTimeAllowance: TimeInterval = 600
    open var runsForEachTargetApplicationUIConfiguration: Bool { false }
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }
    open class var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }

    open class func setUp() {}
    open class func tearDown() {}

    // MARK: One test

    open override func run() {
        let run = XCTestRun(test: self)
        testRun = run
        run.startDate = Date()
        let outer = Self.current
        Self.current = self
        XCTestObservationCenter.shared.tell { $0.testCaseWillStart(self) }
        invokeTest()
        XCTestObservationCenter.shared.tell { $0.testCaseDidFinish(self) }
        Self.current = outer
        run.stopDate = Date()
        run.hasBeenSkipped = isSkipped
    }

    /// Calls the test between what sets it up and what tears it down. Subclasses put something around it.
    open func invokeTest() {
        var isSetUp = true
        func step(_ work: () throws -> Void) {
            do { try work() } catch {
                isSetUp = false
                take(error)
            }
        }
        step { try MainWork.run { try await self.setUp() } }
        if isSetUp { step { try setUpWithError() } }
        if isSetUp { setUp() }
        if isSetUp, !isSkipped {
            step {
                if let plainBody {
                    try plainBody(self)
                } else {
                    try MainWork.run { try await self.body?(self) }
                }
            }
        }
        checkExpectations()
        while let block = teardownBlocks.popLast() { step { try MainWork.run(block) } }
        tearDown()
        step { try tearDownWithError() }
        step { try MainWork.run { try await self.tearDown() } }
    }

    private func take(_ error: any Error) {
        if let skip = error as? XCTSkip {
            isSkipped = true
            TestEvents.note("skipped", ["reason": skip.message ?? ""])
            return
        }
        if error is XCTestErrorWasRecorded { return }
        record(
            XCTIssue(type: .thrownError, compactDescription: "it threw: \(error)", file: nil, line: nil))
    }

    // MARK: Failures

    /// Subclasses override it to change or drop what goes wrong.
    open func record(_ issue: XCTIssue) {
        if ExpectedFailures.take(issue) { return }
        testRun?.failureCount += 1
        issue.tell()
    }

    open func recordFailure(
        withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
        record(XCTIssue(type: .assertionFailure, compactDescription: description, file: file, line: line))
    }

    // MARK: Afterwards

    public func addTeardownBlock(_ block: @escaping @MainActor () -> Void) { teardownBlocks.append(block) }

    public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () async throws -> Void) {
        teardownBlocks.append(block)
    }

    public func add(_ attachment: XCTAttachment) { attachment.write() }

    // MARK: Measuring

    open class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }

    /// Runs it once: how long something takes here says nothing about a phone.
    public func measure(_ block: () -> Void) { block() }
    public func measure(metrics: [any XCTMetric], block: () -> Void) { block() }
    public func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { block() }
    public func measureMetrics(
        _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
    ) { block() }
    public func startMeasuring() {}
    public func stopMeasuring() {}
}

public struct XCTPerformanceMetric: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wallClockTime = XCTPerformanceMetric(rawValue: "com.apple.XCTPerformanceMetric_WallClockTime")
}

public protocol XCTMetric {}
public class XCTClockMetric: NSObject, XCTMetric {}
public class XCTCPUMetric: NSObject, XCTMetric {}
public class XCTMemoryMetric: NSObject, XCTMetric {}
public class XCTStorageMetric: NSObject, XCTMetric {}

public class XCTMeasureOptions: NSObject {
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }
    public var iterationCount = 5
    public var invocationOptions: InvocationOptions = []
    nonisolated(unsafe) public static let `default` = XCTMeasureOptions()
}

/// Thrown where the failure has been told already.
struct XCTestErrorWasRecorded: Error {}

/// Thrown to say that a test is not for this machine.
public struct XCTSkip: Error, Sendable {
    public let message: String?
    public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        self.message = message()
    }
}

public func XCTSkipIf(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
    file: StaticString = #filePath, line: UInt = #line
) throws {
    if try expression() { throw XCTSkip(message(), file: file, line: line) }
}

public func XCTSkipUnless(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
    file: StaticString = #filePath, line: UInt = #line
) throws {
    if try !expression() { throw XCTSkip(message(), file: file, line: line) }
}
