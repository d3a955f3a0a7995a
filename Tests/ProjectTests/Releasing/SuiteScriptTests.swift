import Foundation
import Testing

/// `Scripts/try-suites` with a command whose answer is written here. The numbers are counted by hand.
@Suite struct SuiteScriptTests {
    @Test(.enabled(if: Sandbox.has("python3")))
    func `A row has the numbers of a suite and its score, and a list says what references lack`() throws {
        let place = try Sandbox()
        try place.write(
            """
            {"projects": [{"project": "Cards", "problem": null, "tests": [
              {"test": "T.A/one", "state": "passed", "reason": "", "missing": [], "pictures": [
                {"reference": "SUITE/a.png", "size": "1 x 1", "referenceSize": "1 x 1", "isBlank": false}]},
              {"test": "T.A/two", "state": "failed", "reason": "", "missing": ["Card.play()"], "pictures": [
                {"reference": "SUITE/b.png", "size": "1 x 1", "referenceSize": "2 x 1", "isBlank": false}]},
              {"test": "T.A/three", "state": "failed", "reason": "", "missing": [], "pictures": [
                {"reference": "SUITE/c.png", "size": "1 x 1", "referenceSize": "1 x 1", "isBlank": true}]},
              {"test": "T.A/four", "state": "crashed", "reason": "no Metal", "missing": [], "pictures": []}]}],
             "seconds": 2.5}
            """, to: "answer.json")
        let run = try place.bash(
            """
            mkdir -p suites/Cards bin
            printf '#!/bin/sh\\nmkdir -p "$7"\\nsed "s|SUITE|$2|" answer.json\\nexit 1\\n' >bin/preview
            printf '#!/bin/sh\\necho words\\necho "$1: $(basename "$2") and $(basename "$3")"\\n' >bin/score
            chmod +x bin/preview bin/score
            MAQUETTE_PREVIEW=bin/preview "$MAQUETTE"/Scripts/try-suites --pictures out --score "bin/score same" --needs needs suites --dark
            """)
        #expect(run.status == 0, "\(run.text)")
        #expect(
            run.text.contains("\n| Cards | 4 | 1 | 1 | 3 | 1 | 1 | 1 | 2.5 | same: Cards and Cards |\n"), "\(run.text)")
        #expect(
            try place.read("needs")
                == "Cards\tT.A/four\t\tcrashed: no Metal\nCards\tT.A/three\tc.png\tblank\nCards\tT.A/two\tb.png\tleft out: Card.play()\n"
        )
    }
}
