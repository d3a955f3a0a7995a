/// Reads XML into elements, in one pass and in bounded memory: no document types, no entities, no unlimited nesting.
///
/// Foundation's parser would load two libraries whenever the command starts, and it only knows where tags end.
package struct MarkupReader {
    static let deepestNesting = 400
    static let mostBytes = 64 << 20

    private var scanner: MarkupScanner
    private var places = MarkupPlaces()
    private var open: [Unfinished] = []
    /// The children of all open elements that have been read, those of the innermost last.
    private var finished: [MarkupElement] = []
    private var attributes: [MarkupAttributes.Entry] = []
    private var root: MarkupElement?

    private struct Unfinished {
        var name: String
        var position: TextPosition
        var attributes: MarkupAttributes
        /// Where the element's children begin among those that have been read.
        var firstChild: Int
        var text = ""
    }

    package static func read(_ bytes: [UInt8], file: String) throws(UnusableDocument) -> MarkupElement {
        func unusable(_ message: String) -> UnusableDocument {
            UnusableDocument([DocumentProblem(file: file, message: message)])
        }
        guard bytes.count <= mostBytes else { throw unusable("larger than \(mostBytes >> 20) MB") }
        guard !bytes.isEmpty else { throw unusable("the file is empty") }
        var text = bytes
        do {
            text = try MarkupEncoding.utf8(of: bytes)
            try MarkupCharacter.check(text)
            var reader = MarkupReader(scanner: MarkupScanner(text))
            return try reader.readDocument()
        } catch {
            let position = MarkupPlaces.position(of: error.offset, in: text)
            throw UnusableDocument([
                DocumentProblem(file: file, line: position.line, column: position.column, message: error.message)
            ])
        }
    }

    private init(scanner: MarkupScanner) { self.scanner = scanner }

    private mutating func readDocument() throws(MarkupFault) -> MarkupElement {
        try scanner.skipXMLDeclaration()
        while !scanner.isAtEnd {
            if open.isEmpty {
                scanner.skipSpace()
            } else {
                let last = open.count - 1
                if !scanner.skipSpaceAroundChildren(hasChildren: finished.count > open[last].firstChild) {
                    open[last].text += try scanner.characterData()
                }
            }
            guard !scanner.isAtEnd else { break }
            guard scanner.next == .lessThan else {
                throw scanner.malformed("there is text outside of the root element")
            }
            try readMarkup()
        }
        if let last = open.last {
            throw scanner.malformed("the file ends inside <\(last.name)> of line \(last.position.line)")
        }
        guard let root else { throw scanner.malformed("there is no element") }
        return root
    }

    /// Markup that begins with `<`.
    private mutating func readMarkup() throws(MarkupFault) {
        switch scanner.following {
        case .slash: try readEndTag()
        case .questionMark: try scanner.skipInstruction()
        case .exclamationMark:
            if scanner.isAt("<!--") {
                try scanner.skipComment()
            } else if !open.isEmpty, scanner.isAt("<![CDATA[") {
                open[open.count - 1].text += try scanner.literalText()
            } else {
                throw scanner.refusedDeclaration()
            }
        default: try readStartTag()
        }
    }

    private mutating func readStartTag() throws(MarkupFault) {
        if open.isEmpty, root != nil { throw scanner.malformed("there is a second root element") }
        guard open.count < Self.deepestNesting else {
            throw scanner.fault("elements are nested more than \(Self.deepestNesting) deep")
        }
        let position = places.position(of: scanner.offset, in: scanner.bytes)
        scanner.skip(1)
        let name = try scanner.name(of: "an element")
        try readAttributes(of: name)
        let element = Unfinished(
            name: name, position: position, attributes: MarkupAttributes(Array(attributes)),
            firstChild: finished.count)
        let isEmpty = scanner.skip(ifAt: "/>")
        guard isEmpty || scanner.skip(ifAt: ">") else {
            throw scanner.malformed("the tag <\(element.name)> of line \(position.line) is not ended by > here")
        }
        if isEmpty { close(element) } else { open.append(element) }
    }

    private mutating func readAttributes(of element: String) throws(MarkupFault) {
        attributes.removeAll(keepingCapacity: true)
        // Comparing each with each is quick only for a few attributes.
        var names: Set<String> = []
        while scanner.skipSpace(), scanner.isAtName {
            let place = scanner.offset
            let name = try scanner.name(of: "an attribute")
            let value = try scanner.value(of: name)
            let isFew = attributes.count < 32
            if attributes.count == 32 { names = Set(attributes.lazy.map(\.name)) }
            let isNew = isFew ? MarkupAttributes.place(of: name, in: attributes) == nil : names.insert(name).inserted
            guard isNew else {
                throw scanner.malformed("<\(element)> has the attribute \(name) twice", at: place)
            }
            attributes.append(MarkupAttributes.Entry(name: name, value: value))
        }
    }

    private mutating func readEndTag() throws(MarkupFault) {
        let place = scanner.offset
        scanner.skip(2)
        let name = try scanner.name(of: "an end tag")
        scanner.skipSpace()
        guard scanner.skip(ifAt: ">") else { throw scanner.malformed("the tag </\(name)> is not ended by > here") }
        guard let element = open.popLast() else { throw scanner.malformed("</\(name)> ends nothing", at: place) }
        guard element.name == name else {
            throw scanner.malformed("</\(name)> ends <\(element.name)> of line \(element.position.line)", at: place)
        }
        close(element)
    }

    private mutating func close(_ element: Unfinished) {
        let children = Array(finished[element.firstChild...])
        finished.removeSubrange(element.firstChild...)
        let whole = MarkupElement(
            name: element.name, attributes: element.attributes, children: children, text: element.text,
            line: element.position.line, column: element.position.column)
        if open.isEmpty { root = whole } else { finished.append(whole) }
    }
}
