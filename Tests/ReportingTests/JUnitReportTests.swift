import Foundation
import FoundationXML
import MaquetteReporting
import Testing

@Suite("A JUnit report") struct JUnitReportTests {
    @Test("counts cases, failures and errors, of each suite and of all") func counts() throws {
        let report = JUnitReport(
            name: "run",
            suites: [
                .init(
                    name: "A",
                    cases: [
                        .init(name: "fine"),
                        .init(name: "bad", problem: .init(type: "t", message: "m", details: "d")),
                    ]),
                .init(
                    name: "B", cases: [.init(name: "c", problem: .init(.error, type: "t", message: "m", details: "d"))]),
            ])
        let elements = try Elements(report.text).all
        #expect(
            elements[0]
                == .init(name: "testsuites", attributes: ["name": "run", "tests": "3", "failures": "1", "errors": "1"]))
        #expect(elements[1].attributes == ["name": "A", "tests": "2", "failures": "1", "errors": "0"])
        #expect(elements[2] == .init(name: "testcase", attributes: ["classname": "A", "name": "fine"]))
        #expect(elements[4] == .init(name: "failure", attributes: ["type": "t", "message": "m"], text: "d"))
        #expect(elements[5].attributes == ["name": "B", "tests": "1", "failures": "0", "errors": "1"])
        #expect(elements[7].name == "error")
    }

    @Test("keeps every text what it is, but for characters that XML cannot hold") func texts() throws {
        let hostile = "</failure>\"<&>' \n\té 😀\u{1}\u{1B}\u{FFFF}\u{7F}"
        let report = JUnitReport(
            name: hostile,
            suites: [
                .init(
                    name: hostile,
                    cases: [.init(name: hostile, problem: .init(type: hostile, message: hostile, details: hostile))])
            ])
        let kept = "</failure>\"<&>' \n\té 😀\u{FFFD}\u{FFFD}\u{FFFD}\u{7F}"
        let elements = try Elements(report.text).all
        #expect(elements.count == 4)
        for element in elements { #expect(element.attributes["name"] ?? element.attributes["message"] == kept) }
        #expect(elements[3].text == kept)
    }
}

/// What a reader of XML makes of a text.
private final class Elements: NSObject, XMLParserDelegate {
    struct Element: Equatable {
        var name: String
        var attributes: [String: String]
        var text = ""
    }

    private(set) var all: [Element] = []
    private var open: [Int] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        try #require(parser.parse(), "it is no XML: \(String(describing: parser.parserError))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(all.count)
        all.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard let last = open.last, all[last].name == "failure" || all[last].name == "error" else { return }
        all[last].text += text
    }
}
