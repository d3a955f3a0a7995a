extension Array where Element: AnyObject {
    /// The one place of an element, looked for from both ends at once: lists of thousands are mostly emptied or put in
    /// another order from one of them.
    func onlyPlace(of element: Element) -> Int? {
        var (front, back) = (startIndex, endIndex - 1)
        while front <= back {
            if self[front] === element { return front }
            if self[back] === element { return back }
            front += 1
            back -= 1
        }
        return nil
    }

    /// Takes out the one place of `element`.
    mutating func removeOnly(_ element: Element) {
        if let place = onlyPlace(of: element) { remove(at: place) }
    }
}
