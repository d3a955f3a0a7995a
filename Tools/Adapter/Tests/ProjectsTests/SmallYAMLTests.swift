import Testing

@testable import Projects

@Suite struct SmallYAMLTests {
    /// Expectations from the specification of YAML 1.2.2, chapters 6.9 (anchors), 7.3 (scalars) and 7.4 (flow collections).
    @Test func `Brackets, quotation marks and what is used again are read as YAML's specification says`() {
        let yaml = SmallYAML.read(
            """
            %YAML 1.2
            ---
            name: Don't # a comment
            "quoted: key": 'it''s'
            list: [a, "b, c", {d: e, f: [g]}, https://example.org:80/x]   # and more
            lines: {
              "a.b": {
                c: yes
              },
              d: "#1"
            }
            base: &base
              x: 1
              y: [1, 2]
            other:
              <<: *base
              x: 2
            again: *base
            words: &word hello
            said:
            - *word
            - &mapped
              k: v
            script: |
              if [ 1 ]; then echo "a: b"
              fi
            last: \\"end
            """)
        #expect(yaml["name"]?.text == "Don't")
        #expect(yaml["quoted: key"]?.text == "it's")
        #expect(
            yaml["list"]
                == .list([
                    .text("a"), .text("b, c"), .mapping(["d": .text("e"), "f": .list([.text("g")])]),
                    .text("https://example.org:80/x"),
                ]))
        #expect(yaml["lines"] == .mapping(["a.b": .mapping(["c": .text("yes")]), "d": .text("#1")]))
        let numbers = SmallYAML.list([.text("1"), .text("2")])
        #expect(yaml["other"] == .mapping(["x": .text("2"), "y": numbers]))
        #expect(yaml["again"] == .mapping(["x": .text("1"), "y": numbers]))
        #expect(yaml["said"] == .list([.text("hello"), .mapping(["k": .text("v")])]))
        #expect(yaml["script"] != nil && yaml["fi"] == nil && yaml["last"] != nil)
    }

    @Test func `Text that is no YAML, deep brackets and what stands for more than there is room for end soon`() {
        let deep = String(repeating: "[", count: 100_000)
        for text in [
            "a: " + deep, deep, "a:\n" + deep, String(repeating: "- ", count: 50_000), "[}{]:,", "a: [b, }", "{",
        ] {
            _ = SmallYAML.read(text)
        }
        // Each line ten of the line before: a billion of the first.
        let bomb = (1...9).reduce("l0: &l0 a\n") { text, number in
            text + "l\(number): &l\(number)\n" + String(repeating: "- *l\(number - 1)\n", count: 10)
        }
        let yaml = SmallYAML.read(bomb)
        #expect(yaml["l1"]?.elements.count == 10)
        #expect(yaml["l9"]?.elements.allSatisfy { $0 == .text("") } == true)
    }
}
