import Foundation
import Measure

/// What is printed, and written for other programs: ratios and shares, never bare seconds.
struct Report: Figures {
    var documents: Int
    var scenes: Int
    var views: Int
    var unreadable: Int
    var rounds: Int
    /// The cost of all documents' frames over that of their texts in a C program.
    var overPlainText: Double
    /// The cost of frames over that of laying out: of all documents together, of the middle one, of nine in ten.
    var overLayout: Double
    var overLayoutInTheMiddle: Double
    var overLayoutOfNineInTen: Double
    var shares: Shares
    /// What a picture adds, over the cost of frames.
    var listing: Double
    var painting: Double

    /// Of the cost of frames.
    struct Shares {
        var reading: Double
        var building: Double
        var solving: Double
        var text: Double
        var asking: Double
        var lettingGo: Double
    }

    init(first: Comparison.Round, others: [Comparison.Round]) {
        documents = first.documents.count
        (scenes, views, unreadable) = (first.scenes, first.views, first.unreadable)
        rounds = others.count
        let sums = others.map(\.sum)
        func share(_ part: (Split) -> Double) -> Double { median(sums.map { part($0) / $0.frames }) }
        overPlainText = median(sums.map { $0.frames / $0.plainText })
        overLayout = median(sums.map { $0.frames / $0.layingOut })
        let each = first.documents.indices.map { number in
            median(others.map { $0.documents[number].frames / $0.documents[number].layingOut })
        }.sorted()
        overLayoutInTheMiddle = each[each.count / 2]
        overLayoutOfNineInTen = each[each.count * 9 / 10]
        shares = Shares(
            reading: share(\.reading), building: share(\.building), solving: share { $0.layingOut - $0.text },
            text: share(\.text), asking: share(\.asking), lettingGo: share(\.lettingGo))
        listing = share(\.listing)
        let sum = first.sum
        painting = sum.painting / (sum.frames * sum.elapsed / (sum.building + sum.layingOut))
    }

    var table: String {
        """
        \(documents) documents with \(scenes) scenes and \(views) elements, read, built and laid out one after the other in one \
        process; \(unreadable) more could not be read. Medians of \(rounds) rounds, in each of which every document has other texts.

        All but painting is the time that the thread had a processor; painting, which two threads share, is what it takes.
        Solving is all of laying out but for the text: telling the engine of views and constraints, solving, setting frames.
        Text is what the labels ask of the typesetter, asked once more by themselves with texts that nobody has seen.

        \(times(overPlainText))  the frames of all documents, over a C program that only measures their texts with Pango
        \(times(overLayout))  a document's frames, over its own solving and text measuring
        \(times(overLayoutInTheMiddle))  the same for the document in the middle; nine in ten cost at most \(times(overLayoutOfNineInTen))

        Frames: reading \(percent(shares.reading)), building \(percent(shares.building)), \
        solving \(percent(shares.solving)), text \(percent(shares.text)), asking for frames and problems \
        \(percent(shares.asking)), letting go \(percent(shares.lettingGo)).
        A picture adds, over frames: \(times(listing)) for its display list, \(times(painting)) for painting and encoding.
        """
    }

    var figures: [Figure] {
        [
            Figure("frames of documents, over the C program", overPlainText),
            Figure("frames of a document", overLayout),
            Figure("frames of the document in the middle", overLayoutInTheMiddle),
            Figure("frames of nine in ten documents", overLayoutOfNineInTen),
            Figure("picture of a document", 1 + listing + painting),
        ]
    }

    private func times(_ ratio: Double) -> String { String(format: "%.2f", ratio) }
}
