import SwiftSyntax

// `#available(iOS 16, *)` is always true on Linux. The question is put to the release that the screens are drawn as.
extension FileAdapter {
    func askRelease(_ node: AvailabilityConditionSyntax) {
        guard let version = node.versionOfIOS, !node.choosesOpaqueType else { return }
        let numbers = [version.major.text] + version.components.prefix(1).map(\.number.text)
        let isNegated = node.availabilityKeyword.text == "#unavailable"
        replace(node, with: "\(isNegated ? "!" : "")_isAvailable(iOS: \(numbers.joined(separator: ", ")))")
    }
}

extension AvailabilityConditionSyntax {
    /// `some View` may be one type on new releases and another on old ones. Only where the compiler itself knows the condition may a
    /// function return several.
    fileprivate var choosesOpaqueType: Bool {
        guard let choice = choice, choice.contains(where: { $0.tokenKind == .keyword(.return) }) else { return false }
        var current = parent
        while let node = current {
            let type =
                node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
                ?? node.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? node.as(SubscriptDeclSyntax.self)?.returnClause.type
            if let type { return type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } }
            current = node.parent
        }
        return false
    }

    /// What the condition decides about.
    private var choice: TokenSequence? {
        let statement = parent?.parent?.parent
        return statement?.as(IfExprSyntax.self)?.body.tokens(viewMode: .sourceAccurate)
            ?? statement?.as(GuardStmtSyntax.self)?.body.tokens(viewMode: .sourceAccurate)
    }

    fileprivate var versionOfIOS: VersionTupleSyntax? {
        for argument in availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                restriction.platform.text == "iOS"
            else { continue }
            return restriction.version
        }
        return nil
    }
}
