import SwiftSyntax

/// Finds in one file what Swift on Linux would refuse, and says in other words the same.
final class FileAdapter: SyntaxVisitor {
    let file: SourceFile
    let facts: ModuleFacts
    /// Which previews the copy shows; nil for none.
    let selection: PreviewSelection?
    var result = AdaptedFile()
    var scope = TypeScope()

    static func adapt(
        _ file: SourceFile, _ facts: ModuleFacts, showing selection: PreviewSelection? = nil
    ) -> AdaptedFile {
        let adapter = FileAdapter(file, facts, selection)
        adapter.result.previews = PreviewFinder.find(in: file, facts)
        adapter.walk(file.tree)
        adapter.importObservation()
        adapter.appendPreviews()
        return adapter.result
    }

    private init(_ file: SourceFile, _ facts: ModuleFacts, _ selection: PreviewSelection?) {
        self.file = file
        self.facts = facts
        self.selection = selection
        super.init(viewMode: .sourceAccurate)
    }

    private(set) lazy var declaredTypes = DeclaredTypes(in: file.tree)
    private(set) lazy var imports = FactsCollector.facts(of: file).imports
    var importsXCTest: Bool { imports.contains("XCTest") }

    func blank(_ node: some SyntaxProtocol) { result.edits.blank(node.extent, in: file.bytes) }
    func replace(_ node: some SyntaxProtocol, with text: String) {
        result.edits.replace(node.extent, with: text, in: file.bytes)
    }

    // MARK: Words that only Objective-C understands

    static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.attributes.contains(name) || isConventionOfBlocks(node) || isConventionOfMethods(node)
            || name == "main" && isOfApp(node)
        {
            blank(node)
        }
        return .skipChildren
    }

    /// UIKit starts the app for a delegate, which then has no `main` of its own; an app of SwiftUI is asked for its first window.
    private func isOfApp(_ node: AttributeSyntax) -> Bool {
        let owner = node.parent?.parent
        return owner?.as(StructDeclSyntax.self)?.isAppOfSwiftUI == true
            || owner?.as(ClassDeclSyntax.self).flatMap { facts.delegate($0.name.word) } == .ofApp
    }

    private func isConventionOfBlocks(_ node: AttributeSyntax) -> Bool {
        node.attributeName.trimmedDescription == "convention" && node.arguments?.trimmedDescription == "block"
    }

    /// How Objective-C calls a method: `@convention(c) (AnyObject, Selector) -> Void`. A selector here is nothing that C knows.
    private func isConventionOfMethods(_ node: AttributeSyntax) -> Bool {
        guard node.attributeName.trimmedDescription == "convention", node.arguments?.trimmedDescription == "c",
            let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        else { return false }
        return type.parameters.contains { $0.type.trimmedDescription == "Selector" }
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) || isOfLayerOfAnyThread(node) { blank(node) }
        return .skipChildren
    }

    /// `nonisolated override init(layer: Any)`: Core Animation's layers are of no actor on iOS, and of the main one here.
    private func isOfLayerOfAnyThread(_ node: DeclModifierSyntax) -> Bool {
        guard node.name.text == "nonisolated", node.detail == nil, let type = scope.current, facts.isLayer(type),
            let modifiers = node.parent?.as(DeclModifierListSyntax.self)
        else { return false }
        return modifiers.contains(named: "override") || modifiers.contains(named: "required")
    }

    /// A module that is missing would keep the compiler from looking at anything. Parts of modules, such as `os.log`,
    /// are modules of their own only where Objective-C headers are.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text, facts.absentModules.contains(module) {
            blank(node)
            return .skipChildren
        }
        // Of `import class Foundation.NSLock.NSRecursiveLock`, the first two are a module.
        let kind = node.importKindSpecifier
        if let first = node.path.first, node.path.count > (kind == nil ? 1 : 2) {
            let start = first.name.endPositionBeforeTrailingTrivia.utf8Offset
            if let kind { blank(kind) }
            result.edits.blank(start..<node.path.extent.upperBound, in: file.bytes)
        }
        return .skipChildren
    }

    /// `Unmanaged<CFString>`: what Core Foundation keeps as an object is a value of Swift's here, to which there are no references.
    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.parent?.as(IdentifierTypeSyntax.self)?.name.text
            ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        if name == "Unmanaged", node.arguments.count == 1, let argument = node.arguments.first?.argument,
            let object = Self.objectsOfValues[argument.trimmedDescription]
        {
            replace(argument, with: object)
        }
        return .visitChildren
    }

    private static let objectsOfValues = [
        "CFString": "NSString", "CFData": "NSData", "CFArray": "NSArray", "CFDictionary": "NSDictionary",
    ]

    /// The modules of types that another module has as well: what Darwin and the C library of Linux both have, of different types,
    /// is Darwin's. Nimble before 13 has a `Predicate`; since Swift 5.9 so has Foundation, which files see that do not import it.
    private func moduleOfType(_ name: String) -> String? {
        switch name {
        case "fpos_t": "Darwin"
        case "Predicate" where imports.contains("Nimble"): "Nimble"
        default: nil
        }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = moduleOfType(node.name.text) { result.edits.insert("\(module).", at: node.extent.lowerBound) }
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, let module = moduleOfType(node.baseName.text) {
            result.edits.insert("\(module).", at: node.extent.lowerBound)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": replace(node, with: selector(node))
        case "keyPath": replace(node, with: keyPath(node))
        case "Preview": return adaptPreview(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        return adaptPreview(node)
    }

    /// `min(self, 1)` in an extension of `CGFloat`, which has functions of these names of its own here.
    private func nameModuleOfNumberFunction(_ node: FunctionCallExprSyntax) {
        guard scope.current == "CGFloat", let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
            ["min", "max", "abs"].contains(name.baseName.text)
        else { return }
        result.edits.insert("Swift.", at: name.extent.lowerBound)
    }

    /// Methods by which the runtime of Objective-C asks an object. Nobody would call them here.
    private func dropOverridesOfTheRuntime(_ block: MemberBlockSyntax, of type: String) {
        for member in block.members {
            if isOverrideOfTheRuntime(member.decl, in: type) { blank(member.decl) }
        }
    }

    func isOverrideOfTheRuntime(_ member: DeclSyntax, in type: String) -> Bool {
        guard let method = member.as(FunctionDeclSyntax.self), method.modifiers.contains(named: "override") else {
            return false
        }
        return Self.methodsOfTheRuntime.contains(method.fullName)
            || method.isOfObservers && !facts.isResponder(type) && !facts.isObjectOfApple(type)
    }

    private static let methodsOfTheRuntime: Set<String> = [
        "responds(to:)", "forwardingTarget(for:)", "setValue(_:forUndefinedKey:)", "value(forUndefinedKey:)",
        "setValue(_:forKey:)", "value(forKey:)", "conforms(to:)", "isKind(of:)", "isMember(of:)",
    ]

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            ConditionAdapter.adapt(condition, self)
        }
        if !node.isForOthers, let elements = node.elements { walk(Syntax(elements)) }
        return .skipChildren
    }

    // MARK: Optional requirements and their calls

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(named: "optional") { makeOptional(node) }
        manage(node)
        repeatForAny(node)
        compareNumbersAsMember(node)
        takeValuesOfProtocols(node)
        return .visitChildren
    }

    /// `func < (one: NSNumber, other: NSNumber) -> Bool` of a module stands beside no other on iOS. Here Foundation has one that is a
    /// member, before which only a member of the module comes.
    private func compareNumbersAsMember(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", scope.current == nil, parameters.count == 2,
            parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
        else { return }
        result.edits.insert("extension NSNumber { ", at: node.extent.lowerBound)
        result.edits.insert("static ", at: node.funcKeyword.extent.lowerBound)
        result.edits.insert(" }", at: node.extent.upperBound)
    }

    /// `extension NSObject: Reactive {}` is about what is no `NSObject` on Linux, too.
    private func repeatForObjectsOfFoundation(_ node: ExtensionDeclSyntax) {
        guard node.extendedName == "NSObject", node.isPlain, node.memberBlock.members.isEmpty,
            let clause = node.inheritanceClause
        else { return }
        let names = clause.inheritedTypes.map(\.type.trimmedDescription)
        for type in Self.objectsOfFoundation where !facts.hasConformance(of: [type], to: names[0]) {
            result.appended.append("extension \(type)\(clause.trimmedDescription) {}")
        }
    }

    /// The classes of swift-foundation that are no `NSObject`, as Apple's are.
    private static let objectsOfFoundation = ["FileManager", "NotificationCenter", "ProcessInfo"]

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        takeAsAny(node)
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        askRelease(node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(named: "optional") { makeOptional(node) }
        manage(node)
        tellObservers(of: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = describedType(of: node) {
            replace(node.calledExpression, with: "classDescription")
            result.edits.insert(type, at: node.rightParen?.extent.lowerBound ?? node.extent.upperBound)
            return .skipChildren
        }
        if node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty {
            // Foundation here has no other than the one of the process, which any on iOS describes.
            replace(node, with: "ProcessInfo.processInfo")
            return .skipChildren
        }
        nameModuleOfNumberFunction(node)
        makeByMetatype(node)
        adaptOptionalCall(node)
        askObjectOfAnyClass(node)
        return .visitChildren
    }

    /// The type in `type(of: object).description()`, `Card.description()` and `Card.self.description()`, a method of every class in Objective-C.
    private func describedType(of node: FunctionCallExprSyntax) -> String? {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.trimmedDescription == "description"
        else { return nil }
        if let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
            facts.methodCount("description") == 0
        {
            return name + ".self"
        }
        if let type = member.base?.as(MemberAccessExprSyntax.self), type.declName.trimmedDescription == "self",
            type.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        {
            return type.trimmedDescription
        }
        guard let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
        else { return nil }
        return base.trimmedDescription
    }

    /// The compiler for Linux takes `catch let failure as NSError` for what catches everything, as it does on iOS, and then makes
    /// code in which that fails for errors of Swift.
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        if node.catchItems.count == 1, let item = node.catchItems.first, item.whereClause == nil,
            let match = item.trimmedDescription.wholeMatch(of: /(let|var)\s+(`?\w+`?)\s+as\s+(?:Foundation\.)?NSError/)
        {
            // Not what every `catch` calls it: the code may have an `error` of its own.
            result.edits.replace(item.extent, with: "let _caught", in: file.bytes)
            result.edits.insert(
                " \(match.output.1) \(match.output.2) = _caught as NSError;", at: node.body.leftBrace.extent.upperBound)
        }
        return .visitChildren
    }
    /// `failure as? NSError` fails in the same way for what may be an error of Swift.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (place, element) in elements.enumerated().dropFirst() where place + 1 < elements.count {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                elements[place + 1].trimmedDescription == "NSError", !elements[place - 1].is(TryExprSyntax.self),
                !elements[place - 1].is(AwaitExprSyntax.self)
            else { continue }
            // All that is cast before: `failure as AnyObject as? NSError`.
            var start = place - 1
            while start >= 2, elements[start - 1].is(UnresolvedAsExprSyntax.self) { start -= 2 }
            result.edits.insert("_nsError(of: ", at: elements[start].extent.lowerBound)
            result.edits.blank(cast.extent.lowerBound..<elements[place + 1].extent.upperBound, in: file.bytes)
            result.edits.insert(mark.text == "!" ? ")!" : ")", at: elements[place - 1].extent.upperBound)
        }
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        callImplementationAbove(node)
        askForOptionalWindow(node)
        askForOptionalProperty(node)
        takeAsValue(node)
        askObjectOfAnyClass(node)
        return .visitChildren
    }

    // MARK: The types around

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let start = node.memberBlock.leftBrace.extent.upperBound
        result.classBodies.append(AdaptedFile.ClassBody(type: scope.full(node.name.word), offset: start))
        dropOverridesOfTheRuntime(node.memberBlock, of: scope.full(node.name.word))
        renameForeignOverrides(in: node.memberBlock, of: scope.full(node.name.word))
        declareWhatObjectsHave(in: node.memberBlock, of: scope.full(node.name.word))
        bridgeRequirements(node.memberBlock, of: scope.full(node.name.word))
        tellApart(node.memberBlock, of: scope.full(node.name.word), isExtension: false)
        tabulate(node)
        takeObjectsOfProtocols(node, node.genericParameterClause)
        makeByPlainInit(node)
        haveRequiredInit(node)
        return enter(node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameForeignOverrides(in: node.memberBlock, of: node.extendedName)
        bridgeRequirements(node.memberBlock, of: node.extendedName)
        tellApart(node.memberBlock, of: node.extendedName, isExtension: true)
        askForOverrides(of: node)
        hoist(membersOf: node)
        dropOverridesOfTheRuntime(node.memberBlock, of: node.extendedName)
        tabulate(node)
        repeatForAny(node)
        repeatForObjectsOfFoundation(node)
        return enter(node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        keepToClasses(node)
        makeByClass(node)
        addProtocolAbove(node)
        dropOwnership(node)
        return enter(node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        // What shows previews of SwiftUI is named nowhere else.
        adaptPreviewProvider(node)
        tabulate(node)
        takeObjectsOfProtocols(node, node.genericParameterClause)
        return enter(node)
    }
    override func visitPost(_ node: StructDeclSyntax) { scope.leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { scope.leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { scope.leave() }

    private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        scope.enter(node, facts)
        return .visitChildren
    }
}
