#if SWIFT_5_MODE
    import ProfileInSwift5
#else
    import Profile
#endif

extension Profile {
    /// Whose profile the tests show.
    @MainActor static let ada = Profile(
        name: "Ada Lovelace", handle: "ada",
        biography: "Writes programs for a machine that nobody has built yet.",
        figures: [
            Profile.Figure(value: 7, caption: "Notes"), Profile.Figure(value: 128, caption: "Readers"),
            Profile.Figure(value: 1843, caption: "Year"),
        ])
}
