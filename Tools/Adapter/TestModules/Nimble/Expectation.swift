import Foundation
import XCTest

public typealias FileString = String

public struct SourceLocation: Sendable, CustomStringConvertible {
    public let file: FileString
    public let line: UInt
    public init(file: FileString, line: UInt) { (self.file, self.line) = (file, line) }
    public var filePath: FileString { file }
    public var description: String { "\(file):\(line)" }
}

/// What is expected to be something, which is evaluated when it is asked for.
public struct Expression<Value> {
    private let evaluation: () throws -> Value?
    public let location: SourceLocation
    public let isClosure: Bool

    public init(expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true) {
        (evaluation, self.location, self.isClosure) = (expression, location, isClosure)
    }

    public func evaluate() throws -> Value? { try evaluation() }

    public func cast<Other>(_ block: @escaping (Value?) throws -> Other?) -> Expression<Other> {
        Expression<Other>(
            expression: { try block(try self.evaluate()) }, location: location, isClosure: isClosure)
    }

    public func withoutCaching() -> Expression { self }
    public func withCaching() -> Expression { self }
}

public enum ExpectationStatus: Sendable {
    case matches, doesNotMatch, fail

    public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

public typealias MatcherStatus = ExpectationStatus
public typealias PredicateStatus = ExpectationStatus

/// What a matcher says of a value.
public struct MatcherResult {
    public var status: ExpectationStatus
    public var message: ExpectationMessage

    public init(status: ExpectationStatus, message: ExpectationMessage) {
        (self.status, self.message) = (status, message)
    }
    public init(bool: Bool, message: ExpectationMessage) {
        self.init(status: ExpectationStatus(bool: bool), message: message)
    }

    public func toBoolean(expectation style: ExpectationStyle) -> Bool {
        style == .toMatch ? status == .matches : status == .doesNotMatch
    }
}

public typealias PredicateResult = MatcherResult

public enum ExpectationStyle: Sendable { case toMatch, toNotMatch }

/// What a failure says.
public indirect enum ExpectationMessage {
    case expectedTo(String)
    case expectedActualValueTo(String)
    case expectedCustomValueTo(String, actual: String)
    case fail(String)
    case appends(ExpectationMessage, String)
    case details(ExpectationMessage, String)

    public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
    public func appended(details: String) -> ExpectationMessage { .details(self, details) }
    public func appendedBeNilHint() -> ExpectationMessage { .appends(self, " (use beNil() to match nils)") }

    func words(actual: String, negated: Bool) -> String {
        let to = negated ? "to not" : "to"
        switch self {
        case .expectedTo(let words): return "expected \(to) \(words)"
        case .expectedActualValueTo(let words): return "expected \(to) \(words), got <\(actual)>"
        case .expectedCustomValueTo(let words, let value): return "expected \(to) \(words), got \(value)"
        case .fail(let words): return words
        case .appends(let message, let words): return message.words(actual: actual, negated: negated) + words
        case .details(let message, let words): return message.words(actual: actual, negated: negated) + "\n" + words
        }
    }
}

/// Says of values whether they are as expected.
public struct Matcher<Value> {
    private let evaluation: (Expression<Value>) throws -> MatcherResult

    public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) { evaluation = matcher }

    public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult { try evaluation(expression) }

    public static func define(matcher: @escaping (Expression<Value>) throws -> MatcherResult) -> Matcher {
        Matcher(matcher)
    }

    public static func define(
        _ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher { Matcher { try matcher($0, .expectedActualValueTo(message)) } }

    public static func defineNilable(
        _ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher { define(message, matcher: matcher) }

    public static func simple(
        _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> ExpectationStatus
    ) -> Matcher {
        Matcher { expression in
            MatcherResult(status: try matcher(expression), message: .expectedActualValueTo(message))
        }
    }

    public static func simpleNilable(
        _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> ExpectationStatus
    ) -> Matcher { simple(message, matcher: matcher) }

    /// The same, with nil as no match.
    public var requireNonNil: Matcher {
        Matcher { expression in
            let result = try satisfies(expression)
            guard try expression.evaluate() == nil else { return result }
            return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
        }
    }
}

public typealias Predicate<Value> = Matcher<Value>
public typealias Nimble_Predicate<Value> = Matcher<Value>

/// What waits to be compared.
public struct SyncExpectation<Value> {
    public let expression: Expression<Value>

    public init(expression: Expression<Value>) { self.expression = expression }
    public var location: SourceLocation { expression.location }

    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation {
        verify(matcher, .toMatch, description)
        return self
    }

    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation {
        verify(matcher, .toNotMatch, description)
        return self
    }

    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation {
        toNot(matcher, description: description)
    }

    @discardableResult public func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
        pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
    ) -> SyncExpectation {
        wait(timeout) { failure(matcher, .toMatch) == nil }
        return to(matcher, description: description)
    }

    @discardableResult public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
        pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
    ) -> SyncExpectation {
        wait(timeout) { failure(matcher, .toNotMatch) == nil }
        return toNot(matcher, description: description)
    }

    @discardableResult public func toNotEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
        pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
    ) -> SyncExpectation { toEventuallyNot(matcher, timeout: timeout, description: description) }

    @discardableResult public func toNever(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = .seconds(1),
        pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
    ) -> SyncExpectation {
        wait(until) { failure(matcher, .toNotMatch) != nil }
        return toNot(matcher, description: description)
    }

    @discardableResult public func toAlways(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = .seconds(1),
        pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
    ) -> SyncExpectation {
        wait(until) { failure(matcher, .toMatch) != nil }
        return to(matcher, description: description)
    }

    /// Says it as a failure if it does not hold.
    public func verify(_ pass: Bool, _ message: FailureMessage) {
        if !pass { report(message.stringValue) }
    }

    private func verify(_ matcher: Matcher<Value>, _ style: ExpectationStyle, _ description: String?) {
        guard let words = failure(matcher, style) else { return }
        report(description.map { $0 + "\n" + words } ?? words)
    }

    func report(_ words: String) {
        fail(words, location: location)
    }

    private func failure(_ matcher: Matcher<Value>, _ style: ExpectationStyle) -> String? {
        do {
            let result = try matcher.satisfies(expression)
            if result.toBoolean(expectation: style) { return nil }
            let actual = (try? expression.evaluate()).flatMap { $0 }.map { "\($0)" } ?? "nil"
            return result.message.words(actual: actual, negated: style == .toNotMatch)
        } catch { return "unexpected error thrown: <\(error)>" }
    }

    private func wait(_ time: NimbleTimeInterval, until isReached: () -> Bool) {
        let end = Date(timeIntervalSinceNow: time.seconds)
        while !isReached(), Date() < end { XCTWaiter.wait(for: [XCTestExpectation()], timeout: 0.01) }
    }
}

public typealias Expectation = SyncExpectation

public enum NimbleTimeInterval: Sendable, Equatable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)

    var seconds: TimeInterval {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        }
    }
}

public class FailureMessage: NSObject {
    public var expected = "expected"
    public var actualValue: String? = ""
    public var to = "to"
    public var postfixMessage = "match"
    public var postfixActual = ""
    public var userDescription: String?
    public override init() { super.init() }
    public convenience init(stringValue: String) {
        self.init()
        whole = stringValue
    }
    private var whole: String?
    public var stringValue: String {
        get {
            whole ?? "\(expected) \(to) \(postfixMessage)" + (actualValue.map { ", got \($0)" } ?? "") + postfixActual
        }
        set { whole = newValue }
    }
}

public func expect<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> {
    SyncExpectation(
        expression: Expression(
            expression: expression, location: SourceLocation(file: file, line: line), isClosure: false))
}

public func expect<T>(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> {
    SyncExpectation(
        expression: Expression(expression: expression(), location: SourceLocation(file: file, line: line)))
}

public func expect(
    file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
    SyncExpectation(
        expression: Expression(expression: expression(), location: SourceLocation(file: file, line: line)))
}

public func fail(_ message: String, location: SourceLocation) {
    let issue = XCTIssue(
        type: .assertionFailure, compactDescription: message,
        sourceCodeContext: XCTSourceCodeContext(
            location: XCTSourceCodeLocation(filePath: location.file, lineNumber: Int(location.line))))
    XCTFail(issue)
}

public func fail(_ message: String = "fail() always fails", file: FileString = #filePath, line: UInt = #line) {
    fail(message, location: SourceLocation(file: file, line: line))
}

/// Waits until the closure says that it is done.
public func waitUntil(
    timeout: NimbleTimeInterval = .seconds(1), file: FileString = #filePath, line: UInt = #line,
    action: (@escaping () -> Void) -> Void
) {
    let done = XCTestExpectation(description: "done")
    action { done.fulfill() }
    if XCTWaiter.wait(for: [done], timeout: timeout.seconds) != .completed {
        fail("Waited more than \(timeout.seconds) seconds", file: file, line: line)
    }
}

public enum AsyncDefaults {
    nonisolated(unsafe) public static var timeout: NimbleTimeInterval = .seconds(1)
    nonisolated(unsafe) public static var pollInterval: NimbleTimeInterval = .milliseconds(10)
}
public typealias PollingDefaults = AsyncDefaults
