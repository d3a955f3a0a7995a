import Foundation

/// Something that a test waits for.
open class XCTestExpectation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var text: String
    private var count = 0
    private var needed = 1
    private var isInvertedNow = false
    private var asserts = false
    /// How many fulfillments there were when this one came to its number, to tell their order.
    private(set) var place: Int?
    nonisolated(unsafe) private static var places = 0

    public override init() {
        text = ""
        super.init()
    }

    public init(description: String) {
        text = description
        super.init()
    }

    open var expectationDescription: String {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }
    open var expectedFulfillmentCount: Int {
        get { lock.withLock { needed } }
        set { lock.withLock { needed = newValue } }
    }
    open var isInverted: Bool {
        get { lock.withLock { isInvertedNow } }
        set { lock.withLock { isInvertedNow = newValue } }
    }
    open var assertForOverFulfill: Bool {
        get { lock.withLock { asserts } }
        set { lock.withLock { asserts = newValue } }
    }

    open func fulfill() {
        lock.withLock {
            count += 1
            if count == needed {
                Self.places += 1
                place = Self.places
            }
        }
    }

    open func fulfill(_ file: StaticString = #filePath, line: UInt = #line) { fulfill() }

    var isFulfilled: Bool {
        look()
        return lock.withLock { count >= needed }
    }

    /// For expectations that have to ask.
    func look() {}
}

/// Waits until a condition holds.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
    public let predicate: NSPredicate
    public let object: Any?
    open var handler: (() -> Bool)?

    public init(predicate: NSPredicate, object: Any?) {
        (self.predicate, self.object) = (predicate, object)
        super.init(description: "\(predicate)")
    }

    override func look() {
        if predicate.evaluate(with: object), handler?() ?? true { fulfill() }
    }
}

/// Waits for a notification.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    public let notificationName: Notification.Name
    open var handler: ((Notification) -> Bool)?
    private var token: (any NSObjectProtocol)?

    public init(
        name: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default
    ) {
        notificationName = name
        super.init(description: name.rawValue)
        token = notificationCenter.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
            if self?.handler?(notification) ?? true { self?.fulfill() }
        }
    }
}

/// Waits for expectations.
open class XCTWaiter: NSObject {
    public enum Result: Int, Sendable {
        case completed = 1
        case timedOut, incorrectOrder, invertedFulfillment, interrupted
    }

    open private(set) var fulfilledExpectations: [XCTestExpectation] = []

    public override init() { super.init() }
    public init(delegate: AnyObject?) { super.init() }

    @discardableResult open func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
        enforceOrder enforceOrderOfFulfillment: Bool = false
    ) -> Result {
        let result = Self.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
        fulfilledExpectations = expectations.filter(\.isFulfilled)
        return result
    }

    @discardableResult open class func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
        enforceOrder enforceOrderOfFulfillment: Bool = false
    ) -> Result {
        let end =
            seconds.isFinite ? Date(timeIntervalSinceNow: min(seconds, longest)) : Date(timeIntervalSinceNow: longest)
        let isWaiting: @Sendable () -> Bool = {
            expectations.contains { !$0.isFulfilled }
        }
        if Thread.isMainThread {
            MainActor.assumeIsolated { _ = MainWork.turn(until: end, while: isWaiting) }
        } else {
            while isWaiting(), Date() < end { usleep(1000) }
        }
        return result(of: expectations, enforceOrderOfFulfillment)
    }

    open func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
        enforceOrder enforceOrderOfFulfillment: Bool = false
    ) async -> Result {
        await Self.fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
    }

    open class func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
        enforceOrder enforceOrderOfFulfillment: Bool = false
    ) async -> Result {
        let end = Date(timeIntervalSinceNow: min(seconds, longest))
        while expectations.contains(where: { !$0.isFulfilled }), Date() < end {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        return result(of: expectations, enforceOrderOfFulfillment)
    }

    /// Who waits for ever has no end here.
    private static let longest: TimeInterval = 600

    private static func result(of expectations: [XCTestExpectation], _ isOrdered: Bool) -> Result {
        if expectations.contains(where: { $0.isInverted && $0.isFulfilled }) { return .invertedFulfillment }
        let wanted = expectations.filter { !$0.isInverted }
        guard wanted.allSatisfy(\.isFulfilled) else { return .timedOut }
        let places = wanted.compactMap(\.place)
        return isOrdered && places != places.sorted() ? .incorrectOrder : .completed
    }
}

public typealias XCWaitCompletionHandler = ((any Error)?) -> Void
public typealias XCWaitCompletionHandlerError = any Error

public struct XCTestError: Error, Sendable {
    public enum Code: Int, Sendable { case timeoutWhileWaiting, failureWhileWaiting }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension XCTestCase {
    public func expectation(description: String) -> XCTestExpectation {
        keep(XCTestExpectation(description: description))
    }

    public func expectation(
        for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
        expectation.handler = handler
        return keep(expectation)
    }

    public func expectation(
        forNotification name: Notification.Name, object: Any?, notificationCenter: NotificationCenter = .default,
        handler: ((Notification) -> Bool)? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSNotificationExpectation(
            name: name, object: object, notificationCenter: notificationCenter)
        expectation.handler = handler
        return keep(expectation)
    }

    private func keep(_ expectation: XCTestExpectation) -> XCTestExpectation {
        expectation.assertForOverFulfill = true
        expectations.append(expectation)
        return expectation
    }

    public func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
        handler: XCWaitCompletionHandler? = nil
    ) {
        let waited = expectations
        expectations = []
        let result = XCTWaiter.wait(for: waited, timeout: timeout)
        if result != .completed { Assertion.fail(Self.words(result, waited, timeout), file, line) }
        handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
    }

    public func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.expectations.removeAll { expectations.contains($0) }
        let result = XCTWaiter.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
        told(result, expectations, seconds, file, line)
    }

    public func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        self.expectations.removeAll { expectations.contains($0) }
        let result = await XCTWaiter.fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder)
        told(result, expectations, seconds, file, line)
    }

    /// An inverted expectation that was not fulfilled in its time is as it should be.
    private func told(
        _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], _ seconds: TimeInterval, _ file: StaticString,
        _ line: UInt
    ) {
        if result != .completed { Assertion.fail(Self.words(result, expectations, seconds), file, line) }
    }

    private static func words(
        _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], _ seconds: TimeInterval
    ) -> String {
        let names = expectations.filter { $0.isInverted == $0.isFulfilled }.map { "\"\($0.expectationDescription)\"" }
            .joined(separator: ", ")
        switch result {
        case .invertedFulfillment: return "Fulfilled inverted expectation \(names)."
        case .incorrectOrder: return "Expectations were fulfilled in another order than asked for."
        default:
            return
                "Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \(names)."
        }
    }

    /// What nobody waited for.
    func checkExpectations() {
        let names = expectations.filter { !$0.isInverted && !$0.isFulfilled }.map(\.expectationDescription)
        expectations = []
        if !names.isEmpty {
            record(
                XCTIssue(
                    type: .assertionFailure,
                    compactDescription: "Failed due to unwaited expectations \(names.joined(separator: ", ")).",
                    file: nil, line: nil))
        }
    }
}
