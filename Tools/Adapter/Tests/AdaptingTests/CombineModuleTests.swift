import Foundation
import Testing

/// Publishers of Combine by the names of their types, and as sequences. What the program prints follows from Apple's documentation.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct CombineModuleTests {
    @Test func `Publishers are put together by the names of their types, and awaited`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    private static let program = """
        import Combine
        import UIKit

        // Apple's documentation of `flatMap` and `switchToLatest`: a publisher that never fails goes with one that does.
        struct Flawed: Error {}
        let sure = PassthroughSubject<Int, Never>()
        let unsure = PassthroughSubject<Int, Flawed>()
        let mixed: [AnyPublisher<Int, Flawed>] = [
            sure.flatMap { _ in unsure }.eraseToAnyPublisher(), unsure.flatMap { Just($0 * 10) }.eraseToAnyPublisher(),
            sure.map { _ in unsure }.switchToLatest().eraseToAnyPublisher(),
            unsure.map { Just($0 * 100) }.switchToLatest().eraseToAnyPublisher(),
        ]
        var sums = [0, 0, 0, 0]
        let watching = mixed.enumerated().map { place, publisher in
            publisher.sink(receiveCompletion: { _ in }, receiveValue: { sums[place] += $0 })
        }
        let plain: AnyPublisher<Int, Never> = sure.flatMap { Just($0) }.map { Just($0) }.switchToLatest()
            .eraseToAnyPublisher()
        let watchingPlain = plain.sink { print("plain", $0) }
        sure.send(1)
        unsure.send(2)
        withExtendedLifetime((watching, watchingPlain)) { print("mixed", sums) }

        var bag = Set<AnyCancellable>()
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<String, Never>("x"))
        let three: Publishers.CombineLatest3<CurrentValueSubject<Int, Never>, CurrentValueSubject<String, Never>, Just<Bool>> =
            a.combineLatest(b, Just(true))
        three.sink { print("latest", $0, $1, $2) }.store(in: &bag)
        a.value = 2
        b.value = "y"
        Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }
            .sink(receiveCompletion: { print("four", $0) }, receiveValue: { print("four", $0) }).store(in: &bag)
        Publishers.CombineLatest(Just(1), Just(2)).sink { print("two", $0, $1) }.store(in: &bag)
        Publishers.Zip3([1, 2].publisher, ["a", "b", "c"].publisher, [true, false].publisher)
            .sink(receiveCompletion: { print("zip", $0) }, receiveValue: { print("zip", $0, $1, $2) }).store(in: &bag)
        [1, 2].publisher.zip([3, 4].publisher) { $0 * $1 }.sink { print("product", $0) }.store(in: &bag)
        let merged: Publishers.Merge3<Just<Int>, Just<Int>, Publishers.Map<Just<Int>, Int>> =
            Just(1).merge(with: Just(2), Just(3).map { $0 * 10 })
        merged.sink(receiveCompletion: { print("merged", $0) }, receiveValue: { print("merged", $0) }).store(in: &bag)
        Just(1).merge(with: Just(2)).merge(with: Just(3)).collect().sink { print("many", $0) }.store(in: &bag)

        [3, 4].publisher.prepend([1, 2].publisher).append(5).collect().sink { print("in a row", $0) }.store(in: &bag)

        struct Card: Codable { var title: String }
        Just(Data(#"{"title": "Read"}"#.utf8)).decode(type: Card.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { print("decoded", $0) }, receiveValue: { print("decoded", $0.title) }).store(in: &bag)
        Just(Card(title: "Written")).encode(encoder: JSONEncoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { print(String(decoding: $0, as: UTF8.self)) }).store(in: &bag)
        let (told, source) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let shared = source.multicast(subject: told)
        shared.sink { print("first", $0) }.store(in: &bag)
        source.send(1)
        shared.connect().store(in: &bag)
        source.send(2)
        [1, 2, 3].publisher.tryFilter { if $0 == 3 { throw Broken() } else { $0 > 1 } }
            .tryCatch { _ in Just(9) }.collect().sink(receiveCompletion: { _ in }, receiveValue: { print("tried", $0) })
            .store(in: &bag)

        struct Broken: Error {}
        for await value in [1, 2].publisher.values { print("awaited", value) }
        do {
            for try await value in Just(1).setFailureType(to: Broken.self)
                .append(Fail<Int, Broken>(error: Broken())).values { print("tried", value) }
        } catch { print("failed", error is Broken) }

        let file = URL(fileURLWithPath: "/nowhere/at/all")
        var answer = ""
        URLSession.shared.dataTaskPublisher(for: file).map(\\.data.count)
            .sink(receiveCompletion: { answer = "\\($0)" }, receiveValue: { answer = "\\($0)" }).store(in: &bag)
        while answer.isEmpty { try await Task.sleep(nanoseconds: 1_000_000) }
        print(answer.hasPrefix("failure"))
        """

    private static let expected = """
        plain 1
        mixed [2, 20, 2, 200]
        latest 1 x true
        latest 2 x true
        latest 2 y true
        four 10
        four finished
        two 1 2
        zip 1 a true
        zip 2 b false
        zip finished
        product 3
        product 8
        merged 1
        merged 2
        merged 30
        merged finished
        many [1, 2, 3]
        in a row [1, 2, 3, 4, 5]
        decoded Read
        decoded finished
        {"title":"Written"}
        first 2
        tried [2, 9]
        awaited 1
        awaited 2
        tried 1
        failed true
        true

        """
}
