import Testing

@testable import Adapting

/// Classes below one whose `init()` is `required` here. Apple's header of `NSNotificationCenter` declares no initialiser at all, so the one
/// that it has is `NSObject`'s, which Swift asks nobody to have.
@Suite struct RequiredInitTests {
    @Test func `A class with an initialiser of its own gets the one that is asked for`() {
        #expect(
            adapted("public class Bell: NotificationCenter { init(tone: Int) { super.init() } }")
                == "public class Bell: NotificationCenter { public required init() { fatalError(\"init() has not been implemented\") };"
                + " init(tone: Int) { super.init() } }")
        #expect(
            adapted("class Bell: NotificationCenter {}\nclass Gong: Bell { init(tone: Int) { super.init() } }")
                .contains("class Gong: Bell { required init()"))
    }

    @Test func `What overrides it is required`() {
        #expect(
            adapted("class Bell: NotificationCenter { override init() { super.init() } }")
                == "class Bell: NotificationCenter { required init() { super.init() } }")
    }

    @Test(arguments: [
        "class Bell: NotificationCenter { func ring() {} }",
        "class Bell: NotificationCenter { convenience init(tone: Int) { self.init() } }",
        "class Bell: Sounding { init(tone: Int) { super.init() } }",
    ])
    func `Others stay as they are`(source: String) { #expect(adapted(source) == source) }
}
