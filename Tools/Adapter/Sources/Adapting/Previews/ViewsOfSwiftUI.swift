import SwiftSyntax

extension StructDeclSyntax {
    /// Whether the structure is a view of SwiftUI that can be made without arguments: all that it stores has a value, or gets one from its
    /// place.
    var isViewMadeWithoutArguments: Bool {
        guard conforms(to: "View"), genericParameterClause == nil,
            !memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) })
        else { return false }
        if argumentlessInit == .isThere { return true }
        let hasOwnInitialisers = memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        return !hasOwnInitialisers && memberBlock.members.allSatisfy { $0.decl.hasValueInView }
    }

    /// Whether an app of SwiftUI begins with it.
    var isAppOfSwiftUI: Bool { conforms(to: "App") && attributes.contains(named: "main") }

    private func conforms(to name: String) -> Bool {
        inheritanceClause?.inheritedTypes.contains {
            [name, "SwiftUI." + name].contains($0.type.trimmedDescription)
        } == true
    }
}

extension DeclSyntax {
    /// Whether the declaration is no stored property, or one that needs nothing from who makes the view.
    fileprivate var hasValueInView: Bool {
        guard let property = self.as(VariableDeclSyntax.self) else { return true }
        if property.modifiers.contains(named: "static") { return true }
        // What an object of the app's own would have to be handed down for is no view that can be shown by itself.
        let handsItself = property.attributes.contains { attribute in
            guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
            switch attribute.attributeName.trimmedDescription {
            case "Environment", "SwiftUI.Environment":
                return attribute.arguments?.trimmedDescription.hasPrefix("\\") == true
            case "FocusState", "Namespace", "Query", "FetchRequest", "GestureState", "AccessibilityFocusState",
                "FocusedValue", "AppStorage", "SceneStorage":
                return true
            // Without a value it is nil at first.
            case "State": return property.bindings.allSatisfy { $0.typeAnnotation?.type.isNilAtFirst == true }
            default: return false
            }
        }
        return handsItself
            || property.bindings.allSatisfy { binding in
                binding.initializer != nil || binding.isComputed
                    || property.attributes.isEmpty && property.bindingSpecifier.text == "var"
                        && binding.typeAnnotation?.type.isNilAtFirst == true
            }
    }
}
