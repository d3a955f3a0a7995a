import Foundation
import Testing

/// The pages for people, held against the command: what they tell somebody to type is typed.
///
/// What needs a toolset (Swift files, whole projects) or installs something is tried by `Scripts/test-package`. What waits for
/// files that are saved is left out.
@Suite("The README and the documentation")
struct DocumentationTests {
    private static let pages = [
        "README.md", "Documentation/tour.md", "Documentation/diff.md", "Documentation/explaining.md",
        "Documentation/lint.md", "Documentation/live.md", "Documentation/snapshots.md",
        "Documentation/continuous-integration.md", "Documentation/installing.md", "Documentation/accessibility.md",
        "Documentation/build-systems.md",
    ]

    @Test("have command lines to try") func hasCommands() {
        for page in Self.pages { #expect(!CommandLines(of: page).lines.isEmpty, "\(page)") }
    }

    /// Each page is gone through from the top, as its commands go on from each other, in a project such as the pages have in
    /// mind.
    @Test("have no command line that does not work", arguments: pages) func works(page: String) throws {
        let place = try Workplace()
        try prepare(place)
        for line in CommandLines(of: page).lines {
            let run = try place.shell(
                "export HOME=$PWD; PATH=$PWD/Scripts:$PATH; unset -f preview; set -o pipefail\n" + staying(line))
            #expect(accepted(line).contains(run.status), "\(line)\n\(run.text)\(run.errors)")
        }
        guard page == "README.md" else { return }
        let drawn = try Data(
            contentsOf: Command.package.appendingPathComponent("Documentation/pictures/storyboard.png"))
        #expect(try place.read("harbours.png") == drawn, "the picture above the commands is not the one that they draw")
    }

    /// A debug build draws 40 times more slowly, which is no first impression.
    @Test("build in release mode what draws") func releases() throws {
        let package = Command.package
        let folders = ["Documentation", "Examples/Profile", "Examples/Dialects"].map(package.appendingPathComponent)
        let pages = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        let lines = try ([package.appendingPathComponent("README.md")] + pages).filter { $0.pathExtension == "md" }
            .flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
            .filter { $0.contains("swift run ") }
        #expect(lines.count >= 3)
        for line in lines { #expect(line.contains("swift run -c release "), "\(line)") }
    }

    /// What stays until somebody ends it is ended when it has said something.
    private func staying(_ line: String) -> String {
        let words = line.split(separator: "#")[0]
        guard words.contains("preview serve") else { return line }
        return """
            \(words) >said 2>&1 & stays=$!
            until [ -s said ]; do kill -0 $stays || exit 2; sleep 0.05; done
            kill -TERM $stays; wait $stays; rm said
            """
    }

    /// Verbs that judge exit with 1 when something was found, and the project has something to find. Alone the command says
    /// what is missing. What ends by a signal says so by its exit code.
    private func accepted(_ line: String) -> [Int32] {
        let words = line.split(separator: "#")[0].split(separator: " ").map(String.init)
        if words == ["Scripts/preview"] { return [2] }
        if words.contains("serve") { return [0, 128 + SIGTERM] }
        let judges = ["lint", "diff", "verify", "merge", "review", "--strings"].contains { words.contains($0) }
        return judges ? [0, 1] : [0]
    }

    private func prepare(_ place: Workplace) throws {
        for name in ["Fixtures", "Examples"] {
            try FileManager.default.createSymbolicLink(
                at: place.folder.appendingPathComponent(name),
                withDestinationURL: Command.package.appendingPathComponent(name))
        }
        try place.write(Self.storyboard, to: "Main.storyboard")
        try place.write(Self.storyboard, to: "Card.storyboard")
        try place.write(Self.storyboard, to: "Sources/Screens/Card.storyboard")
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        try place.write(SmallDocuments.label("Hello"), to: "Screens/words.json")
        try place.write(#"{ "documents": ["Screens"] }"#, to: ".maquette-snapshots.json")
        let prepared = try place.shell(
            """
            mkdir -p Scripts .local/bin .local/share/doc/maquette
            ln -s '\(Command.path)' Scripts/preview; ln -s '\(Command.path)' .local/bin/preview
            ln -s "$PWD/Fixtures" .local/share/doc/maquette/examples
            git init -q . && git add Main.storyboard Screens Sources
            git -c user.name=Test -c user.email=test@example.org commit -qm one
            git branch -M main && git update-ref refs/remotes/origin/main HEAD
            sed -i s/Welcome/Hello/ Main.storyboard
            preview snapshot record Screens >recorded && sed -i s/Hello/Goodbye/ Screens/words.json
            preview snapshot verify --report report >verified || true
            """)
        #expect(prepared.status == 0, "\(prepared.errors)")
    }

    /// A scene with a label that is called title, and a button.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useSafeAreas="YES" initialViewController="ctl">
          <scenes>
            <scene sceneID="scn"><objects>
              <viewController title="Sign in" id="ctl" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="vew">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                    <label contentMode="left" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                      <rect key="frame" x="20" y="79" width="100" height="20.5"/>
                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    <button contentMode="scaleToFill" buttonType="system" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="skip">
                      <rect key="frame" x="20" y="160" width="60" height="24"/>
                      <state key="normal" title="Skip"/>
                    </button>
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="safe"/>
                  <constraints>
                    <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
        constant="20" id="c1"/>
                    <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="c2"/>
                  </constraints>
                </view>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """
}

/// Every line of a page's code blocks that calls the command; a backslash at its end goes on with the next.
struct CommandLines {
    private(set) var lines: [String] = []

    init(of page: String) {
        let text = (try? String(contentsOf: Command.package.appendingPathComponent(page), encoding: .utf8)) ?? ""
        var (isCode, goesOn) = (false, false)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") { isCode.toggle() }
            let words = Self.typed(line)
            guard isCode || line.hasPrefix("    "), goesOn || Self.isCall(words), !Self.isTriedElsewhere(words) else {
                goesOn = false
                continue
            }
            if goesOn { lines[lines.count - 1] += "\n" + line } else { lines += Self.runs(words) }
            goesOn = line.hasSuffix("\\")
        }
    }

    /// Without what stands before a command in a transcript or in a workflow.
    private static func typed(_ line: String) -> String {
        var words = line.drop { $0 == " " }
        for sign in ["$ ", "- run: ", "- "] where words.hasPrefix(sign) { words = words.dropFirst(sign.count) }
        return String(words)
    }

    private static func isCall(_ words: String) -> Bool {
        ["Scripts/preview", "~/.local/bin/preview", "preview"].contains { words == $0 || words.hasPrefix("\($0) ") }
            || words.hasPrefix("for ") && words.contains("preview ")
    }

    private static func isTriedElsewhere(_ words: String) -> Bool {
        words.contains("--watch") || words.contains(".swift")
    }

    /// What a server of builds fills in: both of its machines run it.
    private static func runs(_ words: String) -> [String] {
        let signs = [
            "${{ matrix.shard }}": "1", "$CI_NODE_INDEX": "1", "$CI_NODE_TOTAL": "2",
            "$GITHUB_STEP_SUMMARY": "summary.md",
        ]
        guard signs.keys.contains(where: words.contains) else { return [words] }
        let parts = words.contains("matrix.shard") ? 4 : words.contains("CI_NODE_INDEX") ? 2 : 1
        return (1...parts).map { part in
            signs.reduce(words) { text, sign in
                let isPart = sign.key.contains("shard") || sign.key.contains("INDEX")
                return text.replacingOccurrences(of: sign.key, with: isPart ? "\(part)" : sign.value)
            }
        }
    }
}
