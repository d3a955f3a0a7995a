/// A kind of document that can be of any size.
struct Shape: Sendable {
    let name: String
    /// Its text, for so many views or constraints.
    let document: @Sendable (Int) -> String

    static let all = [
        Shape(name: "labels") { view(labels($0)) },
        Shape(name: "labels in a stack") { stack("fill", labels($0)) },
        Shape(name: "equalSpacing") { stack("equalSpacing", boxes($0)) },
        Shape(name: "equalCentering") { stack("equalCentering", boxes($0)) },
        Shape(name: "fillProportionally") { stack("fillProportionally", labels($0)) },
        Shape(name: "fillEqually") { stack("fillEqually", labels($0)) },
        Shape(name: "chain") { count in
            view(
                each(count) {
                    box($0, $0 == 0 ? ["leading == screen.leading"] : ["leading == b\($0 - 1).trailing + 1"])
                })
        },
        Shape(name: "soft chain") { count in
            view(
                each(count) {
                    box($0, [$0 == 0 ? "leading == screen.leading @ 500" : "leading == b\($0 - 1).trailing + 1 @ 500"])
                })
        },
        Shape(name: "ring") { count in
            view(each(count) { box($0, ["leading == b\(($0 + 1) % count).trailing + 1"]) })
        },
        Shape(name: "multipliers") { count in
            view(each(count) { box($0, ["width == screen.width * 0.\($0 % 9 + 1) + \($0 % 7)"]) })
        },
        Shape(name: "chain of multipliers") { count in
            view(each(count) { box($0, $0 == 0 ? [] : ["leading == b\($0 - 1).leading * 1.0001 + 1"]) })
        },
        Shape(name: "gaps") { count in
            let format = "V:|" + (0..<count).map { "-1-[b\($0)]" }.joined()
            return view(each(count) { box($0, ["leading == screen.leading"]) }, constraints: ["\"\(format)\""])
        },
        Shape(name: "nested stacks") { count in
            let stacks = each(max(1, count / 10)) { _ in
                #"{"type": "stackView", "subviews": [\#(labels(9).joined(separator: ","))]}"#
            }
            return stack("fill", stacks)
        },
        Shape(name: "a label of many words") { count in
            let words = (0..<count).map { "word\($0)" }.joined(separator: " ")
            return view([
                #"{"type": "label", "numberOfLines": 0, "text": "\#(words)", "constraints": ["width == 300"]}"#
            ])
        },
        Shape(name: "scenes") { count in
            let scenes = (0..<count).map { "{\"id\": \"s\($0)\", \"view\": {\"subviews\": [\(labels(1)[0])]}}" }
            return "{\"scenes\": [\(scenes.joined(separator: ","))]}"
        },
    ]

    private static func each(_ count: Int, _ element: (Int) -> String) -> [String] { (0..<count).map(element) }

    private static func labels(_ count: Int) -> [String] {
        each(count) { "{\"type\": \"label\", \"text\": \"Number \($0)\"}" }
    }

    private static func boxes(_ count: Int) -> [String] { each(count) { box($0, []) } }

    private static func box(_ number: Int, _ constraints: [String]) -> String {
        let all = constraints + ["width == 4", "height == 4"]
        return "{\"id\": \"b\(number)\", \"constraints\": [\(all.map { "\"\($0)\"" }.joined(separator: ","))]}"
    }

    private static func view(_ subviews: [String], constraints: [String] = []) -> String {
        let own = constraints.isEmpty ? "" : #""constraints": [\#(constraints.joined(separator: ","))], "#
        return #"{"view": {"id": "screen", \#(own)"subviews": [\#(subviews.joined(separator: ","))]}}"#
    }

    private static func stack(_ distribution: String, _ subviews: [String]) -> String {
        let stack =
            #"{"type": "stackView", "axis": "vertical", "distribution": "\#(distribution)", "subviews": [\#(subviews.joined(separator: ","))], "#
            + #""constraints": ["edges == screen.edges"]}"#
        return #"{"view": {"id": "screen", "subviews": [\#(stack)]}}"#
    }
}
