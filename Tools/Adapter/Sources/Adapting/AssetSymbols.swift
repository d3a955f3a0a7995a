import Foundation

/// The names that Xcode makes for the images and colours of asset catalogs, in Swift.
public struct AssetSymbols {
    enum Kind: String { case image = "Image", color = "Color" }

    struct Symbol: Hashable {
        var kind: Kind
        /// The names of folders that are namespaces, and at last the symbol's own: `["Card", "icon"]`.
        var path: [String]
        /// The asset's name in catalogs: `Card/card-icon`.
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
        let path = namespaces.map { SymbolWords.camel($0, startsHigh: true) } + [word]
        let symbol = Symbol(kind: kind, path: path, asset: (namespaces + [name]).joined(separator: "/"))
        // Of two assets with one name Xcode takes the first and warns.
        if !symbols.contains(where: { $0.kind == kind && $0.path == path }) { symbols.append(symbol) }
    }

    /// `brand` of the colour `Brand Color`, `cardIcon` of the image `card-icon`.
    static func word(_ name: String, _ kind: Kind) -> String {
        let word = SymbolWords.camel(name, startsHigh: false)
        guard word.count > kind.rawValue.count, word.hasSuffix(kind.rawValue) else { return word }
        return String(word.dropLast(kind.rawValue.count))
    }

    // MARK: The file

    /// The symbols that files name, without those that they declare themselves of the same type; nil if there are none.
    public func text(for files: [(path: String, bytes: [UInt8])]) -> String? {
        if symbols.isEmpty { return nil }
        let named = SymbolWords.members(in: files)
        let wanted = symbols.filter { named.contains($0.path.last!) && !Self.ofUIKit.contains($0.path) }
        guard !wanted.isEmpty else { return nil }
        let declared = SymbolWords.declared(
            in: files,
            of: ["UIImage", "UIColor", "ImageResource", "ColorResource", "Color", "SwiftUI.Color", "ShapeStyle"])
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
                let resource = (["\(kind)Resource"] + symbol.path.dropLast()).joined(separator: ".")
                lines.append(
                    type.hasPrefix("UI")
                        ? "extension \(place) { static var \(own): UI\(kind) { UI\(kind)(resource: \(resource).\(own)) } }"
                        : "extension \(place) { static let \(own) = \(type)(name: \(symbol.asset.swiftLiteral), bundle: .main) }"
                )
            }
        }
        if lines.count == 2 { return nil }
        lines += linesForSwiftUI(wanted, in: files, but: declared)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The colours in code that has SwiftUI: `.foregroundStyle(.brand)`. One declaration does for the styles and for `Color.brand`.
    private func linesForSwiftUI(
        _ symbols: [Symbol], in files: [(path: String, bytes: [UInt8])], but declared: Set<String>
    ) -> [String] {
        guard files.contains(where: { SourceFile.mentions("import SwiftUI", in: $0.bytes) }) else { return [] }
        var lines = ["import SwiftUI"]
        var spaces: Set<String> = []
        for symbol in symbols where symbol.kind == .color {
            let own = "`\(symbol.path.last!)`"
            let value =
                "SwiftUI.Color { SwiftUI.Color(ColorResource.\(symbol.path.dropLast().map { $0 + "." }.joined())\(own)) }"
            let name = symbol.path.joined(separator: ".")
            if ["Color", "SwiftUI.Color", "ShapeStyle"].contains(where: { declared.contains("\($0).\(name)") }) {
                continue
            }
            guard symbol.path.count > 1 else {
                if Self.ofColor.contains(name) { continue }
                let isOnlyColor = Self.ofOtherStyles.contains(name)
                let type = isOnlyColor ? "SwiftUI.Color" : "ShapeStyle where Self == SwiftUI.Color"
                lines.append("extension \(type) { static var \(own): \(value) }")
                continue
            }
            for depth in symbol.path.indices.dropLast() {
                let space = symbol.path[...depth].joined(separator: ".")
                guard !declared.contains("Color.\(space)"), spaces.insert(space).inserted else { continue }
                let outer = (["SwiftUI.Color"] + symbol.path[..<depth]).joined(separator: ".")
                lines.append("extension \(outer) { enum \(symbol.path[depth]) {} }")
            }
            let place = (["SwiftUI.Color"] + symbol.path.dropLast()).joined(separator: ".")
            lines.append("extension \(place) { static var \(own): \(value) }")
        }
        return lines.count == 1 ? [] : lines
    }

    /// Xcode leaves a symbol out where UIKit has one.
    private static let ofUIKit: Set<[String]> = Set(
        [
            "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
            "orange",
            "purple", "brown", "clear", "label", "tint", "link", "separator", "systemBackground",
        ].map { [$0] })

    private static let ofColor: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]

    /// Other styles of SwiftUI have these names, but no colour has: an asset `background` is `Color.background`.
    private static let ofOtherStyles: Set<String> = [
        "tint", "foreground", "background", "separator", "selection", "link", "placeholder", "fill",
    ]
}
