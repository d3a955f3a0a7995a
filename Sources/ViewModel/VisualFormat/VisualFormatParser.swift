import Foundation

/// Reads the visual format language.
struct VisualFormatParser {
    private let characters: [Character]
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        characters = Array(format)
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
        while position < characters.count {
            format.connections.append(try readConnection())
            if read("|") {
                format.nodes.append(.superview)
                break
            }
            format.nodes.append(try readView())
        }
        guard position == characters.count else { throw failure("Expected the end of the format string") }
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
        if peek == "[" || peek == "|" { return .standard }
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

    /// After the opening parenthesis, up to and including the closing one.
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
        while let next = peek, next.isNumber || next == "." || (next == "-" && position == start) { position += 1 }
        if let number = Double(String(characters[start..<position])) { return CGFloat(number) }
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

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func read(_ text: String) -> Bool {
        let wanted = Array(text)
        guard characters[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    private mutating func readName() -> String {
        let start = position
        while let next = peek, next.isLetter || next == "_" || (position > start && next.isNumber) { position += 1 }
        return String(characters[start..<position])
    }

    private func failure(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }
}
