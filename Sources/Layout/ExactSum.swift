/// A sum of products with twice the digits of a number, so that what cancels leaves no rounding behind.
struct ExactSum {
    private var high = 0.0
    private var low = 0.0
    /// The sum of the absolute products, which says how much rounding the factors themselves may hold.
    private(set) var size = 0.0

    var value: Double { high + low }

    mutating func add(_ left: Double, _ right: Double) {
        let product = left * right
        let rest = (-product).addingProduct(left, right)
        let sum = high + product
        let own = sum - product
        // What the addition has lost, whichever of the two is larger.
        low += (high - own) + (product - (sum - own)) + rest
        high = sum
        size += abs(product)
    }
}
