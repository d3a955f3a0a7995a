import Maquette
import Testing

/// Names in printed code are legal, and no two are the same.
@Suite @MainActor struct NameTests {
    private func printed(_ names: [String?]) -> String {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for name in names {
            let label = UILabel()
            label.accessibilityIdentifier = name
            root.addSubview(label)
        }
        return root.printed(as: .anchors)
    }

    @Test(arguments: [
        ("title", "title"), ("Title Label", "titleLabel"), ("profile.card-name", "profileCardName"),
        ("URLField", "urlField"),
        ("URL", "url"), ("3rd row", "view3rdRow"), ("größe", "größe"), ("class", "classView"), ("self", "selfView"),
        ("8bC-Xf-vdC", "label"), ("«»", "label"),
    ])
    func areMadeOfWhatTheAuthorCallsAView(_ identifier: String, _ name: String) {
        #expect(printed([identifier]).contains("let \(name) = UILabel("))
    }

    @Test func areTheClassAndANumberWhereNobodyHasNamedIt() {
        let code = printed([nil, nil, nil])
        for name in ["label", "label2", "label3"] { #expect(code.contains("let \(name) = UILabel(")) }
    }

    @Test func areToldApartByNumbers() {
        let code = printed(["a b", "a.b", "aB", "aB2"])
        for name in ["aB", "aB2", "aB3", "aB2_2"] { #expect(code.contains("let \(name) = UILabel(")) }
    }

    @Test func textsAreEscaped() {
        let root = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.text = "\"a\\(b)\"\n\t\u{202E}é\0"
        #expect(root.printed(as: .anchors).contains(#"root.text = "\"a\\(b)\"\n\t\u{202E}é\u{0}""#))
    }
}
