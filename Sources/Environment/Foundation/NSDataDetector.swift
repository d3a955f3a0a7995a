import Foundation

/// Finds links, addresses of mail and telephone numbers in texts. Dates and postal addresses are not recognised.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: UInt64

    public init(types: UInt64) throws { checkingTypes = types }

    open func enumerateMatches(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: text, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }

    open func matches(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        for kind in Kind.all where checkingTypes & kind.type.rawValue != 0 {
            for match in kind.pattern.matches(in: text, range: range) {
                let words = (text as NSString).substring(with: match.range)
                // What two kinds find is what the first of them says.
                guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                    let data = kind.read(words, match.range)
                else { continue }
                found.append(data)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: text, options: options, range: range).first
    }

    open func numberOfMatches(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: text, options: options, range: range).count
    }

    private struct Kind: @unchecked Sendable {
        let type: NSTextCheckingResult.CheckingType
        let pattern: NSRegularExpression
        let read: @Sendable (String, NSRange) -> DetectedData?

        init(
            _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
            _ read: @escaping @Sendable (String, NSRange) -> DetectedData?
        ) {
            self.type = type
            self.pattern = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
            self.read = read
        }

        static let all = [
            Kind(.links, #"\b[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?)\]}']"#) {
                DetectedData(.links, $1, url: URL(string: $0))
            },
            Kind(.links, #"\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#) {
                DetectedData(.links, $1, url: URL(string: "mailto:" + $0))
            },
            Kind(
                .links,
                #"\b(?:www\.[^\s<>"]*|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|co|app|dev|info|eu|de|fr|uk|jp|cn)\b(?:/[^\s<>"]*)?)(?<![.,;:!?)\]}'])"#
            ) { DetectedData(.links, $1, url: URL(string: "http://" + $0)) },
            Kind(.telephone, #"(?<![\w.+])\+?\(?\d[\d ().\-\u00A0]{4,}\d(?!\w)"#) { words, range in
                (7...15).contains(words.count(where: \.isNumber)) ? DetectedData(.telephone, range, number: words) : nil
            },
        ]
    }
}

extension NSTextCheckingResult.CheckingType {
    // Foundation here calls its own names of these deprecated, because it finds none.
    package static let links = Self(rawValue: 1 << 5)
    package static let telephone = Self(rawValue: 1 << 11)
}

/// What a detector has found.
final class DetectedData: NSTextCheckingResult {
    let foundURL: URL?
    let foundNumber: String?
    private let type: NSTextCheckingResult.CheckingType
    private let place: NSRange

    init(_ type: NSTextCheckingResult.CheckingType, _ place: NSRange, url: URL? = nil, number: String? = nil) {
        (self.type, self.place, foundURL, foundNumber) = (type, place, url, number)
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
}

extension NSTextCheckingResult {
    /// A link that code has found by itself.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(.links, range, url: url)
    }

    public var url: URL? { (self as? DetectedData)?.foundURL }
    public var phoneNumber: String? { (self as? DetectedData)?.foundNumber }
    public var date: Date? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
}

// Foundation here keeps its own for itself.
extension NSTextCheckingKey {
    public static let name = Self(rawValue: "Name")
    public static let street = Self(rawValue: "Street")
    public static let city = Self(rawValue: "City")
    public static let state = Self(rawValue: "State")
    public static let zip = Self(rawValue: "ZIP")
    public static let country = Self(rawValue: "Country")
    public static let phone = Self(rawValue: "Phone")
    public static let airline = Self(rawValue: "Airline")
    public static let flight = Self(rawValue: "Flight")
}
