/// The longest increasing subsequence of a list of numbers.
enum LongestRising {
    /// The indices of its members, in O(n log n) time.
    static func indices(of numbers: [Int]) -> Set<Int> {
        // For each length, the index of the smallest number that ends an increasing subsequence of that length.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[place] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var found: Set<Int> = []
        var place = ends.last
        while let current = place {
            found.insert(current)
            place = before[current]
        }
        return found
    }
}
