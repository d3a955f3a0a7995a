import SwiftSyntax

// Cases of a `switch` over something that is missing.
extension FileCutter {
    /// `case .loaded(let card):` where nothing is known of what is compared: nothing is in it that a name could be given to. The other
    /// cases stay, if there are any.
    mutating func cutCase(_ token: TokenSyntax, _ reason: String) -> Bool {
        guard let choice = token.enclosing(SwitchExprSyntax.self), let one = token.enclosing(SwitchCaseSyntax.self),
            let items = one.label.as(SwitchCaseLabelSyntax.self)?.caseItems,
            items.extent.contains(token.extent.lowerBound),
            choice.cases.contains(where: { $0.as(SwitchCaseSyntax.self)?.label.bindsNames == false })
        else { return false }
        let place = place(Syntax(one), reason, .statement)
        let range = items.extent.lowerBound..<one.statements.extent.upperBound
        guard !proposals.contains(where: { $0.range == range }) else { return true }
        proposals.append(
            Proposal(range: range, text: "_ where false: MaquetteCuts.cut(\(place.text))", cut: place.cut))
        return true
    }
}

extension SwitchCaseSyntax.Label {
    fileprivate var bindsNames: Bool {
        tokens(viewMode: .sourceAccurate).contains { [.keyword(.let), .keyword(.var)].contains($0.tokenKind) }
    }
}
