import Foundation

/// Predicates in words, which Foundation on Linux cannot read. Arguments may be of any type: texts are no `CVarArg` there.
extension NSPredicate {
    /// A predicate from a format. A wrong format ends the app with the reason, as on iOS.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments ?? [])
            let node = try parser.parse()
            self.init { object, variables in
                PredicateValues(object: object, variables: variables ?? [:]).holds(node)
            }
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error.words)")
        }
    }
}

/// An object that a predicate is asked about.
private struct PredicateValues {
    let object: Any?
    let variables: [String: Any]

    func holds(_ node: PredicateNode) -> Bool {
        switch node {
        case .constant(let holds): holds
        case .not(let part): !holds(part)
        case .all(let parts): parts.allSatisfy(holds)
        case .any(let parts): parts.contains(where: holds)
        case .comparison(let comparison): holds(comparison)
        }
    }

    private func holds(_ comparison: PredicateComparison) -> Bool {
        let (left, right) = (value(comparison.left), value(comparison.right))
        let matches = { (value: Any?) in Self.matches(value, right, comparison) }
        switch comparison.quantity {
        case .one: return matches(left)
        case .any: return (Self.list(left) ?? [left]).contains(where: matches)
        case .every: return (Self.list(left) ?? [left]).allSatisfy(matches)
        case .none: return !(Self.list(left) ?? [left]).contains(where: matches)
        }
    }

    private func value(_ operand: PredicateComparison.Operand) -> Any? {
        switch operand {
        case .value(let value): Self.plain(value)
        case .object: Self.plain(object)
        case .variable(let name): Self.plain(variables[name])
        case .list(let parts): parts.map { value($0) }
        case .keyPath(let path): Self.value(of: object, path: path)
        case .path(let operand, let path): Self.value(of: value(operand), path: path)
        case .subquery(let collection, let variable, let node):
            (Self.list(value(collection)) ?? []).filter { member in
                var inner = variables
                inner[variable] = Self.plain(member)
                return PredicateValues(object: object, variables: inner).holds(node)
            }
        }
    }

    private static func value(of object: Any?, path: String) -> Any? {
        path.split(separator: ".").reduce(plain(object)) { plain(value(of: $0, String($1))) }
    }

    /// The value of an object; of many objects, that of each, as with key-value coding.
    private static func value(of object: Any?, _ key: String) -> Any? {
        guard let object else { return nil }
        if let values = list(object) {
            switch key {
            case "@count": return values.count
            case "@distinctUnionOfObjects", "@unionOfObjects": return values
            case "@min": return values.compactMap(number).min()
            case "@max": return values.compactMap(number).max()
            case "@sum": return values.compactMap(number).reduce(0, +)
            default: return values.map { plain(value(of: plain($0), key)) }
            }
        }
        if let keyed = object as? [String: Any?] { return keyed[key] ?? nil }
        if let keyed = object as? NSDictionary { return keyed.object(forKey: key) }
        if let text = object as? String { return key == "length" ? (text as NSString).length : nil }
        if let object = object as? NSObject, object.hasProperty(key) { return object.value(forKey: key) }
        return Mirror(reflecting: object).children.first { $0.label == key }?.value
    }

    // MARK: Comparing

    private static func matches(_ left: Any?, _ right: Any?, _ comparison: PredicateComparison) -> Bool {
        let options = comparison.options
        switch comparison.comparison {
        case .equal: return isEqual(left, right, options)
        case .unequal: return !isEqual(left, right, options)
        case .less: return order(left, right, options) == .orderedAscending
        case .greater: return order(left, right, options) == .orderedDescending
        case .lessOrEqual: return order(left, right, options).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(left, right, options).map { $0 != .orderedAscending } ?? false
        case .isIn: return contains(right, left, options)
        case .contains: return contains(left, right, options)
        case .between:
            guard let bounds = list(right), bounds.count == 2 else { return false }
            return [(bounds[0], ComparisonResult.orderedDescending), (bounds[1], .orderedAscending)].allSatisfy {
                order(plain($0), left, options).map { [wrong = $1] in $0 != wrong } ?? false
            }
        case .beginsWith, .endsWith:
            guard let text = left as? String, let part = right as? String, !part.isEmpty else { return false }
            let end: String.CompareOptions = comparison.comparison == .endsWith ? [.anchored, .backwards] : .anchored
            return text.range(of: part, options: options.union(end)) != nil
        case .like, .matches:
            guard let text = left as? String, let pattern = right as? String else { return false }
            return fits(text, comparison.comparison == .like ? wildcards(pattern) : pattern, options)
        }
    }

    private static func isEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right, options) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// Nil for what has no order.
    private static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        return nil
    }

    private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        if let whole = whole as? String {
            return (part as? String).map { whole.range(of: $0, options: options) != nil } ?? false
        }
        return list(whole)?.contains { isEqual(plain($0), part, options) } ?? false
    }

    /// All of a text, as `MATCHES` has it.
    private static func fits(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let isLoose = options.contains(.diacriticInsensitive)
        let (text, pattern) = isLoose ? (folded(text), folded(pattern)) : (text, pattern)
        let reading: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: reading) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func folded(_ text: String) -> String { text.folding(options: .diacriticInsensitive, locale: nil) }

    /// `?` is one character and `*` any number.
    private static func wildcards(_ pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "?": "(?s:.)"
            case "*": "(?s:.*)"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }

    // MARK: Values of Swift and of Foundation

    /// A value without optionals, and with Swift's own texts, dates and lists.
    private static func plain(_ value: Any?) -> Any? {
        guard let value = value.flatMap(KeyedValue.unwrapped) else { return nil }
        if value is NSNull { return nil }
        if let text = value as? NSString { return text as String }
        if let date = value as? NSDate { return date as Date }
        return value
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let truth as Bool: truth ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }

    private static func list(_ value: Any?) -> [Any?]? {
        switch value {
        case let list as [Any?]: list
        case let set as Set<AnyHashable>: set.map { $0.base }
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as NSOrderedSet: set.map { $0 }
        default: nil
        }
    }
}
