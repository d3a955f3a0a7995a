import Testing

@testable import Adapting

/// What is expected follows from the indentation, which every editor keeps.
@Suite struct BrokenBodyTests {
    private func mended(_ text: String) -> String? {
        BrokenBodies.mended(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `A brace that is missing costs its function`() {
        let text = """
            class Card: UIView {
                func show() {
                    if isShown {
                        add()
                }
                func hide() {
                    remove()
                }
            }
            """
        let expected = """
            class Card: UIView {
                func show() {
            #error("this does not parse")

                }
                func hide() {
                    remove()
                }
            }
            """
        #expect(mended(text) == expected)
    }

    @Test func `Tabs among spaces do not break a body in a file with another fault`() {
        let text = """
            class Card: UIView {
                @available (*, deprecated) var old = 1
                func show() {
                    add()
            \t}

            \tfunc hide() {
            \t\tremove()
            \t}
            }
            """
        #expect(mended(text) == nil)
    }

    @Test func `A function whose own brace is missing ends before the next`() {
        let text = """
            class Card: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                func hide() {
                    remove()
                }
            }
            """
        let expected = """
            class Card: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame) ; #error("this does not parse") }
                func hide() {
                    remove()
                }
            }
            """
        #expect(mended(text) == expected)
    }

    @Test func `What is half written is cut with its function, and conditions do not end one`() {
        let text = """
            struct Card {
                var title: String {
            #if DEBUG
                    return ""
            #endif
                    let x =
                }
                func fine() {
                }
            }
            """
        #expect(mended(text)?.contains("#endif\n#error(\"this does not parse\")\n    }") == true)
        #expect(mended(text)?.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
    }

    @Test func `A file that parses is left alone, and one that is broken elsewhere`() {
        #expect(mended("class Card {\n    func show() {\n    }\n}\n") == nil)
        #expect(mended("class Card {\n    let x =\n    func show() {\n    }\n}\n") == nil)
        #expect(mended("") == nil)
        #expect(mended("class C {\n    func f() {\n    })\n    var x = a.map({\n    })]\n}\n") == nil)
        #expect(mended("class Card {\n    func show( {\n    }\n    func hide( {\n        a()\n    }\n}\n") == nil)
    }

    /// Code of another time: each body breaks, and not every line of each is tried.
    @Test func `A file of nothing but broken bodies is mended all the same`() throws {
        let body = "    func f() {\n" + String(repeating: "        a()\n", count: 50) + "        let x =\n    }\n"
        let text = "class C {\n" + String(repeating: body, count: 200) + "}\n"
        let result = try #require(mended(text))
        #expect(result.ranges(of: "#error").count == 200)
        #expect(result.count { $0 == "\n" } == text.count { $0 == "\n" })
        #expect(BrokenBodies.mended(Array(result.utf8)) == nil)
    }
}
