import Foundation
import SwiftParser
import SwiftSyntax

/// Members that a project gives to types of other modules which have them: code for older systems writes what only newer ones have. There
/// the compiler takes the project's, as the other is not available. Here all is available, so that a use could mean both, and the project's
/// goes.
struct Backports {
    /// The files of the module, as the compiler reads them.
    let texts: [String: [UInt8]]

    /// What a complaint about the declaration ends with.
    static let words = " is declared by another module, and by this extension again"

    /// Complaints about the declarations, each in the place of those about its uses.
    func replacing(_ complaints: [Complaint]) -> [Complaint] {
        var found: [Use: Complaint?] = [:]
        return complaints.compactMap { complaint -> Complaint? in
            guard let match = complaint.message.prefixMatch(of: CompilerWords.ambiguous) else { return complaint }
            let use = Use(name: String(match.output.1), isCall: isCall(complaint, of: match.output.1))
            let known = found[use]
            let declaration = known ?? declaration(for: use)
            found[use] = .some(declaration)
            guard let declaration else { return complaint }
            return known == nil ? declaration : nil
        }
    }

    private struct Use: Hashable {
        let name: String
        let isCall: Bool
        var base: Substring { name.prefix { $0 != "(" } }
    }

    /// Whether what is used gets arguments, or a closure.
    private func isCall(_ complaint: Complaint, of name: Substring) -> Bool {
        guard let bytes = texts[complaint.path] else { return false }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(complaint.line - 1) else { return false }
        let base = name.prefix { $0 != "(" }.utf8.count
        let rest = lines[complaint.line - 1].dropFirst(complaint.column - 1 + base)
        return rest.first == UInt8(ascii: "(") || rest.starts(with: Array(" {".utf8))
    }

    /// The place of the one member of the name that an extension of another module's type has; nil if there are more, of which one would
    /// not know which goes.
    private func declaration(for use: Use) -> Complaint? {
        let base = Data(use.base.utf8)
        var places: [Complaint] = []
        for (path, bytes) in texts.sorted(by: { $0.key < $1.key })
        where Data(bytes).range(of: base) != nil && Data(bytes).range(of: Data("extension".utf8)) != nil {
            let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let converter = SourceLocationConverter(fileName: path, tree: file)
            let search = ExtensionSearch(viewMode: .sourceAccurate)
            search.walk(file)
            for group in search.found where !isDeclared(group.extendedName) {
                for member in group.memberBlock.members {
                    guard let token = member.decl.memberNameToken, token.word == use.base,
                        member.decl.is(FunctionDeclSyntax.self) == use.isCall,
                        !use.name.contains("(") || member.decl.memberName == use.name
                    else { continue }
                    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
                    places.append(
                        Complaint(
                            path: path, line: place.line, column: place.column, message: "'\(use.name)'\(Self.words)"))
                }
            }
        }
        return places.count == 1 ? places[0] : nil
    }

    /// Whether a type is the module's own.
    private func isDeclared(_ type: String) -> Bool {
        let words = ["struct", "class", "enum", "protocol", "actor", "typealias"].map { Data("\($0) \(type)".utf8) }
        return texts.values.contains { bytes in
            let text = Data(bytes)
            return words.contains { word in
                guard let range = text.range(of: word) else { return false }
                let next = text[range.upperBound...].first.map { Character(UnicodeScalar($0)) }
                return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }
}

/// The extensions of a file, also those within `#if`.
private final class ExtensionSearch: SyntaxVisitor {
    var found: [ExtensionDeclSyntax] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
