import Foundation

/// The report for the eye.
enum Table {
    static func preface(_ report: Report) -> String {
        let systems =
            report.kiwiCoordinates == report.ourCoordinates
            ? "both get the same systems, origins relative to the superview"
            : "we get origins relative to the superview, kiwi relative to the \(report.kiwiCoordinates)"
        return """
            Ours against \(report.peer) in one process, in turns; \(systems).
            Both have their constraints made beforehand. Ratios are kiwi's cost over ours, medians: 20 means 20 times
            faster, 0.5 twice as slow. kiwi's is the median of \(Comparison.mostOrders) orders of its variables, of fewer where that would take
            too long: it sorts by their addresses, and some orders cost it several times as much as others. Everything includes reading all values. > : kiwi would take too long here; its cost at the size above stands in.
            wish, bound, equation: a constraint that is added to the middle and taken away again; own: one that is there.
            """
    }

    static func header(_ section: Report.Section) -> String {
        let names = section.rows.first.map { $0.ratios.map(\.name) } ?? []
        return "\n\(section.name)\n"
            + line([aligned("constraints", 11)] + names.map { aligned($0, 10) } + ["  difference (values compared)"])
    }

    static func row(_ row: Report.Row) -> String {
        let ratios = row.ratios.map { ratio in
            aligned(ratio.value.map(short) ?? ratio.atLeast.map { ">" + short($0) } ?? "-", 10)
        }
        return line([aligned(String(row.constraints), 11)] + ratios + ["  " + agreement(row)])
    }

    static func footer(_ section: Report.Section) -> String? {
        section.growthExponent.map {
            "our time to solve grows with the power \(String(format: "%.2f", $0)) of the size"
        }
    }

    private static func agreement(_ row: Report.Row) -> String {
        guard let difference = row.largestDifference, let compared = row.comparedUnknowns else { return "not compared" }
        let verdict = difference <= Agreement.tolerance ? "" : "  DISAGREES"
        return String(format: "%.0e", difference) + " (\(compared) of \(row.unknowns))" + verdict
    }

    private static func short(_ ratio: Double) -> String {
        ratio < 10 ? String(format: "%.2g", ratio) : String(format: "%.0f", ratio)
    }

    private static func aligned(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func line(_ columns: [String]) -> String {
        columns.joined()
    }
}
