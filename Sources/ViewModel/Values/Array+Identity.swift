extension Array where Element: AnyObject {
    /// The index of the element. Searches from both ends at once: long lists are usually emptied or reordered from one
    /// of them.
    func indexOfElement(of element: Element) -> Int? {
        var (front, back) = (startIndex, endIndex - 1)
        while front <= back {
            if self[front] === element { return front }
            if self[back] === element { return back }
            front += 1
            back -= 1
        }
        return nil
    }

    /// Removes the element.
    mutating func removeElement(_ element: Element) {
        if let place = indexOfElement(of: element) { remove(at: place) }
    }
}
