extension Double {
    /// The number for people and for JSON: without a fraction where there is none.
    package func written() -> String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
    }

    /// The number with at most the given number of decimals: thirds of points have infinitely many.
    package func written(decimals: Int) -> String {
        var power = 1.0
        for _ in 0..<decimals { power *= 10 }
        return ((self * power).rounded() / power).written()
    }
}
