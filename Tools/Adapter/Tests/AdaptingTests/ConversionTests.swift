import Testing

@testable import Adapting

/// Values that compile in Xcode and want a word more here. The complaints are those of Swift 6.3, at the places where it makes them;
/// a caret (`^`) stands before the place.
@Suite struct ConversionTests {
    private func converted(_ marked: String, _ message: String) -> (text: String, kinds: [Cut.Kind]) {
        let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
        let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let complaint = Complaint(
            path: "/a/Card.swift", line: before.count, column: before.last!.utf8.count + 1, message: message)
        let result = FileCutter.cut("/a/Card.swift", Array(parts.joined().utf8), [complaint])
        return (String(decoding: result.bytes, as: UTF8.self), result.cuts.map(\.kind))
    }

    @Test(arguments: [
        (
            "window^?.frame = a", "cannot use optional chaining on non-optional value of type 'Card'",
            "window .frame = a"
        ),
        (
            "show(a.b^!.c)", "cannot force unwrap value of non-optional type 'Card'", "show(a.b .c)"
        ),
        (
            "if let ^a = b.c, let d = e { show(a) }",
            "initializer for conditional binding must have Optional type, not 'Card'",
            "if let a = Optional(b.c), let d = e { show(a) }"
        ),
    ]) func `What is never nil here is taken as it is`(_ source: String, _ message: String, _ expected: String) {
        let result = converted("func a() {\n    \(source)\n}", message)
        #expect(result.text == "func a() {\n    \(expected)\n}")
        #expect(result.kinds == [.conversion])
    }

    @Test(arguments: [
        (
            "show(view.classForCoder.^description().count)", "description",
            "show(classDescription(view.classForCoder).count)"
        ),
        ("if kind.^isSubclass(of: Card.self) {}", "isSubclass", "if classDescends(kind, from: Card.self) {}"),
    ]) func `A class answers as an object does`(_ source: String, _ member: String, _ expected: String) {
        let message = "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member '\(member)'"
        let result = converted("func a() {\n    \(source)\n}", message)
        #expect(result.text == "func a() {\n    \(expected)\n}")
        #expect(result.kinds == [.conversion])
    }

    @Test func `A literal becomes a set`() {
        let result = converted(
            "let a: NSMutableSet = ^[1, 2]", "cannot convert value of type '[Int]' to specified type 'NSMutableSet'")
        #expect(result.text == "let a: NSMutableSet = NSMutableSet(array: [1, 2])")
        #expect(result.kinds == [.conversion])
    }

    @Test(arguments: [
        ("let a = CGRect.^zero as NSValue", "CGRect", "NSValue", "let a = objectBoxing(CGRect.zero) as NSValue"),
        (
            "a(b as Card, ^CGSize(width: 1, height: 2) as NSValue)", "CGSize", "NSValue",
            "a(b as Card, objectBoxing(CGSize(width: 1, height: 2)) as NSValue)"
        ),
        (
            "a(UIFont.Weight.^bold as NSNumber)", "UIFont.Weight", "NSNumber",
            "a(objectBoxing(UIFont.Weight.bold) as NSNumber)"
        ),
    ]) func `A structure is put into an object`(_ source: String, _ type: String, _ box: String, _ expected: String) {
        let message = "cannot convert value of type '\(type)' to type '\(box)' in coercion"
        #expect(converted("func a() {\n    \(source)\n}", message).text == "func a() {\n    \(expected)\n}")
    }

    @Test func `A text of Core Foundation becomes the name of an attribute`() {
        let result = converted(
            "let a = ^kCTTrackingAttributeName as NSAttributedString.Key",
            "cannot convert value of type 'CFString' (aka 'String') to type 'NSAttributedString.Key' in coercion")
        #expect(
            result.text
                == "let a = NSAttributedString.Key(rawValue: kCTTrackingAttributeName) as NSAttributedString.Key")
        #expect(result.kinds == [.conversion])
    }

    @Test func `A name is its text as an object`() {
        let result = converted(
            "item.key = AVMetadataKey.^title as NSString",
            "cannot convert value of type 'AVMetadataKey' to type 'NSString' in coercion")
        #expect(result.text == "item.key = (AVMetadataKey.title).rawValue as NSString")
        #expect(result.kinds == [.conversion])
    }

    @Test func `An array of Foundation's becomes one of Core Foundation's`() {
        let result = converted(
            "let a = ^NSArray(array: b) as CFArray", "'NSArray' is not convertible to 'CFArray' (aka 'Array<Any>')")
        #expect(result.text == "let a = (NSArray(array: b) as! [Any]) as CFArray")
        #expect(result.kinds == [.conversion])
    }

    @Test(arguments: [
        (
            "scroll.decelerationRate = options.^rate",
            "cannot assign value of type 'CGFloat' to type 'UIScrollView.DecelerationRate'",
            "scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: options.rate)"
        ),
        (
            "side.priority = ^750", "cannot assign value of type 'Int' to type 'UILayoutPriority'",
            "side.priority = UILayoutPriority(rawValue: Float(750))"
        ),
        (
            "a(1, for: ^name)", "cannot convert value of type 'String' to expected argument type 'Notification.Name'",
            "a(1, for: Notification.Name(rawValue: name))"
        ),
        (
            "wipe(^kSecClassKey)",
            "argument type 'CFString' (aka 'String') expected to be an instance of a class or class-constrained type",
            "wipe((kSecClassKey) as AnyObject)"
        ),
        (
            "kinds[\"a\"] = ^kind", "cannot assign value of type 'T.Type' to subscript of type 'AnyObject'",
            "kinds[\"a\"] = (kind) as AnyObject"
        ),
        (
            "let lines: NSArray = ^CTFrameGetLines(frame)",
            "cannot convert value of type 'CFArray' (aka 'Array<Any>') to specified type 'NSArray'",
            "let lines: NSArray = (CTFrameGetLines(frame)) as NSArray"
        ),
        (
            "let a: [String: NSObject] = [\"a\": b, \"c\": ^kSecClass]",
            "cannot convert value of type 'CFString' (aka 'String') to expected dictionary value type 'NSObject'",
            "let a: [String: NSObject] = [\"a\": b, \"c\": (kSecClass) as NSString]"
        ),
        (
            "show(^data as NSData)",
            "'NSData' is not implicitly convertible to 'CFData' (aka 'Data'); did you mean to use 'as' to explicitly convert?",
            "show((data as NSData) as CFData)"
        ),
        (
            "keep(^self, 1)",
            "argument type 'Card.Type' expected to be an instance of a class or class-constrained type",
            "keep((self) as AnyObject, 1)"
        ),
        (
            "let a = ^AVFileType.heic as CFString",
            "cannot convert value of type 'AVFileType' to type 'CFString' (aka 'String') in coercion",
            "let a = (AVFileType.heic).rawValue as CFString"
        ),
        (
            "let a = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).^toOpaque()",
            "generic struct 'Unmanaged' requires that 'String' be a class type",
            "let a = unmanagedText(kCGImagePropertyGIFDictionary).toOpaque()"
        ),
        (
            "let a = ^Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()",
            "generic struct 'Unmanaged' requires that 'String' be a class type",
            "let a = unmanagedText(kCGImagePropertyGIFDictionary).toOpaque()"
        ),
    ]) func `A value becomes what Apple's compiler makes of it`(
        _ source: String, _ message: String, _ expected: String
    ) {
        let result = converted("func a() {\n    \(source)\n}", message)
        #expect(result.text == "func a() {\n    \(expected)\n}")
        #expect(result.kinds == [.conversion])
    }

    /// As code of before Swift 5 says it.
    @Test func `A static member that is open is public`() {
        let message = "static declarations are implicitly 'final'; use 'public' instead of 'open'"
        let result = converted("class Card {\n    open static let ^height: CGFloat = 40\n}", message)
        #expect(result.text == "class Card {\n    public static let height: CGFloat = 40\n}")
        #expect(result.kinds == [.conversion])
    }

    @Test func `A constant that is open is public`() {
        let message = "'let' properties are implicitly 'final'; use 'public' instead of 'open'"
        let result = converted("class Card {\n    open let ^line = UIView()\n}", message)
        #expect(result.text == "class Card {\n    public let line = UIView()\n}")
        #expect(result.kinds == [.conversion])
    }

    @Test func `Other types are no concern of it`() {
        let result = converted(
            "func a() {\n    title = ^1\n}", "cannot assign value of type 'Int' to type 'String'")
        #expect(result.kinds == [.statement])
    }

    /// Foundation's and Core Foundation's are one type on iOS.
    @Test(arguments: [
        (
            "show(^a.all)", "'NSDictionary' is not convertible to 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')",
            "show((a.all as! [AnyHashable: Any]))"
        ),
        (
            "show(^a)",
            "cannot convert value of type 'NSDictionary' to expected argument type 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')",
            "show((a) as! [AnyHashable: Any])"
        ),
        (
            "let b = ^a as CFDictionary",
            "'NSMutableDictionary' is not convertible to 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')",
            "let b = (a as! [AnyHashable: Any]) as CFDictionary"
        ),
        (
            "let b = ^a as CFArray", "'NSMutableArray' is not convertible to 'CFArray' (aka 'Array<Any>')",
            "let b = (a as! [Any]) as CFArray"
        ),
        (
            "let b = ^width as CFNumber",
            "cannot convert value of type 'CGFloat' to type 'CFNumber' (aka 'NSNumber') in coercion",
            "let b = objectBoxing(width) as CFNumber"
        ),
    ]) func `Core Foundation takes what is Foundation's`(_ source: String, _ message: String, _ expected: String) {
        let result = converted(source, message)
        #expect(result.text == expected)
        #expect(result.kinds == [.conversion])
    }
}
