import Testing

@testable import Adapting

/// What Swift sees of a module of Objective-C. Names are those that Apple documents for methods of the same words, or follow from
/// "Renaming Objective-C APIs for Swift" and SE-0005.
@Suite struct HeaderModuleTests {
    /// The lines for a header, without the marks of what is hollow and without bodies.
    private func lines(_ header: String) -> [String] {
        HeaderModule([header]).text.split(separator: "\n").map { line in
            String(line).replacing(#/@available\(.*?missing"\) /#, with: "").replacing("@discardableResult ", with: "")
                .replacing(#/ \{ .*/#, with: "")
        }
    }

    private func method(_ declaration: String, of owner: String, _ above: String = "NSObject") -> [String] {
        lines("NS_ASSUME_NONNULL_BEGIN\n@interface \(owner) : \(above)\n\(declaration);\n@end\nNS_ASSUME_NONNULL_END")
            .filter { $0.hasPrefix("open ") || $0.hasPrefix("public ") }.filter { !$0.contains("class \(owner):") }
            .filter { !["public override init()", "open class var anyValue: Any"].contains($0) }
    }

    @Test(arguments: [
        // As in UITableView, UIView, NSString, NSArray and UIImage of the SDK.
        (
            "- (void)scrollToRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated",
            "func scrollToRow(at a1: IndexPath, animated a2: Bool) -> Void"
        ),
        ("- (BOOL)isDescendantOfView:(UIView *)view", "func isDescendant(of a1: UIView) -> Bool"),
        ("- (void)addObject:(id)object", "func add(_ a1: Any) -> Void"),
        ("- (id)objectAtIndex:(NSUInteger)index", "func object(at a1: UInt) -> Any"),
        (
            "- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index",
            "func insertSubview(_ a1: UIView, at a2: Int) -> Void"
        ),
        (
            "- (void)setEditing:(BOOL)editing animated:(BOOL)animated",
            "func setEditing(_ a1: Bool, animated a2: Bool) -> Void"
        ),
        ("- (CGSize)sizeThatFits:(CGSize)size", "func sizeThatFits(_ a1: CGSize) -> CGSize"),
        ("- (NSURL *)URLForKey:(NSString *)key", "func url(forKey a1: String) -> URL"),
        (
            "- (void)presentViewController:(UIViewController *)c animated:(BOOL)flag completion:(void (^ _Nullable)(void))done",
            "func present(_ a1: UIViewController, animated a2: Bool, completion a3: (() -> Void)?) -> Void"
        ),
        ("- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error", "func removeItem(at a1: URL) throws -> Void"),
        ("- (NSData *)dataWithJSONObject:(id)object", "func data(withJSONObject a1: Any) -> Data"),
        (
            "- (UIImage *)resizedImageWithContentMode:(UIViewContentMode)mode bounds:(CGSize)bounds",
            "func resizedImage(with a1: UIViewContentMode, bounds a2: CGSize) -> UIImage"
        ),
        ("- (void)trackString:(NSString *)event info:(int)info", "func track(_ a1: String, info a2: Int32) -> Void"),
        ("- (void)load:(void (^)(NSString *text))done", "func load(_ a1: @escaping (String) -> Void) -> Void"),
        ("- (void)close NS_SWIFT_NAME(shut())", "func shut() -> Void"),
        ("- (void)addCard:(id)card NS_SWIFT_NAME(addOne(_:))", "func addOne(_ a1: Any) -> Void"),
    ]) func `Methods have their names for Swift`(_ declaration: String, _ expected: String) {
        #expect(method(declaration, of: "ABCBox").first == "open " + expected)
    }

    @Test func `Factories are initialisers, and what is not available is left out`() {
        #expect(
            method("+ (instancetype)badgeWithText:(NSString *)text size:(CGFloat)size", of: "ABCBadge") == [
                "public init(text a1: String, size a2: CGFloat)"
            ])
        #expect(
            method("- (instancetype)initWithFrame:(CGRect)frame", of: "ABCBadge", "UIView") == [
                "public override init(frame: CGRect)", "public required init?(coder: NSCoder)",
            ])
        #expect(
            method("- (nullable instancetype)initWithData:(NSData *)data", of: "ABCBadge") == [
                "public init?(data a1: Data)"
            ])
        #expect(method("+ (instancetype)sharedBadge", of: "ABCBadge") == ["open class func shared() -> ABCBadge"])
        #expect(method("- (instancetype)initWithAge:(int)age NS_UNAVAILABLE", of: "ABCBadge").isEmpty)
        #expect(
            lines("@interface UIColor (Hex)\n+ (UIColor *)colorWithHexString:(NSString *)hex;\n@end").last
                == "extension UIColor")
        // A value has what the class has that it becomes in Objective-C.
        #expect(
            lines("@interface NSString (Hash)\n- (NSString *)sha;\n@end").suffix(2) == [
                "extension NSString", "extension String",
            ])
        #expect(
            HeaderModule(["@interface NSString (Hash)\n- (NSString *)sha;\n@end"]).text.contains(
                "func sha() -> String!"))
        #expect(
            HeaderModule(["@interface UIColor (Hex)\n+ (UIColor *)colorWithHexString:(NSString *)hex;\n@end"]).text
                .contains(
                    "public convenience init(hexString a1: String!) { self.init(cgColor: MaquetteCuts.color([a1]))"))
    }

    @Test func `What is left out of a name depends on verbs, so it is there with all words, too`() {
        #expect(
            method("- (void)trackString:(NSString *)event", of: "ABCBox")
                == ["open func track(_ a1: String) -> Void", "open func trackString(_ a1: String) -> Void"])
    }

    @Test func `Categories add to what the class is in Swift`() {
        #expect(lines("@interface NSBundle (A)\n- (int)a;\n@end").last == "extension Bundle")
        let text = HeaderModule([
            "@interface NSString (A)\n- (NSString *)stringByEllipsizingToLength:(int)length;\n@end"
        ]).text
        #expect(text.contains("extension NSString { @discardableResult"))
        #expect(text.contains("extension String { @_disfavoredOverload @discardableResult"))
        #expect(text.contains("func ellipsizing(toLength a1: Int32) -> String!"))
        // In a closure nothing is unwrapped by itself.
        #expect(
            HeaderModule(["@interface A : NSObject\n- (void)load:(void (^)(NSString *text))done;\n@end"]).text
                .contains("func load(_ a1: ((String?) -> Void)?)"))
    }

    /// A class of Swift may conform to such a protocol, and Swift takes an `id` that is kept weakly for an object.
    @Test func `A protocol without another is for any class, and what is kept weakly is an object`() {
        let found = lines(
            """
            @protocol ABCTold
            - (void)told;
            @end
            @interface ABCProxy : NSObject
            @property (nonatomic, weak, readonly) id target;
            @property (nonatomic, strong) id value;
            @end
            """)
        #expect(found.contains { $0.contains("@objc public protocol ABCTold: AnyObject {") })
        #expect(found.contains { $0.contains("open var target: AnyObject?") }, "\(found)")
        #expect(found.contains { $0.contains("open var value: Any") }, "\(found)")
    }

    /// As Swift imports them: bytes without a type, and a place for what went wrong, which is no exception of a function of C.
    @Test func `Functions take and give addresses, and say what went wrong`() {
        let found = lines(
            """
            void * __nonnull ABCReference(SEL __nonnull selector);
            BOOL ABCRead(const void *bytes, void *__nullable to, NSError *__autoreleasing __nullable * __nullable error);
            """)
        #expect(
            found.contains { $0.contains("func ABCReference(_ a1: Selector) -> UnsafeMutableRawPointer") }, "\(found)")
        let types = "_ a1: UnsafeRawPointer!, _ a2: UnsafeMutableRawPointer?, _ a3: NSErrorPointer"
        #expect(found.contains { $0.contains("func ABCRead(\(types)) -> Bool") }, "\(found)")
    }

    @Test func `Values and protocols are whole`() {
        let found = lines(
            """
            #if TARGET_OS_OSX
            extern NSString *const ABCDesk;
            #endif
            typedef NSString *ABCKey NS_TYPED_EXTENSIBLE_ENUM;
            extern ABCKey const ABCKeyTitle;
            extern NSNotificationName const ABCDidMoveNotification;
            FOUNDATION_EXPORT NSString *const ABCDomain;
            typedef void (^ABCDone)(BOOL finished);
            typedef NS_ENUM(NSInteger, ABCSize) { ABCSizeSmall, ABCSizeLarge };
            typedef struct { CGFloat width; NSInteger count; } ABCRuler;
            static inline CGFloat ABCHalf(CGFloat x) { return x / 2; }
            UIView *ABCMake(Class type, BOOL now);
            #define ABCMost 12
            NS_ASSUME_NONNULL_BEGIN
            @class ABCOther;
            @protocol ABCLater;
            @protocol ABCWatcher <NSObject>
            - (void)box:(ABCBox *)box didShowCard:(NSString *)card;
            @optional
            - (BOOL)boxShouldClose:(ABCBox *)box;
            @property (nonatomic, readonly) NSInteger count;
            @end
            @interface ABCBox : NSObject
            { NSString *_hidden; }
            @property (nonatomic, weak, nullable) id<ABCWatcher> watcher;
            @property (nonatomic, copy, nullable) void (^done)(BOOL finished);
            @property (nonatomic) ABCDone other;
            @property (class, readonly) ABCBox *main;
            @end
            NS_ASSUME_NONNULL_END
            """)
        #expect(!found.contains { $0.contains("ABCDesk") })
        for line in [
            "public struct ABCKey: RawRepresentable, Hashable, Sendable", "extension ABCKey",
            "extension Notification.Name", "public var ABCDomain: String", "public typealias ABCDone = (Bool) -> Void",
            "public enum ABCSize: Int, Sendable", "public struct ABCRuler",
            "public func ABCHalf(_ a1: CGFloat) -> CGFloat",
            "public func ABCMake(_ a1: AnyClass!, _ a2: Bool) -> UIView!", "public var ABCMost: Int32",
            "@objc public protocol ABCWatcher: NSObjectProtocol {",
            "func box(_ a1: ABCBox, didShowCard a2: String) -> Void",
            "@objc optional func boxShouldClose(_ a1: ABCBox) -> Bool", "@objc optional var count: Int",
            "open class ABCBox: NSObject, HollowClass {", "open var watcher: (any ABCWatcher)?",
            "open var done: ((Bool) -> Void)?", "open var other: ABCDone", "open class var main: ABCBox",
        ] { #expect(found.contains(line), "\(line)") }
        #expect(!found.contains { $0.contains("hidden") || $0.contains("ABCLater") || $0.contains("ABCOther") })
    }

    @Test(arguments: [
        "@interface", "@protocol A", "typedef", "{", "}", "}}{;", "@interface A\n- (", "#endif\n#else\n#if", "/*",
        "@property", "- (void)a:(", "extern", "typedef enum { } A;", "@interface A : B\n@property ()\n;@end", "A(B",
        "@interface A : B\n- (void):(int)a :(int)b;\n- (int (*)(int, char *[]))fp;\n- (A *):(A *)a;\n@end",
        "@interface A : B\n- (void)a:" + String(repeating: "(", count: 100_000), String(repeating: "{", count: 100_000),
        "@interface A : B\n@property " + String(repeating: "A<", count: 50_000),
        "typedef NS_ENUM(int, A) { b = " + String(repeating: "(", count: 50_000),
    ])
    func `Half a header is no trap`(_ text: String) { _ = HeaderModule([text]).text }
}
