import MaquetteLayout
import MaquetteTestSupport

/// The meaning of a tiny system found by trying every point that could be the answer.
///
/// All sums of errors and all distances from zero are straight between the planes on which a constraint holds exactly
/// or an unknown is zero. So with the walls of a wide box added, the best point is where some of these planes meet,
/// and so is each end of the range of an unknown among the best answers.
struct VertexEnumeration {
    private static let wall = 1e6
    private static let tolerance = 1e-6

    let unknownCount: Int
    let constraints: [LinearConstraint]

    private(set) var broken: [Int] = []
    private(set) var free: [Unknown] = []
    private(set) var errors: [Double] = []
    private(set) var values: [Double] = []

    /// The root size is zero by zero here, so the system has `unknownCount - 2` unknowns.
    init(unknownCount: Int, constraints: [LinearConstraint]) {
        self.unknownCount = unknownCount
        self.constraints = constraints
        var points = meetingPoints()

        let required = constraints.indices.filter { constraints[$0].isRequired }
        let inTurn = [LinearConstraint.Origin.framework, .caller, .content].flatMap { origin in
            required.filter { constraints[$0].origin == origin }
        }
        for index in inTurn {
            let left = points.filter { error(of: constraints[index], at: $0) < Self.tolerance }
            if left.isEmpty { broken.append(index) } else { points = left }
        }
        broken.sort()

        for priority in Set(constraints.map(\.priority)).subtracting([LinearConstraint.required]).sorted(by: >) {
            let level = constraints.filter { $0.priority == priority }
            errors.append(least(&points) { point in level.reduce(0) { $0 + error(of: $1, at: point) } })
        }
        for unknown in 2..<unknownCount {
            let all = points.map { $0[unknown] }
            if all.max()! - all.min()! > Self.tolerance { free.append(Unknown(index: Int32(unknown))) }
        }
        let (lengths, positions) = (
            (2..<unknownCount).filter(ReferenceSolver.isLength),
            (2..<unknownCount).filter { !ReferenceSolver.isLength($0) }
        )
        for unknown in lengths.reversed() { _ = least(&points) { abs($0[unknown]) } }
        for index in constraints.indices where constraints[index].origin == .caller && !broken.contains(index) {
            if let slack = constraints[index].slack { _ = least(&points) { error(of: slack, at: $0) } }
        }
        for unknown in positions { _ = least(&points) { abs($0[unknown]) } }
        values = points[0]
    }

    private func error(of constraint: LinearConstraint, at point: [Double]) -> Double {
        let left = constraint.terms.reduce(0) { $0 + $1.coefficient * point[Int($1.unknown.index)] }
        return constraint.relation.error(left - constraint.constant)
    }

    /// Keeps only the points where the function is least.
    private func least(_ points: inout [[Double]], _ function: ([Double]) -> Double) -> Double {
        let heights = points.map(function)
        let least = heights.min()!
        points = zip(points, heights).filter { $0.1 < least + Self.tolerance }.map(\.0)
        return least
    }

    private func meetingPoints() -> [[Double]] {
        var planes: [(normal: [Double], offset: Double)] = []
        for constraint in constraints {
            var normal = Array(repeating: 0.0, count: unknownCount)
            for term in constraint.terms { normal[Int(term.unknown.index)] += term.coefficient }
            planes.append((normal, constraint.constant))
        }
        for unknown in 2..<unknownCount {
            var normal = Array(repeating: 0.0, count: unknownCount)
            normal[unknown] = 1
            planes += [(normal, 0), (normal, Self.wall), (normal, -Self.wall)]
        }
        var points: [[Double]] = []
        func choose(_ chosen: [Int], from next: Int) {
            if chosen.count == unknownCount - 2 {
                if let point = meeting(chosen.map { planes[$0] }) { points.append(point) }
                return
            }
            for plane in next..<max(next, planes.count) { choose(chosen + [plane], from: plane + 1) }
        }
        choose([], from: 0)
        return points
    }

    /// Gauss's elimination, with the largest pivot; nothing where the planes do not meet in one point.
    private func meeting(_ planes: [(normal: [Double], offset: Double)]) -> [Double]? {
        var rows = planes.map { Array($0.normal[2...]) + [$0.offset] }
        let size = rows.count
        for column in 0..<size {
            let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
            if abs(rows[pivot][column]) < 1e-9 { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<size where row != column && rows[row][column] != 0 {
                let factor = rows[row][column] / rows[column][column]
                for index in column...size { rows[row][index] -= factor * rows[column][index] }
            }
        }
        let point = (0..<size).map { rows[$0][size] / rows[$0][$0] }
        return point.allSatisfy { abs($0) <= Self.wall * 1.000001 } ? [0, 0] + point : nil
    }
}
