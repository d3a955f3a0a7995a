extension GalleryPicture {
    /// How many there are: arguments of a test are made off the main actor.
    nonisolated static let count = 31

    static let all: [GalleryPicture] = places + words + paints + controls + lists + screens
}
