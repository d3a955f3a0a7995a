import Foundation

extension ReportPage {
    /// The report as the page's script reads it.
    private struct Contents: Encodable {
        /// Distinguishes decisions about this report from those about an earlier one in the same place.
        let stamp: Digest
        let tally: String
        let renderer: String
        let shards: [Shard]
        let problems: [String]
        let remarks: [String]
        let states: [State]
        let entries: [ReportEntry]
    }

    private struct State: Encodable {
        let name: String
        let label: String
        let symbol: String
        let tone: Tone
        let passes: Bool
        let count: Int
    }

    /// How urgent a state looks.
    private enum Tone: String, Encodable {
        case bad, odd, good, plain
    }

    var data: String {
        get throws {
            let contents = Contents(
                stamp: Digest(try report.json), tally: report.tally, renderer: report.renderer, shards: report.shards,
                problems: report.allProblems, remarks: report.remarks,
                states: report.totals.map { Self.state($0.state, count: $0.count) }, entries: report.entries)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return Self.harmless(String(decoding: try encoder.encode(contents), as: UTF8.self))
        }
    }

    /// Escapes text so that it cannot end its element.
    private static func harmless(_ json: String) -> String {
        json.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e").replacing("&", with: "\\u0026")
            .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    }

    private static func state(_ state: SnapshotState, count: Int) -> State {
        let (label, symbol, tone): (String, String, Tone) =
            switch state {
            case .different: ("Changed", "≠", .bad)
            case .missing: ("No baseline", "?", .bad)
            case .unusable: ("Bad baseline", "!", .bad)
            case .otherRenderer: ("Other renderer", "≠", .odd)
            case .failed: ("Failed", "!", .bad)
            case .tolerated: ("Tolerated", "≈", .odd)
            case .recorded: ("New", "+", .good)
            case .rerecorded: ("Recorded again", "↻", .good)
            case .orphaned: ("Orphaned", "–", .plain)
            case .same: ("Same", "=", .good)
            }
        return State(name: state.rawValue, label: label, symbol: symbol, tone: tone, passes: state.passes, count: count)
    }
}
