import Foundation

/// Something that went wrong in a test.
public struct XCTIssue: @unchecked Sendable {
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment] = []

    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    init(type: IssueType, compactDescription: String, file: String?, line: Int?) {
        let location = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line ?? 0) }
        self.init(
            type: type, compactDescription: compactDescription,
            sourceCodeContext: XCTSourceCodeContext(location: location))
    }

    func tell() {
        let location = sourceCodeContext.location
        if let location { WrittenPictures.noteFailure(in: location.fileURL.path) }
        TestEvents.note(
            "failure",
            [
                "message": compactDescription, "file": location?.fileURL.path ?? "",
                "line": String(location?.lineNumber ?? 0),
            ])
    }

    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

public typealias XCTMutableIssue = XCTIssue

public class XCTSourceCodeLocation: NSObject {
    public let fileURL: URL
    public let lineNumber: Int

    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }
    public convenience init(filePath: StaticString, lineNumber: UInt) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }
}

public class XCTSourceCodeContext: NSObject {
    public let location: XCTSourceCodeLocation?
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
    public convenience override init() { self.init(location: nil) }
}

/// Failures that a test says it has.
enum ExpectedFailures {
    struct Expectation {
        var matches: (XCTIssue) -> Bool
        var isMatched = false
    }

    nonisolated(unsafe) static var waiting: [Expectation] = []
    private static let lock = NSLock()

    static func take(_ issue: XCTIssue) -> Bool {
        lock.withLock {
            guard let place = waiting.lastIndex(where: { $0.matches(issue) }) else { return false }
            waiting[place].isMatched = true
            return true
        }
    }

    static func begin(_ matches: @escaping (XCTIssue) -> Bool) {
        lock.withLock { waiting.append(Expectation(matches: matches)) }
    }

    /// Whether there was such a failure.
    static func end() -> Bool { lock.withLock { waiting.popLast()?.isMatched ?? true } }

    static func forget() { lock.withLock { waiting = [] } }
}

public class XCTExpectedFailure: NSObject {
    public class Options: NSObject {
        public var isEnabled = true
        public var isStrict = true
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// Failures until the end of the test are expected.
public func XCTExpectFailure(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    if enabled != false { ExpectedFailures.begin(issueMatcher ?? { _ in true }) }
}

public func XCTExpectFailure(_ reason: String? = nil, options: XCTExpectedFailure.Options) {
    if options.isEnabled { ExpectedFailures.begin(options.issueMatcher) }
}

/// Failures while the closure runs are expected.
public func XCTExpectFailure<R>(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    guard enabled != false else { return try failingBlock() }
    ExpectedFailures.begin(issueMatcher ?? { _ in true })
    defer { endExpectation(reason, isStrict: strict != false) }
    return try failingBlock()
}

public func XCTExpectFailure<R>(
    _ reason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
    try XCTExpectFailure(
        reason, enabled: options.isEnabled, strict: options.isStrict, failingBlock: failingBlock,
        issueMatcher: options.issueMatcher)
}

private func endExpectation(_ reason: String?, isStrict: Bool) {
    if !ExpectedFailures.end(), isStrict {
        let words = "a failure was expected, and there was none" + (reason.map { ": " + $0 } ?? "")
        XCTFail(XCTIssue(type: .unmatchedExpectedFailure, compactDescription: words, file: nil, line: nil))
    }
}
