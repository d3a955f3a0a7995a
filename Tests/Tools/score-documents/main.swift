import Foundation
import Maquette
import MaquetteCanvas

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("score-documents: \(message)\n".utf8))
    exit(2)
}

let help = """
    usage: Scripts/score-documents FOLDER [options]

    Lays out the .storyboard and .xib files in FOLDER without the frames that Interface Builder stored for their views, and
    compares what comes out with those frames. Only views count that Auto Layout places. Documents are left out that
    Interface Builder calls misplaced or ambiguous, whose frames do not fulfil their constraints or the spacings of their stacks,
    that vary by size class, or that are not for iOS. Fonts and images are those of the project around each document; the first
    folder below FOLDER is what is called a repository.

      --list FILE     only the documents that the lines of FILE name, relative to FOLDER; none of them is left out
      --worst N       print the N views that are farthest off
      --trial         what each rule is worth that documents suggested: the views that it puts right and wrong
      --without RULE  score without a rule, by the name that --trial has for it
      --require N     exit with 1 if less than N percent of the views lie within a point
    """

func named(_ words: inout [String], _ option: String) -> String? {
    guard let place = words.firstIndex(of: option) else { return nil }
    guard place + 1 < words.count else { fail("\(option) wants a value") }
    defer { words.removeSubrange(place...place + 1) }
    return words[place + 1]
}

func number(_ text: String?, of option: String) -> Double? {
    guard let text else { return nil }
    guard let number = Double(text), number >= 0 else { fail("\(option) wants a number, and not \(text)") }
    return number
}

// What contradicts itself in documents is not this tool's to tell.
Headless.Diagnostics.handler = { _ in }

var words = Array(CommandLine.arguments.dropFirst())
if words.contains("-h") || words.contains("--help") {
    print(help)
    exit(0)
}
let list = named(&words, "--list")
let worst = number(named(&words, "--worst"), of: "--worst") ?? 0
let required = number(named(&words, "--require"), of: "--require") ?? 0
let rule = named(&words, "--without")
let isTrial = words.contains("--trial")
words.removeAll { $0 == "--trial" }
if let unknown = words.first(where: { $0.hasPrefix("-") }) { fail("unknown option \(unknown); try --help") }
guard words.count == 1 else { fail("one folder is wanted; try --help") }

let documents: [RecordedDocument]
do {
    var leftOut: [RecordedDocument.Flaw: Int] = [:]
    documents = try DocumentFolder(words[0]).documents(
        list: list, unreadable: { print("failed: \($0): \($1)") }, leftOut: { leftOut[$0, default: 0] += 1 })
    for flaw in RecordedDocument.Flaw.allCases {
        if let count = leftOut[flaw] { print("left out: \(count) documents \(flaw.rawValue)") }
    }
} catch {
    fail("\(error)")
}
guard !documents.isEmpty else { fail("there is no document in \(words[0])") }

let score: Score
if let rule {
    guard let rule = CanvasRule(rawValue: rule) else {
        fail("there is no rule \(rule); there are \(CanvasRule.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    score = CanvasRule.without(rule) { Score(of: documents) }
} else {
    score = Score(of: documents)
}
for line in score.report(worst: Int(worst)) { print(line) }
if isTrial {
    for line in Trial(of: documents, against: score).report { print(line) }
}
let share = Score.Share(score.outcomes)
exit(100 * Double(share.near) < required * Double(share.views) ? 1 : 0)
