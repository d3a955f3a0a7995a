import Foundation

/// One thing that somebody does on a screen.
package enum TouchStep: Hashable, Sendable {
    case tap(TouchTarget, count: Int)
    case longPress(TouchTarget)
    case swipe(Way, on: TouchTarget?)
    case drag(TouchTarget, to: TouchTarget)
    case pinch(Spread, on: TouchTarget?)
    case scroll(to: TouchTarget)
    case type(String)
    case press(Key)
    case wait(Double)
    case waitFor(TouchTarget)
    case appearance(Appearance)

    /// Where a finger goes.
    package enum Way: String, CaseIterable, Sendable { case up, down, left, right }

    /// Where two fingers go: towards each other, or apart.
    package enum Spread: String, CaseIterable, Sendable { case `in`, out }

    /// What the settings of the phone say.
    package enum Appearance: String, CaseIterable, Sendable { case light, dark }

    /// Keys of the keyboard, and the way back of a navigation bar.
    package enum Key: String, CaseIterable, Sendable { case `return`, delete, back }

    /// What is wrong with the words of a step.
    package struct Misunderstood: Error, CustomStringConvertible {
        package let description: String
    }

    /// Seconds. Longer than any animation that people wait for.
    static let longest = 60.0

    package init(_ words: String) throws(Misunderstood) {
        var rest = Substring(words).trimmingPrefix(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        let verb = rest.prefix { !$0.isWhitespace }
        rest = rest[verb.endIndex...].trimmingPrefix(while: \.isWhitespace)
        func fail(_ reason: String) -> Misunderstood { Misunderstood(description: "`\(words)`: \(reason)") }
        func target(_ text: Substring) throws(Misunderstood) -> TouchTarget {
            guard let target = TouchTarget(text) else {
                throw fail(
                    "name what \(verb) means, such as \(verb) \"Sign in\", \(verb) #signIn, or a place: \(verb) 120,340"
                )
            }
            return target
        }
        func way(_ word: Substring) throws(Misunderstood) -> Way {
            guard let way = Way(rawValue: String(word)) else {
                throw fail("\(verb) up, down, left or right, not `\(word)`")
            }
            return way
        }
        switch verb {
        case "tap": self = .tap(try target(rest), count: 1)
        case "double-tap": self = .tap(try target(rest), count: 2)
        case "long-press": self = .longPress(try target(rest))
        case "swipe":
            let word = rest.prefix { !$0.isWhitespace }
            let place = Self.place(in: rest[word.endIndex...])
            self = .swipe(try way(word), on: place.isEmpty ? nil : try target(place))
        case "drag":
            // A name may have the word in it.
            let named = rest.first == "\"" ? rest.dropFirst().firstIndex(of: "\"") ?? rest.startIndex : rest.startIndex
            guard let middle = rest[named...].firstRange(of: " to ") else {
                throw fail("say from where and to where, such as drag \"Volume\" to 300,420")
            }
            self = .drag(try target(rest[..<middle.lowerBound]), to: try target(rest[middle.upperBound...]))
        case "pinch":
            let word = rest.prefix { !$0.isWhitespace }
            guard let spread = Spread(rawValue: String(word)) else {
                throw fail("pinch in or out, not `\(word)`")
            }
            let place = Self.place(in: rest[word.endIndex...])
            self = .pinch(spread, on: place.isEmpty ? nil : try target(place))
        case "appearance":
            guard let appearance = Appearance(rawValue: String(rest)) else {
                throw fail("appearance light or dark, not `\(rest)`")
            }
            self = .appearance(appearance)
        case "scroll":
            guard rest.hasPrefix("to ") else {
                throw fail("name what to scroll to, such as scroll to \"Log out\"; swipe up shows what is below")
            }
            self = .scroll(to: try target(rest.dropFirst(3)))
        case "type":
            let text = TouchTarget.unquoted(rest)
            guard !text.isEmpty else { throw fail("say what to type, such as type \"anna@example.com\"") }
            self = .type(text)
        case "press":
            guard let key = Key(rawValue: String(rest)) else {
                throw fail("press return, delete or back, not `\(rest)`")
            }
            self = .press(key)
        case "wait" where rest.hasPrefix("for "): self = .waitFor(try target(rest.dropFirst(4)))
        case "wait":
            guard let seconds = Double(rest), seconds >= 0, seconds <= Self.longest else {
                throw fail(
                    "say for how many seconds, up to \(Int(Self.longest)), such as wait 0.5, or for what: wait for \"Welcome\""
                )
            }
            self = .wait(seconds)
        default: throw fail("use \(Self.verbs)")
        }
    }

    /// What is named behind the word `on`.
    private static func place(in text: Substring) -> Substring {
        let place = text.trimmingPrefix(while: \.isWhitespace)
        return place.hasPrefix("on ") ? place.dropFirst(3).trimmingPrefix(while: \.isWhitespace) : place
    }

    package static let verbs =
        "tap, double-tap, long-press, swipe, drag, pinch, scroll to, type, press, wait or appearance"
}

extension TouchStep: CustomStringConvertible {
    /// The step in words that can be read again.
    package var description: String {
        switch self {
        case .tap(let target, let count): "\(count > 1 ? "double-tap" : "tap") \(target)"
        case .longPress(let target): "long-press \(target)"
        case .swipe(let way, let target): "swipe \(way.rawValue)" + (target.map { " on \($0)" } ?? "")
        case .drag(let start, let end): "drag \(start) to \(end)"
        case .pinch(let spread, let target): "pinch \(spread.rawValue)" + (target.map { " on \($0)" } ?? "")
        case .appearance(let appearance): "appearance \(appearance.rawValue)"
        case .scroll(let target): "scroll to \(target)"
        case .type(let text): "type \"\(text)\""
        case .press(let key): "press \(key.rawValue)"
        case .waitFor(let target): "wait for \(target)"
        case .wait(let seconds): "wait \(seconds.formatted(.number.locale(Locale(identifier: "en_US_POSIX"))))"
        }
    }
}
