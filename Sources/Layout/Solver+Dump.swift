extension Solver {
    mutating func dump() -> String {
        solve()
        var lines = ["root \(text(rootSize.width)) x \(text(rootSize.height))"]
        for position in 0..<list.order.count {
            let index = list.order[position]
            let entry = list.entries[index]
            guard entry.isAlive else { continue }
            let origin = entry.origin == .caller ? "" : " \(entry.origin)"
            lines.append(
                "[\(entry.tag)] \(equation(of: index)) @\(text(Double(entry.priority)))\(origin): \(fate(of: index))")
        }
        let ambiguous = findAmbiguity()
        for index in Unknown.rootHeight.index + 1..<Int32(unknownCount) {
            let mark = ambiguous.contains(index) ? " ambiguous" : ""
            lines.append("x\(index) = \(text(values[index]))\(mark)")
        }
        return lines.joined(separator: "\n")
    }

    private func equation(of index: Int32) -> String {
        let entry = list.entries[index]
        let sign: Double = entry.isNegated ? -1 : 1
        var left = ""
        for term in list.terms(of: index) {
            let coefficient = sign * list.members[term].coefficient
            let factor = abs(coefficient) == 1 ? "" : text(abs(coefficient)) + " "
            left += left.isEmpty ? (coefficient < 0 ? "-" : "") : (coefficient < 0 ? " - " : " + ")
            left += factor + name(of: list.members[term].unknown)
        }
        let relation = entry.isEquality ? "=" : entry.isNegated ? "<=" : ">="
        return "\(left.isEmpty ? "0" : left) \(relation) \(text(-sign * entry.constant))"
    }

    private func fate(of index: Int32) -> String {
        let entry = list.entries[index]
        if entry.place == .broken { return "broken" }
        var error = entry.constant
        for term in list.terms(of: index) {
            error += list.members[term].coefficient * values[list.members[term].unknown]
        }
        let isKept = entry.isEquality ? abs(error) <= Tolerance.value : error >= -Tolerance.value
        return isKept ? "kept" : "off by \(text(abs(error)))"
    }

    private func name(of unknown: Int32) -> String {
        switch Unknown(index: unknown) {
        case .rootWidth: "W"
        case .rootHeight: "H"
        default: "x\(unknown)"
        }
    }

    /// Numbers to the resolution that solves agree to.
    private func text(_ number: Double) -> String {
        let rounded = (number * 1_048_576).rounded() / 1_048_576
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
    }
}
