import Foundation

public struct ValidationError: Equatable, Sendable {
    public let msg: String
    public init(msg: String) { self.msg = msg }
}

public protocol BaseRuleType {
    var id: String? { get set }
    var validationError: ValidationError { get set }
}

public protocol RuleType: BaseRuleType {
    associatedtype RowValueType
    func isValid(value: RowValueType?) -> ValidationError?
}

public struct ValidationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let validatesOnDemand = ValidationOptions(rawValue: 1)
    public static let validatesOnChange = ValidationOptions(rawValue: 2)
    public static let validatesOnBlur = ValidationOptions(rawValue: 4)
    public static let validatesOnChangeAfterBlurred = ValidationOptions(rawValue: 8)
    public static let validatesAlways: ValidationOptions = [.validatesOnChange, .validatesOnBlur]
}

public struct ValidationRuleHelper<T: Equatable> {
    public let rule: any BaseRuleType
    let check: (T?) -> ValidationError?
    init(rule: any BaseRuleType, _ check: @escaping (T?) -> ValidationError?) {
        (self.rule, self.check) = (rule, check)
    }
}

public struct RuleSet<T: Equatable> {
    var rules: [ValidationRuleHelper<T>] = []
    public init() {}
    public mutating func add<Rule: RuleType>(rule: Rule) where T == Rule.RowValueType {
        rules.append(ValidationRuleHelper(rule: rule) { rule.isValid(value: $0) })
    }
    public mutating func remove(ruleWithIdentifier identifier: String) { rules.removeAll { $0.rule.id == identifier } }
    public mutating func removeAllRules() { rules = [] }
}

public struct RuleRequired<T: Equatable>: RuleType {
    public init(msg: String = "Field required!", id: String? = nil) {
        (validationError, self.id) = (ValidationError(msg: msg), id)
    }
    public var id: String?
    public var validationError: ValidationError
    public func isValid(value: T?) -> ValidationError? {
        if let text = value as? String { return text.isEmpty ? validationError : nil }
        return value == nil ? validationError : nil
    }
}

public struct RuleClosure<T: Equatable>: RuleType {
    public var id: String?
    public var validationError = ValidationError(msg: "Field validation fails..")
    public var closure: (T?) -> ValidationError?
    public init(validationError: ValidationError? = nil, id: String? = nil, closure: @escaping (T?) -> ValidationError?)
    {
        (self.id, self.closure) = (id, closure)
        if let validationError { self.validationError = validationError }
    }
    public func isValid(value: T?) -> ValidationError? { closure(value) }
}

open class RuleRegExp: RuleType {
    public var id: String?
    public var validationError: ValidationError
    public var regExpr: String
    public var allowsEmpty: Bool
    public init(regExpr: String, allowsEmpty: Bool = true, msg: String = "Invalid field value!", id: String? = nil) {
        (self.regExpr, self.allowsEmpty, validationError, self.id) = (
            regExpr, allowsEmpty, ValidationError(msg: msg), id
        )
    }
    public func isValid(value: String?) -> ValidationError? {
        guard let value, !value.isEmpty else { return allowsEmpty ? nil : validationError }
        let found = value.range(of: regExpr, options: .regularExpression)
        return found == value.startIndex..<value.endIndex ? nil : validationError
    }
}

open class RuleEmail: RuleRegExp {
    public init(msg: String = "Field value must be a valid email!", id: String? = nil) {
        super.init(regExpr: "[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,}", msg: msg, id: id)
    }
}

public struct RuleURL: RuleType {
    public var id: String?
    public var allowsEmpty = true
    public var requiresProtocol = false
    public var validationError: ValidationError
    public init(
        allowsEmpty: Bool = true, requiresProtocol: Bool = false,
        msg: String = "Field value must be an URL!", id: String? = nil
    ) {
        (self.allowsEmpty, self.requiresProtocol, self.id) = (allowsEmpty, requiresProtocol, id)
        validationError = ValidationError(msg: msg)
    }
    public func isValid(value: URL?) -> ValidationError? {
        guard let value, !value.absoluteString.isEmpty else { return allowsEmpty ? nil : validationError }
        return requiresProtocol && value.scheme == nil ? validationError : nil
    }
}

public struct RuleMinLength: RuleType {
    let length: Int
    public var id: String?
    public var validationError: ValidationError
    public init(minLength: UInt, msg: String? = nil, id: String? = nil) {
        (length, self.id) = (Int(minLength), id)
        validationError = ValidationError(msg: msg ?? "Field value must have at least \(minLength) characters")
    }
    public func isValid(value: String?) -> ValidationError? {
        (value?.count ?? length) < length ? validationError : nil
    }
}

public struct RuleMaxLength: RuleType {
    let length: Int
    public var id: String?
    public var validationError: ValidationError
    public init(maxLength: UInt, msg: String? = nil, id: String? = nil) {
        (length, self.id) = (Int(maxLength), id)
        validationError = ValidationError(msg: msg ?? "Field value must have less than \(maxLength) characters")
    }
    public func isValid(value: String?) -> ValidationError? { (value?.count ?? 0) > length ? validationError : nil }
}

public struct RuleExactLength: RuleType {
    let length: Int
    public var id: String?
    public var validationError: ValidationError
    public init(exactLength: UInt, msg: String? = nil, id: String? = nil) {
        (length, self.id) = (Int(exactLength), id)
        validationError = ValidationError(msg: msg ?? "Field value must have exactly \(exactLength) characters")
    }
    public func isValid(value: String?) -> ValidationError? {
        value.map { $0.count != length } == true ? validationError : nil
    }
}

/// A bound that numbers keep to.
private func fails<T: Comparable>(_ value: T?, _ isWrong: (T) -> Bool) -> Bool { value.map(isWrong) ?? false }

public struct RuleGreaterThan<T: Comparable>: RuleType {
    let bound: T
    public var id: String?
    public var validationError: ValidationError
    public init(min: T, msg: String? = nil, id: String? = nil) {
        (bound, self.id, validationError) = (
            min, id, ValidationError(msg: msg ?? "Field value must be greater than \(min)")
        )
    }
    public func isValid(value: T?) -> ValidationError? { fails(value) { $0 <= bound } ? validationError : nil }
}

public struct RuleGreaterOrEqualThan<T: Comparable>: RuleType {
    let bound: T
    public var id: String?
    public var validationError: ValidationError
    public init(min: T, msg: String? = nil, id: String? = nil) {
        (bound, self.id) = (min, id)
        validationError = ValidationError(msg: msg ?? "Field value must be greater or equals than \(min)")
    }
    public func isValid(value: T?) -> ValidationError? { fails(value) { $0 < bound } ? validationError : nil }
}

public struct RuleSmallerThan<T: Comparable>: RuleType {
    let bound: T
    public var id: String?
    public var validationError: ValidationError
    public init(max: T, msg: String? = nil, id: String? = nil) {
        (bound, self.id, validationError) = (
            max, id, ValidationError(msg: msg ?? "Field value must be smaller than \(max)")
        )
    }
    public func isValid(value: T?) -> ValidationError? { fails(value) { $0 >= bound } ? validationError : nil }
}

public struct RuleSmallerOrEqualThan<T: Comparable>: RuleType {
    let bound: T
    public var id: String?
    public var validationError: ValidationError
    public init(max: T, msg: String? = nil, id: String? = nil) {
        (bound, self.id) = (max, id)
        validationError = ValidationError(msg: msg ?? "Field value must be smaller or equals than \(max)")
    }
    public func isValid(value: T?) -> ValidationError? { fails(value) { $0 > bound } ? validationError : nil }
}
