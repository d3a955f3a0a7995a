import MaquetteTouch
import Testing

/// The words of steps: worked out by hand.
@Suite struct TouchStepTests {
    @Test(arguments: [
        "tap \"Sign in\"", "double-tap #photo", "long-press 120,340.5", "swipe left", "swipe up on \"Photos\"",
        "drag \"Volume\" to 300,420", "scroll to \"Log out\"", "type \"anna@example.com\"", "press back", "wait 0.5",
        "wait for \"Welcome\"", "wait for #welcome", "tap \"Delete\" 2", "pinch out", "pinch in on \"Photo\"",
        "appearance dark",
    ])
    func wordsAreReadAndWrittenAlike(_ words: String) throws { #expect("\(try TouchStep(words))" == words) }

    @Test func quotesMayBeLeftOut() throws {
        #expect(try TouchStep("  tap Sign in ") == .tap(.text("Sign in", number: 1), count: 1))
        #expect(try TouchStep("type anna") == .type("anna"))
        #expect(try TouchStep("tap 120, 340 ") == .tap(.place(x: 120, y: 340), count: 1))
        #expect(
            try TouchStep("drag \"Go to top\" to 3,4")
                == .drag(.text("Go to top", number: 1), to: .place(x: 3, y: 4)))
    }

    @Test(arguments: [
        ("", "use tap"), ("push \"A\"", "use tap"), ("tap", "name what tap means"),
        ("tap \"A\" 0", "name what tap means"),
        ("swipe sideways", "up, down, left or right, not `sideways`"), ("drag \"A\"", "from where and to where"),
        ("scroll down", "name what to scroll to"), ("type", "say what to type"),
        ("pinch sideways", "in or out, not `sideways`"), ("appearance blue", "light or dark, not `blue`"),
        ("press escape", "return, delete or back"),
        ("wait", "for how many seconds"), ("wait for", "for how many seconds"), ("wait for ", "for how many seconds"),
        ("wait 1000", "for how many seconds"), ("wait nan", "for how many seconds"),
    ])
    func whatIsWrongIsSaid(_ words: String, _ reason: String) {
        #expect { try TouchStep(words) } throws: { "\($0)".contains(reason) }
    }
}
