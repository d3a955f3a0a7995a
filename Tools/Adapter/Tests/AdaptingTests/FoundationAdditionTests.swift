import Foundation
import Testing

/// What Apple's Foundation and libraries of C have and those of Linux lack, as code that the toolset builds uses it. What the program
/// prints follows from Apple's documentation.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct FoundationAdditionTests {
    @Test func `Loading is a function of an address, a cache has a folder, and a library that is not open stays so`()
        throws
    {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": """
            import UIKit

            protocol Loading {
                func data(from url: URL) async throws -> (Data, URLResponse)
                func data(for request: URLRequest) async throws -> (Data, URLResponse)
                func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
                func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
                func download(from url: URL) async throws -> (URL, URLResponse)
                func download(for request: URLRequest) async throws -> (URL, URLResponse)
            }
            extension URLSession: Loading {}
            let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data
            print((try? await load(URL(string: "data:,hello")!).0) == nil)
            let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, directory: nil)
            print(cache.memoryCapacity)
            protocol Posting { func post(name: NSNotification.Name, object: Any?) }
            extension NotificationCenter: Posting {}
            let center: any Posting = NotificationCenter.default
            _ = NotificationCenter.default.addObserver(forName: .init("new"), object: nil, queue: nil) {
                print($0.name.rawValue)
            }
            center.post(name: .init("new"), object: nil)
            NotificationCenter.default.post(name: .init("new"), object: nil)
            let handle = dlopen("/no/such/library.so", RTLD_NOW)
            print(handle == nil, dlclose(handle) == 0)
            """,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks").hasSuffix("1048576\nnew\nnew\ntrue false\n"))
    }

    @Test func `Values are transformed by a name, and files that were chosen are open`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": """
            import UIKit

            @objc(Doubling) final class Doubling: ValueTransformer {
                static let name = NSValueTransformerName(rawValue: "Doubling")
                override class func transformedValueClass() -> AnyClass { NSNumber.self }
                override class func allowsReverseTransformation() -> Bool { true }
                override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
                override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
            }
            print(ValueTransformer(forName: Doubling.name) == nil)
            ValueTransformer.setValueTransformer(Doubling(), forName: Doubling.name)
            let doubling = ValueTransformer(forName: Doubling.name)!
            print(doubling.transformedValue(4)!, doubling.reverseTransformedValue(8)!, ValueTransformer.valueTransformerNames().count)
            let archives = NSSecureUnarchiveFromDataTransformer()
            print(archives.transformedValue(archives.reverseTransformedValue("text"))!)
            let file = URL(fileURLWithPath: "/tmp/chosen")
            print(file.startAccessingSecurityScopedResource())
            file.stopAccessingSecurityScopedResource()
            var error: NSError?
            NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, options: [], error: &error) { url in
                print(url == file)
            }
            print(error == nil)
            """,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks").hasSuffix("true\n8 4 1\ntext\ntrue\ntrue\ntrue\n"))
    }
}
