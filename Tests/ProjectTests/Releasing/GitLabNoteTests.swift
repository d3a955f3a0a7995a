import Foundation
import Testing

/// The note on a merge request, with a `curl` that answers as GitLab's API documents it, and notes what it is asked.
@Suite(.enabled(if: Sandbox.has("jq"))) struct GitLabNoteTests {
    let place: Sandbox

    init() throws {
        place = try Sandbox()
        try place.write(
            """
            #!/bin/bash
            echo "$*" >>"$LOG"
            for word; do case "$word" in @/dev/fd/*) cat "${word#@}" >>"$LOG.headers" ;; esac; done
            case "$*" in
            */user) echo '{"id": 5}' ;;
            *per_page*) echo "$NOTES" ;;
            *--data*) cat >"$LOG.body" ;;
            esac
            """, to: "bin/curl")
        try place.write(
            "### 1 differs\n![spy](https://example.org/x.png)\n@everybody\n/close\n  /approve\n<!-- maquette -->",
            to: "report/summary.md")
        #expect(try place.bash("chmod +x bin/curl").status == 0)
    }

    private func note(_ more: [String: String] = [:]) throws -> Sandbox.Ended {
        let variables = [
            "PATH": place.folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "LOG": place.folder.path + "/log", "NOTES": "[]", "CI_API_V4_URL": "https://gitlab.example.org/api/v4",
            "CI_PROJECT_ID": "3", "CI_PROJECT_URL": "https://gitlab.example.org/a/b", "CI_JOB_ID": "9",
            "CI_MERGE_REQUEST_IID": "7", "MAQUETTE_TOKEN": "secret",
        ]
        return try place.bash("\"$MAQUETTE/Packaging/comment/gitlab\" report", variables.merging(more) { $1 })
    }

    private var body: String {
        get throws {
            let data = Data(try place.read("log.body").utf8)
            return try #require((JSONSerialization.jsonObject(with: data) as? [String: Any])?["body"] as? String)
        }
    }

    @Test func `The first run makes a note, which mentions nobody and commands nothing`() throws {
        let run = try note()
        #expect(run.status == 0, "\(run.text)")
        let log = try place.read("log")
        #expect(log.contains("--request POST") && log.contains("/projects/3/merge_requests/7/notes"))
        #expect(!log.contains("secret"))
        #expect(try place.read("log.headers").contains("PRIVATE-TOKEN: secret"))
        let body = try body
        #expect(body.hasPrefix("<!-- maquette -->\n### 1 differs\n"), "\(body)")
        #expect(!body.contains("example.org/x.png") && !body.contains("@everybody"))
        #expect(!body.contains("\n/close") && !body.contains("\n  /approve"), "\(body)")
        #expect(body.contains("https://gitlab.example.org/a/b/-/jobs/9/artifacts/browse"))
    }

    @Test func `Later runs write its own note anew, and no other`() throws {
        let notes = """
            [{"id": 1, "author": {"id": 4}, "body": "<!-- maquette -->\\nof somebody else"},
             {"id": 2, "author": {"id": 5}, "body": "other words"},
             {"id": 3, "author": {"id": 5}, "body": "<!-- maquette -->\\nold"}]
            """
        #expect(try note(["NOTES": notes]).status == 0)
        let log = try place.read("log")
        #expect(log.contains("--request PUT") && log.contains("/notes/3") && !log.contains("POST"), "\(log)")
    }

    @Test(
        arguments: [
            (["CI_MERGE_REQUEST_IID": ""], 0, "is of no merge request"),
            (["MAQUETTE_TOKEN": ""], 2, "MAQUETTE_TOKEN is empty"),
        ] as [([String: String], Int32, String)])
    func `Without a merge request or a token nothing is written`(
        variables: [String: String], code: Int32, words: String
    ) throws {
        let run = try note(variables)
        #expect(run.status == code && run.text.contains(words), "\(run.text)")
        #expect(throws: (any Error).self) { try place.read("log") }
    }
}
