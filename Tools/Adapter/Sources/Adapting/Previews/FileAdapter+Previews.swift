import SwiftSyntax

extension FileAdapter {
    /// A preview becomes a function that the drawing process finds by its name, or else blanks.
    func adaptPreview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard let entry = shown(at: node.pound.extent.lowerBound) else {
            blank(node)
            return .skipChildren
        }
        let start = node.pound.extent.lowerBound..<node.macroName.extent.upperBound
        let group = entry.expression?.prefix { $0 != "(" }
        result.edits.replace(
            start, with: group.map { "@MainActor func \($0)(_ number: Int)\(PreviewEntry.made)" } ?? entry.opening,
            in: file.bytes)
        result.edits.insert(group == nil ? entry.closing : ", number: number) }", at: node.extent.upperBound)
        makeViewOfPreviewables(node)
        return .visitChildren
    }

    func adaptPreviewProvider(_ node: StructDeclSyntax) {
        guard node.inheritanceClause?.namesPreviewProvider == true else { return }
        if shown(at: node.extent.lowerBound) == nil { blank(node) }
    }

    /// Functions for what has none of its own, behind the last line, each on a line.
    func appendPreviews() {
        for entry in result.previews {
            guard entry.obstacle == nil, let expression = entry.expression, isWanted(entry) else { continue }
            if entry.kind == .preview {
                result.appended.append("\(entry.function) -> UnsafeMutableRawPointer { \(expression) }")
                continue
            }
            let name = entry.name.map { "\"\($0)\"" } ?? "nil"
            let arguments =
                switch entry.kind {
                case .provider: "(showing: \(expression).self\(entry.number.map { ", number: \($0)" } ?? ""))"
                case .app where entry.isOfSwiftUI == true: ".launching(\(expression).self)"
                case .app: ".starting { \(expression) }"
                case .connection: ".connecting { \(expression) }"
                default: "(\(name)) { \(expression) }"
                }
            result.appended.append(entry.opening + arguments + entry.closing)
        }
    }

    private func shown(at offset: Int) -> PreviewEntry? {
        result.previews.first { $0.range.lowerBound == offset && isWanted($0) }
    }

    private func isWanted(_ entry: PreviewEntry) -> Bool {
        selection.map { !$0.without.contains(entry.symbol) } ?? false
    }
}

extension PreviewEntry {
    fileprivate var function: String { "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)()" }
    fileprivate var opening: String { function + Self.made }
    /// What a function returns that makes a preview of the arguments that follow.
    fileprivate static let made =
        " -> UnsafeMutableRawPointer { DeveloperToolsSupport.previewForDrawing(DeveloperToolsSupport.Preview"
    fileprivate var closing: String { ") }" }
}
