import MaquetteDocuments

/// The ids of parts that have other ids in the new version.
struct RenamedIDs {
    private var new: [String: String] = [:]

    var isEmpty: Bool { new.isEmpty }

    mutating func add(_ old: String?, _ new: String?) {
        guard let old, let new, old != new else { return }
        self.new[old] = new
    }

    /// The part with references renamed as in the new version. Ids of old documents are numbers, as other values are.
    func applied(to part: DocumentPart) -> DocumentPart {
        guard !isEmpty else { return part }
        var part = part
        for (index, property) in part.properties.enumerated() where Double(property.value) == nil {
            if let id = new[property.value] { part.properties[index].value = id }
        }
        return part
    }
}
