extension Array where Element: AnyObject {
    /// Takes out the one place of `element`. The search ends there, which matters to those who empty a long list in order.
    mutating func removeOnly(_ element: Element) {
        if let place = firstIndex(where: { $0 === element }) { remove(at: place) }
    }
}
