import Foundation
import SwiftSyntax

/// The names that Xcode makes for the images and colours of asset catalogs, in Swift.
public struct AssetSymbols {
    enum Kind: String { case image = "Image", color = "Color" }

    struct Symbol: Hashable {
        var kind: Kind
        /// Of folders that are namespaces, and at last its own: `["Card", "icon"]`.
        var path: [String]
        /// As catalogs name it: `Card/card-icon`.
        var asset: String
    }

    private(set) var symbols: [Symbol] = []

    public init(_ catalogs: [String]) {
        for catalog in catalogs.sorted() where catalog.hasSuffix(".xcassets") { read(AssetTree(catalog).nodes, []) }
    }

    private mutating func read(_ nodes: [AssetTree.Node], _ namespaces: [String]) {
        for node in nodes {
            switch node {
            case .asset(let name, "imageset"), .asset(let name, "symbolset"): add(.image, name, namespaces)
            case .asset(let name, "colorset"): add(.color, name, namespaces)
            case .asset: break
            case .folder(let name, let isNamespace, let nodes):
                read(nodes, isNamespace ? namespaces + [name] : namespaces)
            }
        }
    }

    private mutating func add(_ kind: Kind, _ name: String, _ namespaces: [String]) {
        let word = Self.word(name, kind)
        guard !word.isEmpty else { return }
        let path = namespaces.map { Self.camel($0, startsHigh: true) } + [word]
        let symbol = Symbol(kind: kind, path: path, asset: (namespaces + [name]).joined(separator: "/"))
        // Of two assets with one name Xcode takes the first and warns.
        if !symbols.contains(where: { $0.kind == kind && $0.path == path }) { symbols.append(symbol) }
    }

    /// `brand` of the colour `Brand Color`, `cardIcon` of the image `card-icon`.
    static func word(_ name: String, _ kind: Kind) -> String {
        let word = camel(name, startsHigh: false)
        guard word.count > kind.rawValue.count, word.hasSuffix(kind.rawValue) else { return word }
        return String(word.dropLast(kind.rawValue.count))
    }

    private static func camel(_ name: String, startsHigh: Bool) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
        guard let first = joined.first else { return "" }
        if first.isNumber { return "_" + joined }
        if startsHigh { return first.uppercased() + joined.dropFirst() }
        // A word in capitals becomes small as a whole: `URLIcon` is `urlIcon`.
        let capitals = joined.prefix { $0.isUppercase || $0.isNumber }
        if capitals.count == joined.count { return joined.lowercased() }
        let count = max(1, capitals.count - (capitals.count > 1 ? 1 : 0))
        return joined.prefix(count).lowercased() + joined.dropFirst(count)
    }

    // MARK: The file

    /// The symbols that files name, without those that they declare themselves of the same type; nil if there are none.
    public func text(for files: [(path: String, bytes: [UInt8])]) -> String? {
        let all = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        let named = Set(all.matches(of: /\.`?(\w+)/).map { String($0.output.1) })
        let wanted = symbols.filter { named.contains($0.path.last!) && !Self.ofUIKit.contains($0.path) }
        let declared = wanted.isEmpty ? [] : OwnSymbols.names(in: files)
        guard !wanted.isEmpty else { return nil }
        var lines = ["import DeveloperToolsSupport", "import UIKit"]
        var spaces: Set<String> = []
        for symbol in wanted {
            let (kind, own) = (symbol.kind.rawValue, "`\(symbol.path.last!)`")
            for type in ["\(kind)Resource", "UI\(kind)"] {
                // A folder that is a namespace is a type without values.
                for depth in symbol.path.indices.dropLast() {
                    let outer = ([type] + symbol.path[..<depth]).joined(separator: ".")
                    let space = symbol.path[depth]
                    let name = "\(outer).\(space)"
                    if !declared.contains(name), spaces.insert(name).inserted {
                        lines.append("extension \(outer) { enum \(space) {} }")
                    }
                }
                let place = ([type] + symbol.path.dropLast()).joined(separator: ".")
                if declared.contains("\(place).\(symbol.path.last!)") { continue }
                let asset = symbol.asset.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                let resource = (["\(kind)Resource"] + symbol.path.dropLast()).joined(separator: ".")
                lines.append(
                    type.hasPrefix("UI")
                        ? "extension \(place) { static var \(own): UI\(kind) { UI\(kind)(resource: \(resource).\(own)) } }"
                        : "extension \(place) { static let \(own) = \(type)(name: \"\(asset)\", bundle: .main) }")
            }
        }
        return lines.count == 2 ? nil : lines.joined(separator: "\n") + "\n"
    }

    /// Xcode leaves a symbol out where UIKit has one.
    private static let ofUIKit: Set<[String]> = Set(
        [
            "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
            "orange",
            "purple", "brown", "clear", "label", "tint", "link", "separator", "systemBackground",
        ].map { [$0] })
}

/// What extensions of the types that have symbols declare, such as `UIColor.brand`. Other types may use the same words.
private final class OwnSymbols: SyntaxVisitor {
    private static let types = ["UIImage", "UIColor", "ImageResource", "ColorResource"]
    private var scope: [String] = []
    private var names: Set<String> = []

    static func names(in files: [(path: String, bytes: [UInt8])]) -> Set<String> {
        let found = concurrently(files) { file -> Set<String> in
            guard types.contains(where: { SourceFile.mentions("extension " + $0, in: file.bytes) }) else { return [] }
            let visitor = OwnSymbols(viewMode: .sourceAccurate)
            visitor.walk(SourceFile(path: file.path, bytes: file.bytes).tree)
            return visitor.names
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedName
        guard Self.types.contains(where: { type == $0 || type.hasPrefix($0 + ".") }) else { return .skipChildren }
        scope.append(type)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        if scope.last == node.extendedName { scope.removeLast() }
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { if !scope.isEmpty { scope.removeLast() } }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { if !scope.isEmpty { scope.removeLast() } }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let outer = scope.last else { return .skipChildren }
        scope.append("\(outer).\(node.name.word)")
        names.insert(scope.last!)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = scope.last,
            node.modifiers.contains(named: "static") || node.modifiers.contains(named: "class")
        else { return .skipChildren }
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
                names.insert("\(owner).\(name.identifier.word)")
            }
        }
        return .skipChildren
    }
}
