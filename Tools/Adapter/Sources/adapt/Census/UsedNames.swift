import SwiftParser
import SwiftSyntax

/// What a Swift file says of views: which structs are views, which names they call, which previews there are, and which
/// names of types and methods it declares itself.
final class UsedNames: SyntaxVisitor {
    /// The views by name, each with what its declaration calls. Several may have one name, in different places.
    private(set) var views: [(name: String, calls: Set<String>)] = []
    /// What is called in extensions, by the name of the type.
    private(set) var callsInExtensions: [String: Set<String>] = [:]
    /// Types that an extension makes a view.
    private(set) var viewsByExtension: Set<String> = []
    /// The other structs, each with what it calls, of which an extension in another file may make views.
    private(set) var structs: [(name: String, calls: Set<String>)] = []
    private(set) var declared: Set<String> = []
    private(set) var previews = 0
    private(set) var partsOfProviders = 0

    init(of text: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        let calls = Calls(in: node.memberBlock).names
        if node.inheritanceClause.inherits("View") {
            views.append((node.name.text, calls))
        } else if node.inheritanceClause.inherits("PreviewProvider") {
            partsOfProviders += parts(of: node.memberBlock)
        } else {
            structs.append((node.name.text, calls))
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        callsInExtensions[name, default: []].formUnion(Calls(in: node.memberBlock).names)
        if node.inheritanceClause.inherits("View") { viewsByExtension.insert(name) }
        // Methods of views and of what is like them.
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) { declared.insert(function.name.text) }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }

    private func declares(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { counts(node.macroName) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { counts(node.macroName) }

    private func counts(_ macro: TokenSyntax) -> SyntaxVisitorContinueKind {
        if macro.text == "Preview" { previews += 1 }
        return .skipChildren
    }

    /// The views that a provider's `previews` has side by side, also in a group.
    private func parts(of members: MemberBlockSyntax) -> Int {
        for member in members.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.pattern.trimmedDescription == "previews",
                case .getter(let body)? = binding.accessorBlock?.accessors
            else { continue }
            let views = body.filter { $0.item.as(DeclSyntax.self) == nil }
            if views.count == 1, let group = views.first?.item.as(FunctionCallExprSyntax.self),
                group.calledExpression.trimmedDescription == "Group", let content = group.trailingClosure
            {
                return max(1, content.statements.count)
            }
            return max(1, views.count)
        }
        return 1
    }
}

/// The names that are called in a piece of code: of types, `Text("…")`, and of methods of something, `.padding()`.
private final class Calls: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in code: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(code)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.calledExpression)
        return .visitChildren
    }

    private func add(_ called: ExprSyntax) {
        if let special = called.as(GenericSpecializationExprSyntax.self) { return add(special.expression) }
        if let reference = called.as(DeclReferenceExprSyntax.self), reference.baseName.text.first?.isUppercase == true {
            names.insert(reference.baseName.text)
        }
        // Without a base it is a member of the type that is expected, as in `.font(.system(size: 12))`.
        if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            if name.first?.isUppercase != true || base.trimmedDescription == "SwiftUI" { names.insert(name) }
        }
    }

    // A view in a view is counted by itself, and what is in a preview is not the view's.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        node.inheritanceClause.inherits("View") ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InheritanceClauseSyntax? {
    fileprivate func inherits(_ name: String) -> Bool {
        self?.inheritedTypes.contains { inherited in
            inherited.type.trimmedDescription.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
                .contains { $0 == name || $0 == "SwiftUI." + name }
        } == true
    }
}
