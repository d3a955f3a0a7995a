import MaquetteRenderer
import MaquetteViewModel

/// Many pictures: views are laid out on the main actor one after the other, while every other core paints
/// and encodes the previous ones.
public enum Batch {
    /// Makes a picture of each item and finishes it on another thread; the results are in the order of the items.
    ///
    /// - Parameters:
    ///   - picture: builds and lays out; a failure is the item's result.
    ///   - finish: paints, encodes and writes.
    @MainActor public static func run<Item: Sendable, Output: Sendable>(
        _ items: [Item], picture: (Item) throws -> Picture,
        finish: @escaping @Sendable (Item, Picture) throws -> Output
    ) async -> [Result<Output, any Error>] {
        var results = [Result<Output, any Error>?](repeating: nil, count: items.count)
        begin(items.count)
        defer { end(items.count) }
        await withTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
            var running = 0
            for (index, item) in items.enumerated() {
                if running == mostAtOnce, let (finished, result) = await group.next() {
                    results[finished] = result
                    running -= 1
                }
                switch Result(catching: { try picture(item) }) {
                case .success(let picture):
                    running += 1
                    group.addTask { (index, Result { try finish(item, picture) }) }
                case .failure(let error): results[index] = .failure(error)
                }
            }
            for await (finished, result) in group { results[finished] = result }
        }
        return results.compactMap { $0 }
    }

    /// Enough to keep every core busy; more would only use memory.
    package static let mostAtOnce = 2 * SharedWork.cores

    /// Until `end`, each of several pictures is painted and encoded by one core, because the others have their own.
    package static func begin(_ count: Int) {
        if count > 1 { SharedWork.pause() }
    }

    package static func end(_ count: Int) {
        if count > 1 { SharedWork.resume() }
    }
}
