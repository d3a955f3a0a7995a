import Foundation
import FoundationXML

/// Reads XML into elements, in bounded time and memory: no document types, no entities, no endless nesting.
final class MarkupReader: NSObject, XMLParserDelegate {
    static let deepestNesting = 400
    static let mostBytes = 64 << 20

    private let file: String
    private var open: [Unfinished] = []
    private var root: MarkupElement?
    private var complaint: DocumentProblem?
    private var startTags: StartTags

    private struct Unfinished {
        var name: String
        var attributes: [String: String]
        var children: [MarkupElement] = []
        var text = ""
        var line: Int
        var column: Int
    }

    private init(_ utf8: Data, file: String) {
        self.file = file
        startTags = StartTags(utf8)
    }

    static func read(_ data: Data, file: String) throws(UnusableDocument) -> MarkupElement {
        func problem(_ message: String) -> UnusableDocument {
            UnusableDocument([DocumentProblem(file: file, message: message)])
        }
        guard data.count <= mostBytes else { throw problem("larger than \(mostBytes >> 20) MB") }
        guard !data.isEmpty else { throw problem("the file is empty") }
        let utf8 = utf8Bytes(of: data)
        if let complaint = declaration(in: utf8, file: file) { throw UnusableDocument([complaint]) }
        let reader = MarkupReader(utf8, file: file)
        let parser = XMLParser(data: utf8)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let succeeded = parser.parse()
        if let complaint = reader.complaint { throw UnusableDocument([complaint]) }
        guard succeeded, let root = reader.root else {
            let position = (line: parser.lineNumber, column: parser.columnNumber)
            throw UnusableDocument([
                DocumentProblem(
                    file: file, line: max(position.line, 1), column: max(position.column, 1),
                    message: "not well-formed XML" + (reader.openName.map { ", inside <\($0)>" } ?? ""))
            ])
        }
        return root
    }

    /// Document types and entities are refused before anything expands them.
    private static func declaration(in data: Data, file: String) -> DocumentProblem? {
        for declaration in ["<!ENTITY", "<!DOCTYPE"] {
            guard let range = data.range(of: Data(declaration.utf8)) else { continue }
            let before = data[data.startIndex..<range.lowerBound]
            let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
            return DocumentProblem(
                file: file, line: 1 + before.count { $0 == UInt8(ascii: "\n") },
                column: 1 + range.lowerBound - lineStart,
                message: "\(declaration) has no place in Interface Builder documents")
        }
        return nil
    }

    private var openName: String? { open.last?.name }

    /// Documents are UTF-8, but people's tools save other things; the byte-order mark tells.
    private static func utf8Bytes(of data: Data) -> Data {
        let marks: [(bytes: [UInt8], encoding: String.Encoding)] = [
            ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
        ]
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return data.dropFirst(3) }
        for mark in marks where data.starts(with: mark.bytes) {
            guard let text = String(data: data.dropFirst(mark.bytes.count), encoding: mark.encoding) else { break }
            // The declaration still names the former encoding.
            return Data(text.replacingOccurrences(of: "UTF-16", with: "UTF-8", options: .caseInsensitive).utf8)
        }
        return data
    }

    // MARK: XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard open.count < Self.deepestNesting else {
            complaint = DocumentProblem(
                file: file, line: parser.lineNumber, column: parser.columnNumber,
                message: "elements are nested more than \(Self.deepestNesting) deep")
            return parser.abortParsing()
        }
        let start = startTags.next(named: elementName) ?? (parser.lineNumber, parser.columnNumber)
        open.append(
            Unfinished(name: elementName, attributes: attributeDict, line: start.line, column: start.column))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard let ended = open.popLast() else { return }
        let element = MarkupElement(
            name: ended.name, attributes: ended.attributes, children: ended.children, text: ended.text,
            line: ended.line, column: ended.column)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
