import Foundation
import Testing

@testable import adapt

/// What the compiler of the toolchain writes of two files, and what of it follows from the code: another file has to be compiled again
/// when something changed that it names.
@Suite struct FileDependenciesTests {
    private let objects: Objects

    init() throws { objects = try Objects() }

    private func dependencies(_ first: String, _ second: String) throws -> [FileDependencies] {
        let files = ["first", "second"].map(objects.path)
        for (file, text) in zip(files, [first, second]) {
            try text.write(toFile: file + ".swift", atomically: true, encoding: .utf8)
        }
        for (own, other) in [(files[0], files[1]), (files[1], files[0])] {
            let words =
                ["-frontend", "-c", "-module-name", "M", "-parse-as-library", "-primary-file", own + ".swift"]
                + [other + ".swift", "-emit-reference-dependencies-path", own + ".swiftdeps", "-o", own + ".o"]
            let result = try Command(Objects.tools + "/swift-frontend", words).run()
            #expect(result.isFine, "\(result.text)")
        }
        return try files.map { try #require(FileDependencies($0 + ".swiftdeps")) }
    }

    private func isTouched(_ user: String, _ former: String, _ new: String) throws -> Bool {
        let (before, after) = (try dependencies(former, user), try dependencies(new, user))
        return before[1].isTouched(by: FileDependencies.changes(from: before[0], to: after[0]))
    }

    private let card = "final class Card { func show() -> Int { 1 } }\nstruct Other { var a = 1 }\n"

    @Test(arguments: [
        ("show() -> Int", "show() -> Double"), ("func show", "private var more = 1; func show"),
        ("{ func", "{ func more() {}; func"), ("show()", "show(_ now: Bool = true)"),
    ])
    func `Who uses a class is touched by what changes in it`(former: String, new: String) throws {
        #expect(try isTouched("func use() { print(Card().show()) }", card, card.replacing(former, with: new)))
        // Also without naming it.
        #expect(
            try isTouched(
                "func use(_ made: Maker) { print(made.card.show()) }\n", card + "class Maker { var card = Card() }\n",
                card.replacing(former, with: new) + "class Maker { var card = Card() }\n"))
        // An extension is of the class and declares something of it, too.
        #expect(
            try isTouched("extension Card { func use() -> Any { show() } }", card, card.replacing(former, with: new)))
    }

    @Test func `Who uses nothing of it is not touched`() throws {
        let new = card.replacing("func show", with: "private var more = 1; func show")
        #expect(try !isTouched("func use() { print(Other().a) }", card, new))
        #expect(try !isTouched("func use() { print(Card().show()) }", card, card.replacing("{ 1 }", with: "{ 2 }")))
    }

    @Test func `A file that comes or goes touches who names what it declares, there or elsewhere`() throws {
        let files = try dependencies("func abs(_ a: Int) -> Int { a }", "func use() { print(abs(1)) }\n")
        #expect(files[1].isTouched(by: FileDependencies.changes(from: FileDependencies(), to: files[0])))
        #expect(files[1].isTouched(by: FileDependencies.changes(from: files[0], to: FileDependencies())))
    }

    /// Nothing that a file says of itself leads out of it.
    @Test func `What was cut off or is something else ends nothing`() throws {
        _ = try dependencies(card, "func use() { print(Card().show()) }")
        let whole = try Data(contentsOf: URL(fileURLWithPath: objects.path("first.swiftdeps")))
        let part = objects.path("part.swiftdeps")
        #expect(FileDependencies(part) == nil)
        for length in stride(from: 0, to: whole.count, by: 11) {
            try whole.prefix(length).write(to: URL(fileURLWithPath: part))
            _ = FileDependencies(part)
        }
        for place in stride(from: 0, to: whole.count, by: 5) {
            var changed = whole
            changed[place] ^= 0xFF
            try changed.write(to: URL(fileURLWithPath: part))
            _ = FileDependencies(part)
        }
        try Data("no such file".utf8).write(to: URL(fileURLWithPath: part))
        #expect(FileDependencies(part) == nil)
    }
}
