import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }`. What draws previews finds them in the source; in the program itself they are nothing.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// A mark that says something about a declaration and adds nothing to it: `@Previewable`, `@Attribute(.unique)`,
/// `@Relationship`.
public struct MarkMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
