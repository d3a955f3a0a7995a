import Foundation

extension Int {
    public var string: String { "\(self)" }
    public var double: Double { Double(self) }
    public var float: Float { Float(self) }
    public var cgFloat: CGFloat { CGFloat(self) }
    public var uInt: UInt { UInt(self) }
    public var degreesToRadians: Double { Double.pi * Double(self) / 180 }
    public var digits: [Int] { "\(abs(self))".compactMap(\.wholeNumberValue) }
    public var digitsCount: Int { digits.count }
    public var countableRange: CountableRange<Int> { 0..<self }
    public var timeString: String {
        self >= 3600
            ? String(format: "%02d:%02d:%02d", self / 3600, self / 60 % 60, self % 60)
            : String(format: "%02d:%02d", self / 60, self % 60)
    }

    /// Thousands as a letter.
    public var kFormatted: String {
        let sign = self >= 0 ? "" : "-"
        let count = Swift.abs(self)
        if count == 0 { return "0k" }
        return count < 1000 ? "\(sign)0k" : String(format: "\(sign)%ik", count / 1000)
    }
}

extension Double {
    public var int: Int { Int(self) }
    public var float: Float { Float(self) }
    public var cgFloat: CGFloat { CGFloat(self) }
    public var string: String { "\(self)" }
}

extension Float {
    public var int: Int { Int(self) }
    public var double: Double { Double(self) }
    public var cgFloat: CGFloat { CGFloat(self) }
}

extension CGFloat {
    public var int: Int { Int(self) }
    public var double: Double { Double(self) }
    public var float: Float { Float(self) }
    public var abs: CGFloat { Swift.abs(self) }
    public var ceil: CGFloat { rounded(.up) }
    public var floor: CGFloat { rounded(.down) }
    public var degreesToRadians: CGFloat { .pi * self / 180 }
    public var radiansToDegrees: CGFloat { self * 180 / .pi }
}

extension Bool {
    public var int: Int { self ? 1 : 0 }
    public var string: String { description }
}

extension String {
    public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
    public var url: URL? { URL(string: self) }
    public var urlEncoded: String { addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? self }
    public var urlDecoded: String { removingPercentEncoding ?? self }
    public var int: Int? { Int(self) }
    public var float: Float? { NumberFormatter().number(from: self)?.floatValue }
    public var double: Double? { Double(self) }
    public var bool: Bool? {
        switch trimmed.lowercased() {
        case "true", "yes", "1": true
        case "false", "no", "0": false
        default: nil
        }
    }
    public var isEmail: Bool { matches(pattern: "^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$") }
    public var isValidEmail: Bool { isEmail }
    public var isValidUrl: Bool { URL(string: self) != nil }
    public var isValidHttpUrl: Bool { URL(string: self)?.scheme == "http" }
    public var isValidHttpsUrl: Bool { URL(string: self)?.scheme == "https" }
    public var isNumeric: Bool { Double(self) != nil }
    public var isDigits: Bool { CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: self)) }
    public var isWhitespace: Bool { trimmed.isEmpty }
    public var hasLetters: Bool { contains(where: \.isLetter) }
    public var hasNumbers: Bool { contains(where: \.isNumber) }
    public var firstCharacterAsString: String? { first.map(String.init) }
    public var lastCharacterAsString: String? { last.map(String.init) }
    public var withoutSpacesAndNewLines: String { filter { !$0.isWhitespace } }
    public var base64Encoded: String? { data(using: .utf8)?.base64EncodedString() }
    public var base64Decoded: String? { Data(base64Encoded: self).flatMap { String(data: $0, encoding: .utf8) } }
    public var camelCased: String {
        let words = lowercased().split(separator: " ").map { $0.capitalized }
        return words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element }.joined()
    }
    public func localized(comment: String = "") -> String { NSLocalizedString(self, comment: comment) }
    public func lines() -> [String] { components(separatedBy: .newlines) }
    public func words() -> [String] {
        components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
    }
    public func matches(pattern: String) -> Bool { range(of: pattern, options: .regularExpression) != nil }
    public func contains(_ string: String, caseSensitive: Bool) -> Bool {
        range(of: string, options: caseSensitive ? [] : .caseInsensitive) != nil
    }
    public func firstCharacterUppercased() -> String { prefix(1).uppercased() + dropFirst() }
    public func date(withFormat format: String) -> Date? {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        return formatter.date(from: self)
    }
    public func truncated(toLength length: Int, trailing: String? = "...") -> String {
        count > length ? prefix(length) + (trailing ?? "") : self
    }
    public func removingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
    public func removingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
    public subscript(safe index: Int) -> Character? {
        index >= 0 && index < count ? self[self.index(startIndex, offsetBy: index)] : nil
    }
}

extension Optional {
    public func unwrapped(or defaultValue: Wrapped) -> Wrapped { self ?? defaultValue }
    public func run(_ block: (Wrapped) -> Void) { _ = map(block) }
}

extension Optional where Wrapped: Collection {
    public var isNilOrEmpty: Bool { self?.isEmpty ?? true }
    public var nonEmpty: Wrapped? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension Collection {
    public subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array {
    public mutating func prepend(_ newElement: Element) { insert(newElement, at: 0) }
    public mutating func safeSwap(from index: Index, to otherIndex: Index) {
        if indices.contains(index), indices.contains(otherIndex) { swapAt(index, otherIndex) }
    }
}

extension Array where Element: Equatable {
    @discardableResult
    public mutating func removeAll(_ item: Element) -> [Element] {
        removeAll { $0 == item }
        return self
    }
    @discardableResult
    public mutating func removeDuplicates() -> [Element] {
        self = withoutDuplicates()
        return self
    }
    public func withoutDuplicates() -> [Element] {
        reduce(into: [Element]()) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension Sequence {
    public func all(matching condition: (Element) throws -> Bool) rethrows -> Bool { try allSatisfy(condition) }
    public func none(matching condition: (Element) throws -> Bool) rethrows -> Bool { try !contains(where: condition) }
    public func any(matching condition: (Element) throws -> Bool) rethrows -> Bool { try contains(where: condition) }
    public func filtered<T>(_ isIncluded: (Element) throws -> Bool, map transform: (Element) throws -> T) rethrows
        -> [T]
    {
        try filter(isIncluded).map(transform)
    }
    public func count(where condition: (Element) throws -> Bool) rethrows -> Int { try filter(condition).count }
    public func sorted<T: Comparable>(by keyPath: KeyPath<Element, T>) -> [Element] {
        sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }
}

extension Dictionary {
    public func has(key: Key) -> Bool { self[key] != nil }
    public func jsonData(prettify: Bool = false) -> Data? {
        JSONSerialization.isValidJSONObject(self)
            ? try? JSONSerialization.data(withJSONObject: self, options: prettify ? .prettyPrinted : []) : nil
    }
    public func jsonString(prettify: Bool = false) -> String? {
        jsonData(prettify: prettify).flatMap { String(data: $0, encoding: .utf8) }
    }
}

extension Data {
    public func string(encoding: String.Encoding) -> String? { String(data: self, encoding: encoding) }
}

extension URL {
    public var queryParameters: [String: String]? {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems.map { items in
            Dictionary(items.compactMap { item in item.value.map { (item.name, $0) } }) { first, _ in first }
        }
    }
    public func appendingQueryParameters(_ parameters: [String: String]) -> URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
        parts.queryItems =
            (parts.queryItems ?? [])
            + parameters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return parts.url ?? self
    }
}
