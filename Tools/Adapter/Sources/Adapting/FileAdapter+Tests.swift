import SwiftSyntax

// Tests are found by their names, which Objective-C's runtime would know. Here a table in each class tells them, beside that of
// what nibs can name. A row about what a condition leaves out is refused by the compiler, and cut.
extension FileAdapter {
    /// How an object of a class of tests is made, and its tests.
    func rowsOfTests(_ node: ClassDeclSyntax) -> [String] {
        let name = scope.full(node.name.word)
        guard facts.tellsTests, facts.isTestCase(name) else { return [] }
        let type = node.name.text
        return ["MaquetteTestClasses.add(\(type).self) { \(type)() }"] + rows(ofTestsIn: node.memberBlock.members, type)
    }

    func rowsOfTests(_ node: ExtensionDeclSyntax) -> [String] {
        guard facts.tellsTests, facts.isTestCase(node.extendedName) else { return [] }
        return rows(ofTestsIn: node.memberBlock.members, node.extendedName)
    }

    private func rows(ofTestsIn members: MemberBlockItemListSyntax, _ type: String) -> [String] {
        members.flatMap { member -> [String] in
            if let method = member.decl.as(FunctionDeclSyntax.self) {
                return row(ofTest: method, type).map { [$0] } ?? []
            }
            guard let conditions = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
            return conditions.clauses.flatMap { clause -> [String] in
                guard !clause.isForOthers, case .decls(let members) = clause.elements else { return [] }
                return rows(ofTestsIn: members, type)
            }
        }
    }

    private func row(ofTest method: FunctionDeclSyntax, _ type: String) -> String? {
        let name = method.name.word
        guard name.hasPrefix("test"), method.signature.parameterClause.parameters.isEmpty,
            method.signature.returnClause == nil, method.genericParameterClause == nil,
            !method.modifiers.contains(named: "static"), !method.modifiers.contains(named: "class"),
            method.modifiers.access != "private"
        else { return nil }
        let effects = method.signature.effectSpecifiers
        let isWaiting = effects?.asyncSpecifier != nil
        let call =
            (effects?.throwsClause != nil ? "try " : "") + (isWaiting ? "await " : "") + "$0.\(method.name.text)()"
        return "MaquetteTestClasses.add(\"\(name)\", of: \(type).self, \(isWaiting ? "waiting" : "plain"): { \(call) })"
    }
}

extension ModuleFacts {
    /// Whether a class comes from XCTest's, as far as the module's files and those of modules that it uses say.
    func isTestCase(_ name: String) -> Bool {
        var (current, seen) = (name, Set<String>())
        while seen.insert(current).inserted {
            if Self.testCases.contains(current) { return true }
            guard let above = declaration(of: current)?.inherits.first else { return false }
            current = String(above.prefix { $0 != "<" }.split(separator: ".").last ?? "")
        }
        return false
    }

    private static let testCases: Set = [
        "XCTestCase", "FBSnapshotTestCase", "SnapshotTestCase", "QuickSpec", "AsyncSpec",
    ]
}
