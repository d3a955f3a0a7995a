/// What became of one list of sections. Nothing is animated here, so it only says what the sections are now.
public struct Changeset<Section: SectionModelType> {
    public typealias Item = Section.Item

    public let reloadData: Bool
    public let originalSections: [Section]
    public let finalSections: [Section]
    public let insertedSections: [Int]
    public let deletedSections: [Int]
    public let movedSections: [(from: Int, to: Int)]
    public let updatedSections: [Int]
    public let insertedItems: [ItemPath]
    public let deletedItems: [ItemPath]
    public let movedItems: [(from: ItemPath, to: ItemPath)]
    public let updatedItems: [ItemPath]

    public static func initialValue(_ sections: [Section]) -> Changeset<Section> {
        Changeset(finalSections: sections)
    }

    init(finalSections: [Section]) {
        reloadData = true
        originalSections = []
        self.finalSections = finalSections
        (insertedSections, deletedSections, movedSections, updatedSections) = (Array(finalSections.indices), [], [], [])
        (insertedItems, deletedItems, movedItems, updatedItems) = ([], [], [], [])
    }
}
