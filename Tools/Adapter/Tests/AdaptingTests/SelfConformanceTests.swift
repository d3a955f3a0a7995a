import Foundation
import Testing

@testable import Adapting

/// Protocols of Objective-C conform to themselves: "The Swift Programming Language", on opaque and boxed types, and the evolution
/// proposal SE-0352 say so of `@objc` protocols without static requirements.
@Suite struct SelfConformanceTests {
    private let watcher = "@objc protocol Watcher { func saw() }\n"

    private func copy(_ text: String) -> String { adapted(watcher + text).replacing(#/ +/#, with: " ") }

    private func adapted(_ text: String) -> String {
        let copies = ModuleAdapter().adapt([(path: "/a/Card.swift", bytes: Array(text.utf8))])
        return String(decoding: copies[0].bytes ?? Array(text.utf8), as: UTF8.self)
    }

    @Test func `An opaque result is any object that conforms`() {
        #expect(copy("var a: (some Watcher)? { nil }").contains("var a: (any Watcher)? { nil }"))
        #expect(copy("func a() -> some Watcher { b }").contains("func a() -> any Watcher { b }"))
        #expect(copy("func a(_ b: [some Watcher]) {}").contains("_ b: [any Watcher]"))
        // What is handed over by itself is opened.
        #expect(copy("func a(_ b: some Watcher) {}").contains("_ b: some Watcher"))
        #expect(copy("func a() -> some View { b }").contains("some View"))
    }

    @Test func `Extensions and functions are there for lists of any object`() {
        let list = copy("extension Array where Element: Watcher { func tell() { forEach { $0.saw() } } }")
        #expect(
            list.contains("\nextension Array where Element == any Watcher { func tell() { forEach { $0.saw() } } }\n"))
        #expect(!copy("extension Array: Told where Element: Watcher {}").contains("=="))
        let function = copy("func tell<T: Watcher, V>(_ all: [T], _ other: V) -> T? { all.first }")
        #expect(
            function.contains(
                "\n@_disfavoredOverload func tell<V>(_ all: [(any Watcher)], _ other: V) -> (any Watcher)? "
                    + "{ typealias T = any Watcher; all.first }\n"))
        #expect(!copy("func tell<T: Watcher>(_ one: T) {}").contains("_disfavoredOverload"))
    }

    /// Of a proxy for a view and its delegate, the view stays an object, which can be kept weakly.
    @Test func `Only the parameter that a protocol stands for takes anything`() {
        let text = copy(
            "class Proxy<View: AnyObject, Told: AnyObject> { weak var view: View?; weak var told: Told? }\n"
                + "let a: Proxy<UIView, Watcher>?")
        #expect(text.contains("class Proxy<View: AnyObject, Told > {"), "\(text)")
        #expect(text.contains("weak var view: View?; @_KeptWeakly var told: Told?"), "\(text)")
    }

    @Test func `A type of a type need not be of a class`() {
        let text = copy("func a<P: Proxy>(_ b: P) where P.View: UIView, P.Told: AnyObject {}")
        #expect(text.hasSuffix("func a<P: Proxy>(_ b: P) where P.View: UIView {}"), "\(text)")
        #expect(copy("func a<P>(_ b: P) where P: AnyObject {}").contains("where P: AnyObject"))
    }

    @Test func `A class about objects takes those of a protocol`() {
        let box = "final class Box<T: AnyObject> { weak var value: T?; init(_ value: T?) { self.value = value } }\n"
        #expect(copy(box + "let a: [Box<Watcher>] = []").contains("class Box<T > { @_KeptWeakly var value: T?;"))
        #expect(copy(box + "let a: Box<UIView>? = nil").contains("class Box<T: AnyObject> { weak var value: T?;"))
    }
}

@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct SelfConformanceAppTests {
    @Test func `Objects of a protocol go where one that conforms is asked for`() throws {
        let fixture = try AppFixture([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Watching", targets: [.target(name: "Watching"), .target(name: "Screens", dependencies: ["Watching"])])
            """,
            "Sources/Watching/Watcher.swift": """
            import UIKit
            @objc public protocol Watcher: AnyObject { func saw(); @objc optional var name: String { get } }
            @objc public protocol Field where Self: UIView { var isFilled: Bool { get } }
            public final class WeakBox<T: AnyObject> {
                public private(set) weak var value: T?
                private let count: Int
                public init(_ value: T?, count: Int = 1) {
                    self.value = value
                    self.count = count
                }
                public func isSame(as other: T) -> Bool { value === other && other !== self }
            }
            public struct List<Value> where Value: AnyObject {
                public var boxes: [WeakBox<Value>] = []
                public init() {}
                public mutating func add(_ value: Value) { boxes.append(WeakBox(value)) }
                public var all: [Value] { boxes.compactMap(\\.value) }
            }
            public final class Center {
                var boxes: [WeakBox<Watcher>] = []
                var list = List<any Watcher>()
                let table = NSHashTable<Watcher>.weakObjects()
                public init() {}
                public func add(_ watcher: Watcher) {
                    boxes.append(WeakBox(watcher))
                    list.add(watcher)
                    table.add(watcher)
                }
                public func tell() {
                    boxes.forEach { $0.value?.saw() }
                    list.all.tell()
                    Self.tellAll(table.allObjects)
                }
                public static func tellAll<W: Watcher>(_ all: [W], _ done: ((W) -> Void)? = nil) {
                    for watcher in all { watcher.saw(); done?(watcher) }
                }
            }
            public extension Array where Element: Watcher {
                func tell() { for watcher in self { watcher.saw() } }
            }
            """,
            "Sources/Screens/Screen.swift": """
            import UIKit
            import Watching
            final class Screen: UIView, Watcher {
                var name: String { "screen" }
                private let lookout = Center()
                private var seen = 0
                private var last: (any Field)?
                var field: (some Field)? { last }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    lookout.add(self)
                    lookout.tell()
                    [self].tell()
                    Center.tellAll([self])
                    precondition(seen == 5)
                    fill(field)
                    print("all were told")
                    backgroundColor = .red
                }
                required init?(coder: NSCoder) { nil }
                func saw() { seen += 1 }
                private func fill(_ field: (some Field)?) {
                    if let field, field.isFilled { addSubview(field) }
                }
            }
            """,
        ])
        let report = try fixture.build()
        for module in report.modules {
            #expect(module.isCompiled && module.left == [])
            let lost = module.cuts.filter { $0.kind != "conversion" }
            #expect(lost.map { "\($0.line) \($0.reason)" } == [])
        }
        #expect(report.modules.count == 2 && report.modules.last?.viewFilesMissingNothing == 1)
        let shown = try fixture.run(["app", fixture.path, "-o", fixture.path + "/shown"])
        #expect((shown.output + shown.errors).contains("all were told"))
    }
}
