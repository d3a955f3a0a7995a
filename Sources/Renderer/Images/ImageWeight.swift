import Foundation
import MaquetteDrawing

/// Pictures whose images take much memory when they are decoded are painted one after the other, so that a run with many
/// of them takes no more than one.
enum ImageWeight {
    private static let gate = NSRecursiveLock()

    /// What a picture may take that is painted beside others: all of them together stay within the budget.
    private static let lightest = ImageStore.budget / (2 * SharedWork.cores)

    /// - Parameter paint: gets whether the picture is heavy, and its parts are to be painted one after the other, too.
    static func carrying<Result>(
        _ list: DisplayList, _ paint: (_ isHeavy: Bool) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
        var seen: Set<ImageSource> = []
        guard bytes(of: list, &seen) > lightest else { return try paint(false) }
        gate.lock()
        defer { gate.unlock() }
        return try paint(true)
    }

    /// Whether not all images of a picture can be kept until it is painted: each part of it would decode them anew.
    static func isBeyondBudget(_ list: DisplayList) -> Bool {
        var seen: Set<ImageSource> = []
        return bytes(of: list, &seen) > ImageStore.budget
    }

    /// Throws where a document of vectors would hold more images than any reader could show.
    static func check(_ list: DisplayList) throws(RenderError) {
        var seen: Set<ImageSource> = []
        let bytes = bytes(of: list, &seen)
        if bytes > 4 * ImageStore.budget { throw .imagesTooLarge(bytes: bytes) }
    }

    private static func bytes(of list: DisplayList, _ seen: inout Set<ImageSource>) -> Int {
        var sum = 0
        for command in list.commands {
            switch command {
            case .image(let placement) where seen.insert(placement.source).inserted:
                sum += 4 * placement.source.width * placement.source.height
                if case .drawing(let inner, _) = placement.source.content { sum += bytes(of: inner, &seen) }
            case .mask(let mask, _): sum += bytes(of: mask, &seen)
            default: break
            }
        }
        return sum
    }
}
