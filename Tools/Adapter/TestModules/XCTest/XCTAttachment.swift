import Foundation
import UIKit

/// Something kept with a test: it lands in the folder that the run names.
open class XCTAttachment: NSObject {
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
    open var userInfo: [AnyHashable: Any]?
    public let uniformTypeIdentifier: String
    private let data: Data?

    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        data = payload
        super.init()
        self.name = name
        self.userInfo = userInfo
    }

    public convenience init(data: Data) {
        self.init(uniformTypeIdentifier: "public.data", name: nil, payload: data)
    }

    public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
    }

    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }

    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    public convenience init(contentsOfFile url: URL) {
        self.init(
            uniformTypeIdentifier: "public.data", name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    public convenience init(plistObject object: Any) { self.init(string: "\(object)") }

    func write() {
        TestEvents.attach(data, name: name, type: uniformTypeIdentifier, isKept: lifetime == .keepAlways)
    }
}

public protocol XCTActivity: NSObjectProtocol {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

public class XCTContext: NSObject {
    private final class Activity: NSObject, XCTActivity {
        let name: String
        init(name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { attachment.write() }
    }

    public class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows
        -> Result
    {
        try block(Activity(name: name))
    }

    @MainActor public class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name: name))
    }
}

/// Who is told of tests.
@preconcurrency @MainActor public protocol XCTestObservation: AnyObject {
    func testBundleWillStart(_ testBundle: Bundle)
    func testBundleDidFinish(_ testBundle: Bundle)
    func testSuiteWillStart(_ testSuite: XCTestSuite)
    func testSuiteDidFinish(_ testSuite: XCTestSuite)
    func testCaseWillStart(_ testCase: XCTestCase)
    func testCaseDidFinish(_ testCase: XCTestCase)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
}

extension XCTestObservation {
    public func testBundleWillStart(_ testBundle: Bundle) {}
    public func testBundleDidFinish(_ testBundle: Bundle) {}
    public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    public func testCaseWillStart(_ testCase: XCTestCase) {}
    public func testCaseDidFinish(_ testCase: XCTestCase) {}
    public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
}

@preconcurrency @MainActor public class XCTestObservationCenter: NSObject {
    public static let shared = XCTestObservationCenter()
    private var observers: [any XCTestObservation] = []

    public func addTestObserver(_ observer: any XCTestObservation) { observers.append(observer) }
    public func removeTestObserver(_ observer: any XCTestObservation) { observers.removeAll { $0 === observer } }
    func tell(_ words: (any XCTestObservation) -> Void) { for observer in observers { words(observer) } }
}
