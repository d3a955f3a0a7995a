/// What is drawn, by name. Documentation/swiftui.md is made from it, and `Scripts/census --swiftui` reads it there.
@MainActor enum DrawnNames {
    static let all: [NamedPair] = {
        let table = NameTable()
        table.addLayout()
        table.addChanges()
        table.addTexts()
        table.addImages()
        table.addShapes()
        table.addEffects()
        table.addControls()
        table.addLists()
        table.addScreens()
        table.addPresentations()
        return table.pairs
    }()
}
