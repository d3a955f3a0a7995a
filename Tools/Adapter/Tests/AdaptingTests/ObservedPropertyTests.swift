import Testing

@testable import Adapting

@Suite struct ObservedPropertyTests {
    private func property(_ text: String) -> String {
        let whole = withoutTables(adapted("class Model: NSObject { \(text) }"))
        return String(whole.dropFirst("class Model: NSObject { ".count).dropLast(2)).replacing(
            spaces("@objc dynamic "), with: "")
    }

    @Test func `A property that can be observed tells of each time that it is set`() {
        #expect(property("@objc dynamic var a = 1") == "var a = 1 { didSet { _tellObservers() } }")
        #expect(
            property("@objc dynamic var a: Int!, b = f()")
                == "var a: Int! { didSet { _tellObservers() } }, b = f() { didSet { _tellObservers() } }")
    }

    @Test func `It does so after what it does itself, however that ends`() {
        #expect(
            property("@objc dynamic var a = 1 { didSet { guard b else { return }; c() } }")
                == "var a = 1 { didSet { defer { _tellObservers() }; guard b else { return }; c() } }")
        #expect(
            property("@objc dynamic var a = 1 { willSet { c() } }")
                == "var a = 1 { willSet { c() } didSet { _tellObservers() } }")
        #expect(
            property("@objc dynamic var a: Int { get { 1 } set { c() } }")
                == "var a: Int { get { 1 } set { defer { _tellObservers() }; c() } }")
    }

    @Test func `What nobody sets, or nobody can observe, stays`() {
        for other in [
            "@objc dynamic var a: Int { 1 }", "@objc dynamic var a: Int { get { 1 } }", "@objc dynamic lazy var a = 1",
            "@objc dynamic let a = 1", "@objc dynamic static var a = 1", "@objc var a = 1",
        ] {
            #expect(!adapted("class Model: NSObject { \(other) }").contains("_tellObservers"))
        }
    }
}
