import Foundation
import Maquette
import MaquetteComparing
import MaquetteRenderer
import MaquetteReporting
import MaquetteSnapshots

/// Compares two versions and prints the differences.
@MainActor struct DiffRun {
    private let request: DiffRequest

    init(_ request: DiffRequest) { self.request = request }

    func run() throws -> Outcome {
        let (reports, unread) = try reports()
        try write(reports)
        let failures = unread + reports.flatMap(\.looks).compactMap(\.failure)
        guard failures.isEmpty else {
            if !request.isForGit { for failure in failures { StandardError.say(failure) } }
            return .badInput
        }
        return reports.allSatisfy(\.isEmpty) ? .fine : .findings
    }

    /// The reports of all pairs; of folders, only what changed, and why some documents could not be compared.
    private func reports() throws -> (reports: [DiffReport], unread: [String]) {
        let ofCode = try request.code?.reports(wantsPictures: request.wantsPictures) ?? []
        if request.code?.isOfFiles == true { return (ofCode, ofCode.flatMap(\.troubles)) }
        guard request.folders != nil else { return ([try report()], []) }
        var (reports, unread): ([DiffReport], [String]) = (ofCode.filter { !$0.isEmpty }, ofCode.flatMap(\.troubles))
        for pair in request.pairs {
            do {
                let report = try report(of: pair)
                if !report.isEmpty { reports.append(report) }
            } catch let failure as Failure {
                unread += failure.lines
            }
        }
        guard request.scenes.isEmpty || reports.isEmpty || reports.contains(where: { !$0.looks.isEmpty }) else {
            throw Failure("--scene: none of the documents that changed has such a scene")
        }
        return (reports, unread)
    }

    /// The report of a comparison of two files.
    func report() throws -> DiffReport { try report(of: request.pairs[0]) }

    private func report(of pair: DiffPair) throws -> DiffReport {
        let (old, new) = (try pair.old.open(), try pair.new.open())
        let comparison = DocumentComparison(from: old?.parts ?? [], to: new?.parts ?? [])
        return DiffReport(
            old: pair.old.shown, new: pair.new.shown, changes: comparison.changes,
            looks: try looks(Side(old, pair.old), Side(new, pair.new), comparison), editors: comparison.editors)
    }

    private func write(_ reports: [DiffReport]) throws {
        let answer = DiffAnswer(reports: reports, folders: request.folders)
        switch request.format {
        case .text:
            let isSeen =
                StandardStreams.outputIsTerminal
                || request.isForGit && StandardStreams.errorIsTerminal
            let isColored = isSeen && StandardStreams.mayBeColored
            try StandardOutput.printAsIs(answer.text(isColored: isColored))
        case .json: for report in reports { try JSONAnswer.print(DiffJSON(report: report).json) }
        case .html: try put(DiffPage(answer: answer).text, into: request.out)
        case .markdown:
            guard let out = request.out else {
                return try StandardOutput.print(answer.markdown(pictures: nil).text)
            }
            let isFile = out.ext == "md" && out.kind != .folder
            let folder = isFile ? out.folder : out
            let stem = isFile ? String(decoding: out.withoutExtension.name, as: UTF8.self) + "-" : ""
            let markdown = answer.markdown(pictures: stem)
            if isFile { try out.makeFolderOfOutput() } else { try AtomicFile.makeFolder(folder) }
            for (name, png) in markdown.pictures { try AtomicFile.write(Array(png), to: folder.appending(name.utf8)) }
            try AtomicFile.write(
                Array((markdown.text.harmless + "\n").utf8), to: isFile ? out : folder.appending("diff.md".utf8))
        }
    }

    private func put(_ text: String, into file: FilePath?) throws {
        guard var file else { return try StandardOutput.print(text) }
        if file.endsWithSlash || file.kind == .folder { file = file.appending("diff.html".utf8) }
        try file.writeOutput(Array((text.harmless + "\n").utf8))
    }

    // MARK: Looking

    /// A version that was opened.
    private struct Side {
        let document: (any Document)?
        let shown: String

        init(_ document: (any Document)?, _ version: DocumentVersion) {
            (self.document, shown) = (document, version.shown)
        }
    }

    private func looks(
        _ old: Side, _ new: Side, _ comparison: DocumentComparison
    ) throws -> [DiffReport.Look] {
        let pairs = try scenePairs(old.document, new.document)
        return try pairs.flatMap { before, after in
            try request.variants.map { variant in
                let name = (after ?? before)?.name ?? ""
                do {
                    let one = try look(at: before, of: old, variant)
                    let other = try look(at: after, of: new, variant)
                    let frames = FrameComparison.changes(
                        from: one?.frames ?? [], to: other?.frames ?? [], matchedBy: comparison)
                    return try compare(one, other, frames, named: name, variant.label)
                } catch let failure as PictureFailure {
                    // Changes can be listed without a picture.
                    return DiffReport.Look(
                        scene: name, variant: variant.label, verdict: .unpainted(failure.words), frames: [],
                        before: nil,
                        after: nil, difference: nil)
                }
            }
        }
    }

    /// The scenes of both versions, matched by id. The scenes of two documents with one scene each are the same.
    private func scenePairs(
        _ old: (any Document)?, _ new: (any Document)?
    ) throws -> [(DocumentScene?, DocumentScene?)] {
        let (before, after) = (old?.scenes ?? [], new?.scenes ?? [])
        let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
        let kept = Set(after.map(\.id))
        let pairs: [(DocumentScene?, DocumentScene?)] =
            before.count == 1 && after.count == 1
            ? [(before[0], after[0])]
            : after.map { (known[$0.id], $0) } + before.filter { !kept.contains($0.id) }.map { ($0, nil) }
        guard !request.scenes.isEmpty else { return pairs }
        let wanted = request.scenes.map { $0.lowercased() }
        let chosen = pairs.filter { before, after in
            [before, after].compactMap { $0 }.contains {
                wanted.contains($0.id.lowercased()) || wanted.contains($0.name.lowercased())
            }
        }
        // Others of the folders may have it.
        guard !chosen.isEmpty || request.folders != nil else {
            let names = pairs.compactMap { ($0.1 ?? $0.0)?.name }
            throw Failure("--scene: there is no such scene; the documents have \(NearestNames.list(names))")
        }
        return chosen
    }

    private struct Sight {
        let picture: Picture
        let frames: [ElementFrame]
        /// The name of the version.
        let file: String

        func bitmap() throws -> Bitmap {
            do { return try picture.bitmap() } catch { throw PictureFailure(words: "\(file): \(error)") }
        }
    }

    private struct PictureFailure: Error {
        let words: String
    }

    private func look(
        at scene: DocumentScene?, of side: Side, _ variant: Variant
    ) throws -> Sight? {
        guard let document = side.document, let scene else { return nil }
        let look = SceneLook(document: document, scene: scene, variant: variant)
        do {
            return try look.show { shown, _ in
                let picture = shown.picture()
                return Sight(
                    picture: request.scale.map { picture.scaled(to: $0) } ?? picture, frames: shown.frames,
                    file: side.shown)
            }
        } catch let error as RenderError {
            throw PictureFailure(words: "\(side.shown): \(error)")
        }
    }

    private func compare(
        _ one: Sight?, _ other: Sight?, _ frames: [FrameChange], named scene: String, _ variant: String
    ) throws -> DiffReport.Look {
        // Equal display lists have equal pixels, so they need not be painted.
        if let one, let other, frames.isEmpty, one.picture == other.picture {
            return DiffReport.Look(
                scene: scene, variant: variant, verdict: .same, frames: [], before: nil, after: nil, difference: nil)
        }
        func png(_ bitmap: Bitmap?) throws -> Data? { try bitmap.map { Data(try $0.png()) } }
        let (before, after) = (try one?.bitmap(), try other?.bitmap())
        var verdict: DiffReport.Look.Verdict = one == nil ? .added : .removed
        var difference: Bitmap?
        if let before, let after {
            verdict = Self.verdict(before, after)
            if case .same = verdict {
            } else {
                difference = DifferencePicture.make(before: before, after: after)
            }
        }
        let wantsPictures = request.wantsPictures
        return DiffReport.Look(
            scene: scene, variant: variant, verdict: verdict, frames: frames,
            before: wantsPictures ? try png(before) : nil, after: wantsPictures ? try png(after) : nil,
            difference: wantsPictures ? try png(difference) : nil)
    }

    static func verdict(_ before: Bitmap, _ after: Bitmap) -> DiffReport.Look.Verdict {
        guard before.width == after.width, before.height == after.height else {
            return .otherSize(
                before: "\(before.width) x \(before.height)", after: "\(after.width) x \(after.height) pixels")
        }
        if before.pixels == after.pixels { return .same }
        let deviation = Deviation(before: before, after: after, perceptualPrecision: 1)
        return .different(share: deviation.differentShare, places: deviation.regions.count)
    }
}
