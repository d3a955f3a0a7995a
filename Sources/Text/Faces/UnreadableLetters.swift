import Synchronization

/// The letters of texts that no font here has. They are drawn as boxes and are as wide as those, so what was measured of them says
/// nothing of iOS. Signs and emoji have similar symbols in their place.
enum UnreadableLetters {
    private static let seen = Mutex<Set<Unicode.Scalar>>([])

    static func note(_ character: Unicode.Scalar) {
        guard character.properties.isAlphabetic else { return }
        seen.withLock { _ = $0.insert(character) }
    }

    static var all: [Unicode.Scalar] { seen.withLock { $0.sorted() } }
}
