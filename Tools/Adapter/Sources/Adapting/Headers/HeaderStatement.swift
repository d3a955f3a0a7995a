import Foundation

/// A property or method as a header declares it.
struct HeaderStatement {
    let text: String
    /// Whether objects are there unless it says something else.
    let isNeverNil: Bool

    /// The properties with their names in Swift. One statement may declare several.
    var properties: [(name: String, type: String)] {
        guard text.hasPrefix("@property"), !text.contains("(^") else { return [] }
        var rest = text.dropFirst("@property".count).drop(while: \.isWhitespace)
        var attributes: [String] = []
        if rest.first == "(", let end = rest.firstIndex(of: ")") {
            attributes = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            rest = rest[rest.index(after: end)...]
        }
        // What follows the name, such as `NS_AVAILABLE_IOS(8_0)`, is written in capitals.
        let getter = attributes.first { $0.hasPrefix("getter") }?.split(separator: "=").last.map(String.init)
        var before: [String] = []
        return HeaderEnumeration.parts(of: rest, opening: "<", closing: ">").compactMap { part in
            let words = part.replacing("*", with: " * ").split(whereSeparator: \.isWhitespace).map(String.init)
            guard let place = words.lastIndex(where: { !Self.isMacro($0) }), place > 0 || !before.isEmpty,
                let type = type(
                    (before + words[..<place]).joined(separator: " "),
                    attributes.contains("nullable") || attributes.contains("weak"))
            else { return nil }
            // `UILabel *title, *text`
            if before.isEmpty { before = words[..<place].filter { $0 != "*" } }
            return ((getter ?? words[place]).trimmingCharacters(in: .whitespaces), type)
        }
    }

    private static func isMacro(_ word: String) -> Bool {
        word.contains("(") || word.contains(")") || word.count > 3 && word.allSatisfy { $0.isUppercase || $0 == "_" }
    }

    func method(of type: String) -> HeaderClasses.Method? {
        guard let sign = text.first, sign == "-" || sign == "+" else { return nil }
        let rest = text.dropFirst().drop(while: \.isWhitespace)
        guard rest.first == "(", let (result, after) = Self.inBrackets(rest), !result.contains("(^") else { return nil }
        var words: [String] = []
        var left = after.drop(while: \.isWhitespace)
        let takesArguments = left.contains(":")
        var parameters: [String?] = []
        if takesArguments {
            // `word:(type)name word:(type)name`
            while let colon = left.firstIndex(of: ":") {
                let word = left[..<colon].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
                words.append(word)
                left = left[left.index(after: colon)...].drop(while: \.isWhitespace)
                if left.first == "(", let (written, behind) = Self.inBrackets(left) {
                    parameters.append(block(written) ?? self.type(written, false))
                    left = behind
                } else {
                    parameters.append(nil)
                }
            }
        } else {
            words = [String(left.prefix { $0.isLetter || $0.isNumber || $0 == "_" })]
        }
        guard let first = words.first, !first.isEmpty else { return nil }
        guard let given = self.type(result, false, within: type) else { return nil }
        let isInitialiser = sign == "-" && first.hasPrefix("init") && first.dropFirst(4).first?.isLowercase != true
        return HeaderClasses.Method(
            isOfClass: sign == "+", words: words, takesArguments: takesArguments, result: given,
            isInitialiser: isInitialiser, parameters: parameters)
    }

    /// `void (^ _Nullable)(BOOL finished)`; nil for what is no block, or one with a type that is not known.
    func block(_ written: String) -> String? {
        guard let match = written.wholeMatch(of: /\s*([^(^]*)\(\s*\^\s*([^)]*)\)\s*\((.*)\)\s*/),
            let result = type(String(match.1), false)
        else { return nil }
        var types: [String] = []
        for part in HeaderEnumeration.parts(of: match.3) where !part.isEmpty && part != "void" {
            let words = part.replacing("*", with: " * ").split(separator: " ")
            // The last word may be a name.
            guard let type = type(part, false) ?? type(words.dropLast().joined(separator: " "), false) else {
                return nil
            }
            types.append(Self.inBlock(type))
        }
        let own = "(\(types.joined(separator: ", "))) -> \(Self.inBlock(result))"
        let mayBeNil = match.2.contains("ullable")
        return mayBeNil || !isNeverNil ? "(\(own))?" : "@escaping \(own)"
    }

    /// In the type of a closure nothing is unwrapped by itself.
    private static func inBlock(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }

    /// What stands in the brackets with which a text begins, and what follows them.
    static func inBrackets(_ text: Substring) -> (String, Substring)? {
        var depth = 0
        for place in text.indices {
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" { depth -= 1 }
            if depth == 0 {
                return (String(text[text.index(after: text.startIndex)..<place]), text[text.index(after: place)...])
            }
        }
        return nil
    }

    // MARK: Types

    /// The type as Swift sees it; nil for what is none of an object or number.
    func type(_ written: String, _ isNullable: Bool, within own: String? = nil) -> String? {
        var words = written.replacing("*", with: " * ").split(whereSeparator: \.isWhitespace).map(String.init)
        let mayBeNil = isNullable || words.contains { ["nullable", "_Nullable", "__nullable"].contains($0) }
        let isThere = words.contains { ["nonnull", "_Nonnull", "__nonnull"].contains($0) }
        let isConstant = words.contains("const")
        words.removeAll(where: Self.silent.contains)
        let stars = words.count { $0 == "*" }
        let name = words.filter { $0 != "*" }.joined(separator: " ")
        if stars == 0, let number = Self.numbers[name] ?? Self.plain[name] { return number }
        if stars == 1, name == "void" {
            let pointer = isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer"
            return pointer + (mayBeNil ? "?" : isThere || isNeverNil ? "" : "!")
        }
        if stars == 2, name == "NSError" { return "NSErrorPointer" }
        if stars == 1, let number = Self.numbers[name] { return Self.pointer(to: number, mayBeNil) }
        if let some = Self.conforming(name) {
            return mayBeNil ? "(\(some))?" : isThere || isNeverNil ? some : "(\(some))!"
        }
        guard let object = Self.object(name, isPointer: stars > 0, own) else {
            return stars == 0 ? Self.named(name).map { mayBeNil ? $0 + "?" : $0 } : nil
        }
        if name == "void" { return object }
        let whole = object.hasPrefix("any ") && (mayBeNil || !isThere && !isNeverNil) ? "(\(object))" : object
        return whole + (mayBeNil ? "?" : isThere || isNeverNil ? "" : "!")
    }

    private static func pointer(to number: String, _ mayBeNil: Bool) -> String {
        "UnsafeMutablePointer<\(number == "Bool" ? "ObjCBool" : number)>" + (mayBeNil ? "?" : "!")
    }

    /// Values by the names that C gives them.
    private static let plain = [
        "SEL": "Selector", "CGColorRef": "CGColor", "CGImageRef": "CGImage", "CGContextRef": "CGContext",
        "CGPathRef": "CGPath", "dispatch_queue_t": "DispatchQueue", "dispatch_block_t": "() -> Void",
        "NSNotificationName": "Notification.Name", "NSComparisonResult": "ComparisonResult",
        "NSStringEncoding": "UInt", "va_list": "CVaListPointer", "NSAttributedStringKey": "NSAttributedString.Key",
    ]

    static let silent: Set<String> = [
        "NS_NOESCAPE", "NS_NULLABLE", "IB_DESIGNABLE", "struct", "enum", "nullable", "nonnull", "_Nullable", "_Nonnull",
        "__nullable", "__nonnull", "null_unspecified", "__kindof",
        "const",
        "IBOutlet", "__weak", "__strong", "__autoreleasing", "__unsafe_unretained", "_Null_unspecified",
        "IBInspectable", "inout", "out",
    ]

    static let numbers = [
        "BOOL": "Bool", "bool": "Bool", "CGFloat": "CGFloat", "double": "Double", "float": "Float", "NSInteger": "Int",
        "long": "Int", "NSUInteger": "UInt", "unsigned long": "UInt", "int": "Int32", "unsigned int": "UInt32",
        "NSTimeInterval": "TimeInterval", "void": "Void", "int64_t": "Int64", "uint64_t": "UInt64", "int32_t": "Int32",
        "uint32_t": "UInt32", "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16",
        "short": "Int16", "unsigned short": "UInt16", "char": "Int8", "unsigned char": "UInt8", "unichar": "UInt16",
        "size_t": "Int", "unsigned": "UInt32", "long long": "Int64", "unsigned long long": "UInt64", "IBAction": "Void",
    ]

    private static func object(_ name: String, isPointer: Bool, _ own: String?) -> String? {
        if name == "instancetype" { return own }
        if name == "id" { return "Any" }
        if name == "Class" { return "AnyClass" }
        guard isPointer else { return nil }
        let base = String(name.prefix { $0 != "<" }).trimmingCharacters(in: .whitespaces)
        let inner = name.contains("<") ? name.drop { $0 != "<" }.dropFirst().dropLast() : ""
        switch base {
        case "NSArray": return "[\(element(String(inner)))]"
        case "NSDictionary": return dictionary(String(inner))
        case "NSSet": return "Set<AnyHashable>"
        case "id": return nil
        default: return bridged[base] ?? named(base)
        }
    }

    /// The types to which a category of a class adds: the class by its name for Swift, and the value that it is there.
    static func types(ofClass name: String) -> [String] {
        guard let type = bridged[name], type != "any Error", !type.contains("<") else { return [name] }
        return values.contains(type) ? [name, type] : [type]
    }

    /// The types of Swift's, in place of Objective-C's classes, that are no classes.
    private static let values: Set<String> = [
        "String", "Date", "URL", "Data", "IndexPath", "Locale", "TimeZone", "Calendar", "UUID", "URLRequest",
        "Notification", "DateComponents", "CharacterSet", "IndexSet", "URLComponents", "URLQueryItem",
    ]

    static func isValue(_ type: String) -> Bool { values.contains(type) }

    /// `id<Showing, NSCopying>`
    private static func conforming(_ name: String) -> String? {
        guard let match = name.wholeMatch(of: /id\s*<\s*([\w ,]+)>/) else { return nil }
        let names = match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return "any " + names.map { $0 == "NSObject" ? "NSObjectProtocol" : $0 }.joined(separator: " & ")
    }

    private static func dictionary(_ inner: String) -> String {
        let parts = HeaderEnumeration.parts(of: inner, opening: "<", closing: ">")
        guard parts.count == 2 else { return "[AnyHashable: Any]" }
        let key = element(parts[0])
        return "[\(key == "Any" ? "AnyHashable" : key): \(element(parts[1]))]"
    }

    private static func element(_ name: String) -> String {
        let name = name.replacing("*", with: "").trimmingCharacters(in: .whitespaces)
        return name.isEmpty || name == "id" ? "Any" : object(name, isPointer: true, nil) ?? "Any"
    }

    private static func named(_ name: String) -> String? {
        guard name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        return name
    }

    /// What Swift has in place of classes of Foundation.
    private static let bridged = [
        "NSString": "String", "NSDate": "Date", "NSURL": "URL", "NSData": "Data", "NSError": "any Error",
        "NSIndexPath": "IndexPath", "NSLocale": "Locale", "NSTimeZone": "TimeZone", "NSCalendar": "Calendar",
        "NSUUID": "UUID", "NSURLRequest": "URLRequest", "NSNotification": "Notification",
        "NSDateComponents": "DateComponents", "NSCharacterSet": "CharacterSet", "NSIndexSet": "IndexSet",
        "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem", "NSBundle": "Bundle",
        "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults", "NSOperation": "Operation",
        "NSOperationQueue": "OperationQueue", "NSURLSession": "URLSession", "NSURLResponse": "URLResponse",
        "NSURLSessionTask": "URLSessionTask", "NSURLSessionDataTask": "URLSessionDataTask",
        "NSURLSessionConfiguration": "URLSessionConfiguration", "NSHTTPURLResponse": "HTTPURLResponse",
        "NSThread": "Thread", "NSTimer": "Timer", "NSProgress": "Progress", "NSScanner": "Scanner",
        "NSNumberFormatter": "NumberFormatter", "NSDateFormatter": "DateFormatter", "NSFormatter": "Formatter",
        "NSNotificationCenter": "NotificationCenter", "NSProcessInfo": "ProcessInfo", "NSInputStream": "InputStream",
        "NSOutputStream": "OutputStream", "NSUndoManager": "UndoManager", "NSCache": "NSCache<AnyObject, AnyObject>",
        "NSMapTable": "NSMapTable<AnyObject, AnyObject>", "NSHashTable": "NSHashTable<AnyObject>",
    ]
}
