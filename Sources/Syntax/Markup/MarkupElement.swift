import Foundation

/// An XML element with its place in the file.
package final class MarkupElement: Sendable {
    package let name: String
    package let attributes: MarkupAttributes
    package let children: [MarkupElement]
    /// The characters between the tags, without those of children and without the white space that sets children apart.
    package let text: String
    package let line: Int
    package let column: Int
    /// The key by which the parent refers to the element: `<color key="backgroundColor" …/>`.
    package let key: String?
    /// Elements that whole documents are searched for and that are rare: whether there is any here or below.
    private let landmarks: Landmarks

    package struct Landmarks: OptionSet, Sendable {
        package let rawValue: UInt8

        package static let segue = Landmarks(rawValue: 1)
        package static let variation = Landmarks(rawValue: 2)

        package init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    package init(
        name: String, attributes: MarkupAttributes, children: [MarkupElement], text: String = "", line: Int, column: Int
    ) {
        self.name = name
        self.text = text
        self.line = line
        self.column = column
        key = attributes["key"]
        var landmarks: Landmarks = name == "segue" ? .segue : name == "variation" ? .variation : []
        var texts: [MarkupElement] = []
        for child in children {
            landmarks.formUnion(child.landmarks)
            if child.isTextOfParent { texts.append(child) }
        }
        self.landmarks = landmarks
        self.children = texts.isEmpty ? children : children.filter { !$0.isTextOfParent }
        var attributes = attributes
        for text in texts {
            if let key = text.key, attributes[key] == nil, let own = text.textOfParent { attributes[key] = own }
        }
        self.attributes = attributes
    }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    package var id: String? { attributes["id"] }

    package func child(key: String) -> MarkupElement? {
        let length = key.utf8.count
        for child in children {
            if let own = child.key, own.utf8.count == length, own == key { return child }
        }
        return nil
    }

    /// The child that lists others: `<subviews>`, `<constraints>`.
    package func child(named name: String) -> MarkupElement? {
        let length = name.utf8.count
        for child in children where child.name.utf8.count == length && child.name == name { return child }
        return nil
    }

    /// What a list holds: `element.list("subviews")`.
    package func list(_ name: String) -> [MarkupElement] { child(named: name)?.children ?? [] }

    /// `YES` or `NO`; nil if the attribute is missing.
    package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// A finite number; nil if the attribute is missing or not a number.
    package func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(MarkupNumber.value).flatMap { $0.isFinite ? $0 : nil }
    }

    package func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded()) } }

    /// Whether there is such an element here or below.
    package func holds(_ landmark: Landmarks) -> Bool { landmarks.contains(landmark) }

    /// The segues that begin here or below, in document order.
    package func forEachSegue(_ visit: (MarkupElement) -> Void) {
        guard holds(.segue) else { return }
        if name == "segue" { visit(self) }
        for child in children { child.forEachSegue(visit) }
    }

    /// This element and all below it, in document order.
    package func forEachDescendant(_ visit: (MarkupElement) -> Void) {
        visit(self)
        for child in children { child.forEachDescendant(visit) }
    }
}

/// Texts with line breaks or characters that XML forbids cannot be attributes and have elements of their own: `<string
/// key="text">Hello</string>`. They mean the same as `text="Hello"`, and are read as such.
extension MarkupElement {
    fileprivate var isTextOfParent: Bool { key != nil && (name == "string" || name == "mutableString") }

    /// The text; nil if it cannot be decoded.
    fileprivate var textOfParent: String? { flag("base64-UTF8") == true ? Self.decoded(text) : text }

    /// Interface Builder breaks long base-64 texts into lines and leaves out the padding.
    private static func decoded(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
    }
}
