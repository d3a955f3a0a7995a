import Synchronization

/// The letters of texts that no font here has. They are drawn as boxes. Signs and emoji have similar symbols in their place.
enum UnreadableLetters {
    private static let seen = Mutex<[Unicode.Scalar: Bool]>([:])

    /// - Parameter isWide: whether it is as wide as on iOS whichever font draws it: Chinese, Japanese and Korean.
    static func note(_ character: Unicode.Scalar, isWide: Bool) {
        guard character.properties.isAlphabetic else { return }
        seen.withLock { $0[character] = isWide }
    }

    /// The letters that are as wide as on iOS, or those that are as wide as their boxes, of which measuring says nothing.
    static func all(areWide: Bool) -> [Unicode.Scalar] {
        seen.withLock { $0.filter { $0.value == areWide }.keys.sorted() }
    }
}
