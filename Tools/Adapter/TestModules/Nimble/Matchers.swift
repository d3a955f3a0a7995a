import Foundation

private func matcher<Value>(_ words: String, _ isMatch: @escaping (Value) throws -> Bool) -> Matcher<Value> {
    Matcher { expression in
        guard let value = try expression.evaluate() else {
            return MatcherResult(status: .fail, message: .expectedActualValueTo(words).appendedBeNilHint())
        }
        return MatcherResult(bool: try isMatch(value), message: .expectedActualValueTo(words))
    }
}

public func equal<T: Equatable>(_ expected: T?) -> Matcher<T> {
    guard let expected else {
        return Matcher { _ in MatcherResult(status: .fail, message: .expectedActualValueTo("equal <nil>")) }
    }
    return matcher("equal <\(expected)>") { $0 == expected }
}

public func == <T: Equatable>(left: SyncExpectation<T>, right: T?) {
    if let right { left.to(equal(right)) } else { left.to(beNil()) }
}
public func != <T: Equatable>(left: SyncExpectation<T>, right: T?) {
    if let right { left.toNot(equal(right)) } else { left.toNot(beNil()) }
}
/// Without an optional on the right, a member of the type may stand there by its name alone.
public func == <T: Equatable>(left: SyncExpectation<T>, right: T) { left.to(equal(right)) }
public func != <T: Equatable>(left: SyncExpectation<T>, right: T) { left.toNot(equal(right)) }

public func equal<A: Equatable, B: Equatable>(_ expected: (A, B)) -> Matcher<(A, B)> {
    matcher("equal <\(expected)>") { $0 == expected }
}
public func equal<A: Equatable, B: Equatable, C: Equatable>(_ expected: (A, B, C)) -> Matcher<(A, B, C)> {
    matcher("equal <\(expected)>") { $0 == expected }
}
public func == <A: Equatable, B: Equatable>(left: SyncExpectation<(A, B)>, right: (A, B)) { left.to(equal(right)) }
public func == <A: Equatable, B: Equatable, C: Equatable>(left: SyncExpectation<(A, B, C)>, right: (A, B, C)) {
    left.to(equal(right))
}

public func === (left: SyncExpectation<AnyObject>, right: AnyObject?) { left.to(beIdenticalTo(right)) }

public func beNil<T>() -> Matcher<T> {
    Matcher { MatcherResult(bool: try $0.evaluate() == nil, message: .expectedActualValueTo("be nil")) }
}
public func beTrue() -> Matcher<Bool> { matcher("be true") { $0 } }
public func beFalse() -> Matcher<Bool> { matcher("be false") { !$0 } }
public func beTruthy() -> Matcher<Bool> { matcher("be truthy") { $0 } }
public func beFalsy() -> Matcher<Bool> {
    Matcher { MatcherResult(bool: try $0.evaluate() != true, message: .expectedActualValueTo("be falsy")) }
}
public func beVoid() -> Matcher<Void> { Matcher { _ in MatcherResult(bool: true, message: .expectedTo("be void")) } }

public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> {
    Matcher { MatcherResult(bool: try $0.evaluate() === expected, message: .expectedActualValueTo("be identical")) }
}
public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { beIdenticalTo(expected) }

public func beAKindOf<T>(_ type: T.Type) -> Matcher<Any> { matcher("be a kind of \(type)") { $0 is T } }
public func beAnInstanceOf<T>(_ type: T.Type) -> Matcher<Any> {
    matcher("be an instance of \(type)") { Swift.type(of: $0) == type }
}

public func beGreaterThan<T: Comparable>(_ expected: T?) -> Matcher<T> {
    matcher("be greater than <\(String(describing: expected))>") { value in expected.map { value > $0 } ?? false }
}
public func beGreaterThanOrEqualTo<T: Comparable>(_ expected: T?) -> Matcher<T> {
    matcher("be greater than or equal to <\(String(describing: expected))>") { value in
        expected.map { value >= $0 } ?? false
    }
}
public func beLessThan<T: Comparable>(_ expected: T?) -> Matcher<T> {
    matcher("be less than <\(String(describing: expected))>") { value in expected.map { value < $0 } ?? false }
}
public func beLessThanOrEqualTo<T: Comparable>(_ expected: T?) -> Matcher<T> {
    matcher("be less than or equal to <\(String(describing: expected))>") { value in
        expected.map { value <= $0 } ?? false
    }
}
public func > <T: Comparable>(left: SyncExpectation<T>, right: T) { left.to(beGreaterThan(right)) }
public func >= <T: Comparable>(left: SyncExpectation<T>, right: T) { left.to(beGreaterThanOrEqualTo(right)) }
public func < <T: Comparable>(left: SyncExpectation<T>, right: T) { left.to(beLessThan(right)) }
public func <= <T: Comparable>(left: SyncExpectation<T>, right: T) { left.to(beLessThanOrEqualTo(right)) }

public let DefaultDelta = 0.0001
public func beCloseTo<T: FloatingPoint>(_ expected: T, within delta: T = 1 / 10_000) -> Matcher<T> {
    matcher("be close to <\(expected)> (within \(delta))") { abs($0 - expected) < delta }
}

public func beEmpty<T: Collection>() -> Matcher<T> { matcher("be empty") { $0.isEmpty } }
public func haveCount<T: Collection>(_ count: Int) -> Matcher<T> {
    matcher("have a count of \(count)") { $0.count == count }
}
public func contain<T: Sequence>(_ items: T.Element...) -> Matcher<T> where T.Element: Equatable {
    matcher("contain <\(items)>") { sequence in items.allSatisfy { sequence.contains($0) } }
}
public func contain(_ texts: String...) -> Matcher<String> {
    matcher("contain <\(texts)>") { text in texts.allSatisfy { text.contains($0) } }
}
public func beginWith(_ start: String) -> Matcher<String> { matcher("begin with <\(start)>") { $0.hasPrefix(start) } }
public func endWith(_ end: String) -> Matcher<String> { matcher("end with <\(end)>") { $0.hasSuffix(end) } }
public func match(_ pattern: String?) -> Matcher<String> {
    matcher("match <\(pattern ?? "nil")>") { $0.range(of: pattern ?? "", options: .regularExpression) != nil }
}
public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Matcher<T> {
    matcher("be within \(range)") { range.contains($0) }
}

public func allPass<T: Sequence>(_ each: Matcher<T.Element>) -> Matcher<T> {
    Matcher { expression in
        for item in try expression.evaluate().map({ Array($0) }) ?? [] {
            let result = try each.satisfies(Expression(expression: { item }, location: expression.location))
            if result.status != .matches {
                return MatcherResult(
                    bool: false, message: .expectedTo("all pass, but failed first at element <\(item)>"))
            }
        }
        return MatcherResult(bool: true, message: .expectedTo("all pass"))
    }
}

public func throwError<T>() -> Matcher<T> {
    Matcher { expression in
        do { _ = try expression.evaluate() } catch {
            return MatcherResult(bool: true, message: .expectedTo("throw any error"))
        }
        return MatcherResult(bool: false, message: .expectedTo("throw any error"))
    }
}
public func throwError<E: Error & Equatable, T>(_ expected: E) -> Matcher<T> {
    Matcher { expression in
        do { _ = try expression.evaluate() } catch {
            return MatcherResult(
                bool: (error as? E) == expected, message: .expectedTo("throw error <\(expected)>, got <\(error)>"))
        }
        return MatcherResult(bool: false, message: .expectedTo("throw error <\(expected)>"))
    }
}
public func throwError<E: Error, T>(errorType: E.Type, closure: ((E) -> Void)? = nil) -> Matcher<T> {
    Matcher { expression in
        do { _ = try expression.evaluate() } catch {
            if let error = error as? E { closure?(error) }
            return MatcherResult(
                bool: error is E, message: .expectedTo("throw error of type <\(errorType)>, got <\(error)>"))
        }
        return MatcherResult(bool: false, message: .expectedTo("throw error of type <\(errorType)>"))
    }
}

public func satisfyAllOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> {
    Matcher { expression in
        for matcher in matchers {
            let result = try matcher.satisfies(expression)
            if result.status != .matches { return result }
        }
        return MatcherResult(bool: true, message: .expectedTo("match all of"))
    }
}
public func satisfyAnyOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> {
    Matcher { expression in
        let results = try matchers.map { try $0.satisfies(expression) }
        return results.first { $0.status == .matches }
            ?? MatcherResult(bool: false, message: .expectedTo("match one of"))
    }
}
public func && <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAllOf(left, right) }
public func || <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAnyOf(left, right) }
