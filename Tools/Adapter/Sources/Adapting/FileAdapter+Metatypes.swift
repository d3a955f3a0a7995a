import SwiftSyntax

// `T()` for a parameter `T: UIView`, `Self()` in a method of a class, and `type.init()` for a `type: T.Type`: Swift allows that of initialisers that are
// `required`, Objective-C of all.
extension FileAdapter {
    /// `T()` becomes `_made(T.self)`, `Self(frame: place)` `_made(Self.self, frame: place)`.
    func makeByMetatype(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard Self.initialisers.contains(labels), node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty,
            let place = node.leftParen
        else { return }
        var made: String?
        if let name = metatype(node.calledExpression), isKnownAtRunTime(name, node) {
            made = name + ".self"
        } else if let value = node.calledExpression.as(MemberAccessExprSyntax.self),
            value.declName.baseName.text == "init",
            let name = value.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let type = Self.typeOfMetatype(name, node),
            isOfUIKit(type) || isKnownAtRunTime(type, node)
        {
            made = name
        }
        guard let made else { return }
        replace(node.calledExpression, with: "_made")
        result.edits.insert(made + (labels.isEmpty ? "" : ", "), at: place.extent.upperBound)
    }

    /// `T` where the parameter or property is declared as `cellType: T.Type`.
    private static func typeOfMetatype(_ name: String, _ node: FunctionCallExprSyntax) -> String? {
        var around = node.parent
        while let current = around {
            let parameters =
                current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return parameter.type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
            }
            for member in current.as(MemberBlockSyntax.self)?.members ?? [] {
                let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
                if let binding = bindings?.first(where: { $0.pattern.trimmedDescription == name }) {
                    return binding.typeAnnotation?.type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
                }
            }
            around = current.parent
        }
        return nil
    }

    private static let initialisers: Set<[String]> = [[], ["frame"], ["nibName", "bundle"]]

    /// `T` of `T` and of `T.init`.
    private func metatype(_ called: ExprSyntax) -> String? {
        if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
            return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private func isKnownAtRunTime(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
        if name == "Self" { return scope.kind == .classOrExtension && scope.current.map(isOfUIKit) == true }
        var around = node.parent
        while let current = around {
            let generics = current.asProtocol(WithGenericParametersSyntax.self)
            if let parameter = generics?.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
                let demands = generics?.genericWhereClause?.requirements.compactMap { requirement in
                    requirement.requirement.as(ConformanceRequirementSyntax.self)
                }
                let own = (demands ?? []).filter { $0.leftType.trimmedDescription == name }.map(\.rightType)
                return ([parameter.inheritedType].compactMap { $0 } + own).flatMap(Self.parts).contains(
                    where: isOfUIKit)
            }
            around = current.parent
        }
        return false
    }

    /// `UIView` and `Styled` of `UIView & Styled`.
    private static func parts(_ type: TypeSyntax) -> [String] {
        type.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription) ?? [type.trimmedDescription]
    }

    private func isOfUIKit(_ type: String) -> Bool { ViewFiles.isViewOfUIKit(type) || facts.isResponder(type) }
}

// MARK: Views with a plain `init()` alone

extension FileAdapter {
    /// `init() { super.init(frame: .zero) }` of a view: Objective-C calls it when it is asked to make one, by any class of which it is
    /// known at run time. Here such a call comes to `init(frame:)`, which the class does not have then.
    func makeByPlainInit(_ node: ClassDeclSyntax) {
        let above = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        guard let above, Self.madeByFrame.contains(above) else { return }
        let initialisers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let plain = initialisers.first { $0.signature.parameterClause.parameters.isEmpty }
        let labels = initialisers.map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
        guard let plain, plain.optionalMark == nil, plain.signature.effectSpecifiers == nil,
            !plain.modifiers.contains(where: { ["convenience", "override", "private"].contains($0.name.text) }),
            !labels.contains(["frame"])
        else { return }
        let isOpen = ["public", "open"].contains(node.modifiers.access)
        result.edits.insert(
            " \(isOpen ? "public " : "")override convenience init(frame: CGRect) { self.init() };",
            at: node.memberBlock.leftBrace.extent.upperBound)
    }

    /// Classes that are made by a frame, where nothing else is said.
    private static let madeByFrame: Set<String> = [
        "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UIScrollView", "UIStackView",
        "UICollectionReusableView", "UICollectionViewCell",
    ]
}

// MARK: Protocols that ask for `init()`

extension FileAdapter {
    /// `extension NSObject: Makeable` where `Makeable` asks for `init()`: each class of Objective-C has that, and Swift wants it
    /// declared as `required`. The protocol asks for it no longer; what conforms to it is made by its class.
    func makeByClass(_ node: ProtocolDeclSyntax) {
        guard facts.hasConformance(of: Self.classesOfApple, to: scope.full(node.name.word)) else { return }
        for member in node.memberBlock.members {
            guard let requirement = member.decl.as(InitializerDeclSyntax.self), requirement.optionalMark == nil,
                requirement.genericParameterClause == nil, requirement.signature.effectSpecifiers == nil,
                requirement.signature.parameterClause.parameters.isEmpty
            else { continue }
            result.edits.blank(requirement.extent, in: file.bytes)
            // An `@objc` protocol has something that it inherits from by now.
            let isFirst = node.inheritanceClause == nil && !node.attributes.contains(named: "objc")
            let place = node.inheritanceClause?.extent ?? node.name.extent
            result.edits.insert(isFirst ? ": _MadeByClass" : ", _MadeByClass", at: place.upperBound)
            return
        }
    }

    private static let classesOfApple: Set<String> = [
        "NSObject", "UIResponder", "UIView", "UIControl", "UIViewController", "UIGestureRecognizer", "CALayer",
    ]
}
