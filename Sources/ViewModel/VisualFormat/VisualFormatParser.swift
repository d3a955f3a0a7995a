import Foundation

/// Reads the visual format language.
struct VisualFormatParser {
    private let text: FormatText
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        text = FormatText(format)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if let axis = readAxis() { format.axis = axis }
        if read("|") {
            format.nodes.append(.superview)
            format.connections.append(try readConnection())
        }
        format.nodes.append(try readView())
        while position < text.count {
            format.connections.append(try readConnection())
            if read("|") {
                format.nodes.append(.superview)
                break
            }
            format.nodes.append(try readView())
        }
        guard position == text.count else { throw failure("Expected the end of the format string") }
        return format
    }

    // MARK: Pieces

    private mutating func readAxis() -> NSLayoutConstraint.Axis? {
        if read("H:") { return .horizontal }
        if read("V:") { return .vertical }
        return nil
    }

    private mutating func readView() throws(VisualFormatError) -> VisualFormat.Node {
        guard read("[") else { throw failure("Expected a view. View names must be enclosed in square brackets") }
        let view = try readViewName()
        var predicates: [VisualFormat.Predicate] = []
        if read("(") { predicates = try readPredicates() }
        guard read("]") else { throw failure("Expected a ']' here. View names are enclosed in square brackets") }
        return .view(view, predicates)
    }

    private mutating func readViewName() throws(VisualFormatError) -> AnyObject {
        let start = position
        let name = readName()
        guard !name.isEmpty else { throw failure("Expected a view name") }
        guard let view = views[name] else {
            throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", position: start)
        }
        return Self.object(view)
    }

    /// Anything can become an object, but how is looked for in the whole program.
    private static func object(_ item: Any) -> AnyObject { item as? NSObject ?? item as AnyObject }

    private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard read("-") else { return .touching }
        if peek == UInt8(ascii: "[") || peek == UInt8(ascii: "|") { return .standard }
        var predicates: [VisualFormat.Predicate]
        if read("(") {
            predicates = try readPredicates()
        } else {
            predicates = [VisualFormat.Predicate(object: .number(try readNumber()))]
            if read("@") { predicates[0].priority = try readPriority() }
        }
        guard read("-") else { throw failure("Expected a '-' here") }
        return .predicates(predicates)
    }

    /// Reads the predicates after the opening parenthesis, up to and including the closing one.
    private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try readPredicate()) } while read(",")
        guard read(")") else { throw failure("Expected a ')' here") }
        return predicates
    }

    private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if read(">=") {
            relation = .greaterThanOrEqual
        } else if read("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = read("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, object: try readObject())
        if read("@") { predicate.priority = try readPriority() }
        return predicate
    }

    /// A number, the name of a metric, or the name of a view.
    private mutating func readObject() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
        let start = position
        let name = readName()
        if metrics[name] == nil, let view = views[name] { return .view(Self.object(view)) }
        position = start
        return .number(try readNumber())
    }

    private mutating func readPriority() throws(VisualFormatError) -> Float {
        let start = position
        let priority = Float(try readNumber())
        guard priority > 0, priority <= 1000 else {
            throw VisualFormatError(
                reason: "Priorities must be greater than 0 and less or equal to 1000", position: start)
        }
        return priority
    }

    private mutating func readNumber() throws(VisualFormatError) -> CGFloat {
        let start = position
        while let next = peek,
            text.isNumber(at: position) || next == UInt8(ascii: ".") || (next == .minus && position == start)
        {
            position += 1
        }
        if let number = Double(text[start..<position]) { return CGFloat(number) }
        position = start
        let name = readName()
        guard !name.isEmpty else { throw failure("Expected a number or a metric") }
        guard let metric = metrics[name] else {
            throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", position: start)
        }
        guard let number = Self.number(metric) else {
            throw VisualFormatError(reason: "The metric \(name) is not a number: \(metric)", position: start)
        }
        return number
    }

    /// Any type of number that a metrics dictionary contains.
    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let priority as UILayoutPriority: CGFloat(priority.rawValue)
        default: nil
        }
    }

    // MARK: Characters

    private var peek: UInt8? { position < text.count ? text.codes[position] : nil }

    private mutating func read(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard position + length <= text.count else { return false }
        for place in 0..<length where text.codes[position + place] != word.utf8Start[place] { return false }
        position += length
        return true
    }

    private mutating func readName() -> String {
        let start = position
        while let next = peek,
            text.isLetter(at: position) || next == UInt8(ascii: "_")
                || (position > start && text.isNumber(at: position))
        {
            position += 1
        }
        return text[start..<position]
    }

    private func failure(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }
}

/// The characters of a format, which are nearly always ASCII.
private struct FormatText {
    /// A byte for each character; `foreign` for those that are not ASCII.
    let codes: [UInt8]
    /// Empty if all are ASCII.
    private let characters: [Character]
    private static let foreign: UInt8 = 0x80

    init(_ text: String) {
        // A carriage return and a line feed are one character.
        if text.utf8.allSatisfy({ $0 < Self.foreign && $0 != .carriageReturn }) {
            codes = Array(text.utf8)
            characters = []
        } else {
            characters = Array(text)
            codes = characters.map { $0.utf8.count == 1 ? $0.utf8.first ?? Self.foreign : Self.foreign }
        }
    }

    var count: Int { codes.count }

    func isLetter(at place: Int) -> Bool {
        codes[place] == Self.foreign ? characters[place].isLetter : codes[place].isLetter
    }

    func isNumber(at place: Int) -> Bool {
        codes[place] == Self.foreign ? characters[place].isNumber : codes[place].isDigit
    }

    subscript(range: Range<Int>) -> String {
        characters.isEmpty ? String(decoding: codes[range], as: UTF8.self) : String(characters[range])
    }
}

extension UInt8 {
    fileprivate static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    fileprivate static var minus: UInt8 { UInt8(ascii: "-") }
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
}
