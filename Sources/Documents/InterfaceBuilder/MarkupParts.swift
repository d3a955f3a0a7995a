import Foundation

/// An Interface Builder document as parts: every element with an id is one, and elements without an id are properties
/// of the element around them.
struct MarkupParts {
    private(set) var parts: [DocumentPart] = []

    init(_ root: MarkupElement) {
        var document = DocumentPart(
            role: .other, kind: root.name, id: nil, label: nil, line: root.line, column: root.column)
        Self.collect(root, prefix: "", into: &document)
        // Attributes of the document itself change with every Xcode.
        document.properties.removeAll { Self.bookkeeping.contains($0.name) || $0.name.hasPrefix("dependencies.") }
        if let version = root["toolsVersion"] { document.editor = version }
        parts = document.parts
        document.parts = []
        parts.append(document)
    }

    private static let bookkeeping: Set = [
        "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
        "customObjectInstantitationMethod", "colorMatched",
    ]

    /// Lists whose members are parts of their own.
    private static let lists: Set = [
        "scenes", "objects", "subviews", "constraints", "connections", "cells", "prototypes", "sections", "items",
        "layoutGuides", "segments", "tabBarItems",
    ]

    private static let resources: Set = ["image", "namedColor", "systemColor"]

    private static func part(_ element: MarkupElement, in list: String?) -> DocumentPart {
        var part = DocumentPart(
            role: role(of: element, in: list), kind: element.name, id: element.id ?? element["sceneID"],
            label: element.authorsLabel, line: element.line, column: element.column)
        collect(element, prefix: "", into: &part)
        return part
    }

    private static func role(of element: MarkupElement, in list: String?) -> DocumentPart.Role {
        if element.name == "constraint" { return .constraint }
        if element.name == "scene" { return .scene }
        if element["customClass"] == "UIResponder" || element.name == "placeholder" { return .other }
        let isPlaced = element.child(key: "frame")?.name == "rect" || element.name.hasSuffix("View")
        return isPlaced || list == "subviews" || list == "cells" || list == "prototypes" ? .view : .other
    }

    private static func collect(_ element: MarkupElement, prefix: String, into part: inout DocumentPart) {
        for entry in element.attributes.entries.sorted(by: { $0.name < $1.name }) where !isIdentity(entry.name, prefix)
        {
            part.properties.append(DocumentPart.Property(prefix + entry.name, entry.value))
        }
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty { part.properties.append(DocumentPart.Property(prefix + "text", text)) }
        var counts: [String: Int] = [:]
        for child in element.children {
            if child.id != nil || child.name == "scene" {
                var member = Self.part(child, in: element.name)
                // `leftBarButtonItems` and the like.
                if !prefix.isEmpty { member.properties.append(DocumentPart.Property("in", String(prefix.dropLast()))) }
                part.parts.append(member)
            } else if lists.contains(child.name), prefix.isEmpty {
                collectList(child, into: &part)
            } else {
                counts[child.name, default: 0] += 1
                collect(child, prefix: prefix + name(of: child, counts[child.name] ?? 1) + ".", into: &part)
            }
        }
    }

    private static func collectList(_ list: MarkupElement, into part: inout DocumentPart) {
        for (number, member) in list.children.enumerated() {
            if member.id != nil || member.name == "scene" {
                part.parts.append(Self.part(member, in: list.name))
            } else {
                collect(member, prefix: "\(list.name).\(number + 1).", into: &part)
            }
        }
    }

    /// `key` is part of the name already.
    private static func isIdentity(_ name: String, _ prefix: String) -> Bool {
        prefix.isEmpty ? name == "id" || name == "sceneID" : name == "key"
    }

    private static func name(of element: MarkupElement, _ number: Int) -> String {
        if element.name == "variation", let key = element.key { return "variation(\(key))" }
        if element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"] { return "runtime(\(path))" }
        if let key = element.key { return key }
        // Resources are sorted by name, so a number says nothing about one.
        if resources.contains(element.name), let name = element["name"] { return "\(element.name)(\(name))" }
        return number == 1 ? element.name : "\(element.name)\(number)"
    }
}

extension MarkupElement {
    /// How the element's author knows it: its label, its text, its class.
    var authorsLabel: String? {
        let words = ["userLabel", "text", "title", "headerTitle", "placeholder"].lazy.compactMap { self[$0] }
        return words.first { !$0.isEmpty }
            ?? [child(key: "normal")?["title"], self["customClass"]].lazy
            .compactMap { $0 }.first { !$0.isEmpty }
    }
}
