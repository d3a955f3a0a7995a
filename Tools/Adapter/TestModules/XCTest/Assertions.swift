import Foundation

/// Records a failure of the test that is running.
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    Assertion.fail(message.isEmpty ? "failed" : "failed - " + message, file, line)
}

enum Assertion {
    static func fail(_ words: String, _ file: StaticString, _ line: UInt) {
        fail(XCTIssue(type: .assertionFailure, compactDescription: words, file: "\(file)", line: Int(line)))
    }

    static func fail(_ issue: XCTIssue) {
        if Thread.isMainThread {
            let isTold = MainActor.assumeIsolated {
                guard let test = XCTestCase.current else { return false }
                test.record(issue)
                return true
            }
            if isTold { return }
        }
        if ExpectedFailures.take(issue) { return }
        issue.tell()
    }

    /// Evaluates a condition; `words` says what was not so.
    static func check(
        _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt, _ wrong: () throws -> String?
    ) {
        do {
            guard let words = try wrong() else { return }
            let own = message()
            let parts = [name + " failed" + (words.isEmpty ? "" : ": " + words), own].filter { !$0.isEmpty }
            fail(parts.joined(separator: " - "), file, line)
        } catch {
            fail("\(name) failed: threw error \"\(error)\" - \(message())", file, line)
        }
    }
}

public func XCTAssert(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { Assertion.check("XCTAssert", message, file, line) { try expression() ? nil : "" } }

public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { Assertion.check("XCTAssertTrue", message, file, line) { try expression() ? nil : "" } }

public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { Assertion.check("XCTAssertFalse", message, file, line) { try expression() ? "" : nil } }

public func XCTAssertNil(
    _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { Assertion.check("XCTAssertNil", message, file, line) { try expression().map { "\"\($0)\"" } } }

public func XCTAssertNotNil(
    _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { Assertion.check("XCTAssertNotNil", message, file, line) { try expression() == nil ? "" : nil } }

public func XCTUnwrap<T>(
    _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) throws -> T {
    if let value = try expression() { return value }
    Assertion.check("XCTUnwrap", message, file, line) { "expected non-nil value of type \"\(T.self)\"" }
    throw XCTestErrorWasRecorded()
}

public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertEqual", message, file, line) {
        let (one, other) = (try expression1(), try expression2())
        return one == other ? nil : "(\"\(one)\") is not equal to (\"\(other)\")"
    }
}

public func XCTAssertNotEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotEqual", message, file, line) {
        let (one, other) = (try expression1(), try expression2())
        return one != other ? nil : "(\"\(one)\") is equal to (\"\(other)\")"
    }
}

public func XCTAssertIdentical(
    _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertIdentical", message, file, line) {
        let (one, other) = (try expression1(), try expression2())
        return one === other ? nil : "(\"\(String(describing: one))\") is not (\"\(String(describing: other))\")"
    }
}

public func XCTAssertNotIdentical(
    _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotIdentical", message, file, line) {
        let (one, other) = (try expression1(), try expression2())
        return one !== other ? nil : "(\"\(String(describing: one))\") is (\"\(String(describing: other))\")"
    }
}

public func XCTAssertEqual<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertEqual", message, file, line) {
        let (one, other) = (try expression1(), try expression2())
        let isEqual = one == other || abs(one - other) <= accuracy
        return isEqual ? nil : "(\"\(one)\") is not equal to (\"\(other)\") +/- (\"\(accuracy)\")"
    }
}

public func XCTAssertEqual<T: Numeric>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where T: Comparable {
    Assertion.check("XCTAssertEqual", message, file, line) {
        let (one, other) = (try expression1(), try expression2())
        let distance = one > other ? one - other : other - one
        return distance <= accuracy ? nil : "(\"\(one)\") is not equal to (\"\(other)\") +/- (\"\(accuracy)\")"
    }
}

public func XCTAssertNotEqual<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotEqual", message, file, line) {
        let (one, other) = (try expression1(), try expression2())
        let isEqual = one == other || abs(one - other) <= accuracy
        return isEqual ? "(\"\(one)\") is equal to (\"\(other)\") +/- (\"\(accuracy)\")" : nil
    }
}

@available(*, deprecated, renamed: "XCTAssertEqual(_:_:accuracy:)")
public func XCTAssertEqualWithAccuracy<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { XCTAssertEqual(try expression1(), try expression2(), accuracy: accuracy, message(), file: file, line: line) }

private func compare<T: Comparable>(
    _ name: String, _ one: () throws -> T, _ other: () throws -> T, _ message: () -> String, _ file: StaticString,
    _ line: UInt, _ isRight: (T, T) -> Bool, _ words: String
) {
    Assertion.check(name, message, file, line) {
        let (one, other) = (try one(), try other())
        return isRight(one, other) ? nil : "(\"\(one)\") is not \(words) (\"\(other)\")"
    }
}

public func XCTAssertGreaterThan<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare("XCTAssertGreaterThan", expression1, expression2, message, file, line, >, "greater than") }

public func XCTAssertGreaterThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    compare(
        "XCTAssertGreaterThanOrEqual", expression1, expression2, message, file, line, >=, "greater than or equal to")
}

public func XCTAssertLessThan<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare("XCTAssertLessThan", expression1, expression2, message, file, line, <, "less than") }

public func XCTAssertLessThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare("XCTAssertLessThanOrEqual", expression1, expression2, message, file, line, <=, "less than or equal to") }

public func XCTAssertThrowsError<T>(
    _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (any Error) -> Void = { _ in }
) {
    do {
        _ = try expression()
    } catch {
        return errorHandler(error)
    }
    Assertion.check("XCTAssertThrowsError", message, file, line) { "did not throw an error" }
}

public func XCTAssertNoThrow<T>(
    _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    do { _ = try expression() } catch {
        Assertion.check("XCTAssertNoThrow", message, file, line) { "threw error \"\(error)\"" }
    }
}

/// Records a failure that another library of assertions describes.
public func XCTFail(_ issue: XCTIssue) { Assertion.fail(issue) }
