import UIKit

precedencegroup FormPrecedence {
    associativity: left
    higherThan: LogicalConjunctionPrecedence
}

precedencegroup SectionPrecedence {
    associativity: left
    higherThan: FormPrecedence
}

infix operator +++ : FormPrecedence
infix operator +++! : FormPrecedence
infix operator <<< : SectionPrecedence

@preconcurrency @MainActor @discardableResult public func +++ (left: Form, right: Section) -> Form {
    left.append(right)
    return left
}

@preconcurrency @MainActor @discardableResult public func +++ (left: Section, right: Section) -> Form {
    let form = Form()
    return form +++ left +++ right
}

@preconcurrency @MainActor @discardableResult public func +++ (left: Form, right: BaseRow) -> Form {
    left +++ (Section() <<< right)
}

@preconcurrency @MainActor @discardableResult public func +++ (left: BaseRow, right: BaseRow) -> Form {
    Section() <<< left +++ Section() <<< right
}

@preconcurrency @MainActor @discardableResult public func <<< (left: Section, right: BaseRow) -> Section {
    left.append(right)
    return left
}

@preconcurrency @MainActor @discardableResult public func <<< (left: BaseRow, right: BaseRow) -> Section {
    Section() <<< left <<< right
}

@preconcurrency @MainActor public func += <C: Collection>(lhs: inout Section, rhs: C) where C.Element == BaseRow {
    lhs.append(contentsOf: rhs)
}
@preconcurrency @MainActor public func += <C: Collection>(lhs: inout Form, rhs: C) where C.Element == Section {
    lhs.append(contentsOf: rhs)
}

@resultBuilder @preconcurrency @MainActor public enum SectionBuilder {
    public static func buildBlock(_ components: [BaseRow]...) -> [BaseRow] { components.flatMap { $0 } }
    public static func buildExpression(_ row: BaseRow) -> [BaseRow] { [row] }
    public static func buildOptional(_ component: [BaseRow]?) -> [BaseRow] { component ?? [] }
    public static func buildEither(first component: [BaseRow]) -> [BaseRow] { component }
    public static func buildEither(second component: [BaseRow]) -> [BaseRow] { component }
    public static func buildArray(_ components: [[BaseRow]]) -> [BaseRow] { components.flatMap { $0 } }
}
