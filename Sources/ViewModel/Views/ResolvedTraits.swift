/// The traits of a view as they were found, and how to see that they still hold.
@MainActor struct ResolvedTraits {
    /// Controllers hand traits to each other past the views, so that a change among them makes all answers old.
    private static var generation = 0

    let traits: UITraitCollection
    private let screenTraits: UITraitCollection
    private let generation: Int

    init(_ traits: UITraitCollection) {
        self.traits = traits
        screenTraits = Headless.screenTraits
        generation = Self.generation
    }

    var isValid: Bool { generation == Self.generation && screenTraits === Headless.screenTraits }

    static func forgetAll() { generation += 1 }
}
