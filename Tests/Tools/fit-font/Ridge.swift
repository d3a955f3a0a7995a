/// Ridge regression with few observations of many unknowns, each of which is expected to be 0 give or take 1.
enum Ridge {
    /// Observations that fit badly count less and less: some labels were stored before their text was.
    private static let rounds = 4
    private static let patience = 2.5

    static func solve<Unknown: Hashable>(
        _ rows: [[Unknown: Double]], _ remainders: [Double], deviations: [Double]
    ) -> [Unknown: Double] {
        let gram = products(rows)
        let count = rows.count
        var weights = [Double](repeating: 1, count: count)
        var multipliers: [Double] = []
        for _ in 0..<rounds {
            var matrix = gram
            for index in 0..<count {
                matrix[index * count + index] += deviations[index] * deviations[index] / weights[index]
            }
            multipliers = Cholesky.solve(&matrix, remainders)
            for index in 0..<count {
                var fitted = 0.0
                for other in 0..<count { fitted += gram[index * count + other] * multipliers[other] }
                let error = abs(remainders[index] - fitted) / deviations[index]
                weights[index] = error <= patience ? 1 : max(1e-6, (patience / error) * (patience / error))
            }
        }
        var result: [Unknown: Double] = [:]
        for (row, multiplier) in zip(rows, multipliers) {
            for (unknown, share) in row { result[unknown, default: 0] += share * multiplier }
        }
        return result
    }

    /// How much every two observations have in common.
    private static func products<Unknown: Hashable>(_ rows: [[Unknown: Double]]) -> [Double] {
        var uses: [Unknown: [(row: Int, share: Double)]] = [:]
        for (index, row) in rows.enumerated() {
            for (unknown, share) in row { uses[unknown, default: []].append((index, share)) }
        }
        var result = [Double](repeating: 0, count: rows.count * rows.count)
        for list in uses.values {
            for first in list {
                for second in list { result[first.row * rows.count + second.row] += first.share * second.share }
            }
        }
        return result
    }
}

/// Solves equations with a symmetric matrix that is positive definite.
enum Cholesky {
    static func solve(_ matrix: inout [Double], _ right: [Double]) -> [Double] {
        let count = right.count
        var result = right
        matrix.withUnsafeMutableBufferPointer { matrix in
            for column in 0..<count {
                for row in column..<count {
                    var sum = matrix[row * count + column]
                    for index in 0..<column { sum -= matrix[row * count + index] * matrix[column * count + index] }
                    matrix[row * count + column] =
                        row == column ? sum.squareRoot() : sum / matrix[column * count + column]
                }
            }
            for row in 0..<count {
                for index in 0..<row { result[row] -= matrix[row * count + index] * result[index] }
                result[row] /= matrix[row * count + row]
            }
            for row in (0..<count).reversed() {
                for index in row + 1..<count { result[row] -= matrix[index * count + row] * result[index] }
                result[row] /= matrix[row * count + row]
            }
        }
        return result
    }
}
