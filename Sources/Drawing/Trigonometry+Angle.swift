extension Trigonometry {
    /// The angle of a direction, from 0 up to a whole turn, by additions and multiplications and one division.
    static func angle(x: Double, y: Double) -> Double {
        let (width, height) = (abs(x), abs(y))
        guard width + height > 0 else { return 0 }
        let steep = height > width
        let slope = steep ? width / height : height / width
        // Two halvings bring the slope below a fifth, where a short series is exact enough for any colour.
        let half = slope / (1 + (1 + slope * slope).squareRoot())
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let square = quarter * quarter
        var series = 0.0
        for power in stride(from: 21, through: 1, by: -2) {
            series = (power % 4 == 1 ? 1 : -1) / Double(power) + square * series
        }
        var angle = 4 * quarter * series
        if steep { angle = .pi / 2 - angle }
        if x < 0 { angle = .pi - angle }
        return y < 0 ? 2 * .pi - angle : angle
    }
}
