import Foundation
import MaquetteFiles

/// The decisions about a report: the list that its page exports.
package struct Decisions: Hashable, Sendable {
    /// Snapshots, by their ids, whose new picture becomes the baseline.
    package var accepted: Set<String>
    /// Snapshots whose baseline stays as it is.
    package var rejected: Set<String>

    package init(accepted: Set<String> = [], rejected: Set<String> = []) {
        self.accepted = accepted
        self.rejected = rejected
    }

    private struct List: Decodable {
        var version: Int
        var accept: [String]
        var reject: [String]
    }

    /// Reads a list, and refuses one that belongs to another report.
    /// - Parameter file: the name of the source, for error messages.
    package init(json bytes: [UInt8], file: String, about report: Report) throws {
        let list: List
        do {
            list = try JSONDecoder().decode(List.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw Failure("\(file) is not a list of decisions: \(error.placeAndReason)")
        }
        guard list.version == 1 else {
            throw Failure("\(file) is not a list of decisions: version: \(list.version), only 1 can be read")
        }
        self.init(accepted: Set(list.accept), rejected: Set(list.reject))
        if let both = accepted.intersection(rejected).min() {
            throw Failure("\(file): \(both.bounded) is accepted and rejected")
        }
        let known = Set(report.entries.filter(\.isOpen).map(\.id))
        if let unknown = accepted.union(rejected).subtracting(known).min() {
            throw Failure("\(file): the report has nothing to decide about \(unknown.bounded)")
        }
    }
}
